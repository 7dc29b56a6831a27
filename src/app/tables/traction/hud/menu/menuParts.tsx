import type { InMenuProps, MenuParts } from '#app/frame/menu/TableSheets.tsx';
import { useAtHand } from '#app/frame/atHand.ts';
import { RulesButton } from '#app/teach/rulesSheet.tsx';
import { idOfMatch } from '#play/storage/matchIds.ts';
import { texts } from '#play/texts.ts';
import { positionNote, positionOf } from '#play/traction/sharing/positionOf.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { ToEditor, ToPractice } from '#app/tables/traction/sharing/TakePosition.tsx';
import { RulerButton } from '../ruler.tsx';
import { useCommands, useMatch, useNaming, useSession } from '../useTable.ts';
import { fillingText } from '#games/traction/texts.ts';
import { capitalised } from '#play/texts/words.ts';
import { stillPlaying } from '#games/traction/seating.ts';
import { Tick } from '#app/ui/Field.tsx';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { TypeMoveForm } from '#app/frame/menu/TypeMoveForm.tsx';
import { withNames } from '#play/traction/say/naming.ts';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import { ShareDialog } from '#app/sharing/ShareDialog.tsx';
import { Button } from '#app/ui/Button.tsx';

/** The table as it stands, as a link. */
function SharePosition({ onClose }: { readonly onClose: () => void }) {
  const match = useMatch();
  const text = positionOf(match);
  const warning = parseScenario(text).ok ? null : texts.sharing.positionMisfit;
  return (
    <ShareDialog
      game="traction"
      title={texts.sharing.position}
      note={positionNote(match)}
      warning={warning}
      text={text}
      onClose={onClose}
    />
  );
}

/** A hand out of turn, or the table bumped: both are actions like any other, and the referee rules on them. */
export function OutOfTurn({ onChosen }: { readonly onChosen: () => void }) {
  const { state, header } = useMatch();
  const naming = useNaming();
  const { reach, startBump } = useCommands();
  if (state.outcome !== null) return null;
  // a computer never reaches in
  const isPerson = (seat: number): boolean => header.seats[seat]?.kind === 'person';
  const others = stillPlaying(state).filter((seat) => seat !== state.turn.seat && isPerson(seat));
  return (
    <section className="menu-part">
      <h3>{gameTexts.menu.outOfTurn}</h3>
      <p className="note">{gameTexts.menu.outOfTurnNote}</p>
      <div className="row">
        {others.map((seat) => (
          <Button
            key={seat}
            onClick={() => {
              reach(seat);
              onChosen();
            }}
          >
            <SeatBadge colour={naming.colour(seat)} steadiness={naming.steadiness(seat)} small />
            {gameTexts.menu.reach(naming.seat(seat))}
          </Button>
        ))}
        <Button
          onClick={() => {
            startBump(true);
            onChosen();
          }}
        >
          {gameTexts.menu.bump}
        </Button>
      </div>
    </section>
  );
}

/** A move in notation, for players who prefer words, and for screen readers. */
export function TypeMove({ onDone }: { readonly onDone: () => void }) {
  const { typeMove } = useCommands();
  const naming = useNaming();
  const type = (text: string): string | null => {
    const typed = typeMove(text);
    if (!typed.ok) return withNames(typed.fault.message, naming);
    onDone();
    return null;
  };
  return <TypeMoveForm placeholder={gameTexts.menu.typed} onType={type} />;
}

const Share = ({ onSheet }: InMenuProps) => (
  <Button onClick={() => onSheet({ what: 'own', Sheet: SharePosition })}>{texts.sharing.sharePosition}</Button>
);

/** The match waits meanwhile as it stands. */
function PractiseFromHere() {
  const match = useMatch();
  return (
    <div className="row">
      <ToPractice
        position={() => positionOf(match)}
        back={{ page: 'match', id: idOfMatch(match) }}
        hands={match.state.options.hands}
        disabled={match.state.outcome !== null}
      />
    </div>
  );
}

/** The filling of the pieces. */
function Agreed() {
  const { filling } = useMatch().state.options;
  return filling !== undefined && <p className="note">{capitalised(fillingText(filling))}.</p>;
}

const View = ({ onClose }: InMenuProps) => (
  <>
    {!useAtHand() && <RulerButton onPressed={onClose} />}
    <RulesButton onOpen={onClose} />
  </>
);

function More({ onClose }: InMenuProps) {
  const plays = useSession(({ spectating }) => !spectating);
  const isAtHand = useAtHand(); // what is bumped is touched on the table
  return (
    <>
      {plays && !isAtHand && <OutOfTurn onChosen={onClose} />}
      <section className="menu-part">
        <h3>{texts.menu.designers}</h3>
        {plays && <TypeMove onDone={onClose} />}
        <Designers />
      </section>
    </>
  );
}

/** A position's way to the editor, and overlays of what the physics see. */
function Designers() {
  const match = useMatch();
  const overlay = useSession((session) => session.overlay);
  const { toggleOverlay } = useCommands();
  return (
    <>
      <div className="row">
        <ToEditor position={() => positionOf(match)} back={{ page: 'match', id: idOfMatch(match) }} />
      </div>
      {(['colliders', 'hash'] as const).map((what) => (
        <Tick key={what} label={gameTexts.menu[what]} checked={overlay[what]} onTick={() => toggleOverlay(what)} />
      ))}
    </>
  );
}

/** Traction's own parts of the menu. */
export const MENU: MenuParts = { Agreed, Share, Match: PractiseFromHere, View, More };
