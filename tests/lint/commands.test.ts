import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/source.mjs';

const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });

describe('a command of the project', () => {
  it.each([
    ['scripts/test.mjs --nonsense', "npm test: Unknown option '--nonsense'; see npm test -- --help."],
    [
      'scripts/test.mjs tests/sim',
      'npm test: "tests/sim" is for one stage, and --only names none; see npm test -- --help.',
    ],
    [
      'scripts/test.mjs --only toString',
      'npm test: no such stage: toString (there are typecheck, lint, size, unit, e2e)',
    ],
    ['scripts/lines.mjs --nonsense', "npm run lines: Unknown option '--nonsense'; see npm run lines -- --help."],
    ['scripts/soak.mjs --only constructor', 'no such stage: constructor'],
    ['scripts/mutation.mjs --nonsense', "npm run mutation: Unknown option '--nonsense'"],
    ['scripts/typecheck.mjs nonsense', 'npm run typecheck: no such project: "nonsense" (there are tests-app, app,'],
    ['scripts/lint.mjs nonsense', 'npm run lint: takes no arguments, and "nonsense" is one.'],
  ])('refuses what it cannot be asked: %s', (line, sentence) => {
    const { status, stdout, stderr } = run(...line.split(' '));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.startsWith(sentence)).toBe(true);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it.each(['scripts/test.mjs', 'scripts/lines.mjs', 'scripts/lint.mjs'])(
    '%s tells by --help what it does',
    (script) => {
      const { status, stdout, stderr } = run(script, '--help');
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(/^npm (?:test|run)/);
    },
  );
});
