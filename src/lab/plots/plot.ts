/** One of the two ways of a plot. */
export interface Axis {
  /** With its unit. */
  readonly label: string;
  /** Left out, as far as the data go. */
  readonly domain?: readonly [number, number];
  /** Names in their order, where the axis has names and no numbers. */
  readonly names?: readonly string[];
  /** Shares are shown in per cent. */
  readonly percent?: true;
}

/** A measured figure with its 95 % interval, along y unless `across`. */
export interface Dot {
  readonly x: number | string;
  readonly y: number | string;
  readonly low?: number;
  readonly high?: number;
  /** The series that it belongs to, by its colour. */
  readonly of?: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly of?: string;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly value: number;
}

/** A layer of a plot; later ones lie over earlier ones. */
export type Layer =
  | { readonly mark: 'dots'; readonly dots: readonly Dot[]; readonly across?: true }
  | { readonly mark: 'line'; readonly points: readonly Point[]; readonly dashed?: true }
  /** A line across the whole plot at one value, such as a theory's threshold. */
  | { readonly mark: 'rule'; readonly x?: number; readonly y?: number; readonly says: string }
  /** Squares of this side, darker where there is more. */
  | { readonly mark: 'cells'; readonly cells: readonly Cell[]; readonly side: number; readonly says: string };

/** A picture of an answer as plain data: the page and the command draw the same one (`draw.ts`). */
export interface Plot {
  /** Part of a file's name, where there are several. */
  readonly id: string;
  readonly title: string;
  /** A sentence that says what is to be seen; also for those who do not see it. */
  readonly says: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly layers: readonly Layer[];
  /** Series in the order of their colours, where other plots beside it have more of them than it has. */
  readonly series?: readonly string[];
  /** Both axes to the same scale: a map. */
  readonly square?: true;
}
