import type { Phase } from '#games/trexlands/state.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Whether the mat of the EXCHANGE lies on the table. In an upright window the board needs the whole width: the mat
 * comes when the EXCHANGE opens, and the eye with it; before it would only be cut off.
 */
export const matLies = ({ name }: Pick<Phase, 'name'>, { width, height }: Size): boolean =>
  width >= height || name === 'deal' || name === 'market' || name === 'arena';
