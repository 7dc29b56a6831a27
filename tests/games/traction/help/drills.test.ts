import { beforeAll, describe, expect, it } from 'vitest';
import type { TractionDeed } from '#games/traction/help/drills/deeds.ts';
import { DEFAULT_HINTS, SHORT } from '#games/traction/help/drills/hints.ts';
import type { TractionPart } from '#games/traction/help/drills/judge.ts';
import { TRACTION_LESSONS } from '#games/traction/help/lessons.ts';
import { beginnersPace } from './pace.ts';
import { pieceId, seat } from '#sim/ids.ts';
import type { ScenarioTable } from '#games/traction/scenario/table.ts';
import { afterDeeds, begun, byOwnHand, drillOf, realTable, verdictAfter } from './support.ts';

let table: ScenarioTable;
beforeAll(async () => {
  table = await realTable();
});

const { drills, guide, first } = TRACTION_LESSONS;

/** Every part of every drill, with its place. */
const parts: readonly (readonly [where: string, part: TractionPart])[] = drills.flatMap(({ id, parts: its }) =>
  its.map((one, i) => [its.length === 1 ? id : `${id}, part ${i + 1}`, one] as const),
);

describe('every drill', () => {
  it('has a name and a title of its own', () => {
    expect(new Set(drills.map(({ id }) => id)).size).toBe(drills.length);
    expect(new Set(drills.map(({ title }) => title)).size).toBe(drills.length);
  });

  it.each(parts)('%s is open as long as nothing has been done', (_where, part) => {
    expect(part.judge(begun(table, part))).toEqual({ state: 'open' });
  });

  it.each(parts)('%s is passed by its solution, which is told in words that need no rules', (_where, part) => {
    expect(verdictAfter(table, part, withReplies(part))).toMatchObject({
      state: 'passed',
      words: expect.not.stringMatching(RULE_WORDS),
    });
  });

  it.each(parts)('%s says what to do in one or two sentences, and has a tip', (_where, part) => {
    expect(part.task.match(/[.!?:](?= |$)/g)?.length ?? 0).toBeLessThanOrEqual(3); // a colon joins what is one thought
    expect(part.task.length).toBeLessThanOrEqual(160);
    expect(part.tips.length).toBeGreaterThan(0);
  });

  it.each(parts)('%s is told in words that need no rules', (_where, part) => {
    expect([part.task, ...part.tips].join(' ')).not.toMatch(RULE_WORDS);
  });
});

/** A player reads of a foul, and of what follows from it. */
const RULE_WORDS = /crash|jiggle|legal|penalis|clause|tolerance/i;

/** Deeds one after the other; in between the rival plays its replies, as it does on the page. */
const withReplies = ({ solution, replies = [] }: TractionPart): readonly TractionDeed[] =>
  solution.flatMap((deed) => (deed === 'end' ? [deed, ...replies, 'end'] : [deed]));

describe('the first lesson', () => {
  it('has its step by a free hand passed by a free hand', () => {
    const [asked] = drillOf('first-hand').parts;
    if (asked === undefined) throw new Error('the step has a part');
    const done = byOwnHand(table, begun(table, asked), 'walk L1 C 90');
    expect(done.ok && done.value.log.map(({ action }) => 'hand' in action && action.hand)).toEqual(['free']);
    expect(done.ok && asked.judge(done.value)).toMatchObject({ state: 'passed' });
  });

  it('asks for no more than two or three moves a step', () => {
    expect(first).toHaveLength(5);
    for (const id of first)
      for (const { solution } of drillOf(id).parts) expect(solution.length).toBeLessThanOrEqual(3);
  });
});

