import { useState } from 'react';
import { cardOf, type CardKind } from '#games/truck-off/cards.ts';
import type { Slot } from '#games/truck-off/grid.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { cardsToPlay, kindMeant, targetsNow } from '#play/truck-off/session/session.ts';
import { useCommands, useOwnerNames, useSession } from '../useTable.ts';
import { dock } from '#play/truck-off/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { OfferList } from './OfferList.tsx';
import { Button } from '#app/ui/Button.tsx';

interface TargetChoiceProps {
  readonly seat: number;
  readonly card: CardKind | Slot;
  readonly view: TruckOffState;
}

/** The object of a card: a truck, a venue, or a truck and then its venue. They are touched on the table, or listed. */
export function TargetChoice({ seat, card, view }: TargetChoiceProps) {
  const names = useOwnerNames();
  const truck = useSession((session) => session.truck);
  const { act, chooseCard } = useCommands();
  const drawer = useExact();
  const aimed = useSession((session) => session.aimed);
  const [isAsked, setAsked] = useState(false); // before it goes: a press on the card before may have been a double one
  const kind = kindMeant(view, card);
  if (kind === null) return null;
  const targets = targetsNow(view, card);
  const isOther = (aimed?.do === 'play' || aimed?.do === 'discard') && aimed.card !== card;
  const title = truck === null ? dock.targets[kind] : dock.which(names.truck(truck));
  return (
    <Bar
      title={title}
      seat={seat}
      className="target-choice"
      exact={targets.length === 0 ? undefined : { drawer, parts: <OfferList seat={seat} />, label: dock.list }}
      rest={<AskedNote>{cardOf(kind).text}</AskedNote>}
      others={
        <>
          {truck !== null && (
            <Button data-other onClick={() => chooseCard(card)}>
              {dock.otherTruck}
            </Button>
          )}
          {truck === null && cardsToPlay(view, seat).length > 1 && (
            <Button data-other {...hintedIf(isOther)} onClick={() => chooseCard(null)}>
              {dock.other}
            </Button>
          )}
          {!isAsked && (
            <Button
              look="quiet"
              data-discard
              {...hintedIf(aimed?.do === 'discard' && aimed.card === card)}
              onClick={() => setAsked(true)}
            >
              {dock.discard}
            </Button>
          )}
          {!isAsked && <Advised />}
        </>
      }
      main={
        isAsked && (
          <>
            <Button data-discard onClick={() => act({ do: 'discard', seat, card })}>
              {dock.discard}
            </Button>
            <Button look="primary" onClick={() => setAsked(false)}>
              {dock.keep}
            </Button>
          </>
        )
      }
    >
      {(isAsked || targets.length === 0) && <p className="hint">{isAsked ? dock.discards : dock.noTarget}</p>}
    </Bar>
  );
}
