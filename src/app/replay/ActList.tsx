import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SeatInfo } from '#engine/seats.ts';
import { NotationToggle } from '../frame/LogFrame.tsx';
import { SeatBadge } from '../ui/SeatBadge.tsx';
import { makeRoute } from '#play/route.ts';
import { texts } from '#play/texts.ts';
import { CallSign, ActWords } from './notes.tsx';
import { useTheViewer, useViewer } from './ViewerContext.tsx';

/** Every action; the one that is seen is marked, and each leads there. */
export function ActList({
  id,
  seats,
  foot,
}: {
  readonly id: string;
  readonly seats: readonly SeatInfo[];
  readonly foot: ReactNode;
}) {
  const viewer = useTheViewer();
  const now = useViewer(({ at }) => at.act);
  const [inNotation, setInNotation] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    scrollTo(list.current, list.current?.querySelector<HTMLElement>(`[data-act='${now}']`) ?? null);
  }, [now]);
  return (
    <section className="panel log acts" aria-label={texts.replay.actions}>
      <h2>{texts.replay.actions}</h2>
      <ol ref={list} translate="no">
        {viewer.film.acts.map(({ seat, words, notation, rulings, isEmpty = false }, act) =>
          isEmpty ? null : (
            // The log of a match only ever grows at its end.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={act} data-act={act}>
              {seat === null ? (
                <span className="badge small nobody" aria-hidden="true" />
              ) : (
                <SeatBadge colour={seats[seat]?.colour ?? seat} small />
              )}
              <button
                type="button"
                className="button quiet"
                aria-current={act === now ? 'true' : undefined}
                onClick={() => viewer.seek({ act, tick: 0 })}
              >
                <ActWords act={{ words, notation }} inNotation={inNotation} />
              </button>
              {rulings.map((said, ruling) => (
                <a
                  key={`${said.clause} ${said.code} ${ruling}`}
                  className="tag call"
                  data-call={viewer.film.calls.of(said) ?? undefined}
                  aria-label={texts.replay.showMeOf(said.clause)}
                  href={makeRoute({ page: 'watch', id, ruling: { action: act, ruling } })}
                >
                  <CallSign call={viewer.film.calls.of(said)} />
                  {said.clause}
                </a>
              ))}
            </li>
          ),
        )}
      </ol>
      {viewer.film.acts.some(({ notation }) => notation !== null) && (
        <NotationToggle on={inNotation} onToggle={setInNotation} />
      )}
      {foot}
    </section>
  );
}

/** The list alone goes there, and not what it is in. */
function scrollTo(list: HTMLElement | null, line: HTMLElement | null): void {
  if (list === null || line === null) return;
  const { offsetTop, offsetHeight } = line;
  const isSeen = offsetTop >= list.scrollTop && offsetTop + offsetHeight <= list.scrollTop + list.clientHeight;
  if (!isSeen) list.scrollTop = offsetTop - (list.clientHeight - offsetHeight) / 2;
}
