import { expect, it } from 'vitest';
import { cardsLeft, handOf } from '#bots/truck-off/hands.ts';
import { moneyAtEnd, meanShare } from '#bots/truck-off/pay.ts';
import { after, playsOf } from '#bots/truck-off/plays.ts';
import { sketchOf, UNKNOWN, withMoney, type Play, type Sketch } from '#bots/truck-off/sketch.ts';
import { triesOf } from '#bots/truck-off/tries.ts';
import { CARD_KINDS } from '#games/truck-off/cards.ts';
import { execute } from '#games/truck-off/effects.ts';
import { resolvePayouts } from '#games/truck-off/payout.ts';
import { playerOf } from '#games/truck-off/queries.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { isSameTarget, targetsOf } from '#games/truck-off/targets.ts';
import { seeds } from '../../effort.ts';
import { planOf, playMatch } from '../../games/truck-off/randomMatch.ts';

const moneyIn = ({ players, barry }: TruckOffState): readonly number[] => [
  ...players.map(({ money }) => money),
  ...(barry === null ? [] : [barry]),
];

const targetOf = ({ trucks }: TruckOffState, { sides }: Sketch, { truck, venue }: Play) => ({
  truck: trucks[truck]?.id ?? null,
  venue: sides[venue] ?? null,
});

/** Positions of random matches in which cards are executed and every die lies. */
function eachPosition(look: (state: TruckOffState) => void): number {
  let positions = 0;
  for (const seed of seeds(6, 300))
    playMatch(planOf(seed), ({ state }) => {
      if (!['execute', 'pick', 'cards'].includes(state.phase.name) || state.roll !== null || state.outcome !== null)
        return;
      positions += 1;
      look(state);
    });
  return positions;
}

it('a sketch pays what the rules pay, after every card on every object that it thinks of', () => {
  let played = 0;
  const specials = new Set<string>();
  const positions = eachPosition((state) => {
    const sketch = sketchOf(state);
    for (const { special, shut } of state.venues) if (special !== null && !shut) specials.add(special);
    expect(moneyAtEnd(sketch)).toEqual(moneyIn(resolvePayouts(state).state));
    for (const kind of CARD_KINDS)
      for (const play of playsOf(sketch, 0, kind)) {
        const target = targetOf(state, sketch, play);
        expect(targetsOf(state, 0, kind).some((one) => isSameTarget(one, target))).toBe(true);
        if (kind === 'reroll') continue;
        const then = resolvePayouts(execute(state, 0, kind, target).state).state;
        expect(moneyAtEnd(after(sketch, play))).toEqual(moneyIn(then));
        played += 1;
      }
  });
  expect(positions).toBeGreaterThan(100);
  expect(played).toBeGreaterThan(1000);
  expect(specials.size).toBeGreaterThan(15);
}, 120_000);

it('a play that is tried comes to the same money, to the last bit, as the round after it, whatever was tried before it', () => {
  const kinds = new Set<string>();
  eachPosition((state) => {
    // A third of a dollar has no end in binary, so that another order of adding it up would be seen.
    const sketch = withMoney(sketchOf(state), 0, 1 / 3);
    const plays = CARD_KINDS.flatMap((kind) => playsOf(sketch, 0, kind));
    expect(plays.map(triesOf(sketch))).toEqual(plays.map((play) => moneyAtEnd(after(sketch, play))));
    for (const { kind } of plays) kinds.add(kind);
  });
  expect([...kinds].sort()).toEqual([...CARD_KINDS].sort());
}, 120_000);

it('a die that is thrown again counts with the mean of all its faces', () => {
  let tried = 0;
  eachPosition((state) => {
    const sketch = sketchOf(state);
    const [venue] = sketch.sides.keys();
    if (venue === undefined || state.venues[venue]?.special !== null || tried > 50) return;
    tried += 1;
    const faces = Array.from({ length: sketch.sides[venue] ?? 0 }, (_, i) => i + 1);
    const each = faces.map((face) =>
      moneyAtEnd({ ...sketch, die: sketch.die.map((n, v) => (v === venue ? face : n)) }),
    );
    const mean = sketch.money.map(
      (_, owner) => each.reduce((sum, money) => sum + (money[owner] ?? 0), 0) / faces.length,
    );
    const unknown = moneyAtEnd({ ...sketch, die: sketch.die.map((n, v) => (v === venue ? UNKNOWN : n)) });
    for (const [owner, money] of unknown.entries()) expect(money).toBeCloseTo(mean[owner] ?? NaN, 9);
  });
  expect(tried).toBeGreaterThan(20);
  expect(meanShare(4, 0, 2)).toBe((0 + 1 + 1 + 2) / 4);
});

it('the cards that a seat still has are known to all', () => {
  eachPosition((state) => {
    for (const seat of state.players.keys()) {
      if (state.grid !== null || state.conceded.includes(seat)) continue;
      const { hand, chosen } = playerOf(state, seat);
      expect(cardsLeft(state, seat)).toEqual(handOf([...hand, ...chosen]));
    }
  });
});
