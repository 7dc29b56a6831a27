import { type Noise, layeredNoise, noise, randomOf } from '#app/ui/noise.ts';
import type { Painter } from '../texels.ts';
import { type Rgb, fromWhole, mixRgb, smooth, tint } from './shades.ts';

export interface Timber {
  readonly early: Rgb;
  readonly late: Rgb;
  readonly gap: Rgb;
  /** Boards across a tile. */
  readonly boards: number;
  /** Year rings across a board. */
  readonly rings: number;
  /** How unlike each other the boards are. */
  readonly variety: number;
  /** How clearly its year rings are seen. */
  readonly figure: number;
  /** Whether boards end within the table. */
  readonly jointed: boolean;
  /** How strong the streaks along the boards are. */
  readonly streaks: number;
  /** Depth of the grain under the hand, m; varnish fills it. */
  readonly grainM: number;
}

interface Board {
  /** Where along the board its butt joint is, and where in the log it was cut. */
  readonly joint: number;
  readonly cut: number;
  readonly shade: number;
  readonly rings: number;
}

function sawBoards(seed: number, count: number, rings: number): Board[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => ({
    joint: random(),
    cut: random(),
    shade: random() - 0.5,
    rings: rings * (0.6 + 0.8 * random()),
  }));
}

/** How late in its year the wood at this place grew: slow rise, sharp fall, wavering along the board. */
function lateness(warp: Noise, ripple: Noise, board: Board, u: number, across: number, v: number): number {
  const wander = 2.6 * (warp(u, v + board.cut) - 0.5) + 0.35 * (ripple(u, v) - 0.5);
  const bow = (across - 0.5 + 0.5 * (board.cut - 0.5)) ** 2;
  const year = (bow * 2.2 + across * 0.35 + 0.22 * wander) * board.rings;
  const age = year - Math.floor(year);
  return smooth(0, 0.72, age) * (1 - smooth(0.86, 1, age));
}

/** Boards side by side along u. */
export function wood(seed: number, timber: Timber): Painter {
  const boards = sawBoards(seed, timber.boards, timber.rings);
  const warp = layeredNoise(seed + 1, 2, timber.boards * 2, 2);
  const ripple = layeredNoise(seed + 11, 6, timber.boards * 12, 2);
  const streak = layeredNoise(seed + 21, 8, 160, 3);
  const pores = noise(seed + 31, 60, 512);
  return (u, v, texel) => {
    const row = v * timber.boards;
    const board = boards[Math.floor(row) % timber.boards] as Board;
    const across = row - Math.floor(row);
    const late = lateness(warp, ripple, board, u, across, v);
    const fine = streak(u, v);
    const pore = smooth(0.86, 0.97, pores(u, v));
    const toJoint = Math.min(fromWhole(row) / timber.boards, timber.jointed ? fromWhole(u - board.joint) : 1);
    const gap = 1 - smooth(0.0006, 0.0022, toJoint);
    const light = 1 + timber.variety * board.shade + timber.streaks * (fine - 0.5) - 0.16 * pore;
    tint(texel, mixRgb(mixRgb(timber.early, timber.late, timber.figure * late), timber.gap, 0.85 * gap), light);
    texel.heightM = timber.grainM * (0.5 * late + 0.6 * fine - pore) - 0.0006 * gap;
    texel.gloss = (1 - 0.8 * gap) * (0.85 + 0.3 * (fine - 0.5));
  };
}
