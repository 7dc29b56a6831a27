import { useMemo } from 'react';
import type { Choice, WrenchAction } from '#games/trexlands/actions.ts';
import type { CardKind } from '#games/trexlands/cards/kinds.ts';
import { nameOf } from '#games/trexlands/ids.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import type { Seat } from '#sim/ids.ts';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { broughtBy, isPlay, onePerCard } from '#play/trexlands/offers/cards.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { CardButton } from '../cards/CardButton.tsx';
import { CardStep } from '../cards/CardStep.tsx';
import type { Looked } from '#play/trexlands/session/sessionTypes.ts';
import { Answer } from './Answer.tsx';
import { useNames, useView } from '../useTable.ts';

const isWrench = (choice: Choice): choice is WrenchAction => choice.do === 'wrench';

function useChoices(seat: Seat): readonly Choice[] {
  const view = useView();
  return useMemo(() => choicesOf(view, seat), [view, seat]);
}

interface WaitingProps {
  readonly seat: Seat;
  /** Beside others; alone its name is said elsewhere. */
  readonly named: boolean;
  readonly onLook: (card: CardKind) => void;
}

/** One who may still interrupt: with what, or not. */
export function Waiting({ seat, named, onLook }: WaitingProps) {
  const names = useNames();
  const view = useView();
  const choices = useChoices(seat);
  const [act] = view.agenda;
  const step = act?.type === 'battle' && (act.step === 'before' || act.step === 'after') ? act.step : null;
  const passes = step === null ? gameTexts.windows.pass : gameTexts.windows.passIn[step];
  return (
    <li className="window-seat" data-seat={seat}>
      {named && (
        <>
          <SeatBadge colour={names.colour(seat)} small />
          <strong translate="no">{names.seat(seat)}</strong>
        </>
      )}
      {onePerCard(choices).map((play) => (
        <CardButton
          key={play.card}
          kind={play.card}
          seat={seat}
          brings={broughtBy(view, play)}
          says
          onLook={() => onLook(play.card)}
        />
      ))}
      {choices.filter(isWrench).map((choice) => (
        <Answer key={choice.truck} choice={choice} words={gameTexts.windows.wrench(nameOf(choice.truck))} />
      ))}
      <Answer
        choice={{ do: 'pass', seat }}
        words={passes}
        data-pass={seat}
        aria-label={gameTexts.windows.passes(names.seat(seat)) + (step === null ? '' : `: ${passes}`)}
      />
    </li>
  );
}

/** The card before it is played. */
export function Looking({ seat, card, onBack }: Looked & { readonly onBack: () => void }) {
  const plays = useChoices(seat)
    .filter(isPlay)
    .filter((play) => play.card === card);
  return <CardStep kind={card} plays={plays} onBack={onBack} />;
}
