import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useStore } from 'zustand';
import { Clockwork } from '../session/Clockwork.tsx';
import { idOfMatch } from '#play/storage/matchIds.ts';
import { useCalm } from '../settings/useAmbience.ts';
import { useLibrary } from '../storage/useLibrary.tsx';
import { texts } from '#play/texts.ts';
import { SkipLink } from '../ui/Page.tsx';
import { BackToSeat, useAtTable, useMatchHere } from './AtTable.tsx';
import { SnapshotContext, type Snapshot } from './snapshot.ts';
import { TableTrouble } from './Trouble.tsx';
import { useDoublePresses, useFreshButtons } from './presses.ts';

export interface TableMainProps {
  /** The page's title. */
  readonly title: string;
  /** More about the game for tests and scripts that wait for a state. */
  readonly data: Readonly<Record<`data-${string}`, string | number | undefined>>;
  /** Names what is asked now: with another name other buttons take the place of those before. */
  readonly asks?: string;
  /** Null where it is told in words only. */
  readonly table: ReactNode;
  /** The element around the table. */
  readonly view?: RefObject<HTMLDivElement | null>;
  /** Nothing is seen on its way: a picture, or a test. */
  readonly still: boolean;
  /** Panels around the table, and its sounds. */
  readonly children: ReactNode;
}

/** The page of a match at its table; events are also in its data attributes, for tests that wait for them. */
export function TableMain({ title, data, asks = '', table, view, still, children }: TableMainProps) {
  const { session, actionsToTell, winnersOf } = useAtTable();
  const { match, played } = useMatchHere();
  const holder = useStore(session.store, (state) => state.holder);
  const onPress = useDoublePresses(`${played?.log.length} ${holder}`);
  const bot = useStore(session.store, (state) => state.bots?.seat ?? null);
  const onFresh = useFreshButtons(`${asks} ${bot === null ? 'own' : 'bot'}`);
  const saved = useLibrary((library) => library.saved);
  const calm = useCalm(still);
  useEffect(() => session.setCalm(calm), [session, calm]);
  useEffect(() => {
    document.title = texts.titleOf(title);
  }, [title]);
  const snapshot = useRef<Snapshot | null>(null);
  if (match === null || played === null) return null;
  const told = actionsToTell(match); // how much was done in private is not told here either
  return (
    <main
      className="tableside"
      onClickCapture={(press) => {
        onPress(press);
        if (!still) onFresh(press);
      }}
      {...data}
      data-actions={told}
      data-saved={saved?.id === idOfMatch(played) ? saved.actions : undefined}
      data-hash={match.log[told - 1]?.hash}
      data-winners={winnersOf(match)?.join(' ')}
    >
      <SkipLink />
      <SnapshotContext value={snapshot}>
        <div {...(view && { ref: view })} className="table-view">
          {table ?? <Clockwork table={session} />}
          {table !== null && <BackToSeat />}
        </div>
        {children}
      </SnapshotContext>
      <TableTrouble />
    </main>
  );
}
