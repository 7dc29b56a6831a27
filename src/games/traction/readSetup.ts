import { pieceId, seat } from '#sim/ids.ts';
import type { Surface } from '#sim/layout.ts';
import { ok, type Result } from '#sim/result.ts';
import { surfaceOf } from '#sim/surfaces.ts';
import type { MatchFile } from './matchSchema.ts';
import { optionsOfFile } from './variantSchema.ts';
import { groundOf, type TractionSetup } from './setup.ts';

/** The set-up of a match file. Faults: those of the set-up. */
export function readSetup(file: MatchFile): Result<TractionSetup> {
  const surface = readSurface(file.surface);
  if (!surface.ok) return surface;
  const setup: TractionSetup = {
    options: optionsOfFile(file.rules, file.options),
    surface: surface.value,
    table: tableIn(file),
    ...startIn(file),
  };
  const ground = groundOf(setup, file.seats.length);
  return ground.ok ? ok(setup) : ground;
}

function tableIn({ table }: MatchFile): TractionSetup['table'] {
  return 'distanceMm' in table
    ? table
    : { ...table, pads: table.pads.map((pad) => ({ ...pad, seat: seat(pad.seat) })) };
}

function startIn({ position }: MatchFile): Pick<TractionSetup, 'position'> {
  if (position === undefined) return {};
  const { conceded, home, pieces } = position;
  return {
    position: {
      seat: seat(position.seat),
      pieces: pieces.map(named),
      ...(home === undefined ? {} : { home: home.map(named) }),
      ...(conceded === undefined ? {} : { conceded: conceded.map(seat) }),
    },
  };
}

const named = <P extends { readonly id: string }>(placed: P) => ({ ...placed, id: pieceId(placed.id) });

const readSurface = (surface: MatchFile['surface']): Result<Surface> =>
  typeof surface === 'string' ? surfaceOf(surface) : ok(surface);