/** A mistake in each, what it is called, and whose clause says more. */
const MISTAKES: readonly (readonly [
  drill: string,
  part: number,
  mistake: string,
  deeds: readonly TractionDeed[],
  clause: string | null,
  words: RegExp,
])[] = [
  ['first-goal', 0, 'walks beside the pad', ['walk M1 B 90'], null, /did not touch the pad/],
  ['first-hand', 0, 'takes no step', ['end'], null, /nearly where it stood/],
  ['first-hand', 0, 'stands where it began', ['walk L1 C 30'], null, /over the circle/],
  ['first-hand', 0, 'turns on a near corner', ['walk L1 B 90'], null, /turned on the near corner/],
  ['first-foul', 0, 'touches nobody', ['walk L1 A 90'], null, /Nothing was touched/],
  ['first-tackle', 0, 'walks into the victim', ['walk L1 C 90'], 'TR-10', /Answer “tackle”/],
  ['first-tackle', 0, 'misses', ['tackle L1 A 90'], null, /did not hit/],
  ['first-race', 0, 'goes the other way', ['walk M1 A 90', 'end', 'end', 'walk M1 C 90, D 90'], null, /has two steps/],
  ['tip', 0, 'ends the turn instead', ['end'], null, /not what was asked/],
  ['swivel', 0, 'a quarter turn is too short', ['walk L1 C 60'], null, /not into the ring/],
  ['swivel', 0, 'the wrong corner', ['walk L1 A 180'], null, /not into the ring/],
  ['walk', 0, 'stops after one step', ['walk S1 C 90'], null, /not in the ring/],
  ['walk', 0, 'walks the other way', ['walk S1 A 90, B 90, C 90'], null, /not in the ring/],
  ['keep-clear', 0, 'takes the blocked way around', ['walk L1 C 180'], 'TR-10', /touched S1/],
  ['keep-clear', 0, 'keeps clear by going elsewhere', ['walk L1 A 90'], null, /not in the ring/],
  ['grip', 0, 'does not try the glass', ['end'], null, /not what was asked/],
  ['grip', 1, 'does not try the mousepad', ['end'], null, /not what was asked/],
  ['tackle', 0, 'walks into the victim', ['walk L1 C 90'], 'TR-10', /Answer “tackle”/],
  ['tackle', 0, 'misses', ['tackle L1 A 90'], null, /without hitting/],
  ['leave', 0, 'sweeps the neighbour along', ['walk L1 C 90'], 'TR-28', /a foul/],
  ['leave', 0, 'runs against the neighbour', ['walk L1 D -90'], 'TR-07', /slid off/],
  ['win', 0, 'stops short of the pad', ['walk M1 C 90'], null, /Not there/],
  ['two-pieces', 0, 'ends the turn after one', ['walk S1 D 90', 'end'], null, /in the same turn/],
  ['two-pieces', 0, 'walks with both', ['walk S1 D 90', 'walk L1 A 90'], null, /in the same turn/],
  ['right', 0, 'walks first', ['walk L1 C 90'], null, /Too late/],
  ['miss', 0, 'hits', ['tackle L1 C 180'], null, /touch nobody/],
  ['not-your-own', 0, 'hits its own', ['tackle L1 C 180'], 'TR-16', /your own M1/],
  ['past-the-guard', 0, 'runs into the guard', ['walk M1 D -90'], 'TR-10', /before the pad/],
  ['home', 0, 'walks away from home', ['walk M1 C 90, D 90'], null, /not in the ring/],
  ['edge', 0, 'goes over the edge', ['walk S1 D 180'], 'TR-37', /over the edge/],
  ['out-of-turn', 0, 'only jiggles', [{ by: seat(1), piece: pieceId('0-L1'), pushMm: [0.5, 0] }], null, /no foul/],
  ['bump', 0, 'walks instead', ['walk L1 C 90'], null, /in the menu/],
];

describe('a mistake', () => {
  it.each(MISTAKES)('%s, part %i: %s', (drill, part, _mistake, deeds, clause, words) => {
    const asked = drillOf(drill).parts[part];
    if (asked === undefined) throw new Error(`${drill} has no part ${part}`);
    const verdict = verdictAfter(table, asked, deeds);
    expect(verdict).toEqual({ state: 'failed', clause, words: expect.stringMatching(words) });
    expect(verdict).toMatchObject({ words: expect.not.stringMatching(RULE_WORDS) });
  });

  it('is told in words that need no rules', () => {
    expect([SHORT, ...Object.values(DEFAULT_HINTS)].join(' ')).not.toMatch(RULE_WORDS);
    expect(drills.map(({ title }) => title).join(' ')).not.toMatch(RULE_WORDS);
  });

  it('is known for every part of every drill', () => {
    const made = new Set(MISTAKES.map(([drill, part]) => `${drill} ${part}`));
    expect(
      drills.flatMap(({ id, parts: its }) => its.map((_, i) => `${id} ${i}`)).filter((where) => !made.has(where)),
    ).toEqual([]);
  });

  it('of a free hand is called by its fault, where the drill has no words of its own', () => {
    const [tip] = drillOf('tip').parts;
    if (tip === undefined) throw new Error('the first drill has a part');
    const match = afterDeeds(table, begun(table, tip), tip.solution);
    const [entry] = match.log;
    const fouled = {
      ...match,
      log:
        entry === undefined
          ? []
          : [
              {
                ...entry,
                events: [{ type: 'illegal-move' as const, piece: pieceId('0-L1'), codes: ['fell' as const] }],
              },
            ],
    };
    expect(tip.judge(fouled)).toEqual({ state: 'failed', words: DEFAULT_HINTS.fell, clause: null });
  });
});

describe('the guide', () => {
  it('leads from the first step to the win in six to eight drills', () => {
    expect(guide.length).toBeGreaterThanOrEqual(6);
    expect(guide.length).toBeLessThanOrEqual(8);
    expect(guide.map((id) => drillOf(id).id)).toEqual(guide);
    expect(guide.at(0)).toBe('tip');
    expect(guide.at(-1)).toBe('win');
  });

  it('takes a beginner less than five minutes', () => {
    const asked = guide.flatMap((id) => drillOf(id).parts);
    const matches = asked.map((part) => afterDeeds(table, begun(table, part), part.solution));
    const { seconds, steps } = beginnersPace(asked, matches);
    expect(steps).toBeLessThanOrEqual(16);
    expect(seconds).toBeLessThan(5 * 60);
  });
});
