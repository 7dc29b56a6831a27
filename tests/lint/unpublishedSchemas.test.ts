import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/source.mjs';
import { emptied } from '../../scripts/page/unpublishedSchemas.mjs';

const FOLDER = 'node_modules/zod/v4/core';

it.each(['json-schema-processors', 'to-json-schema', 'json-schema-generator'])(
  '%s is left with its names and nothing behind them',
  async (name) => {
    const whole = (await import(/* @vite-ignore */ pathToFileURL(join(root, FOLDER, `${name}.js`)).href)) as object;
    const rest = emptied(readFileSync(join(root, FOLDER, `${name}.js`), 'utf8'));
    expect([...rest.matchAll(/^export const (\w+)/gm)].map((match) => match[1]).sort()).toEqual(
      Object.keys(whole).sort(),
    );
  },
);

it('says so when a module exports nothing that is known', () => {
  expect(() => emptied('module.exports = {}')).toThrow('nothing that is known');
});
