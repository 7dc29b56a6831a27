import { ErasedPage } from '../ui/NoWebgl.tsx';
import { browserErasing, browserPlaces, createEraser, type Eraser } from './eraser.ts';
import type { Library } from '#play/storage/library.ts';

/** The eraser of this page, with what is seen afterwards: nothing is loaded once everything is deleted. */
export interface OpenedEraser extends Eraser {
  readonly Page: typeof ErasedPage;
}

export const openEraser = (library: Library): OpenedEraser => ({
  ...createEraser({ library, places: browserPlaces(), channel: browserErasing() }),
  Page: ErasedPage,
});
