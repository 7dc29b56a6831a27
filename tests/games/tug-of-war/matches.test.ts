import { describe, expect, it } from 'vitest';
import { ledgerOf, PHYSICAL_CARDS } from './ledger.ts';
import { STRENGTHS, type ModuleId } from '#games/tug-of-war/ids.ts';
import { SHARED } from '#games/tug-of-war/sets.ts';
import { machineOf, modulesOf, type TugOfWarState } from '#games/tug-of-war/state.ts';
import { tugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { seeds } from '../../effort.ts';
import { playMatch, type Step } from './randomMatch.ts';
import { setUpBy } from './support.ts';

/** Everything that is out of balance after a step. */
function faultsOf({ before, state, events }: Pick<Step, 'before' | 'state' | 'events'>): readonly string[] {
  const { given, back, held, byStrength } = ledgerOf(state);
  const gained = events.reduce((sum, event) => (event.type === 'gained' ? sum + event.gain.cards.length : sum), 0);
  const dealt = events.some(({ type }) => type === 'first-chosen')
    ? SHARED.firstHand.length + SHARED.secondHand.length
    : 0;
  const gone = events.reduce(
    (sum, event) => (event.type === 'played' || event.type === 'discarded' ? sum + event.cards.length : sum),
    0,
  );
  return [
    ...(given - back === held ? [] : [`given ${given}, back ${back}, held ${held}`]),
    ...(given - before.given === gained + dealt ? [] : ['given cards were not told']),
    ...(back - before.back === gone ? [] : ['returned cards were not told']),
    // a card for each row that is crossed may be more, before they are discarded
    ...STRENGTHS.filter((card) => isCounted(state) && byStrength[card] > PHYSICAL_CARDS[card]).map(
      (card) => `too many of ${card}`,
    ),
    ...(state.phase.name === 'play' && state.outcome === null && state.hands.some((hand) => hand.length > 5)
      ? ['a hand is too large']
      : []),
    ...modulesOf(state).flatMap((id) => strange(state, id)),
  ];
}

const isCounted = ({ phase, options }: TugOfWarState): boolean =>
  phase.name === 'play' || options.mazeReward === 'pushes';

/** A module that stands where none can. */
function strange(state: TugOfWarState, id: ModuleId): readonly string[] {
  const { points, wonBy } = machineOf(state, id);
  const most = SHARED.points[id];
  const isWon = points.some((count) => count >= most);
  return isWon === (wonBy !== null) && points.every((count) => count <= most) ? [] : [`${id} has ${points.join('-')}`];
}

describe('random matches', () => {
  it('TW-22 balance all cards after every action, and end', () => {
    const ended = new Map<string, number>();
    for (const seed of seeds(100, 10_000)) {
      const last = playMatch(seed, (step) => {
        const faults = faultsOf(step);
        if (faults.length > 0) throw new Error(`seed ${seed}, ${JSON.stringify(step.action)}: ${faults.join('; ')}`);
      });
      const result = tugOfWar.result(last);
      ended.set(result?.reason ?? 'nothing', (ended.get(result?.reason ?? 'nothing') ?? 0) + 1);
      expect(result?.winners).toHaveLength(1);
      expect(tugOfWar.asked(last)).toEqual([]);
    }
    expect([...ended.keys()].sort()).toEqual(['concession', 'modules', 'no-cards', 'time']);
  });

  it('the search would find a card that is lost, and a module that stands wrong', () => {
    const state = setUpBy();
    expect(faultsOf({ before: state, state, events: [] })).toEqual([]);
    expect(faultsOf({ before: state, events: [], state: { ...state, given: 7 } })).toHaveLength(2);
    expect(faultsOf({ before: state, events: [], state: { ...state, back: 1 } })).toHaveLength(2);
    const rope = { state: { pulled: 0 }, points: [2, 0] as const, wonBy: null };
    expect(faultsOf({ before: state, events: [], state: { ...state, machines: { ...state.machines, rope } } })).toEqual(
      ['rope has 2-0'],
    );
  });
});
