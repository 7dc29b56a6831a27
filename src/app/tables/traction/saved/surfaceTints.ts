import { ownValue } from '#engine/files/ownValue.ts';

/**
 * A surface's look from far above: a shade of its material in the scene, and whether lines on it are to be light or
 * dark.
 */
export interface Tint {
  readonly colour: string;
  readonly tone: 'dark' | 'light';
}

const TINTS: Readonly<Record<string, Tint>> = {
  mousepad: { colour: '#33363b', tone: 'dark' },
  felt: { colour: '#28493e', tone: 'dark' },
  'unvarnished-wood': { colour: '#dcbd8f', tone: 'light' },
  'matte-paper': { colour: '#efebe0', tone: 'light' },
  'varnished-wood': { colour: '#4f2f1e', tone: 'dark' },
  vinyl: { colour: '#d5d1c4', tone: 'light' },
  formica: { colour: '#cdd0d4', tone: 'light' },
  glass: { colour: '#1f4a40', tone: 'dark' },
};

const PLAIN: Tint = { colour: '#33363b', tone: 'dark' }; // as the scene shows a surface of one's own

/** By a preset's id. */
export const tintOf = (surface: string | undefined): Tint => ownValue(TINTS, surface ?? '') ?? PLAIN;
