import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { isolated } from '#engine/isolated.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { texts } from '#play/texts.ts';
import { useAtTable } from '../frame/AtTable.tsx';
import { textCommandsOf } from '../frame/textCommandsOf.ts';
import { TableMain } from '../frame/TableMain.tsx';
import { useUncovered } from '../frame/uncovered/useUncovered.ts';
import { useAtHand } from '../frame/atHand.ts';
import { tableHooks } from '../session/context.tsx';
import { useTheSettings } from '../settings/useSettings.tsx';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { useTalkPanel } from '../textTable/useTalkPanel.tsx';
import { whenTheDeviceGoesOn } from '../textTable/useTextTable.ts';
import { STILL_ASKED } from '../urlFlags.ts';
import { AgainLine, useAgain } from './Again.tsx';
import { GameHud } from './GameHud.tsx';
import type { PartsAround } from './tableParts.ts';
import { TableSound } from './TableSound.tsx';
import { UndrawnHandle } from './WindowHandle.tsx';

const { useSession, useSessionData, useTheSession } = tableHooks<TableTypes>();

interface TablesideProps {
  readonly play: PlayedGame;
  readonly parts: PartsAround;
  /** Null where it is told in words only. */
  readonly table: ReactNode;
  readonly foot: ReactNode;
}

/** A game's table with everything around it. */
export function Tableside({ play, parts, table, foot }: TablesideProps) {
  const session = useTheSession();
  const at = useAtTable();
  const library = useTheLibrary();
  const settings = useTheSettings();
  const view = useRef<HTMLDivElement>(null);
  useUncovered(view, parts.sight ?? null);
  const again = useAgain();
  const atHand = useAtHand();
  const seeAgain = useRef<() => boolean>(() => false);
  useEffect(() => {
    seeAgain.current = () => {
      again.begin?.();
      return again.begin !== null;
    };
  }, [again]);
  const text = useTalkPanel(
    () => play.talk(session, settings.getState),
    (close) => ({ ...textCommandsOf(at, library, close), seeAgain: () => seeAgain.current() }),
    () => whenTheDeviceGoesOn(session),
  );
  const match = useSession((state) => state.match);
  const holder = useSession((state) => state.holder);
  const shown = useSessionData((told) =>
    told.match === null
      ? null
      : {
          data: play.data(told.match, told),
          step: play.step?.(told.match, told) ?? '',
          asks: play.asks?.(told.match, told),
        },
  );
  if (match === null || shown === null) return null;
  const { data, step } = shown;
  const asked = play.game.asked(match.state);
  const asks = shown.asks ?? [...Object.values(data), asked[0] ?? '', step].join(' ');
  const { Around = Fragment } = parts;
  const { spots, facts } = parts.scene ?? {};
  return (
    <Around>
      <TableMain
        title={texts.table.titleOf(
          play.words.name,
          match.header.seats.map(({ name }) => isolated(name)),
        )}
        data={{
          'data-game': play.game.id,
          'data-asked': asked.join(' '),
          'data-holder': holder ?? undefined,
          'data-at': atHand ? 'hand' : undefined,
          'data-again': again.viewer === null ? undefined : 'true',
          ...data,
        }}
        asks={asks}
        table={table}
        view={view}
        still={STILL_ASKED}
      >
        {table === null && spots && <UndrawnHandle game={play.game.id} spots={spots} {...(facts && { facts })} />}
        {parts.ear && <TableSound play={play} earOf={parts.ear} />}
        <GameHud play={play} parts={parts.hud} clauses={parts.clauses} text={text} foot={foot} />
        <AgainLine />
      </TableMain>
    </Around>
  );
}
