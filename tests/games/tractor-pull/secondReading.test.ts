import { describe, expect, it } from 'vitest';
import { printedOf } from '#games/tractor-pull/almanac/vehicles.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { seeds } from '../../effort.ts';
import { playMatch, type Step } from './randomMatch.ts';

/** The rule text alone: in a first match nobody has items yet, so that nothing but vehicles changes a strength. */
const PLAIN = { characters: false, locations: false };
const isPlain = ({ before }: Pick<Step, 'before'>): boolean => before.match === 1;

type Side = readonly { readonly strength: number; readonly column: number }[];

/** Each side's vehicles with what they are worth, read from the field anew. */
const sidesOf = ({ field }: TractorPullState): readonly [Side, Side] => {
  const of = (seat: number): Side =>
    field
      .filter((one) => one.seat === seat)
      .map(({ vehicle, up, counters, column }) => ({ strength: (up ? printedOf(vehicle) : 0) + counters, column }));
  return [of(0), of(1)];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((so, n) => so + n, 0);

/** What the ropes come to: the totals, and a point for each that is not tied. */
function pulledIn(state: TractorPullState): { readonly totals: number[][]; readonly points: number[] } {
  const sides = sidesOf(state);
  const totals = [1, 2, 3].map((rope) =>
    sides.map((side) => sum(side.filter(({ column }) => column === rope).map(({ strength }) => strength))),
  );
  const points = [0, 1].map((seat) => totals.filter((both) => (both[seat] ?? 0) > (both[1 - seat] ?? 0)).length);
  return { totals, points };
}

/** The seat whose vehicles, the strongest first, are ahead at the first difference; null where there is none. */
function aheadIn(state: TractorPullState): number | null {
  const [a, b] = sidesOf(state).map((side) => side.map(({ strength }) => strength).sort((x, y) => y - x));
  const length = Math.max(a?.length ?? 0, b?.length ?? 0);
  for (let i = 0; i < length; i += 1) {
    const difference = (a?.[i] ?? -1) - (b?.[i] ?? -1);
    if (difference !== 0) return difference > 0 ? 0 : 1;
  }
  return null;
}

/** Whether a step's events are as the rule text has them. */
function faultsOf({ state, events }: Step): readonly string[] {
  const faults: string[] = [];
  for (const event of events) {
    if (event.type === 'revealed') {
      const all = event.rows.flat();
      const most = Math.max(...all.map(printedOf));
      const wanted = all.filter((one) => printedOf(one) === most).sort();
      const listed = events.flatMap((other) => (other.type === 'singled-out' ? other.vehicles : []));
      if (listed.toSorted().join() !== wanted.join()) faults.push(`ejects ${listed.join()}, not ${wanted.join()}`);
    }
    if (event.type === 'pulled') {
      const { totals, points } = pulledIn(state);
      if (event.ropes.map((rope) => rope.totals.join()).join(';') !== totals.map((both) => both.join()).join(';'))
        faults.push('the totals are others');
      if (event.points.join() !== points.join()) faults.push('the points are others');
    }
    if (event.type === 'compared' && state.results.at(-1)?.winner !== aheadIn(state))
      faults.push('the weaker one wins');
    if (event.type === 'match-won') {
      const [a, b] = event.score.points;
      const { winner, by } = event.score;
      if ((by === 'ropes' || by === 'overtime') && (winner === 0) !== a > b) faults.push('fewer points win');
      if ((by === 'strongest' || by === 'wrench') && a !== b) faults.push('a tie is broken that is none');
    }
    if (event.type === 'overtime' && pulledIn(state).points[0] !== pulledIn(state).points[1])
      faults.push('overtime without a tie');
    if (event.type === 'wholly-equal' && aheadIn(state) !== null) faults.push('somebody is ahead');
  }
  return faults;
}

describe('the rule text, read again', () => {
  it('TP-13, TP-24, TP-26: agrees with the rules on every wave and every first match without characters and locations', () => {
    const seen = new Map<string, number>();
    for (const seed of seeds(120, 3000))
      playMatch({ seed, options: PLAIN }, (step) => {
        if (!isPlain(step)) return;
        for (const event of step.events) seen.set(event.type, (seen.get(event.type) ?? 0) + 1);
        expect(faultsOf(step), `seed ${seed}`).toEqual([]);
      });
    for (const type of ['revealed', 'pulled', 'overtime', 'compared', 'match-won'])
      expect(seen.get(type) ?? 0, type).toBeGreaterThan(0);
  });

  it('TP-14, TP-16: of a wave one strength alone is ejected, red’s vehicles before blue’s', () => {
    for (const seed of seeds(60, 3000)) {
      let gone: { readonly printed: number; readonly seat: number }[] = [];
      playMatch({ seed, options: PLAIN }, ({ events, before, state }) => {
        if (!isPlain({ before })) return;
        for (const event of events) {
          if (event.type === 'revealed') gone = [];
          if (event.type === 'ejected') gone.push({ printed: printedOf(event.vehicle), seat: event.seat });
        }
        const red = before.red ?? state.red;
        expect(new Set(gone.map(({ printed }) => printed)).size, `seed ${seed}`).toBeLessThan(2);
        const seats = gone.map(({ seat }) => (seat === red ? 0 : 1));
        expect(seats, `seed ${seed}`).toEqual(seats.toSorted());
        if (events.some(({ type }) => type === 'match-won')) gone = [];
      });
    }
  });
});
