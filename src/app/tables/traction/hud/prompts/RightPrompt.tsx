import { useState } from 'react';
import { whatMayBeDone } from '#games/traction/queries.ts';
import { useCommands, useMatch, useSession } from '../useTable.ts';
import { sizedOf } from '#play/traction/say/naming.ts';
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
  const pieces = whatMayBeDone(state).right;
  if (pieces.length === 0 || undo !== null || busy || bot !== null || leftInTurn === state.turn.number) return null;
  return (
    <section className="panel prompt" aria-labelledby="right-title">
      <h2 id="right-title">{gameTexts.right.title}</h2>
      <div className="row">
        {pieces.map((piece) => (
          <button key={piece} type="button" className="button" onClick={() => right([piece])}>
            {gameTexts.right.piece(sizedOf(piece))}
          </button>
        ))}
        {pieces.length > 1 && (
          <button type="button" className="button" onClick={() => right(pieces)}>
            {gameTexts.right.all}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => setLeftInTurn(state.turn.number)}>
          {gameTexts.right.later}
        </button>
      </div>
    </section>
  );
}
