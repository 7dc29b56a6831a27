import { describe, expect, it } from 'vitest';
import type { Choice } from '#games/tractor-pull/actions.ts';
import { printedOf, vehicleOf } from '#games/tractor-pull/almanac/vehicles.ts';
import { choose } from '#games/tractor-pull/choose.ts';
import { BOTH, rivalOf, type Seat, type Space } from '#games/tractor-pull/ids.ts';
import { pullRopes } from '#games/tractor-pull/pull.ts';
import { deedOf } from '#games/tractor-pull/targets.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { SeenTractorPull } from '#games/tractor-pull/tractorPull.ts';
import { view } from '#games/tractor-pull/view.ts';
import { effectWords } from '#play/tractor-pull/say/effectWords.ts';
import { handOf } from '#play/tractor-pull/say/hand.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { offerAt } from '#play/game/offer.ts';
import { offersOf, whyNotAt } from '#play/tractor-pull/offers/offers.ts';
import { createSession } from '#play/tractor-pull/session/session.ts';
import { choosesOpenly } from '#play/tractor-pull/session/secrets.ts';
import { play } from '#play/tractor-pull/play.ts';
import type { SessionState } from '#play/tractor-pull/session/sessionTypes.ts';
import type { TractorPullTable } from '#play/tractor-pull/tableTypes.ts';
import type { Physics } from '#sim/physics.ts';
import { seeds } from '../../effort.ts';
import { planOf, playMatch } from '../../games/tractor-pull/randomMatch.ts';
import { reached, tableOf } from './reached.ts';

const { store: BLANK } = createSession({ physics: {} as Physics, random: () => 0.5, pace: 'at-once' });

function tableAt(state: TractorPullState, more: Partial<SessionState> = {}): SessionState {
  const seats = ['Ada', 'Bo'].map((name, colour) => ({ name, colour, kind: 'person' as const }));
  const match = { header: { seats }, log: [], undo: null, state } as unknown as SeenTractorPull;
  return { ...tableOf<TractorPullTable>(BLANK.getInitialState(), match, 0), holder: null, ...more };
}

const leads = (state: TractorPullState, seat: Seat): readonly number[] =>
  pullRopes(state).map(({ totals }) => totals[seat] - totals[rivalOf(seat)]);

/** Made with the hand, or by a button that is no thing. */
const isOnTable = (action: Choice): boolean =>
  action.do === 'resolve' ? action.target.card === null : !['deploy', 'done', 'pass', 'concede'].includes(action.do);

/** The seat has the device. */
const held = (state: TractorPullState, { seat }: Choice): SessionState => tableAt(state, { holder: asSeat(seat) });

/** Whichever two of the cards with a text are looked at. */
const pagesOf = (told: SessionState): readonly SessionState[] =>
  [0, 1, 2, 3, 4].map((page) => ({ ...told, leaf: { page, hinted: null } }));

describe('what picking a thing would bring stands over it', () => {
  it.each(seeds(6, 60))('as the rules have it, in a whole game, seed %i', (seed) => {
    const kinds = new Map<string, number>();
    playMatch(planOf(seed), ({ before, action }) => {
      if (action.do === 'spin' || !isOnTable(action)) return;
      for (const { at, badge, next } of offersOf(held(before, action))) {
        if (!('act' in next)) continue;
        if (at.kind === 'pair') {
          const pair = before.garage.find(({ id }) => id === at.pair);
          const told = (pair?.cards ?? []).flatMap((card, i) =>
            pair?.up[i] === true && card !== null ? [printedOf(card)] : [],
          );
          const sum = told.reduce((all, strength) => all + strength, 0);
          expect(badge).toBe([null, `${sum}+`, `${sum}`][told.length]);
        } else if (at.kind === 'source') expect(badge).toBe(effectWords(at.source));
        else {
          const after = choose(before, next.act, { integer: (min) => min }).state;
          const was = leads(before, action.seat);
          const changes = leads(after, action.seat).flatMap((lead, i) => {
            const change = lead - (was[i] ?? 0);
            return change === 0 ? [] : [`rope ${i + 1}: ${change < 0 ? '−' : '+'}${Math.abs(change)}`];
          });
          // Over a vehicle of the only rope that changes its number is left out.
          const own = at.kind === 'space' && changes.length === 1 ? `rope ${at.space.at(-1)}: ` : '';
          expect(badge).toBe(changes.length === 0 ? 'no change' : changes.join(', ').replace(own, ''));
        }
        kinds.set(next.act.do, (kinds.get(next.act.do) ?? 0) + 1);
      }
    });
    expect(kinds.get('recruit')).toBeGreaterThan(10);
  });
});

