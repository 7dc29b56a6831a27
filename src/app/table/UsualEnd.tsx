import type { PlayedGame } from '#play/game/playedGame.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { SeatsEnd } from '../frame/EndFrame.tsx';
import { tableHooks } from '../session/context.tsx';
import { Standing } from './Standing.tsx';

const { useMatch } = tableHooks<TableTypes>();

/** The end of a match, as any game can tell it. */
export function UsualEnd({ play }: { readonly play: PlayedGame }) {
  const result = play.game.result(useMatch().state);
  if (result === null) return null;
  return (
    <SeatsEnd winners={result.winners} number={null} by={play.wonBy?.(result.reason) ?? null}>
      <Standing play={play} />
    </SeatsEnd>
  );
}
