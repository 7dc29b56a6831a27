import type { Fault } from '#sim/result.ts';
import { namingOf, withNames } from '../say/naming.ts';
import { BENCH_SEATS } from './seats.ts';

export const BENCH_NAMING = namingOf(BENCH_SEATS);

const PLACE_IN_FILE = /^\$\.(?:pads|pieces|home)\[\d+\] is ([^;]*); /;

/** The fault of a position for a reader who sees it on a table and in no file: no path in the file, names for ids. */
export const plainly = ({ message }: Pick<Fault, 'message'>): string =>
  withNames(message.replace(PLACE_IN_FILE, '$1: '), BENCH_NAMING);
