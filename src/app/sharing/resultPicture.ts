import { FONT } from '#app/ui/typeface.ts';

/** As messages and feeds show a picture that goes with a link, px. */
export const SIZE = { width: 1200, height: 630 } as const;
/** Of the words: from the edge, and between lines, px (house values). */
const EDGE = 48;
const LINES = { title: 76, note: 34, product: 28 } as const;
const JPEG = 'image/jpeg';
const QUALITY = 0.86;

export interface ResultWords {
  readonly title: string;
  readonly note: string;
  readonly product: string;
  /** The winner's colour; null for none. */
  readonly colour: string | null;
}

/** The table's picture with the result on it; null where the browser draws none. */
export function resultPicture(table: HTMLCanvasElement, words: ResultWords): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  drawCovering(pen, table);
  drawWords(pen, words);
  return canvas;
}

/** The picture as a file's bytes. */
export const jpegOf = (picture: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => picture.toBlob(resolve, JPEG, QUALITY));

/** The same as an address, for the page to show. */
export const addressOf = (picture: HTMLCanvasElement): string => picture.toDataURL(JPEG, QUALITY);

/** The middle of the table's picture, as large as it fits. */
function drawCovering(pen: CanvasRenderingContext2D, table: HTMLCanvasElement): void {
  const scale = Math.max(SIZE.width / table.width, SIZE.height / table.height);
  const [wide, high] = [SIZE.width / scale, SIZE.height / scale];
  const [left, top] = [(table.width - wide) / 2, (table.height - high) / 2];
  pen.drawImage(table, left, top, wide, high, 0, 0, SIZE.width, SIZE.height);
}

function drawWords(pen: CanvasRenderingContext2D, { title, note, product, colour }: ResultWords): void {
  const shade = pen.createLinearGradient(0, SIZE.height * 0.5, 0, SIZE.height);
  shade.addColorStop(0, '#0d0b0b00');
  shade.addColorStop(1, '#0d0b0be6');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  if (colour !== null) {
    pen.fillStyle = colour;
    pen.fillRect(0, SIZE.height - 10, SIZE.width, 10);
  }
  pen.fillStyle = '#fff6ea';
  pen.textBaseline = 'alphabetic';
  const wide = SIZE.width - 2 * EDGE;
  const line = (text: string, weight: number, size: number, y: number, most: number): void => {
    pen.font = `${weight} ${size}px ${FONT}`;
    pen.fillText(text, pen.textAlign === 'right' ? SIZE.width - EDGE : EDGE, y, most);
  };
  line(title, 600, LINES.title, SIZE.height - EDGE - LINES.note - 20, wide);
  pen.textAlign = 'right';
  line(product, 600, LINES.product, SIZE.height - EDGE, wide);
  const beside = wide - pen.measureText(product).width - EDGE; // both stand on one line
  pen.textAlign = 'left';
  line(note, 450, LINES.note, SIZE.height - EDGE, beside);
}
