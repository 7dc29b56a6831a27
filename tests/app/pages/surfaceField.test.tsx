import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_DRAFT, withSurface, type Draft } from '#play/traction/form/draft.ts';
import { SurfaceField } from '#app/tables/traction/page/form/SurfaceField.tsx';
import { gameTexts } from '#play/traction/texts.ts';

const field = (draft: Draft): string => renderToStaticMarkup(<SurfaceField draft={draft} onDraft={() => undefined} />);
const OAK = { name: 'oak table', friction: 0.44, restitution: 0.1, low: null, high: null };

it('a measured surface is shown with its name and grip', () => {
  const html = field(withSurface(DEFAULT_DRAFT, OAK));
  expect(html).toContain(gameTexts.form.openedSurface('oak table'));
  expect(html).toContain(gameTexts.form.gripNumber(0.44));
});

it('a file of one can be opened where another surface is chosen, and there alone', () => {
  const { openSurface } = gameTexts.form;
  expect(field({ ...DEFAULT_DRAFT, surfaceId: 'custom' })).toContain(openSurface);
  expect(field(DEFAULT_DRAFT)).not.toContain(openSurface);
});
