import { FirstUndone } from '#app/practice/FirstUndone.tsx';
import { pathOfNext } from '#play/trexlands/practice/puzzleList.ts';
import { PRACTICE, PUZZLES } from '#play/trexlands/teach/addresses.ts';
import { PracticePage } from './PracticePage.tsx';
import { PuzzlePage } from './PuzzlePage.tsx';
import { PuzzlesPage } from './PuzzlesPage.tsx';

/** The pages of this folder in one: each file that the shell can load is named in it, and it is small. */
export function TurnPages({ path }: { readonly path: string }) {
  if (path.startsWith(PRACTICE)) return <PracticePage path={path} />;
  if (path === `${PUZZLES}/next`) return <FirstUndone next={(passed) => ({ page: 'own', path: pathOfNext(passed) })} />;
  return path === PUZZLES ? <PuzzlesPage /> : <PuzzlePage path={path} />;
}
