import { isolated } from '#engine/isolated.ts';
import { listed } from '../texts.ts';
import type { Glance } from './savedMatch.ts';

/** All players. */
export const playersOf = ({ seats }: Glance): string => listed(seats.map(({ name }) => isolated(name)));
