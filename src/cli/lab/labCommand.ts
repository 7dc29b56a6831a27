import type { Option } from 'commander';
import type { LabResult } from '#lab/result.ts';
import type { Result } from '#sim/result.ts';

/** The part of an experiment's command that is its own. */
export interface LabCommand {
  /** The experiment's id. */
  readonly id: string;
  readonly about: string;
  readonly examples: string;
  readonly options: readonly Option[];
  /** Options of a job that no file and no folder begins: these leave nothing out. */
  readonly fresh?: Given;
  /** The key of an option that is another word for `--trials`. */
  readonly trials?: string;
  /**
   * Its options as parameters of a job; only keys that were given, as they go over those of a job file. Faults: those
   * of files that options name.
   */
  readonly parameters: (given: Given, read: ReadJsonFile, bytes: ReadBytes) => Result<Given> | Promise<Result<Given>>;
  /**
   * A file that is made of the result, where the options ask for one: it has the answer's own keys, too. Faults: an
   * answer that gives none.
   */
  readonly saved?: (given: Given, result: LabResult) => Promise<Result<SavedFile | null>>;
  /** More help, under the examples. */
  readonly guide?: string;
}

/** A file that a command writes. */
export interface SavedFile {
  readonly path: string;
  readonly text: string;
}

/** Options, or parameters, by their keys. */
export type Given = Readonly<Record<string, unknown>>;

/** The bytes of a file, so many at most. Faults: those of the file, without its name. */
export type ReadBytes = (path: string, most: number) => Promise<Result<Uint8Array>>;

/** Reads a JSON file. Faults: those of the file, with its name. */
export type ReadJsonFile = (path: string) => Promise<Result<unknown>>;
