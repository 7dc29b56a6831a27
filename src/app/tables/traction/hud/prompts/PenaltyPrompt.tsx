import { whatMayBeDone } from '#games/traction/queries.ts';
import { useCommands, useMatch, useNaming } from '../useTable.ts';
import { sizedOf } from '#play/traction/say/naming.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { PieceGlyph } from '../PieceGlyph.tsx';
import { SeatBadge, seatStyle } from '#app/ui/SeatBadge.tsx';
import { useBotAsked } from '#app/frame/dock/BotDock.tsx';

/** TR-29, TR-49: each opponent of a player who crashed out of turn may pick a piece, or let it pass. */
export function PenaltyPrompt() {
  const { state, undo } = useMatch();
  const naming = useNaming();
  const { penalise } = useCommands();
  const { penalty } = whatMayBeDone(state);
  const bot = useBotAsked();
  if (penalty === null || undo !== null || bot !== null) return null;
  const [chooser, culprit] = [naming.seat(penalty.chooser), naming.seat(penalty.culprit)];
  return (
    <section className="panel prompt" aria-labelledby="penalty-title" data-prompt="penalty">
      <h2 id="penalty-title" className="prompt-title">
        <SeatBadge colour={naming.colour(penalty.chooser)} small />
        {gameTexts.penalty.title(chooser, culprit)}
      </h2>
      <p className="note">{gameTexts.penalty.text(culprit)}</p>
      <div className="prompt-pieces" style={seatStyle(naming.colour(penalty.culprit))}>
        {penalty.pieces.map((piece) => (
          <button
            key={piece}
            type="button"
            className="button"
            aria-label={naming.piece(piece)}
            onClick={() => penalise(piece)}
          >
            <PieceGlyph piece={piece} />
            <span>{sizedOf(piece)}</span>
          </button>
        ))}
      </div>
      <button type="button" className="button quiet" onClick={() => penalise(null)}>
        {gameTexts.penalty.decline}
      </button>
    </section>
  );
}
