import { MARK_BOX, SEAT_MARK_PATHS, type SeatMark } from '#play/seatMarks.ts';

/** A rectangle on a canvas, in its pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Fills the mark into a box of a canvas; its colour is the context's fill style. */
export function drawMark(context: CanvasRenderingContext2D, mark: SeatMark, box: Box): void {
  context.save();
  context.translate(box.x, box.y);
  context.scale(box.width / MARK_BOX, box.height / MARK_BOX);
  context.fill(new Path2D(SEAT_MARK_PATHS[mark]));
  context.restore();
}
