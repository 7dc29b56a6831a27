import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder, isScript, root } from '../../scripts/lib/source.mjs';
import { actionsOf } from '#play/input/keys/keyMap.ts';
import { allControls } from '../app/input/allControls.ts';

/** The ids that a file names where it shows keys: of a button, of a hint. */
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/useShortcut\(([^,]*),|\bids=\{\[([^\]]*)\]\}|\bkeys="([^"]*)"/g)].flatMap(
    ([, shortcut = '', hint = '', prop]) => [
      ...[...`${shortcut} ${hint}`.matchAll(/'([^']+)'/g)].map(([, id = '']) => id),
      ...(prop === undefined ? [] : [prop]),
    ],
  );

it('every key that a button or a hint names is one of a table', async () => {
  const known = new Set(actionsOf((await allControls()).keys).map(({ id }) => id));
  const files = ['src/app', 'src/play'].flatMap(filesUnder).filter((file) => isScript(file));
  const named = files.flatMap((file) => namedIn(readFileSync(join(root, file), 'utf8')));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});
