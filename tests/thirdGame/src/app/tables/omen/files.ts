import * as matchFile from '#games/omen/matchFile.ts';
import { omen, type OmenTypes } from '#games/omen/omen.ts';
import { releaseBy, replayTable } from '#games/omen/perform.ts';
import type { OmenReport } from '#games/omen/state.ts';
import { ok } from '#sim/result.ts';
import type { Release } from '#sim/roll/release.ts';
import { late } from '#app/late/late.ts';
import { gameHelper } from '#app/tables/gameHelper.ts';
import type { Task } from '#play/offThread/helper.ts';
import type { GameFiles } from '#play/storage/gameFiles.ts';

/** A throw of the die, the only task of Omen. */
const throwTask = (release: Release): Task<OmenReport> => ({ do: 'throw', given: release });

/** Matches of Omen as files. What a glance counts are rounds, and what it draws are points. */
export const omenFiles: GameFiles<OmenTypes, matchFile.OmenRecordedAction> = {
  game: omen,
  ...matchFile,
  replayTable,
  taskOf: ({ random, action }) => {
    if (action.do !== 'throw') throw new Error(`${action.do} needs no table`);
    const release = releaseBy(action.hand, random);
    return release.ok ? ok(throwTask(release.value)) : release;
  },
  helperOf: (physics) =>
    gameHelper('omen', physics, () => late(async () => (await import('#play/omen/tasks.ts')).stepsOf)),
  glanceOfSetup: () => ({}),
  actionsToTell: ({ log }) => log.length,
  glanceOfState: ({ turn, outcome, points }) => ({
    turn: turn.number,
    winners: outcome?.winners ?? null,
    miniature: points.join(' '),
  }),
};
