import type { ShownRow } from '../rooms/shownRow.ts';

/** A position to which practice can go back. */
export interface PracticePosition {
  /** The row after which it came to be. */
  readonly seq: number;
  /** The seat whose action it was; null: the beginning, or nobody's. */
  readonly seat: number | null;
  /** By seat, as far as this screen may see it: the whole action, or a part of one of several. */
  readonly given: ReadonlyMap<number, object>;
  /** It was performed on the table. */
  readonly isThrow: boolean;
}

/** A practice by its rows. */
export interface Practice {
  /** The way to the present position, from the beginning on. */
  readonly way: readonly PracticePosition[];
  /** Positions that were kept by name, in the order in which they were first kept. */
  readonly kept: ReadonlyMap<string, number>;
}

type Body =
  | { readonly do: 'begin'; readonly practice?: true }
  | { readonly do: 'act'; readonly entry: { readonly action: object | null; readonly performed: unknown } }
  | { readonly do: 'part'; readonly order: object | null }
  | { readonly do: 'undo'; readonly length: number }
  | { readonly do: 'rewind'; readonly to: number }
  | { readonly do: 'keep'; readonly name: string };

/** Null where the present match is no practice. */
export function practiceOf(rows: readonly ShownRow[]): Practice | null {
  const begun = rows.findLastIndex(({ body }) => (body as Body).do === 'begin');
  const first = rows[begun];
  if (first === undefined || (first.body as { readonly practice?: true }).practice !== true) return null;
  let way: readonly PracticePosition[] = [{ seq: first.seq, seat: null, given: new Map(), isThrow: false }];
  const ways = new Map([[first.seq, way]]);
  const kept = new Map<string, number>();
  let last = first.seq;
  let parts: readonly ShownRow[] = [];
  for (const row of rows.slice(begun + 1)) {
    const body = row.body as Body;
    if (body.do === 'keep') kept.set(body.name, last);
    if (body.do === 'part') parts = [...parts, row];
    const after = wayAfter(way, ways, row, parts);
    if (after === way) continue;
    parts = [];
    way = after;
    last = row.seq;
    ways.set(last, way);
  }
  return { way, kept };
}

function wayAfter(
  way: readonly PracticePosition[],
  ways: ReadonlyMap<number, readonly PracticePosition[]>,
  { seq, seat, body: shown }: ShownRow,
  parts: readonly ShownRow[],
): readonly PracticePosition[] {
  const body = shown as Body;
  if (body.do === 'rewind') return [...(ways.get(body.to) ?? way)];
  if (body.do !== 'act') return way;
  const { action, performed } = body.entry;
  return [...way, { seq, seat, given: givenFor(seat, action, parts), isThrow: performed !== null }];
}

/** Of an action of several seats, whose parts came first, nobody can tell the last one's part from the whole. */
function givenFor(seat: number | null, action: object | null, parts: readonly ShownRow[]): ReadonlyMap<number, object> {
  if (parts.length === 0) return new Map(seat === null || action === null ? [] : [[seat, action]]);
  return new Map(
    parts.flatMap(({ seat: by, body }): [number, object][] => {
      const { order } = body as { readonly order: object | null };
      return by === null || order === null ? [] : [[by, order]];
    }),
  );
}
