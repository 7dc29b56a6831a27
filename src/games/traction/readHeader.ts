import type { MatchHeader } from '../../engine/match.ts';
import { checkSeats } from '../../engine/seats.ts';
import { pieceId, seat } from '../../sim/ids.ts';
import type { Surface } from '../../sim/layout.ts';
import { fault, ok, type Fault, type Result } from '../../sim/result.ts';
import { TICK_HZ } from '../../sim/settings.ts';
import { surfaceOf } from '../../sim/surfaces.ts';
import type { MatchFile } from './matchSchema.ts';
import { groundOf, type TractionSetup } from './setup.ts';
import { traction, type TractionTypes } from './traction.ts';

/** The header of a match file: whether this program can play it, and what was agreed. `build` as in `parseMatch`. */
export function readHeader(file: MatchFile, build: string | null): Result<MatchHeader<TractionTypes>> {
  const foreign = refuseForeign(file, build);
  if (foreign !== null) return foreign;
  const seats = checkSeats(file.seats);
  if (!seats.ok) return located(seats.fault);
  const setup = readSetup(file);
  if (!setup.ok) return setup;
  const { rulesVersion, tickHz, seed } = file;
  return ok({ game: file.game, rulesVersion, build: file.build, tickHz, seed, seats: seats.value, setup: setup.value });
}

function refuseForeign(file: MatchFile, build: string | null): ReturnType<typeof fault> | null {
  if (file.rulesVersion !== traction.rulesVersion) {
    return fault('other-rules', `$.rulesVersion is ${file.rulesVersion}; this program plays version ${traction.rulesVersion} of the rules.`, '$.rulesVersion');
  }
  if (file.tickHz !== TICK_HZ) return fault('other-tick', `$.tickHz is ${file.tickHz}; this program simulates ${TICK_HZ} ticks a second.`, '$.tickHz');
  if (build === null || file.build === build) return null;
  return fault('other-build', `$.build is ${JSON.stringify(file.build)}; this program has ${JSON.stringify(build)}, which would play the match differently.`, '$.build');
}

function readSetup(file: MatchFile): Result<TractionSetup> {
  const surface = readSurface(file.surface);
  if (!surface.ok) return surface;
  const setup: TractionSetup = { options: file.options, surface: surface.value, table: tableIn(file), ...startIn(file) };
  const ground = groundOf(setup, file.seats.length);
  return ground.ok ? ok(setup) : located(ground.fault);
}

function tableIn({ table }: MatchFile): TractionSetup['table'] {
  return 'distanceMm' in table ? table : { ...table, pads: table.pads.map((pad) => ({ ...pad, seat: seat(pad.seat) })) };
}

function startIn({ position }: MatchFile): Pick<TractionSetup, 'position'> {
  return position ? { position: { seat: seat(position.seat), pieces: position.pieces.map((piece) => ({ ...piece, id: pieceId(piece.id) })) } } : {};
}

/** A set-up's own fault, with its place in the file before it unless it names that. */
const located = ({ code, message, path = '$' }: Fault): ReturnType<typeof fault> => fault(code, message.startsWith(path) ? message : `${path}: ${message}`, path);

const readSurface = (surface: MatchFile['surface']): Result<Surface> => (typeof surface === 'string' ? surfaceOf(surface) : ok(surface));
