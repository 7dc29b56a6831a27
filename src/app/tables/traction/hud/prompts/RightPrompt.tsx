import { useState } from 'react';
import type { PieceId } from '#sim/ids.ts';
import { sizeOf } from '#games/traction/pieces.ts';
import { whatMayBeDone } from '#games/traction/queries.ts';
import { useCommands, useMatch, useSession, useSpoken } from '../useTable.ts';
import { sizedOf, type Naming } from '#play/traction/say/naming.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { isUnderWay } from '#play/traction/say/busy.ts';
import { useBotAsked } from '#app/frame/dock/BotDock.tsx';

/** TR-23: at the start of a turn penalised pieces may be set upright. Left alone it is no more in the way. */
export function RightPrompt() {
  const { state, undo } = useMatch();
  const busy = useSession(isUnderWay);
  const bot = useBotAsked();
  const [leftInTurn, setLeftInTurn] = useState(0);
  const { right } = useCommands();
  const naming = useSpoken();
  const pieces = whatMayBeDone(state).right;
  if (pieces.length === 0 || undo !== null || busy || bot !== null || leftInTurn === state.turn.number) return null;
  return (
    <section className="panel prompt" aria-labelledby="right-title">
      <h2 id="right-title">{gameTexts.right.title}</h2>
      <div className="row">
        {pieces.map((piece) => (
          <button key={piece} type="button" className="button" onClick={() => right([piece])}>
            {gameTexts.right.piece(nameIn(pieces, piece, naming))}
          </button>
        ))}
        {pieces.length > 1 && (
          <button type="button" className="button" onClick={() => right(pieces)}>
            {gameTexts.right.all}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => setLeftInTurn(state.turn.number)}>
          {gameTexts.right.later(pieces.length)}
        </button>
      </div>
    </section>
  );
}

/** As one says it; twins that both lie are told apart. */
const nameIn = (all: readonly PieceId[], piece: PieceId, { piece: called }: Naming): string =>
  all.some((other) => other !== piece && sizeOf(other) === sizeOf(piece))
    ? sizedOf(piece).toLowerCase()
    : called(piece);