describe('every choice that is made on the table is made by presses on it', () => {
  const kinds = new Set<string>();

  it.each(seeds(8, 60))('pairs, vehicles and swaps of a whole game, seed %i', (seed) => {
    let pressed = 0;
    playMatch(planOf(seed), ({ before, action }) => {
      if (action.do === 'spin' || !isOnTable(action)) return;
      const acts = pagesOf(held(before, action)).flatMap((told) => [...reached(play, told).keys()]);
      expect(acts).toContain(JSON.stringify(action));
      kinds.add(action.do);
      pressed += 1;
    });
    expect(pressed).toBeGreaterThan(5);
  });

  it('of every kind', () => {
    expect([...kinds]).toEqual(expect.arrayContaining(['face', 'location', 'recruit', 'install', 'award']));
  });

  it('a row is laid rope by rope, each vehicle with how its rope would stand, and taken back', () => {
    let laid = 0;
    playMatch(planOf(4), ({ before, action }) => {
      if (action.do !== 'deploy' || before.wave === 0) return;
      const { wave } = before;
      let told = held(before, action);
      const at = (rope: number) => ({ kind: 'space', space: `${action.seat}-r${wave}c${rope + 1}` });
      expect(offersOf(told)).toEqual([]);
      expect(whyNotAt(told, at(0) as never)?.code).toBe('no-vehicle');
      action.vehicles.forEach((card, rope) => {
        const offer = offerAt(offersOf({ ...told, card }), at(rope));
        const isFirst = before.field.length === 0 && before.location === null && before.installed.length === 0;
        if (isFirst) expect(offer?.badge).toBe(`${vehicleOf(card).strength} against ?`);
        if (offer === null || !('picks' in offer.next)) throw new Error('it can lie there');
        told = { ...told, card: null, ...offer.next.picks };
      });
      const hand = handOf(view(before, action.seat), action.seat);
      expect(told.row.map((place) => hand[place ?? -1])).toEqual(action.vehicles);
      expect(offerAt(offersOf(told), at(1))).toMatchObject({ next: { picks: { row: told.row.with(1, null) } } });
      laid += 1;
    });
    expect(laid).toBeGreaterThan(3);
  });

  it('two vehicles are swapped by two presses, and the first is put back by a further one', () => {
    let seen = 0;
    for (const seed of seeds(30, 60))
      playMatch(planOf(seed), ({ before }) => {
        const [pending] = before.queue;
        if (pending === undefined || deedOf(pending).do !== 'swap' || seen > 0) return;
        const told = tableAt(before);
        const [first] = offersOf(told);
        if (first?.at.kind !== 'space') return;
        seen += 1;
        const picked = { ...told, picked: first.at.space };
        expect(first).toMatchObject({ badge: 'swap this', next: { picks: { picked: first.at.space } } });
        expect(offerAt(offersOf(picked), first.at)).toMatchObject({ next: { picks: { picked: null } } });
        expect(offersOf(picked).some(({ next }) => 'act' in next)).toBe(true);
      });
    expect(seen).toBe(1);
  });
});

describe('what cannot be picked', () => {
  it('says why, where a vehicle is asked for; else it is only looked at', () => {
    const codes = new Set<string | null>();
    playMatch(planOf(2), ({ before }) => {
      if (!choosesOpenly(before)) return;
      for (const seat of BOTH) {
        const space: Space = `${seat}-r1c1`;
        const told = tableAt(before);
        if (offerAt(offersOf(told), { kind: 'space', space }) === null)
          codes.add(whyNotAt(told, { kind: 'space', space })?.code ?? null);
      }
    });
    expect([...codes]).toEqual(expect.arrayContaining([null, 'bad-target']));
  });

  it('nor is anything while the choice is secret, and by those who look on', () => {
    playMatch(planOf(3), ({ before }) => {
      const isOpen = before.outcome === null && choosesOpenly(before);
      if (!isOpen) expect(offersOf(tableAt(before))).toEqual([]);
      expect(offersOf(tableAt(before, { spectating: true }))).toEqual([]);
    });
  });
});
