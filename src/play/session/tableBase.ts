import type { SessionBase } from './sessionBase.ts';
import type { Settings } from '../settings/settings.ts';
import type { Library } from '../storage/library.ts';

/** The parts that the page gives to a table. */
export interface TableBase extends SessionBase {
  readonly library: Library;
  /** Settings as they stand. */
  readonly settings: () => Settings;
  readonly change: (patch: Partial<Settings>) => void;
}
