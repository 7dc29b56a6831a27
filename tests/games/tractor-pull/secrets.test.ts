import { describe, expect, it } from 'vitest';
import { seedRandom, withRandom } from '#engine/random.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import { seeds } from '../../effort.ts';
import { otherSecrets } from './otherSecrets.ts';
import { planOf, playMatch, type Step } from './randomMatch.ts';
import { at, say, setUpFor } from './support.ts';

const LOOKERS = [null, 0, 1] as const;

describe('secrets', () => {
  it('TP-09, TP-10: every view is the same, whatever the secrets are, in every position of a match', () => {
    let replacedOnce = 0;
    for (const seed of seeds(20, 400)) {
      withRandom(seedRandom(seed), (random) => {
        playMatch(planOf(seed), ({ state }) => {
          for (const looker of LOOKERS) {
            const other = otherSecrets(state, looker, random);
            if (JSON.stringify(other) !== JSON.stringify(state)) replacedOnce += 1;
            if (JSON.stringify(tractorPull.view(other, looker)) !== JSON.stringify(tractorPull.view(state, looker)))
              throw new Error(`seed ${seed}: looker ${looker} sees a secret in ${JSON.stringify(state.phase)}`);
          }
        });
      });
    }
    expect(replacedOnce).toBeGreaterThan(1000);
  });

  it('legality never depends on what the seat may not see', () => {
    for (const seed of seeds(10, 200))
      playMatch(planOf(seed), ({ state }) => {
        for (const seat of asked(state))
          expect(JSON.stringify(tractorPull.legal(tractorPull.view(state, seat), seat))).toBe(
            JSON.stringify(tractorPull.legal(state, seat)),
          );
      });
  });

  it('no event names a vehicle that has not been seen, or an item of a hand', () => {
    for (const seed of seeds(40, 400)) {
      const seen = new Set<string>();
      playMatch(planOf(seed), (step) => {
        if (step.events.some(({ type }) => type === 'match-began' || type === 'located')) seen.clear();
        for (const card of openIn(step)) seen.add(card);
        expect(namedEarly(step, seen)).toEqual([]);
      });
    }
  });

  /** Vehicles that lie open before or after the step. */
  const openIn = ({ before, state }: Pick<Step, 'before' | 'state'>): readonly string[] =>
    [before, state].flatMap(({ garage, field, ejected }) => [
      ...garage.flatMap(({ cards, up }) => cards.flatMap((card, i) => (card !== null && up[i] === true ? [card] : []))),
      ...field.map(({ vehicle }) => vehicle),
      ...ejected,
    ]);

  /** Cards of hands that events name though nobody has seen them in this match. */
  function namedEarly({ state, events }: Pick<Step, 'state' | 'events'>, seen: ReadonlySet<string>): readonly string[] {
    const told = JSON.stringify(events);
    return state.players
      .flatMap(({ hand, deployed, items }) => [...hand, ...deployed, ...items])
      .flatMap((card) => (card !== null && !seen.has(card) && told.includes(JSON.stringify(card)) ? [card] : []));
  }

  it('the search for cards would find one', () => {
    const { state } = at({ hands: ['van', ''] });
    const event = { type: 'ejected', seat: 0, vehicle: 'van-1', counters: 0 } as const;
    expect(namedEarly({ state, events: [event] }, new Set())).toEqual(['van-1']);
  });

  it('TP-37: the comparison would find a row that a view shows', () => {
    const { state } = at({ hands: ['van sedan scooter', 'van sedan scooter go-kart'] });
    const one = say(state, '1 deploy van sedan scooter').state;
    const other = say(state, '1 deploy scooter sedan go-kart').state;
    for (const looker of [null, 0]) expect(tractorPull.view(other, looker)).toEqual(tractorPull.view(one, looker));
    expect(tractorPull.view(other, 1)).not.toEqual(tractorPull.view(one, 1));
  });

  it('TP-02: a seat sees its own character, and the other’s when both are shown', () => {
    const state = say(setUpFor(), '1 face b').state;
    expect(tractorPull.view(state, 1).players[1]).toEqual(state.players[1]);
    expect(tractorPull.view(state, 0).players[1]).toMatchObject({ character: null, face: null, decided: true });
    const shown = say(state, '0 face a').state;
    expect(tractorPull.view(shown, 0).players[1]).toMatchObject({ face: 'b' });
  });

  it('TP-28: only the winner sees the three items that he draws', () => {
    const { state } = at({ phase: 'pull', wave: 3, field: [['van . .'], []] });
    expect(tractorPull.view(state, 0).phase).toEqual(state.phase);
    for (const looker of [null, 1])
      expect(tractorPull.view(state, looker).phase).toEqual({ name: 'award', by: 0, drawn: [null, null, null] });
  });
});
