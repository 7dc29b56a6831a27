import type { Option } from 'commander';

/** The part of an experiment's command that is its own. */
export interface LabCommand {
  /** The experiment's id. */
  readonly id: string;
  readonly about: string;
  readonly examples: string;
  readonly options: readonly Option[];
  /** Its options as parameters of a job. Only keys that were given: they go over those of a job file. */
  readonly parameters: (given: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}
