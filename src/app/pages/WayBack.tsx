import { useEffect, useState } from 'react';
import { useParlour, type Parlour } from './runtime.ts';
import { makeRoute } from '../ui/route.ts';
import { idOfMatch } from '../session/matchIds.ts';
import { texts } from '../texts.ts';

/** The match at the table; null without one, or without a table. */
async function waitingAt(parlour: Promise<Parlour>): Promise<string | null> {
  try {
    const { match } = (await parlour).session.store.getState();
    return match && idOfMatch(match);
  } catch {
    return null;
  }
}

/** Where leaving leads: to the match that waits at the table, else to the start page. */
export function useWayBack(): { readonly href: string; readonly toMatch: boolean } {
  const parlour = useParlour();
  const [match, setMatch] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    void waitingAt(parlour).then((id) => here && setMatch(id));
    return () => {
      here = false;
    };
  }, [parlour]);
  return {
    href: makeRoute(match === null ? { page: 'start' } : { page: 'match', id: match }),
    toMatch: match !== null,
  };
}

export function WayBack() {
  const { href, toMatch } = useWayBack();
  return (
    <p>
      <a href={href}>{toMatch ? texts.drills.backToMatch : texts.backToStart}</a>
    </p>
  );
}
