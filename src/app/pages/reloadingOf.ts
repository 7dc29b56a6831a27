import type { Reloading } from '../late/reloading.ts';
import { ALONE, planFor, type Plan } from '#play/session/plans.ts';
import type { AnySession } from '#play/session/state.ts';
import type { Library } from '#play/storage/library.ts';
import { parseRoute, type Route } from '#play/route.ts';
import { goTo } from '../ui/useRoute.ts';

const routeHere = (): Route => parseRoute(window.location.hash);

/** The plan for the match of this address that has not begun: it lies in this page only. */
function planHere(): Plan | undefined {
  const route = routeHere();
  return route.page === 'match' ? planFor(route.id) : undefined;
}

/** Whether somebody has filled in a form for it. */
const isTyped = (plan: Plan | undefined): boolean =>
  plan !== undefined && plan.agreed !== null && plan.agreed !== ALONE;

/**
 * Loading this page again. Nothing is under way while no match is at a table, none lies in this tab only, and no form
 * has been filled in for one; a page with a part missing may hold anything, unless it is the start page. `sessions`: of
 * the tables that are open.
 */
export const reloadingOf = (
  library: Pick<Library, 'getState'>,
  sessions: readonly Pick<AnySession, 'store'>[],
): Reloading => ({
  isIdle: (missing) =>
    (missing === 'page' || routeHere().page === 'start') &&
    library.getState().unsaved.length === 0 &&
    sessions.every(({ store }) => store.getState().match === null) &&
    !isTyped(planHere()),
  reload: () => {
    const plan = planHere();
    if (plan !== undefined) goTo({ page: 'new', game: plan.game }, 'instead'); // its match would be none
    window.location.reload();
  },
});
