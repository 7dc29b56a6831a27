import { fault, ok, type Result } from '#sim/result.ts';
import { show } from './shown.ts';

/**
 * Looks at `format` and `version` before the schema does, so that a file of another kind or from a later
 * version is refused for what it is and not for its first unknown key.
 * Faults: `not-an-object`, `unknown-format`, `unknown-version`.
 */
export function expectFormat(
  value: unknown,
  format: string,
  version: number | readonly number[],
): Result<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fault(
      'not-an-object',
      `$ is not an object; expected a file with "format": ${JSON.stringify(format)}; ${NOT_OURS}.`,
      '$',
    );
  }
  const file = value as Readonly<Record<string, unknown>>;
  if (file['format'] !== format) {
    return fault(
      'unknown-format',
      `$.format is ${shown(file['format'])}; expected ${JSON.stringify(format)}${isOurs(file['format']) ? '' : `; ${NOT_OURS}`}.`,
      '$.format',
    );
  }
  const versions = [version].flat();
  if (!versions.some((known) => known === file['version'])) {
    return fault(
      'unknown-version',
      `$.version is ${shown(file['version'])}; this program reads version${versions.length > 1 ? 's' : ''} ${versions.join(' and ')}.`,
      '$.version',
    );
  }
  return ok(file);
}

/** After the place and what was expected there, which every refusal of a file begins with. */
const NOT_OURS = 'this is not a file of Tumbletop';

const isOurs = (format: unknown): boolean => typeof format === 'string' && format.startsWith('tumbletop/');

const shown = (value: unknown): string => (value === undefined ? 'missing' : show(value));
