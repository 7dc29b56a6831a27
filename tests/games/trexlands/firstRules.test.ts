import { beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '#engine/hash.ts';
import { replay } from '#engine/replay.ts';
import { playByOdds, type Step } from '#bots/trexlands/byOdds.ts';
import { LEVELS } from '#bots/trexlands/levels.ts';
import { policyOf } from '#bots/trexlands/policies.ts';
import { randomPlayer } from '#bots/trexlands/player.ts';
import { asked } from '#games/trexlands/asked.ts';
import { CAPTAINS } from '#games/trexlands/captains.ts';
import { PUBLIC_DECK, privateDeckOf, type CardId } from '#games/trexlands/cards/ids.ts';
import { makeMatch, parseMatch, recordMatch } from '#games/trexlands/matchFile.ts';
import { FIRST_OPTIONS, OPTIONS_BY, STANDARD_OPTIONS, type TrexlandsOptions } from '#games/trexlands/options.ts';
import { replayTable } from '#games/trexlands/replayTable.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import { setUp } from '#games/trexlands/setup.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { eventText } from '#games/trexlands/texts.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { seat } from '#sim/ids.ts';
import { planFor } from '../../bots/trexlands/support.ts';
import { cases, seeds } from '../../effort.ts';
import { playMatch } from './bots.ts';
import { realMatch } from './realMatch.ts';
import { begun, TOY_BUILD } from './recorded.ts';
import { camp, choice, inPlay, must, roll, say, setUpFor, withBorder, withTrucks } from './support.ts';
import { ledgerOf } from './ledger.ts';

const NEW_KEYS = ['givenRanks', 'dealtCaptains', 'cityX', 'lateCards'] as const;

const isLate = (card: CardId | null): boolean =>
  card !== null && (card.startsWith('roadblock-') || /^(?:sandstorm|drought|flood|quake)-/.test(card));
const captainsOf = ({ camps }: TrexlandsState) => camps.map(({ captain }) => captain?.id ?? null);

/** The seat that is next by number is next in rank. */
const rankNext = (state: TrexlandsState): TrexlandsState => roll(state, `${state.rank.length}-T1`).state;

/** Nobody does anything until that cycle has begun; Clima and rolls are none, as nobody is on the board. */
function idleTo(cycle: number, options: Partial<TrexlandsOptions>, draw = 0) {
  let state = setUpFor(2, options);
  const events: string[] = [];
  for (let n = 0; state.cycle < cycle; n += 1) {
    const [first] = asked(state);
    if (first === undefined || n > 100) throw new Error('nobody is asked');
    const pass = choice(first, state.phase.name === 'arena' ? 'ready' : 'pass');
    const random = { integer: (min: number, max: number) => Math.min(max, min + draw) };
    const after = trexlands.apply(state, pass, null, random);
    state = after.state;
    events.push(...after.events.map((event) => eventText(event)));
  }
  return { state, events };
}

const DIFFERENCES: readonly (readonly [name: string, options: Partial<TrexlandsOptions>, holds: () => void])[] = [
  [
    'ranks are given: by the seats’ numbers, without a roll; then Captains are chosen, the last rank first',
    { givenRanks: true },
    () => {
      const state = setUpFor(3, { givenRanks: true });
      expect(state.rank).toEqual([0, 1, 2]);
      expect(rollAsked(state)).toBeNull();
      expect([state.phase.name, state.cycle, asked(state)]).toEqual(['captains', 0, [2]]);
      const chosen = say(state, [2, 'captain wrench'], [1, 'captain broker'], [0, 'captain marshal']).state;
      expect(chosen).toMatchObject({ cycle: 1, phase: { name: 'move', turn: { seat: 0, number: 1 } } });
    },
  ],
  [
    'ranks are given: what a rank begins with by the tuned rules comes with it',
    { givenRanks: true, byRank: true },
    () => {
      const state = setUpFor(2, { givenRanks: true, byRank: true });
      expect(camp(state, 1).coins - camp(state, 0).coins).toBe(2);
    },
  ],
  [
    'Captains are dealt: a different one to each, by chance, and the first turn follows the ranks',
    { dealtCaptains: true },
    () => {
      const state = setUpFor(4, { dealtCaptains: true });
      expect(new Set(captainsOf(state)).size).toBe(4);
      for (const id of captainsOf(state)) expect(CAPTAINS).toContain(id);
      expect(state.phase.name).toBe('ranking');
      expect(rankNext(rankNext(rankNext(state)))).toMatchObject({
        cycle: 1,
        phase: { name: 'move', turn: { seat: 0 } },
      });
      const first = new Set(seeds(40, 40).map((seed) => captainsOf(setUpFor(2, { dealtCaptains: true }, seed))[0]));
      expect(first).toEqual(new Set(CAPTAINS));
    },
  ],
  [
    'three X are in the City, and the last of them ends the match',
    { cityX: 3 },
    () => {
      expect(inPlay(2, { cityX: 3 }).cityX).toBe(3);
      const near = withBorder(withTrucks(inPlay(2, { cityX: 1 }), { '0-T1': 'b3' }), 'b3', 'city', 'open');
      expect(say(near, [0, 'move T1 city']).state.outcome).toEqual({ winners: [0], by: 'x-scored' });
    },
  ],
  [
    'Roadblock and weather are not in the deck before cycle 3, and all are in it then',
    { lateCards: 3 },
    () => {
      const options = { ...FIRST_OPTIONS, lateCards: 3 };
      expect(setUpFor(2, options).publicDeck).toHaveLength(PUBLIC_DECK.length - 14);
      const before = idleTo(2, options);
      const [third, again, other] = [idleTo(3, options), idleTo(3, options), idleTo(3, options, 1)];
      expect([...ledgerOf(before.state).cards].filter(isLate)).toEqual([]);
      expect(ledgerOf(third.state).cards.filter(isLate)).toHaveLength(14);
      expect(third.events.at(-1)).toBe('From now on Roadblock and weather may come: 14 cards are shuffled in.');
      expect(third.state.publicDeck).toEqual(again.state.publicDeck);
      expect(third.state.publicDeck).not.toEqual(other.state.publicDeck); // drawn only then
      expect(idleTo(4, options).events.filter((text) => text.includes('shuffled in'))).toHaveLength(1);
    },
  ],
];

describe('the rules of a first match, each by itself', () => {
  it.each(DIFFERENCES)('%s', (_, __, holds) => holds());

  it('stand in no other set, and all in the set of a first match, which is by the text otherwise', () => {
    for (const set of ['text', 'tuned', 'before'] as const)
      for (const key of NEW_KEYS) expect(OPTIONS_BY[set], set).not.toHaveProperty(key);
    const { givenRanks, dealtCaptains, cityX, lateCards, ...others } = FIRST_OPTIONS;
    expect([givenRanks, dealtCaptains, cityX, lateCards]).toEqual([true, true, 3, 3]);
    expect(others).toEqual(OPTIONS_BY.text);
  });

  it.each([
    ['cityX', [0, 1.5, 14]],
    ['lateCards', [1, 2.5, 401]],
  ] as const)('%s is refused out of its bounds, at the table and in a file', (key, wrong) => {
    for (const value of wrong) {
      const none = setUp({ options: { ...STANDARD_OPTIONS, [key]: value } }, 2, { integer: () => 0 });
      expect(none.ok ? null : [none.fault.code, none.fault.path]).toEqual(['bad-option', `$.options.${key}`]);
      const text = makeMatch(recordMatch(begun({ options: { [key]: 3 } })));
      const read = parseMatch(text.replace(new RegExp(`"${key}": *3`), `"${key}": ${value}`), TOY_BUILD);
      expect(read.ok ? null : read.fault.message).toContain(key);
    }
  });
});

describe('a first match', () => {
  it('begins with the turn of the first seat, Captains dealt and three X in the City', () => {
    const state = setUpFor(2, FIRST_OPTIONS);
    expect(state).toMatchObject({ rank: [0, 1], cycle: 1, cityX: 3, phase: { name: 'move', turn: { seat: 0 } } });
    expect(captainsOf(state)).not.toContain(null);
    expect(asked(state)).toEqual([seat(0)]);
  });

  const CELLS = cases(
    [
      ['keen', 2],
      ['careless', 3],
      ['careless', 4],
    ] as const,
    LEVELS.flatMap((level) => [2, 3, 4].map((seats) => [level, seats] as const)),
  );
  it.each(CELLS)('of %s computer players at %i seats goes to an end', (level, seats) => {
    for (const seed of seeds(1, 20)) {
      const steps: Step[] = [];
      const policies = Array.from({ length: seats }, () => policyOf(level));
      const end = must(playByOdds(planFor(seats, seed, FIRST_OPTIONS), policies, (step) => steps.push(step)));
      expect(end.outcome?.winners).toHaveLength(1);
      expect(end.camps.reduce((sum, { x }) => sum + x, end.cityX)).toBe(3);
      const early = steps.filter(({ before }) => before.cycle < 3).flatMap(({ events }) => events);
      const dealt = early.flatMap((event) => (event.type === 'dealt' || event.type === 'clima' ? [event.card] : []));
      expect(dealt.filter(isLate)).toEqual([]);
    }
  });

  it('of any length loses no card, and shows nobody what is to come', () => {
    for (const seed of seeds(4, 100)) {
      const all = [...PUBLIC_DECK, ...privateDeckOf(seat(0)), ...privateDeckOf(seat(1))];
      let longest = 0;
      playMatch(
        { seats: 2, seed, player: randomPlayer, options: { ...FIRST_OPTIONS, cityX: 13, cycleLimit: 6 } },
        ({ state }) => {
          longest = Math.max(longest, state.cycle);
          const here = state.cycle < 3 ? all.filter((card) => !isLate(card)) : all;
          expect(ledgerOf(state).cards.toSorted()).toEqual(here.toSorted());
          for (const looker of [null, 0, 1])
            expect(trexlands.view(state, looker).publicDeck).toEqual(state.publicDeck.map(() => null));
        },
      );
      expect(longest).toBe(6);
    }
  });
});

describe('the file of a first match', () => {
  let physics: Physics;
  beforeAll(async () => {
    physics = await loadPhysics();
  });

  it('holds its rules, and replays past the cycle of the late cards to the same hash', () => {
    const match = realMatch(physics, { seats: 2, seed: 7, options: { ...FIRST_OPTIONS, cityX: 9, cycleLimit: 4 } });
    const recording = recordMatch(match);
    expect(match.log.some(({ events }) => events.some(({ type }) => type === 'shuffled-in'))).toBe(true);
    expect(match.state.cycle).toBe(4);
    const read = must(parseMatch(makeMatch(recording), physics.build));
    expect(read).toEqual(recording);
    const { match: again, difference } = must(replay(trexlands, read, replayTable(physics)));
    expect(difference).toBeNull();
    expect(hashOf(again.state)).toBe(hashOf(match.state));
  });

  it('by the text says nothing of them', () => {
    const text = makeMatch(recordMatch(begun({ options: OPTIONS_BY.text })));
    for (const key of NEW_KEYS) expect(text).not.toContain(key);
  });
});
