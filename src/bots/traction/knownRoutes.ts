import type { Standing } from '#games/traction/standing.ts';
import { strideMm } from '#games/traction/reach.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Thinking } from '../bot.ts';
import type { Field } from './field.ts';
import { near, type Ground } from './ground.ts';
import { routesOf, type Route } from './routes.ts';

/** Walks that were looked for once. A walk depends on nothing beyond its reach: most moves change nothing about it. */
const known = new WeakMap<Field, Map<string, readonly Route[]>>();

/** As `routesOf`, from memory where the same walk has been looked for on the same field. */
export function* knownRoutes(
  ground: Ground,
  field: Field,
  piece: PieceId,
  from: Standing,
  most: number,
  clearMm: number,
): Thinking<readonly Route[]> {
  const withinMm = (most + 1) * strideMm(piece) + clearMm;
  const pieces = near(ground.pieces, from.xMm, from.zMm, withinMm);
  const stands = pieces.map(({ id, x, z, outline }) => `${id} ${x} ${z} ${outline[0]?.x} ${outline[0]?.z}`);
  const key = [piece, from.xMm, from.zMm, from.yawDeg, most, clearMm, ...stands].join(' ');
  const memory = known.get(field) ?? new Map<string, readonly Route[]>();
  known.set(field, memory);
  const before = memory.get(key);
  if (before !== undefined) return before;
  const routes = yield* routesOf({ ...ground, pieces }, field, piece, from, most, clearMm);
  memory.set(key, routes);
  return routes;
}
