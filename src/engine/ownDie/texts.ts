import { show } from '../files/shown.ts';

/** Why a body is no die of a match, as the rest of a sentence. */
export const say = {
  changed: (written: string, hash: string) =>
    `its body has the hash ${hash}, and its file says ${written}: it was changed after it was made`,
  notNumber: (face: string, sides: number) => `face ${show(face)} is not a number from 1 to ${sides}`,
  flat: 'one of its hulls is flat',
  far: (mm: number, most: number) =>
    `a corner is ${mm.toFixed(1)} mm from its middle; ${most} mm are the most that hand and tray have room for`,
  thin: (mm: number, least: number) => `it is ${mm.toFixed(1)} mm thick; ${least} mm are the least`,
  outside: 'its centre of mass is outside of its hull',
  moments: 'its mass cannot be spread so that it has these moments of inertia',
  unread: (share: number, least: number) =>
    `put down, it shows a number in ${(100 * share).toFixed(0)} % of all ways; ${100 * least} % are the least`,
  same: (face: number, share: number, most: number) =>
    `of all ways in which it shows a number, ${(100 * share).toFixed(0)} % show ${face}; ${100 * most} % are the most, or a tie would not end`,
} as const;
