import type { ComponentType, ReactNode } from 'react';
import type { PlayedGame } from '#play/game/playedGame.ts';
import type { Flicks } from '#play/game/flicks.ts';
import type { TableBase } from '#play/session/tableBase.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import type { OpenTable, TablesideProps } from '#app/pages/tableModule.ts';
import { openTableBy } from '../openTableBy.tsx';
import type { PartsAround } from '../tableParts.ts';
import { AtHandContext } from '#app/frame/atHand.ts';
import { HandView } from './HandView.tsx';

/** The hand of one seat, for a phone beside the table that another screen shows: everything but the picture. */
export const defineHand =
  <B extends TableTypes>(
    play: PlayedGame<B>,
    parts: PartsAround<B>,
    flicks: Flicks<B> | null,
    Ground?: ComponentType,
  ): ((base: TableBase) => OpenTable) =>
  (base) =>
    openHand(play, parts, () => <HandView play={play} flicks={flicks as Flicks | null} Ground={Ground} />, base);

function openHand(play: PlayedGame, parts: PartsAround, view: () => ReactNode, base: TableBase): OpenTable {
  const { Tableside, ...table } = openTableBy(play, parts, base, view);
  return {
    ...table,
    Tableside: (props: TablesideProps) => (
      <AtHandContext value>
        <Tableside {...props} />
      </AtHandContext>
    ),
  };
}
