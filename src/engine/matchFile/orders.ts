import type { z } from 'zod';
import { withoutStop } from '../words.ts';
import type { Evidence } from '../evidence.ts';
import { faultOfIssue } from '../files/readJson.ts';
import { show } from '../files/shown.ts';
import type { Game, GameTypes } from '../game.ts';
import type { RecordedAction } from '../replay.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { MatchForm } from './matchForm.ts';
import type { HeaderFile } from './readHeader.ts';

/** Orders: actions as a seat gives them, written as in a match file, and nothing yet of their outcome. */
export interface Orders<T extends GameTypes> {
  readonly makeOrder: (action: T['action']) => object;
  /**
   * Reads one that may be a stranger's. Faults: `bad-value`, `missing`, `unknown-key`, those of the game's own
   * recordings; paths begin at the order (`$.gesture`).
   */
  readonly readOrder: (json: unknown) => Result<T['action']>;
}

const NO_HASH = '0'.repeat(32);
const NO_EVIDENCE: Evidence = { hash: NO_HASH, ticks: 0, marks: [] };
/** The part of an action in a file that only its outcome tells. */
const NO_OUTCOME = { hash: NO_HASH };
const NO_PERFORMANCE = { ticks: 0, rulings: [], bodies: NO_HASH };
const OUTCOME = Object.keys({ ...NO_OUTCOME, ...NO_PERFORMANCE });

/** An action in a file without its outcome is read with an empty one in its place: one schema reads both. */
export function ordersBy<
  T extends GameTypes,
  R extends RecordedAction<T>,
  F extends HeaderFile & { readonly log: readonly unknown[] },
>(form: MatchForm<T, R, F>): Orders<T> {
  const { game, record, makeAction, readAction } = form;
  const entries: z.ZodType<F['log']> = form.schema.shape.log;
  return {
    makeOrder: (action) => {
      const evidence = game.isPhysical(action) ? NO_EVIDENCE : null;
      const written = makeAction(record({ action, performed: null, evidence, hash: NO_HASH }));
      return Object.fromEntries(Object.entries(written).filter(([key]) => !OUTCOME.includes(key)));
    },
    readOrder: (json) => {
      if (typeof json !== 'object' || json === null || Array.isArray(json))
        return fault('bad-value', `$ is ${show(json)}; expected an action.`, '$');
      const told = OUTCOME.find((key) => Object.hasOwn(json, key));
      if (told !== undefined)
        return fault('unknown-key', `$.${told}: what comes of an action is not the player's to say.`, `$.${told}`);
      const whole = { ...json, ...NO_OUTCOME, ...(isPhysical(game, json) ? NO_PERFORMANCE : {}) };
      const read = entries.safeParse([whole]);
      if (!read.success) return atOrder(faultOfIssue(read.error, [whole]));
      const action = readAction(read.data[0] as F['log'][number], 0); // as many are read as were given
      return action.ok ? ok(action.value.action) : atOrder(action.fault);
    },
  };
}

/** By the kind that it names: games tell by that alone. */
const isPhysical = <T extends GameTypes>(game: Game<T>, json: object): boolean =>
  'do' in json && typeof json.do === 'string' && game.isPhysical({ do: json.do });

/** Places of a log with one action, told as places of that action. */
function atOrder({ code, message, path }: { code: string; message: string; path?: string }): Result<never> {
  const of = (text: string): string => text.replaceAll(/\$(?:\.log)?\[0\]/g, '$');
  return fault(code, `${withoutStop(of(message))}.`, of(path ?? '$'));
}
