// Every schema of zod carries what publishes it as a JSON Schema, 5 kB that only `scripts/make-schemas.ts` needs. In the
// built page these modules are replaced by ones with the same names, of which each says that it is not there.
import { readFileSync } from 'node:fs';

const PUBLISHING = /[\\/]zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema|json-schema-generator)\.js$/;

const DECLARED = /^export (?:const|function|class) (\w+)/gm;
const RENAMED = /^export \{ (?:\w+ as )?(\w+) \};/gm;

/**
 * A module that exports the same names, and does nothing until one is called.
 * @param {string} script
 * @returns {string}
 * @throws {Error} where it exports nothing that is known here
 */
export function emptied(script) {
  const names = [DECLARED, RENAMED].flatMap((pattern) =>
    [...script.matchAll(pattern)].map((match) => String(match[1])),
  );
  if (names.length === 0) throw new Error('a module of zod that publishes schemas exports nothing that is known here');
  // What makes a method of a schema is called for every schema; the method itself by nobody.
  const exported = names.map(
    (name) => `export const ${name} = ${name.startsWith('create') ? '() => absent' : 'absent'};`,
  );
  return `const absent = () => { throw new Error('schemas are published by a script, not by the page'); };\n${exported.join('\n')}\n`;
}

/** @returns {import('rolldown').Plugin} for the build */
export function unpublishedSchemas() {
  return {
    name: 'tumbletop:unpublished-schemas',
    load: {
      filter: { id: PUBLISHING },
      handler: (id) => ({ code: emptied(readFileSync(id, 'utf8')), map: null }),
    },
  };
}
