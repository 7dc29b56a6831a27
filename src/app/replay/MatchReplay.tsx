import type { ReactNode } from 'react';
import { isolated } from '#engine/isolated.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { STILL_ASKED } from '../urlFlags.ts';
import { useCalm } from '../settings/useAmbience.ts';
import { listed, texts } from '#play/texts.ts';
import { makeRoute } from '#play/route.ts';
import { ActList } from './ActList.tsx';
import { Plays, useOpening } from './notes.tsx';
import { useViewer } from './ViewerContext.tsx';
import type { Watch } from './useWatch.ts';
import { WatchedTable } from './WatchedTable.tsx';
import { WatchFrame } from './WatchFrame.tsx';
import { WatchHud } from './WatchHud.tsx';

export interface MatchReplayProps {
  /** The match's id. */
  readonly id: string;
  readonly watch: Watch;
  /** The game's name. */
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  /** All players, with what counts in the position that is shown. */
  readonly plates: ReactNode;
  readonly sound: ReactNode;
  /** The outcome of an action of the log, a sentence a line. */
  readonly linesOf: (act: number) => readonly string[];
  /** In their place: the game's own words about the action that is seen. */
  readonly said?: ReactNode;
  /** Under the list of actions. */
  readonly foot?: ReactNode;
  /** Left out where the game has none: the panel, and the better move on the table. */
  readonly analysis?: { readonly panel: ReactNode; readonly onTable: ReactNode };
}

/** A match as it was, with everything to go back and forth in time around it. */
export function MatchReplay({
  id,
  watch,
  game,
  seats,
  plates,
  sound,
  linesOf,
  said,
  foot,
  analysis,
}: MatchReplayProps) {
  const plays = useOpening(watch.viewer, id, !useCalm(STILL_ASKED));
  return (
    <WatchFrame
      watch={watch}
      names={`${game}: ${listed(seats.map(({ name }) => isolated(name)))}`}
      example={null}
      moment={null}
      table={
        <>
          <WatchedTable watch={watch} still={STILL_ASKED}>
            {analysis?.onTable}
            {plays && <Plays root={watch.root} />}
          </WatchedTable>
          {sound}
        </>
      }
      hud={
        <WatchHud
          id={id}
          seats={seats}
          plates={plates}
          ruling={null}
          beside={watch.beside}
          back={{ href: makeRoute({ page: 'match', id }), text: texts.replay.back }}
          note={null}
          said={said ?? <Said linesOf={linesOf} />}
          analysis={analysis?.panel ?? null}
          acts={<ActList id={id} seats={seats} foot={foot ?? null} />}
          onClean={() => watch.setClean(true)}
          onVideo={watch.filming.ask}
        />
      }
    />
  );
}

function Said({ linesOf }: Pick<MatchReplayProps, 'linesOf'>) {
  const act = useViewer(({ at }) => at.act);
  return (
    <section className="panel referee" aria-label={texts.replay.rulings} aria-live="polite">
      <ul className="sayings">
        {linesOf(act).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
