import type { InArena } from '#games/trexlands/state.ts';
import { asked } from '#games/trexlands/asked.ts';
import type { Seat } from '#sim/ids.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { Advised } from '../hint/Advised.tsx';
import { useHint } from '../hint/useHint.ts';
import { KnownCards } from './KnownCards.tsx';
import { PrivateDeck } from './PrivateDeck.tsx';
import { useCommands, useMatch, useNames, useSession, useView } from '../useTable.ts';

/** The device is in this seat’s hands: its private deck, and the cards that it knows. */
export function InHand({ arena, seat }: { readonly arena: InArena; readonly seat: Seat }) {
  const view = useView();
  const names = useNames();
  const { act, passDevice, requestUndo } = useCommands();
  const last = useMatch().log.at(-1)?.action;
  const hasPlaced = arena.placing === seat && last?.do === 'place' && last.seat === seat;
  const alone = useSession((session) => session.alone !== null);
  const hint = useHint();
  const isPlacing = arena.placing === seat;
  const title = alone && isPlacing ? gameTexts.exchange.inHandAlone : gameTexts.exchange.inHand(names.seat(seat));
  const done = (): void => {
    act({ do: 'ready', seat });
    passDevice(null);
  };
  return (
    <DockPanel label={title} seat={seat} className="in-hand">
      <h2>{title}</h2>
      <KnownCards cards={arena.cards} seat={seat}>
        {hasPlaced && (
          <button type="button" className="button" data-take-card-back onClick={() => requestUndo()}>
            {gameTexts.exchange.takeCardBack}
          </button>
        )}
      </KnownCards>
      {asked(view).includes(seat) && <PrivateDeck seat={seat} />}
      <div className="dock-last">
        {isPlacing ? (
          <button type="button" className="button primary" data-ready={seat} onClick={done} {...hint({ do: 'ready' })}>
            {alone ? gameTexts.exchange.placedAlone : gameTexts.exchange.placed}
          </button>
        ) : (
          <button type="button" className="button primary" data-put-down onClick={() => passDevice(null)}>
            {alone ? gameTexts.exchange.putDownAlone : gameTexts.exchange.putDown}
          </button>
        )}
        {isPlacing && <Advised />}
      </div>
    </DockPanel>
  );
}
