import { fault, ok, type Result } from '#sim/result.ts';
import { misfit } from './misfit.ts';
import { show } from './shown.ts';

/** Which of these games a file says it is of. Faults: `missing`, `bad-value`. */
export function gameIn<G extends string>({ game }: Readonly<Record<string, unknown>>, games: readonly G[]): Result<G> {
  const known = games.find((id) => id === game);
  if (known !== undefined) return ok(known);
  const expected = `one of ${games.map((id) => JSON.stringify(id)).join(', ')}`;
  return game === undefined
    ? fault('missing', `$.game is missing; expected ${expected}.`, '$.game')
    : misfit(['game'], show(game), expected);
}
