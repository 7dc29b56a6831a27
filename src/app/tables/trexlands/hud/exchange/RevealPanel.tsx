import { tribuKindOf } from '#games/trexlands/cards/ids.ts';
import { playableCard, valueOf } from '#games/trexlands/cards/kinds.ts';
import { listed } from '#play/texts.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { wayOn } from '#play/trexlands/words/wayOn.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import type { Reveal, Revealed } from '#play/trexlands/session/sessionTypes.ts';
import { useCommands, useNames } from '../useTable.ts';

/** Bought, a bluff that went through, or one that was caught: on the table one card after the other says so. */
export function RevealPanel({ reveal }: { readonly reveal: Reveal }) {
  const { cards, shown } = reveal;
  const { goOn } = useCommands();
  const last = cards[shown - 1];
  return (
    <Bar
      title={last === undefined ? gameTexts.reveal.title : playableCard(tribuKindOf(last.card)).name}
      label={gameTexts.reveal.title}
      seat={last?.seat ?? null}
      className="reveal-panel"
      main={
        <button type="button" className="button primary" data-reveal={shown} onClick={goOn}>
          {wayOn(reveal)}
        </button>
      }
    >
      {last !== undefined && <How card={last} />}
    </Bar>
  );
}

/** The fate of the card that was turned over last. */
function How({ card: { card, challengers, how } }: { readonly card: Revealed }) {
  const names = useNames();
  return (
    <p className="hint" aria-live="polite">
      {gameTexts.reveal.how[how](valueOf(tribuKindOf(card)))}{' '}
      {challengers.length > 0 &&
        gameTexts.exchange.challengeGone(listed(challengers.map(names.seat)), challengers.length)}
    </p>
  );
}
