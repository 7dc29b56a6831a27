// Every schema of zod has a hundred methods, and with them comes whatever they lead to; this project's schemas are made
// with less than twenty. In the built page the others are not there, and neither is what would make an object's validator
// from text, which the page's policy does not allow (src/app/noEval.ts): 6 kB less.

const SCHEMAS = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;

/** One method, as the library writes them. */
const METHOD = /^ {4}(?:async )?(\w+)(?:: (?:async )?function \w+)?\([^)\n]*\) \{\n(?: {8}.*\n)+ {4}\},?\n/gm;

/** What no schema here asks for; the library itself does not either. `tests/lint/leanSchemas.test.ts` minds. */
export const UNASKED = [
  'with',
  'brand',
  'register',
  'nullish',
  'nonoptional',
  'or',
  'and',
  'transform',
  'prefault',
  'pipe',
  'readonly',
  'describe',
  'isOptional',
  'isNullable',
  'apply',
  'parseAsync',
  'safeParseAsync',
  'validate',
  'validateAsync',
  'encode',
  'decode',
  'encodeAsync',
  'decodeAsync',
  'safeEncode',
  'safeDecode',
  'safeEncodeAsync',
  'safeDecodeAsync',
  'includes',
  'startsWith',
  'endsWith',
  'nonempty',
  'lowercase',
  'uppercase',
  'normalize',
  'toLowerCase',
  'toUpperCase',
  'slugify',
  'email',
  'url',
  'jwt',
  'emoji',
  'guid',
  'uuid',
  'uuidv4',
  'uuidv6',
  'uuidv7',
  'nanoid',
  'cuid',
  'cuid2',
  'ulid',
  'base64',
  'base64url',
  'xid',
  'ksuid',
  'ipv4',
  'ipv6',
  'cidrv4',
  'cidrv6',
  'e164',
  'datetime',
  'date',
  'time',
  'duration',
  'gt',
  'gte',
  'lt',
  'lte',
  'safe',
  'positive',
  'negative',
  'nonpositive',
  'multipleOf',
  'step',
  'finite',
  'keyof',
  'passthrough',
  'loose',
  'strict',
  'strip',
  'extend',
  'safeExtend',
  'merge',
  'pick',
  'omit',
  'partial',
  'exactPartial',
  'required',
  'rest',
  'properties',
];

const FROM_TEXT = 'core.$ZodObjectJIT.init(';
const PLAIN = 'core.$ZodObject.init(';

/**
 * The module without them, and which methods it has lost.
 * @param {string} script
 * @returns {{ script: string, lost: ReadonlySet<string> }}
 * @throws {Error} where the library is not written as is known here
 */
export function lean(script) {
  /** @type {Set<string>} */
  const lost = new Set();
  const without = script.replace(METHOD, (method, /** @type {string} */ name) => {
    if (!UNASKED.includes(name)) return method;
    lost.add(name);
    return '';
  });
  if (lost.size === 0 || !script.includes(FROM_TEXT))
    throw new Error('the schemas of zod are not written as is known here');
  return { script: without.replace(FROM_TEXT, PLAIN), lost };
}

/** @returns {import('rolldown').Plugin} for the build */
export function leanSchemas() {
  return {
    name: 'tumbletop:lean-schemas',
    transform: {
      filter: { id: SCHEMAS },
      handler: (code) => ({ code: lean(code).script, map: null }),
    },
  };
}
