import type { Page, Route } from '@playwright/test';

/** What a server says in the place of a file that it does not have any more. */
type Instead = 'none' | 'page' | 'no network';

const page = '<!doctype html><title>Tumbletop</title>';

async function answer(route: Route, instead: Instead): Promise<void> {
  if (instead === 'no network') return route.abort('internetdisconnected');
  if (instead === 'page') return route.fulfill({ contentType: 'text/html', body: page });
  return route.fulfill({ status: 404, body: 'none' });
}

/** The server does not have these files of the page any more; ask for `back` and it has. */
export async function takenAway(of: Page, files: RegExp, instead: Instead): Promise<{ back(): Promise<void> }> {
  const take = (route: Route): Promise<void> => answer(route, instead);
  await of.route(files, take);
  return { back: () => of.unroute(files, take) };
}

/** The page's own address as this page asks for it, which is no navigation. */
const OWN = /\/(\?[^#]*)?$/;

/** The server has a newer page; what it sends at a navigation stays as it is. */
export const newerPage = (of: Page): Promise<unknown> =>
  of.route(OWN, async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace(/\/index-[\w-]+\.js/, '/index-newer.js') });
  });
