import { fault, ok, type Result } from '../../sim/result.ts';
import { show } from './shown.ts';

/**
 * Looks at `format` and `version` before the schema does, so that a file of another kind or from a later
 * version is refused for what it is and not for its first unknown key.
 * Faults: `not-an-object`, `unknown-format`, `unknown-version`.
 */
export function expectFormat(
  value: unknown,
  format: string,
  version: number,
): Result<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fault(
      'not-an-object',
      `${NOT_OURS}: $ is not an object; expected a file with "format": ${JSON.stringify(format)}.`,
      '$',
    );
  }
  const file = value as Readonly<Record<string, unknown>>;
  if (file['format'] !== format) {
    return fault(
      'unknown-format',
      `${isOurs(file['format']) ? '' : `${NOT_OURS}: `}$.format is ${shown(file['format'])}; expected ${JSON.stringify(format)}.`,
      '$.format',
    );
  }
  if (file['version'] !== version) {
    return fault(
      'unknown-version',
      `$.version is ${shown(file['version'])}; this program reads version ${version}.`,
      '$.version',
    );
  }
  return ok(file);
}

const NOT_OURS = 'This is not a file of Tumbletop';

const isOurs = (format: unknown): boolean => typeof format === 'string' && format.startsWith('tumbletop/');

const shown = (value: unknown): string => (value === undefined ? 'missing' : show(value));
