import { useEffect, useState } from 'react';
import { useRuntime, type Runtime } from './runtime.ts';
import { makeRoute } from '#play/route.ts';
import { idOfMatch } from '#play/storage/matchIds.ts';
import { texts } from '#play/texts.ts';

/** The match at the table; null without one, or without a table. */
async function waitingAt(runtime: Promise<Runtime>): Promise<string | null> {
  try {
    for (const { table } of (await runtime).tables) {
      const { match } = table.session.store.getState();
      if (match !== null) return idOfMatch(match);
    }
    return null;
  } catch {
    return null;
  }
}

/** A way out, and its name. */
export interface Way {
  readonly href: string;
  readonly words: string;
}

/** Where leaving leads: to the match that waits at the table, else to the start page. */
export function useWayBack(): Way & { readonly toMatch: boolean } {
  const runtime = useRuntime();
  const [match, setMatch] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    void waitingAt(runtime).then((id) => here && setMatch(id));
    return () => {
      here = false;
    };
  }, [runtime]);
  return {
    href: makeRoute(match === null ? { page: 'start' } : { page: 'match', id: match }),
    words: match === null ? texts.drills.leave : texts.drills.backToMatch,
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
