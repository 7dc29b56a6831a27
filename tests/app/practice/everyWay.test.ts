import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTrexlandsRun } from '#play/trexlands/practice/taskRun.ts';
import { turnTask } from '#play/trexlands/practice/turnTask.ts';
import { practiceTask } from '#play/traction/practice/practiceTask.ts';
import { createTractionRun } from '#play/traction/teach/taskRun.ts';
import { createSession as sitAtTraction } from '#play/traction/session/session.ts';
import { createSession as sitAtTrexlands } from '#play/trexlands/session/session.ts';
import { MODULES } from '#app/tables/registry.ts';
import { practicePosition } from '#play/traction/practice/practicePosition.ts';
import { positionOf } from '#play/traction/sharing/positionOf.ts';
import { turnAt } from '#play/trexlands/practice/turnAt.ts';
import type { AnySession } from '#play/session/state.ts';
import { playByOdds } from '#bots/trexlands/byOdds.ts';
import { LEVELS } from '#bots/trexlands/levels.ts';
import { policyOf } from '#bots/trexlands/policies.ts';
import { packLink } from '#engine/files/link.ts';
import { startMatch, type LogEntry } from '#engine/match.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { ANY_LEGAL } from '#games/traction/help/practice/goal.ts';
import { STANDARD_OPTIONS } from '#games/trexlands/options.ts';
import { trexlands, type TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { must } from '../../games/trexlands/support.ts';
import { filmedMatch } from '../replay/filmed.ts';

// The menu, a replay and a turning point all lead to practice with a match and a place in its log.

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** The table at which a moment of a match is practised; null where the page offers no practice of it. */
type Begun = AnySession | null;

/** The moments of a match with such seats, each to be begun. */
type Moments = (seats: readonly SeatInfo[]) => readonly (() => Begun)[];

function momentsOfTraction(seats: readonly SeatInfo[]): ReturnType<Moments> {
  const played = filmedMatch(physics);
  const match = { ...played, header: { ...played.header, seats } };
  return [...match.log.map(({ before }) => before.state), match.state].map((state) => () => {
    const { plan, why } = must(practicePosition(must(packLink(positionOf(match, state))), 'any'));
    expect(why).toBeNull();
    const session = sitAtTraction({ physics, pace: 'at-once' });
    const task = practiceTask(plan, ANY_LEGAL);
    createTractionRun(session, task).begin(task);
    return session;
  });
}

/** A match by odds: its log has the positions, and reports of no roll. */
function momentsOfTrexlands(seats: readonly SeatInfo[]): ReturnType<Moments> {
  const plan = { build: physics.build, tickHz: 240, seed: 2, seats, setup: { options: STANDARD_OPTIONS } };
  const begun = must(startMatch(trexlands, plan));
  const log: LogEntry<TrexlandsTypes>[] = [];
  const state = must(
    playByOdds(plan, [policyOf('careless'), policyOf('careless')], (step) => {
      const before = { state: step.before, random: begun.random };
      log.push({ action: step.action, seat: null, performed: null, evidence: null, events: [], before, hash: '' });
    }),
  );
  const match = { ...begun, log, state };
  return [...log.keys(), log.length].map((action) => () => {
    const position = turnAt(match, action);
    if (position === null) return null;
    const task = turnTask(match, position, 'move', physics);
    const session = sitAtTrexlands({ physics, random: () => 0.3, pace: 'at-once', alone: task.learner });
    const setting = { session, build: physics.build, random: () => 0.3, later: () => undefined };
    createTrexlandsRun(setting, task).begin(task);
    return session;
  });
}

const WAYS: Readonly<Record<string, Moments>> = { traction: momentsOfTraction, trexlands: momentsOfTrexlands };

const ANN: SeatInfo = { name: 'Ann', colour: 0, kind: 'person' };
const BEN: SeatInfo = { name: 'Ben', colour: 1, kind: 'person' };
const bot = (seat: SeatInfo, level: string): SeatInfo => ({ ...seat, kind: 'bot', level });

const TABLES: readonly (readonly [string, readonly SeatInfo[]])[] = [
  ['two people', [ANN, BEN]],
  ...LEVELS.map((level) => [`a person and a ${level} computer`, [ANN, bot(BEN, level)]] as const),
  ['a computer that sits first, and a person', [bot(ANN, 'steady'), BEN]],
  ['computers alone', [bot(ANN, 'careless'), bot(BEN, 'keen')]],
];

it('is tried here for every game that has a practice', () => {
  const practised = MODULES.map(({ id }) => id).filter((id) => existsSync(`src/app/tables/${id}/practice`));
  expect(Object.keys(WAYS)).toEqual(practised);
});

describe.each(Object.entries(WAYS))('any moment of a match of %s', (_game, momentsOf) => {
  it.each(TABLES)('between %s is practised by a person', (_table, seats) => {
    const tables = momentsOf(seats).flatMap((begin) => begin() ?? []);
    expect(tables.length).toBeGreaterThan(4);
    for (const { store } of tables) {
      const { match } = store.getState();
      expect(match?.log).toEqual([]);
      expect(match?.header.seats.map(({ kind, level }) => [kind, level])).toEqual(
        seats.map(() => ['person', undefined]),
      );
    }
  });
});
