import type { Choice, PlayAction } from '#games/trexlands/actions.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { CardButton } from './CardButton.tsx';
import { CardStep } from './CardStep.tsx';
import { useCommands, useSession } from '../useTable.ts';

export interface CardsProps {
  /** The seat's legal plays now, on all targets. */
  readonly plays: readonly Choice[];
}

/** The cards that a seat can play now: one is looked at first, then played. */
export function Cards({ plays }: CardsProps) {
  const open = useSession(({ looked }) => looked);
  const { look } = useCommands();
  const actions = plays.filter((choice): choice is PlayAction => choice.do === 'play');
  const kinds = [...new Set(actions.map(({ card }) => card))];
  const [first] = actions;
  if (first === undefined) return null;
  const looked = actions.filter(({ card, seat }) => card === open?.card && seat === open.seat);
  if (open !== null && looked.length > 0)
    return <CardStep key={open.card} kind={open.card} plays={looked} onBack={() => look(null)} />;
  return (
    <fieldset className="choices-row" aria-label={gameTexts.cards.playable}>
      <span className="choices-of">{gameTexts.cards.some}</span>
      {kinds.map((kind) => (
        <CardButton key={kind} kind={kind} seat={first.seat} onLook={() => look({ seat: first.seat, card: kind })} />
      ))}
    </fieldset>
  );
}
