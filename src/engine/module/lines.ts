import { withEscapes } from '../hidden.ts';

/** Marks words of a line for a person: in colour on a terminal that has any, else not at all. */
export interface Paint {
  good(text: string): string;
  bad(text: string): string;
  faint(text: string): string;
}

/** A line that belongs to the action above it. */
export const indent = (line: string): string => `   ${line}`;

/** Millimetres, degrees or seconds as they are told. */
export const two = (value: number): string => value.toFixed(2);

export const durationLine = (ticks: number, tickHz: number): string => `${ticks} ticks (${two(ticks / tickHz)} s)`;

/** A ruling with where it was; `text` may be a stranger's. */
export const rulingLine = ({
  clause,
  code,
  tick,
  atMm,
  text,
}: {
  readonly clause: string;
  readonly code: string;
  readonly tick: number;
  readonly atMm: readonly number[];
  readonly text: string;
}): string => `${clause} ${code}: ${withEscapes(text)} (tick ${tick}, at ${atMm.map(two).join(', ')} mm)`;
