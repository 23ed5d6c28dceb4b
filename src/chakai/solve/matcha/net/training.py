"""Self-play for the net: proximal policy optimisation with a critic that sees both hands; needs PyTorch."""
from __future__ import annotations
import sys, time
import numpy as np, torch
from torch import nn
from chakai.games.matcha.edition import EDITIONS
from chakai.bots.search import greedy_taste
from chakai.solve.matcha.steps import Steps
from chakai.solve.matcha.steps_kernel import step
from chakai.solve.matcha.greed import greed, room
from chakai.solve.matcha.tables import tables
from chakai.solve.matcha.games import SEAT
from chakai.solve.matcha.net.shapes import CHOICE, CHOICES, OTHER, OWN
from chakai.solve.matcha.net.lore import lore
from chakai.solve.matcha.net.rollout import as_actions, draw, tell
from chakai.solve.matcha.net.contest import choose_for

class Net(nn.Module):
    def __init__(self, wide=160, narrow=96, head=64, cw=160, cn=64):
        super().__init__()
        self.first, self.second = nn.Linear(OWN, wide), nn.Linear(wide, narrow)
        self.state, self.choice = nn.Linear(narrow, head), nn.Linear(CHOICE, head, bias=False)
        self.score = nn.Linear(head, 1, bias=False)
        self.c_own, self.c_other = nn.Linear(OWN, cw), nn.Linear(OTHER, cw, bias=False)
        self.c_second, self.c_value = nn.Linear(cw, cn), nn.Linear(cn, 1)
        nn.init.zeros_(self.score.weight)
    def logits(self, own, choices, mask):
        x = torch.relu(self.second(torch.relu(self.first(own))))
        row, col = (mask == 0).nonzero(as_tuple=True)
        h = torch.relu(self.state(x)[row] + self.choice(choices[row, col]))
        return torch.full_like(mask, -1e9).index_put((row, col), self.score(h)[:, 0])
    def value(self, own, other):
        x = torch.relu(self.c_own(own) + self.c_other(other))
        return torch.tanh(self.c_value(torch.relu(self.c_second(x)))[..., 0])

