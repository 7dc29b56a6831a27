import { sealOfOrder, sealOfSeed, type OpenedSecrets } from '../protocol/seals.ts';
import type { ShownRow } from '../rooms/shownRow.ts';

/** The last match of a room, held against what was sealed in it. */
export interface Unsealed {
  readonly file: object;
  /** Orders that were sealed for this seat. */
  readonly sealed: number;
  /** Rows whose seal does not fit: the server has told something else before. */
  readonly wrong: readonly number[];
}

type Body =
  | { readonly do: 'begin'; readonly sealed: string }
  | { readonly do: 'act'; readonly sealed?: string; readonly opened?: OpenedSecrets };

/** Null while the last match is not over. */
export function unsealed(rows: readonly ShownRow[]): Unsealed | null {
  const from = rows.findLastIndex(({ body }) => (body as Body).do === 'begin');
  const match = rows.slice(Math.max(0, from)).map(({ seq, body }) => ({ seq, body: body as Body }));
  const opened = match
    .flatMap(({ body }) => (body.do === 'act' && body.opened !== undefined ? [body.opened] : []))
    .at(-1);
  if (opened === undefined) return null;
  const { salt, seed, file } = opened;
  const orders = new Map(opened.secrets);
  const sealed = match.filter(({ body }) => body.do === 'act' && body.sealed !== undefined);
  const wrong = match.flatMap(({ seq, body }) => {
    const order = orders.get(seq);
    const fits =
      body.do === 'begin'
        ? body.sealed === sealOfSeed(salt, seed)
        : body.do !== 'act' ||
          body.sealed === undefined ||
          (order !== undefined && body.sealed === sealOfOrder(salt, seq, order));
    return fits ? [] : [seq];
  });
  return { file, sealed: sealed.length, wrong };
}
