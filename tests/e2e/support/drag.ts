import type { Page } from '@playwright/test';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { cornerArm } from '#games/traction/standing.ts';
import type { Corner } from '#sim/gesture/gesture.ts';
import { pieceId } from '#sim/ids.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { handleOf } from './handle.ts';
import { eyeStands } from './nearBy.ts';

/** Far enough that the page knows which corner is meant, near enough that nothing swivels yet. */
const PULL_MM = 5;
const STRIDE_DEG = 30;
/** Of the height: where `screenOf` touches a piece. */
const TOUCHED_AT = 0.4;

/**
 * Pulls the piece over the corner and swings it around, with the mouse button down all the way: what a player does
 * for one step. Exact to a few degrees, as a hand is.
 */
export async function dragStep(
  page: Page,
  piece: string,
  corner: Corner,
  swivelDeg: number,
  strideDeg = STRIDE_DEG,
): Promise<void> {
  await holdStep(page, piece, corner, swivelDeg, strideDeg);
  await page.mouse.up();
}

/** The same, and the button stays down. */
export async function holdStep(
  page: Page,
  piece: string,
  corner: Corner,
  swivelDeg: number,
  strideDeg = STRIDE_DEG,
): Promise<void> {
  await eyeStands(page, piece); // else the drag would go to where things were
  const handle = handleOf(page);
  const spec = pyramidOf(pieceId(piece));
  const standing = await handle.standing(piece);
  const arm = cornerArm(spec, standing.yawDeg, corner);
  const level = spec.height * 1000 * TOUCHED_AT;
  const moveTo = async (pull: PlaceMm): Promise<void> => {
    const { x, y } = await handle.screenAt(standing.xMm + pull.xMm, standing.zMm + pull.zMm, level);
    await page.mouse.move(x, y);
    await page.evaluate(() => new Promise(requestAnimationFrame)); // the page has seen it
  };
  const touched = await handle.screenOf(piece);
  await page.mouse.move(touched.x, touched.y);
  await page.mouse.down();
  await moveTo(scaled(arm, PULL_MM / Math.hypot(arm.xMm, arm.zMm)));
  const strides = Math.max(1, Math.ceil(Math.abs(swivelDeg) / strideDeg));
  for (let i = 1; i <= strides; i += 1) await moveTo(pullFor(arm, (swivelDeg * i) / strides));
}

const scaled = ({ xMm, zMm }: PlaceMm, by: number): PlaceMm => ({ xMm: xMm * by, zMm: zMm * by });

/** From where the centre stood to where it is after such a turn about the corner at `arm`. */
function pullFor(arm: PlaceMm, turnDeg: number): PlaceMm {
  const turn = (turnDeg * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const back = scaled(arm, -1); // from the corner to the centre
  // counter-clockwise seen from above
  const turned = { xMm: back.xMm * cos + back.zMm * sin, zMm: back.zMm * cos - back.xMm * sin };
  return { xMm: arm.xMm + turned.xMm, zMm: arm.zMm + turned.zMm };
}
