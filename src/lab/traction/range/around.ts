import { groundFor, type Ground } from '#bots/traction/ground.ts';
import { thoughtOut } from '#bots/bot.ts';
import { routesOf } from '#bots/traction/routes.ts';
import { STANDARD_OPTIONS } from '#games/traction/options.ts';
import { pieceId } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { moverOf } from '../onTable.ts';
import type { Cell } from '../cells.ts';
import obstacles from './obstacles.json' with { type: 'json' };
import type { RangeParameters } from './parameters.ts';
import { farWalk, type Aim, type FarWalk } from './plan.ts';
import data from './walk.json' with { type: 'json' };

/** The pieces around which a job walks. */
export function aroundOf({ around }: Pick<RangeParameters, 'around'>): readonly PiecePlacement[] {
  const pieces = typeof around === 'string' ? obstacles[around] : around;
  return pieces.map(({ id, pose, ...where }) => ({
    ...where,
    id: pieceId(id),
    pose: pose === 'flat' ? 'flat' : 'upright',
  }));
}

const START = { xMm: 0, zMm: 0, yawDeg: 0 };

/**
 * A walk that touches nothing and comes as near as its steps allow to the furthest place in its direction; all seen
 * from the piece. It stays where it is where nothing brings it nearer.
 */
export function walkAround(pieces: readonly PiecePlacement[], size: Cell['size'], count: number, aim: Aim): FarWalk {
  const open = farWalk(size, count, aim);
  if (pieces.length === 0) return open;
  const mover = moverOf(size);
  const { tableMm } = data;
  const ground: Ground = groundFor({ pieces, pads: [], conceded: [], tableMm, options: STANDARD_OPTIONS }, mover);
  const field = {
    at: ({ xMm, zMm }: { readonly xMm: number; readonly zMm: number }) => {
      const [dx, dz] = [open.to.xMm - xMm, open.to.zMm - zMm];
      return Math.sqrt(dx * dx + dz * dz);
    },
  };
  const [best] = thoughtOut(routesOf(ground, field, mover, START, count, data.clearMm));
  if (best === undefined || best.leftMm >= field.at(START)) return { steps: [], to: START, openMm: open.openMm };
  return { steps: best.steps, to: best.to, openMm: open.openMm };
}
