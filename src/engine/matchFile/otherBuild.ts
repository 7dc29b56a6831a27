import type { Fault } from '#sim/result.ts';
import { show } from '../files/shown.ts';

/** A match of another physics build, at its place in the file. */
export const otherBuild = (recorded: string, here: string): Fault => ({
  code: 'other-build',
  message: `$.build is ${show(recorded)}; this program has ${show(here)}, which would play the match differently.`,
  path: '$.build',
});