class Field:
    def __init__(self, names, games, seed):
        self.parts = [Steps(EDITIONS[n], games // len(names), seed + i, auto=True) for i, n in enumerate(names)]
        self.lores = [lore(EDITIONS[n]) for n in names]
        self.own = np.zeros((games, OWN), np.float32); self.other = np.zeros((games, OTHER), np.float32)
        self.choices = np.zeros((games, CHOICES, CHOICE), np.float32); self.mask = np.zeros((games, CHOICES), np.float32)
        self.seat = np.zeros(games, np.int64)
        self.actions = np.zeros(games, np.int64); self.n = games // len(names)
        self.rivals = [(greed(EDITIONS[n], greedy_taste(EDITIONS[n])), room(tables(EDITIONS[n]))) for n in names]
        number = np.arange(games)
        self.greedy_seat = np.where(number % 5 < 2, number // 5 % 2, -9)
        self.luck = np.array([seed + 77], np.uint64)
        self.rng = np.random.default_rng(seed)
        self.guess = np.zeros((2, games), np.float32); self.guess_anew(np.ones(games, bool))
    def guess_anew(self, which):
        n = int(which.sum())
        for seat in range(2):
            sure = self.rng.random(n) < 0.6
            near = np.where(sure, 0, self.rng.random(n)).astype(np.float32)
            self.guess[seat, which] = np.where(self.greedy_seat[which] == 1 - seat, 1 - near, near)
    def tell(self):
        for i, (p, l) in enumerate(zip(self.parts, self.lores)):
            s = slice(i * self.n, (i + 1) * self.n)
            tell(l, p._games, self.own[s], self.other[s], self.choices[s], self.mask[s])
            self.seat[s] = p._games.now[:, SEAT]
        self.other[:, -1] = self.greedy_seat >= 0
        self.by_greedy = self.greedy_seat == self.seat
        self.own[:, -1] = self.guess[self.seat, np.arange(len(self.seat))]
    def step(self, chosen):
        rew = np.zeros((len(chosen), 2), np.float32); done = np.zeros(len(chosen), np.bool_)
        for i, p in enumerate(self.parts):
            s = slice(i * self.n, (i + 1) * self.n)
            as_actions(p._games, chosen[s], self.actions[s])
            choose_for(p._tables, self.rivals[i][0], p._games, self.rivals[i][1], self.luck, self.greedy_seat[s], self.actions[s])
            step(p._tables, p._seed, p._games, self.actions[s], rew[s], done[s], True)
        self.guess_anew(done)
        return rew, done

@torch.no_grad()
def versus_greedy(net, name, games, seed, guess=0.0):
    ed = EDITIONS[name]; steps = Steps(ed, games, seed); rules = tables(ed); g = greed(ed, greedy_taste(ed)); rm = room(rules)
    lo = lore(ed); luck = np.array([seed], np.uint64)
    own = np.zeros((games, OWN), np.float32); other = np.zeros((games, OTHER), np.float32)
    ch = np.zeros((games, CHOICES, CHOICE), np.float32); mask = np.zeros((games, CHOICES), np.float32)
    me = np.arange(games) % 2; them = 1 - me
    total = np.zeros(games); alive = np.ones(games, bool); acts = np.zeros(games, np.int64); chosen = np.zeros(games, np.int64)
    while alive.any():
        G = steps._games
        seat = G.now[:, SEAT].copy(); G.now[~alive, SEAT] = 0
        tell(lo, G, own, other, ch, mask); own[:, -1] = guess
        pr = torch.softmax(net.logits(*map(torch.from_numpy, (own, ch, mask))), -1).numpy()
        draw(pr, luck, chosen); as_actions(G, chosen, acts)
        G.now[:, SEAT] = seat
        choose_for(rules, g, G, rm, luck, them, acts)
        rew, done = steps.step(acts)
        total += np.where(alive, rew[np.arange(games), me], 0); alive &= ~done
    return 0.5 + total.mean() / 2, total.std() / 2 / games ** .5

def main(minutes, out, seed=1, threads=1, resume=None, lr0=1e-3, ent0=0.05, ent1=0.01, lam=0.9):
    torch.set_num_threads(threads); torch.manual_seed(seed)
    net = Net()
    if resume:
        sd = torch.load(resume)["net"]; w = sd["c_other.weight"]
        if w.shape[1] < OTHER: sd["c_other.weight"] = torch.cat([w, torch.zeros(len(w), OTHER - w.shape[1])], 1)
        for k in ("first.weight", "c_own.weight"):
            w = sd[k]
            if w.shape[1] < OWN: sd[k] = torch.cat([w, torch.zeros(len(w), OWN - w.shape[1])], 1)
        net.load_state_dict(sd)
    opt = torch.optim.Adam(net.parameters(), lr=lr0, eps=1e-5)
    N, T = 2048, 32
    field = Field(["matagot-2020", "matagot-2020-nl"], N, seed)
    luck = np.array([seed * 7919], np.uint64)
    B = dict(own=np.zeros((T, N, OWN), np.float32), other=np.zeros((T, N, OTHER), np.float32), choices=np.zeros((T, N, CHOICES, CHOICE), np.float32), mask=np.zeros((T, N, CHOICES), np.float32))
    seat = np.zeros((T + 1, N), np.int64); val = np.zeros((T + 1, N), np.float32); logp = np.zeros((T, N), np.float32)
    chosen = np.zeros((T, N), np.int64); rew = np.zeros((T, N), np.float32); done = np.zeros((T, N), bool); free = np.ones((T, N), bool)
    start = time.time(); decisions = 0; it = 0; spent = [0., 0.]
    while True:
        frac = (time.time() - start) / (60 * minutes)
        if frac >= 1: break
        for gq in opt.param_groups: gq["lr"] = lr0 * max(0.05, 1 - frac)
        ent_c = ent0 * (ent1 / ent0) ** frac
        a = time.time()
        with torch.no_grad():
            for t in range(T + 1):
                field.tell(); seat[t] = field.seat
                o, x = torch.from_numpy(field.own), torch.from_numpy(field.other)
                val[t] = net.value(o, x).numpy()
                if t == T: break
                for k in B: B[k][t] = getattr(field, k)
                lp = torch.log_softmax(net.logits(o, torch.from_numpy(field.choices), torch.from_numpy(field.mask)), -1).numpy()
                draw(np.exp(lp), luck, chosen[t])
                logp[t] = lp[np.arange(N), chosen[t]]
                free[t] = ~field.by_greedy
                r, d = field.step(chosen[t]); rew[t] = r[:, 0]; done[t] = d
        adv = np.zeros((T, N), np.float32); last = np.zeros(N, np.float32)
        nv, ns, won = val[T].copy(), seat[T].copy(), np.zeros(N, np.float32)
        for t in reversed(range(T)):
            over = done[t]; nv[over] = 0; last[over] = 0; won[over] = rew[t][over]
            sign = np.where(ns == seat[t], 1.0, -1.0)
            delta = won * np.where(seat[t] == 0, 1, -1) + sign * nv - val[t]
            adv[t] = delta + lam * sign * last
            f = free[t]; nv[f] = val[t][f]; last[f] = adv[t][f]; ns[f] = seat[t][f]; won[f] = 0
        ret = adv + val[:T]
        b = time.time(); spent[0] += b - a
        flat = {k: torch.from_numpy(v.reshape(T * N, *v.shape[2:])) for k, v in B.items()}
        A = torch.from_numpy(adv.reshape(-1)); R = torch.from_numpy(ret.reshape(-1)); L = torch.from_numpy(logp.reshape(-1)); C = torch.from_numpy(chosen.reshape(-1))
        keep = torch.from_numpy(free.reshape(-1)).nonzero()[:, 0]; A = (A - A[keep].mean()) / (A[keep].std() + 1e-6)
        vl_sum = 0.; kl_sum = 0.; e_sum = 0.; cnt = 0
        for epoch in range(2):
            for idx in keep[torch.randperm(len(keep))].split(2048):
                lp = torch.log_softmax(net.logits(flat["own"][idx], flat["choices"][idx], flat["mask"][idx]), -1)
                mine = lp.gather(1, C[idx, None])[:, 0]
                ratio = torch.exp(mine - L[idx])
                pl = -torch.min(ratio * A[idx], ratio.clamp(0.8, 1.2) * A[idx]).mean()
                p = lp.exp(); ent = -(p * lp.clamp(min=-50)).sum(-1).mean()
                vl = (net.value(flat["own"][idx], flat["other"][idx]) - R[idx]).pow(2).mean()
                loss = pl - ent_c * ent + 0.5 * vl
                opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(net.parameters(), 1.0); opt.step()
                vl_sum += vl.item(); e_sum += ent.item(); kl_sum += (L[idx] - mine).mean().item(); cnt += 1
        spent[1] += time.time() - b
        decisions += N * T; it += 1
        if it % 20 == 0 or it == 1:
            g, se = versus_greedy(net, "matagot-2020", 4000, 5); g1, _ = versus_greedy(net, "matagot-2020", 4000, 5, 1.0)
            print(f"{(time.time()-start)/60:5.1f} min it {it} {decisions/1e6:.1f}M greedy {100*g:.1f} {100*g1:.1f}±{196*se:.1f} vl {vl_sum/cnt:.3f} ent {e_sum/cnt:.3f} kl {kl_sum/cnt:.4f} roll {spent[0]:.0f}s learn {spent[1]:.0f}s", flush=True)
            torch.save(dict(net=net.state_dict()), out)
    torch.save(dict(net=net.state_dict()), out)

if __name__ == "__main__":
    import argparse
    p = argparse.ArgumentParser(); p.add_argument("--minutes", type=float, default=25); p.add_argument("--out", default="/tmp/net.pt"); p.add_argument("--seed", type=int, default=1); p.add_argument("--threads", type=int, default=1); p.add_argument("--resume"); p.add_argument("--ent0", type=float, default=0.05); p.add_argument("--ent1", type=float, default=0.01); p.add_argument("--lr", type=float, default=1e-3)
    a = p.parse_args(); main(a.minutes, a.out, a.seed, a.threads, a.resume, a.lr, a.ent0, a.ent1)
