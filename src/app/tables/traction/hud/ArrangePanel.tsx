import { useEffect, useRef, type KeyboardEvent } from 'react';
import { MOST_PLACE_MM } from '#games/traction/arranging.ts';
import { nameOf } from '#games/traction/pieces.ts';
import { useTractionDesk } from '../input/TractionInput.tsx';
import { pressOf } from '#play/input/keys/chord.ts';
import { turn } from '#play/traction/input/placing.ts';
import { pressKey } from '#play/input/pressKey.ts';
import { isChanged, placeOf, placersOf, type Arranging } from '#play/traction/session/arranging.ts';
import { useCommands, useMatch, useNaming, useTheSession } from './useTable.ts';
import { ANY_TURN, NumberField } from '#app/ui/Field.tsx';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { gameTexts } from '#play/traction/texts.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { KeyHint } from '#app/frame/keys/Kbd.tsx';
import { withNames } from '#play/traction/say/naming.ts';
import { PieceGlyph } from './PieceGlyph.tsx';
import { SeatBadge, seatStyle } from '#app/ui/SeatBadge.tsx';
import { Button } from '#app/ui/Button.tsx';

const TURN_DEG = 15;
const say = gameTexts.arranging;

/** In the dock's place while a seat places its own pieces before the first turn (TR-41). */
export function ArrangePanel({ arranging }: { readonly arranging: Arranging }) {
  const naming = useNaming();
  const panel = useRef<HTMLElement>(null);
  const press = useTableKeys();
  useEffect(() => panel.current?.focus({ preventScroll: true }), []); // what was pressed is gone
  return (
    // Arrow keys move the piece in hand wherever in the panel one is, but for its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      className="panel dock arrange"
      tabIndex={-1}
      aria-label={say.title(naming.seat(arranging.seat))}
      style={seatStyle(naming.colour(arranging.seat))}
      onKeyDown={press}
    >
      <Whose arranging={arranging} />
      <Six arranging={arranging} />
      <Numbers arranging={arranging} />
      <Told arranging={arranging} />
      <Answers arranging={arranging} />
    </section>
  );
}

/** Keys of the table that a button would have for itself: arrows, which do nothing to a button, and Escape. */
function useTableKeys(): (event: KeyboardEvent) => void {
  const desk = useTractionDesk();
  const settings = useTheSettings();
  return (event) => {
    const own = event.key.startsWith('Arrow') || event.key === 'Escape';
    const inField = event.target instanceof HTMLInputElement && event.key !== 'Escape';
    if (own && !inField && pressKey(desk, settings.getState().keys, pressOf(event.nativeEvent), event.repeat))
      event.preventDefault();
  };
}

/** A button a seat; nothing that is not kept yet is lost by pressing another. */
function Whose({ arranging }: { readonly arranging: Arranging }) {
  const { state } = useMatch();
  const naming = useNaming();
  const { startArranging } = useCommands();
  const changed = isChanged(state, arranging);
  return (
    <fieldset className="arrange-whose" aria-label={say.whose}>
      {placersOf(state).map((seat) => {
        const here = seat === arranging.seat;
        return (
          <Button
            key={seat}
            look="quiet"
            aria-pressed={here}
            disabled={changed && !here}
            title={changed && !here ? say.keepFirst : undefined}
            onClick={() => !here && startArranging(seat)}
          >
            <SeatBadge colour={naming.colour(seat)} small />
            <span translate="no">{naming.seat(seat)}</span>
          </Button>
        );
      })}
    </fieldset>
  );
}

function Six({ arranging: { seat, pieces, inHand } }: { readonly arranging: Arranging }) {
  const naming = useNaming();
  const { takeToPlace } = useCommands();
  return (
    <ul className="tray" aria-label={gameTexts.tray.label(naming.seat(seat))}>
      {pieces.map(({ id }) => (
        <li key={id}>
          <button
            type="button"
            className="tray-piece"
            aria-pressed={id === inHand}
            aria-label={naming.piece(id)}
            onClick={() => takeToPlace(id)}
          >
            <PieceGlyph piece={id} />
            <span className="tray-name" translate="no">
              {nameOf(id)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Where the piece in hand stands: what is typed is there at once. */
function Numbers({ arranging }: { readonly arranging: Arranging }) {
  const session = useTheSession();
  const { state } = useMatch();
  const { placeInHand } = session.commands;
  const at = placeOf(state, arranging, arranging.inHand);
  if (at === null) return null;
  return (
    <div key={arranging.inHand} className="arrange-numbers">
      <NumberField
        label={say.right}
        value={at.xMm}
        min={-MOST_PLACE_MM}
        max={MOST_PLACE_MM}
        step="any"
        onSet={(xMm) => placeInHand({ xMm })}
      />
      <NumberField
        label={say.nearer}
        value={at.zMm}
        min={-MOST_PLACE_MM}
        max={MOST_PLACE_MM}
        step="any"
        onSet={(zMm) => placeInHand({ zMm })}
      />
      <NumberField
        label={say.turned}
        value={at.yawDeg}
        {...ANY_TURN}
        step="any"
        onSet={(yawDeg) => placeInHand({ yawDeg })}
      />
      <div className="row arrange-turns">
        <Button
          look="quiet icon"
          aria-label={say.turnLeft}
          title={say.turnLeft}
          onClick={() => turn(session, TURN_DEG)}
        >
          <Icon name="turnLeft" />
        </Button>
        <Button
          look="quiet icon"
          aria-label={say.turnRight}
          title={say.turnRight}
          onClick={() => turn(session, -TURN_DEG)}
        >
          <Icon name="turnRight" />
        </Button>
      </div>
    </div>
  );
}

/** Why the pieces may not stand like this, else where the one in hand stands; read out when it has changed. */
function Told({ arranging }: { readonly arranging: Arranging }) {
  const { state } = useMatch();
  const naming = useNaming();
  const at = placeOf(state, arranging, arranging.inHand);
  const { fault } = arranging;
  const { hints } = gameTexts.keys;
  return (
    <div className="arrange-told">
      <output className={fault === null ? 'unseen' : 'wrong'} data-said="places">
        {fault === null
          ? at && say.stands(naming.piece(at.piece), at.xMm, at.zMm, at.yawDeg)
          : withNames(fault.message, naming)}
      </output>
      {fault === null && (
        <p className="hint hint-more">
          {say.hint} <KeyHint ids={['place-left', 'place-right', 'place-away', 'place-nearer']} what={hints.place} />{' '}
          <KeyHint ids={['place-turn-left', 'place-turn-right']} what={hints.placeTurn} />
        </p>
      )}
    </div>
  );
}

function Answers({ arranging: { fault } }: { readonly arranging: Arranging }) {
  const { placeAsUsual, keepPlaces, cancel } = useCommands();
  return (
    <div className="arrange-answers">
      <Button onClick={placeAsUsual}>{say.usual}</Button>
      <Button onClick={cancel}>{say.cancel}</Button>
      <Button look="primary" disabled={fault !== null} onClick={keepPlaces}>
        {say.done}
      </Button>
    </div>
  );
}
