import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { Calls } from '#app/tables/traction/watch/tolerance/Calls.tsx';
import { Viewer } from '#app/replay/viewer.ts';
import { ViewerProvider } from '#app/replay/ViewerContext.tsx';
import { filmOf } from '#app/tables/traction/film.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { callsUnder, type ActionCalls } from '#games/traction/otherTolerance.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { toleranceAt } from '#games/traction/referee/tolerance.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { filmedMatch } from '../../../../replay/filmed.ts';

let physics: Physics;
let match: TractionMatch;
beforeAll(async () => {
  physics = await loadPhysics();
  match = filmedMatch(physics);
});

function shown(actions: readonly ActionCalls[]): string {
  const viewer = new Viewer(filmOf(physics, match));
  const html = renderToStaticMarkup(
    <ViewerProvider viewer={viewer}>
      <Calls id="m" match={match} actions={actions} />
    </ViewerProvider>,
  );
  viewer.free();
  return html;
}

const countIn = (html: string, what: RegExp): number => [...html.matchAll(what)].length;

test('every call leads to its moment, and stands under what it is', () => {
  const html = shown(callsUnder(match, toleranceAt(1)));
  expect(html).toContain(tractionTexts.otherTolerance.same);
  expect(html).not.toContain(tractionTexts.otherTolerance.different);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['#/watch/m/1/0', '#/watch/m/3/0']);
});

test('a long list begins with forty actions and says how many there are', () => {
  const [first] = callsUnder(match, toleranceAt(1));
  if (!first) throw new Error('the match has a call');
  const many = Array.from({ length: 66 }, (_, i) => ({ ...first, action: i }));
  expect(countIn(shown(many), /<li>/g)).toBe(40);
  expect(shown(many)).toContain(tractionTexts.otherTolerance.all(66));
  expect(shown(many.slice(0, 40))).not.toContain(tractionTexts.otherTolerance.all(40));
});
