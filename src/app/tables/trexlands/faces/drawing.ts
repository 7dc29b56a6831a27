import type { SeatLook } from '#play/seatLooks.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import type { Face, FaceKind } from '#play/trexlands/faces/face.ts';
import { PICTURES, TONES, type Layer } from '#play/trexlands/faces/pictures.ts';

/** A card's sides in the drawing's units. */
export const CARD_BOX = { wide: 180, tall: 252 } as const;
/** The size of the letters of the short text: 11 px on a card that is 132 px wide. */
export const LETTER = 15.2;
/** A letter is taken to be so wide, of its height: the widest of the usual system fonts (house value). */
const LETTER_WIDE = 0.6;
const EDGE = 8;
const INSIDE = CARD_BOX.wide - 2 * EDGE;
export const TEXT_WIDE = INSIDE - 8;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
}

/** A line of words around a point: middle of the line, and how large its letters are. */
export interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly bold: boolean;
}

/** One drawing of a card for page and table alike: a frame, a picture in its box, lines of words, a coin of worth. */
export interface Drawing {
  readonly frame: string;
  readonly paper: string;
  readonly picture: Rect;
  readonly sky: string;
  readonly ground: string;
  readonly layers: readonly Layer[];
  readonly lines: readonly Line[];
  /** The coin that says what a private card is worth; null where there is none. */
  readonly coin: { readonly x: number; readonly y: number; readonly radius: number } | null;
}

/** Read on a page: picture and short text. On the table: a large picture and the name. */
export type Use = 'page' | 'table';

const FRAMES: Readonly<Record<Exclude<FaceKind, 'tribu'>, { readonly colour: string; readonly ink: string }>> = {
  captain: { colour: '#d3a035', ink: '#191b21' },
  action: { colour: '#3d4654', ink: '#ffffff' },
  clima: { colour: '#86312a', ink: '#ffffff' },
};

/** The coin at the picture's lower edge; within it on a page, which often shows no more of a card. */
const COINS = {
  page: (edge: number) => ({ y: edge - 25, radius: 21 }),
  table: (edge: number) => ({ y: edge - 6, radius: 26 }),
} as const satisfies Readonly<Record<Use, (edge: number) => { readonly y: number; readonly radius: number }>>;

/** A private card is framed in its owner's colour. */
export function drawingOf(face: Face, owner: SeatLook, use: Use): Drawing {
  const { colour, ink } = face.kind === 'tribu' ? owner : FRAMES[face.kind];
  const tall = use === 'page' ? 84 : 160;
  const picture: Rect = { x: EDGE, y: use === 'page' ? 42 : 50, wide: INSIDE, tall };
  const title = titleOf(face.name, use, ink);
  const coin = face.worth === null ? null : { x: 148, ...COINS[use](picture.y + tall) };
  const worth =
    coin && lineOf(gameTexts.faces.worth(face.worth ?? 0), coin.x, coin.y, use === 'page' ? 17 : 22, '#20242c');
  return {
    frame: colour,
    paper: '#fbf6e9',
    picture,
    sky: TONES.sky,
    ground: '#e3cf9c',
    layers: PICTURES[face.id],
    lines: [...title, ...(use === 'page' ? textOf(face.short) : []), ...(worth ? [worth] : [])],
    coin,
  };
}

const lineOf = (text: string, x: number, y: number, size: number, colour: string, bold = true): Line => ({
  text,
  x,
  y,
  size,
  colour,
  bold,
});

/** As large as fits in one line; on the table as large as it can be. */
function titleOf(name: string, use: Use, ink: string): readonly Line[] {
  const size = Math.min(use === 'page' ? 22 : 32, TEXT_WIDE / (name.length * BOLD_WIDE));
  return [lineOf(name, CARD_BOX.wide / 2, use === 'page' ? 25 : 29, size, ink)];
}

const BOLD_WIDE = 0.68;
const TEXT_TOP = 150;
const LINE_TALL = 19.5;

const textOf = (short: string): readonly Line[] =>
  linesOf(short).map((text, i) => lineOf(text, CARD_BOX.wide / 2, TEXT_TOP + i * LINE_TALL, LETTER, '#20242c', false));

/** How many lines there is room for under the picture. */
export const MOST_LINES = 5;

/** The short text in lines that fit a card. */
export function linesOf(text: string): readonly string[] {
  const most = Math.floor(TEXT_WIDE / (LETTER * LETTER_WIDE));
  return text.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    return last === undefined || `${last} ${word}`.length > most
      ? [...lines, word]
      : [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

/** Where the picture's square of 100 lies in its box: in the middle, as large as fits. */
export function squareIn({ x, y, wide, tall }: Rect): {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
} {
  const side = Math.min(wide, tall);
  return { x: x + (wide - side) / 2, y: y + (tall - side) / 2, scale: side / 100 };
}

/** Where the ground begins, in parts of the picture's height. */
export const HORIZON = 0.62;
