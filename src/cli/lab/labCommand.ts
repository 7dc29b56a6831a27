import type { Option } from 'commander';
import type { Result } from '../../sim/result.ts';

/** The part of an experiment's command that is its own. */
export interface LabCommand {
  /** The experiment's id. */
  readonly id: string;
  readonly about: string;
  readonly examples: string;
  readonly options: readonly Option[];
  /**
   * Its options as parameters of a job; only keys that were given, as they go over those of a job file. Faults: those
   * of files that options name.
   */
  readonly parameters: (given: Given, read: ReadJsonFile) => Result<Given> | Promise<Result<Given>>;
}

/** Options, or parameters, by their keys. */
export type Given = Readonly<Record<string, unknown>>;

/** Reads a JSON file. Faults: those of the file, with its name. */
export type ReadJsonFile = (path: string) => Promise<Result<unknown>>;
