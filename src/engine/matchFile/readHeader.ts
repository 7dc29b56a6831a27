import { fault, ok, type Fault, type Result } from '#sim/result.ts';
import { TICK_HZ } from '#sim/settings.ts';
import type { Game, GameTypes } from '../game.ts';
import type { MatchHeader } from '../match.ts';
import type { Seed } from '../random.ts';
import { UNNAMED_SET, type RuleSet } from '../ruleSets.ts';
import { checkSeats, type SeatInfo } from '../seats.ts';
import { otherBuild } from './otherBuild.ts';

/** The part of a match file that is the same for every game, as its schema reads it. */
export interface HeaderFile {
  readonly rulesVersion: number;
  readonly rules?: RuleSet;
  readonly build: string;
  readonly tickHz: number;
  readonly seed: Seed;
  readonly seats: readonly SeatInfo[];
}

/**
 * Checks that this program can play the match, and gives the plan agreed before it. `build` is the physics build that
 * is to replay it, null for a reader who only looks. Faults: `other-rules`, `other-tick`, `other-build`, those of seats
 * and of the game's set-up, each with its place.
 */
export function readHeader<T extends GameTypes>(
  game: Game<T>,
  file: HeaderFile,
  build: string | null,
  readSetup: () => Result<T['setup']>,
): Result<MatchHeader<T>> {
  const foreign = refuseForeign(game.rulesVersion, file, build);
  if (foreign !== null) return foreign;
  const seats = checkSeats(file.seats, game.seats);
  if (!seats.ok) return located(seats.fault);
  const setup = readSetup();
  if (!setup.ok) return located(setup.fault);
  const { rulesVersion, rules = UNNAMED_SET, build: recordedOn, tickHz, seed } = file;
  return ok({
    game: game.id,
    rulesVersion,
    rules,
    build: recordedOn,
    tickHz,
    seed,
    seats: seats.value,
    setup: setup.value,
  });
}

/**
 * Before anything else is read: by other rules there may be other actions. A value that is no version at all is left to
 * the schema. Fault `other-rules`.
 */
export function refuseOtherRules(
  rulesVersion: number,
  file: { readonly rulesVersion?: unknown },
): ReturnType<typeof fault> | null {
  const written = file.rulesVersion;
  if (written === rulesVersion || typeof written !== 'number' || !Number.isInteger(written) || written < 1) return null;
  return fault(
    'other-rules',
    `$.rulesVersion is ${written}; this program plays version ${rulesVersion} of the rules.`,
    '$.rulesVersion',
  );
}

function refuseForeign(rulesVersion: number, file: HeaderFile, build: string | null): ReturnType<typeof fault> | null {
  const other = refuseOtherRules(rulesVersion, file);
  if (other !== null) return other;
  if (file.tickHz !== TICK_HZ)
    return fault(
      'other-tick',
      `$.tickHz is ${file.tickHz}; this program simulates ${TICK_HZ} ticks a second.`,
      '$.tickHz',
    );
  if (build === null || file.build === build) return null;
  return { ok: false, fault: otherBuild(file.build, build) };
}

/** A header's own fault, with its place in the file before it unless it names that. */
const located = ({ code, message, path = '$' }: Fault): ReturnType<typeof fault> =>
  fault(code, message.startsWith(path) ? message : `${path}: ${message}`, path);
