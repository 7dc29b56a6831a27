import { NotFound } from '#app/ui/Page.tsx';
import { dayTableAt } from '#play/sharing/dayTable.ts';
import { parseOwnRoute } from '#play/traction/ownRoutes.ts';
import { later } from '#app/late/later.tsx';

const RulesPage = later(async () => (await import('../teach/rules.tsx')).RulesPage);
const DrillsPage = later(async () => (await import('../teach/DrillsPage.tsx')).DrillsPage);
const DrillPage = later(async () => (await import('../teach/DrillPage.tsx')).DrillPage);
const NextPuzzle = later(async () => (await import('../teach/DrillPage.tsx')).NextPuzzle);
const PracticePage = later(async () => (await import('../practice/PracticePage.tsx')).PracticePage);
const DayTable = later(async () => (await import('../practice/DayTable.tsx')).DayTable);
const EditorPage = later(async () => (await import('../editor/EditorPage.tsx')).EditorPage);

/** The page that only Traction has at this path of the address. */
export function OwnPages({ path }: { readonly path: string }) {
  const day = dayTableAt(path);
  if (day !== null) return <DayTable key={path} from={day.from} />;
  const route = parseOwnRoute(path);
  switch (route?.page) {
    case 'editor':
      return <EditorPage packed={route.packed} back={route.back} />;
    case 'practice':
      return <PracticePage route={route} />;
    case 'rules':
      return <RulesPage clause={route.clause} />;
    case 'drills':
      return <DrillsPage />;
    case 'puzzles':
      return <NextPuzzle />;
    case 'drill':
      return <DrillPage id={route.id} />;
    case undefined:
      return <NotFound />;
  }
}
