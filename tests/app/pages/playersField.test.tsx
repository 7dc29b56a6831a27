import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { DEFAULT_DRAFT } from '../../../src/app/tables/traction/page/form/draft.ts';
import { PlayersField } from '../../../src/app/pages/form/PlayersField.tsx';

const childrenOf = (element: ReactElement): ReactNode => (element.props as { readonly children?: ReactNode }).children;

/** The list of that kind that is somewhere below. */
function find(node: ReactNode, type: string): ReactElement | null {
  for (const child of Children.toArray(node)) {
    if (!isValidElement(child)) continue;
    const found = child.type === type ? child : find(childrenOf(child), type);
    if (found !== null) return found;
  }
  return null;
}

it.each([2, 3, 4, 5])('gives each of %i players a row of its own', (players) => {
  const field = PlayersField({
    counts: { min: 2, max: 5 },
    draft: { ...DEFAULT_DRAFT, players },
    onDraft: () => undefined,
    wrongSeat: null,
  });
  const list = find(field, 'ol');
  const rows = childrenOf(list!) as readonly ReactElement[];
  expect(rows).toHaveLength(players);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(players);
});
