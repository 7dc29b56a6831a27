import { createContext } from 'react';
import type { AnySeen } from '#play/storage/gameFiles.ts';

/**
 * Shows what others have performed elsewhere before the table goes on with it, so many times as fast as it was; `ended`
 * is called at the end, at once where nothing can be shown. `cut`: the match to there, its log nothing but that.
 */
export type ShowFirst = (cut: AnySeen, speed: 1 | 4, ended: () => void) => void;

export const ShowFirstContext = createContext<ShowFirst>((_, __, ended) => ended());
