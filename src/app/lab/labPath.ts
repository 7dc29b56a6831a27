/** The lab's part of an address, behind the `#`: `/lab`, `/lab/<experiment>`, `/lab/<experiment>/<packed file>`. */
export interface LabPath {
  /** Null for the list of all. */
  readonly experiment: string | null;
  /** A job or a result that came in the address itself. */
  readonly packed: string | null;
}

const PATH = /^\/lab(?:\/([^/]{1,40})(?:\/(.+))?)?\/?$/s;

export function readLabPath(path: string): LabPath {
  const [, experiment = null, packed = null] = PATH.exec(path) ?? [];
  return { experiment, packed };
}

/** The address of the list, or of an experiment. */
export const labAddress = (experiment?: string, packed?: string): string =>
  ['#/lab', experiment, packed].filter((part) => part !== undefined).join('/');
