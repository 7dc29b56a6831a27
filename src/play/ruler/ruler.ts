import { hypot } from '#sim/maths/trig.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PlaceMm } from '../input/placeMm.ts';

export type End = 0 | 1;

/** From the first end to the second. */
export type Span = readonly [PlaceMm, PlaceMm];

export interface Ruler {
  readonly span: Span;
  /** The end that keys move and that the next tap places. */
  readonly active: End;
}

export interface RulerState {
  /** Null: there is none on the table. */
  readonly ruler: Ruler | null;
  /** Where it was when it was last let go of: what is read out. */
  readonly settled: Span | null;
}

/** The one ruler of a table. */
export interface RulerDesk extends StoreApi<RulerState> {
  /** Lays it from one place to another; the second end is the active one. */
  lay(span: Span): void;
  /** Moves an end, which is the active one from then on. `held`: it is not let go of yet. */
  move(end: End, to: PlaceMm, held?: boolean): void;
  /** Places the active end; the next one is the other. */
  place(at: PlaceMm): void;
  /** The other end is the active one. */
  swap(): void;
  settle(): void;
  away(): void;
}

export const lengthMm = ([a, b]: Span): number => hypot(b.xMm - a.xMm, b.zMm - a.zMm);

export function createRuler(): RulerDesk {
  const store = createStore<RulerState>(() => ({ ruler: null, settled: null }));
  const change = (next: (ruler: Ruler) => Ruler, held = false): void =>
    store.setState(({ ruler, settled }) => {
      if (ruler === null) return {};
      const changed = next(ruler);
      return { ruler: changed, settled: held ? settled : changed.span };
    });
  return {
    ...store,
    lay: (span) => store.setState({ ruler: { span, active: 1 }, settled: span }),
    move: (end, to, held) => change(({ span }) => ({ span: withEnd(span, end, to), active: end }), held),
    place: (at) => change(({ span, active }) => ({ span: withEnd(span, active, at), active: other(active) })),
    swap: () => change(({ span, active }) => ({ span, active: other(active) })),
    settle: () => change((ruler) => ruler),
    away: () => store.setState({ ruler: null, settled: null }),
  };
}

const other = (end: End): End => (end === 0 ? 1 : 0);

const withEnd = ([first, second]: Span, end: End, to: PlaceMm): Span => (end === 0 ? [to, second] : [first, to]);

/** Where the knob of an end is: so far beyond it. Two ends in one place have theirs left and right. */
export function knobOf([first, second]: Span, end: End, beyondMm: number): PlaceMm {
  const far = lengthMm([first, second]);
  const [x, z] = far === 0 ? [1, 0] : [(second.xMm - first.xMm) / far, (second.zMm - first.zMm) / far];
  const sign = end === 0 ? -1 : 1;
  const from = end === 0 ? first : second;
  return { xMm: from.xMm + sign * beyondMm * x, zMm: from.zMm + sign * beyondMm * z };
}
