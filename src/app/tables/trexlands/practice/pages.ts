// One file for the pages of this folder: each file that the shell can load is named in it, and it is small.
export { PracticePage } from './PracticePage.tsx';
export { PuzzlePage } from './PuzzlePage.tsx';
export { PuzzlesPage } from './PuzzlesPage.tsx';
