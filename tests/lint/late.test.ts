import { expect, it } from 'vitest';
import { checkLate } from '../../scripts/lint-late.mjs';

const messages = (text: string, file = 'src/app/pages/Page.tsx'): string[] =>
  checkLate(file, text).map(({ message }) => message);

it.each([
  `const a = await late(() => import('./a.ts'));`,
  `const A = later(async () => (await import('./A.tsx')).A);`,
  `const A = laterDialog(async () => (await import('./A.tsx')).A);`,
  `openHelper(physics, { start: () => portOf(new Worker(new URL('./w.ts', import.meta.url))), steps });`,
  `const file = await lateFile(address);`,
  `let a: import('./a.ts').A;`,
])('is loaded by the loader: %s', (text) => {
  expect(messages(text)).toEqual([]);
});

it.each([
  [`const a = await import('./a.ts');`, /late\(\)/],
  [`const A = lazy(() => import('./A.tsx'));`, /later\(\)/],
  [`const worker = new Worker(new URL('./w.ts', import.meta.url));`, /openHelper\(\)/],
  [`const model = useLoader(FileLoader, address);`, /lateFile\(\)/],
  [`const answer = await fetch(address);`, /lateFile\(\)/],
  [`const physics = await loadPhysics();`, /physicsHere\(\)/],
])('is refused where it is loaded otherwise: %s', (text, why) => {
  expect(messages(text)).toEqual([expect.stringMatching(why)]);
});

it.each(['src/app/late/lateFile.ts', 'src/app/offline/worker/keptFiles.ts', 'src/app/offThread/serveTasks.ts'])(
  'is left to %s, which has ways of its own',
  (file) => {
    expect(messages(`await fetch(address); await loadPhysics();`, file)).toEqual([]);
  },
);
