import { ownerOf } from '#games/trexlands/ids.ts';
import { handsOf } from '#games/trexlands/gathering.ts';
import { rollAsked, throwable } from '#games/trexlands/rolls.ts';
import { useShortcut } from '#app/frame/keys/useShortcut.ts';
import { SeatBadge, seatStyle } from '#app/ui/SeatBadge.tsx';
import { listed } from '#play/texts.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { AimSliders } from './AimSliders.tsx';
import { ThrowChips } from './ThrowChips.tsx';
import { mayRollForAll, type UpNext, upNext } from '#play/trexlands/throwing/upNext.ts';
import { useCommands, useHand, useMatch, useNames, useSession, useTheHand } from '../hud/useTable.ts';

/**
 * The seat whose throw it is, and throwing without a pointer: a direction, how hard, and off it goes; or chance does
 * it.
 */
export function ThrowPart() {
  const match = useMatch();
  const { state } = match;
  const thrown = useSession((session) => session.thrown);
  const names = useNames();
  const next = upNext(state, thrown);
  const asked = rollAsked(state);
  if (next === null) return null;
  const byHand = asked !== null && throwable(asked).length > 0;
  return (
    <div className="throw-part" style={seatStyle(names.colour(next.seat))}>
      <div className="throw-who">
        <Whose next={next} />
        {next.waiting.length > 1 && <Together />}
        <ThrowChips next={next} thrown={thrown} />
      </div>
      {handsOf(thrown).length > 0 && <p className="note throw-waits">{gameTexts.throwing.waits}</p>}
      {asked?.again === true && (
        <p className="note">
          {(asked.byChance ? gameTexts.throwing.byChance : gameTexts.throwing.again)(names.trucks(asked.trucks))}
        </p>
      )}
      {asked !== null && asked.givenUp.length > 0 && (
        <p className="note">{gameTexts.throwing.givenUp(names.trucks(asked.givenUp), asked.givenUp.length)}</p>
      )}
      {byHand && <AimSliders />}
      <Going next={next} byChance={!byHand} mayForAll={mayRollForAll(match, next)} />
    </div>
  );
}

function Whose({ next: { seat, later, isNobodys } }: { readonly next: UpNext }) {
  const names = useNames();
  const { freeThrow } = useMatch().state.options;
  const then = [...new Set(later.map(ownerOf))].map(names.seat);
  return (
    <p title={freeThrow ? gameTexts.throwing.freeHint : gameTexts.throwing.hint}>
      {!isNobodys && <SeatBadge colour={names.colour(seat)} small />}
      <strong>{isNobodys ? gameTexts.throwing.chanceThrows : gameTexts.throwing.throws(names.seat(seat))}</strong>
      {!isNobodys && then.length > 0 && <span className="note">{gameTexts.throwing.afterwards(listed(then))}</span>}
    </p>
  );
}

interface GoingProps {
  readonly next: UpNext;
  readonly byChance: boolean;
  /** Chance may throw for everybody. */
  readonly mayForAll: boolean;
}

function Going({ next: { isNobodys }, byChance, mayForAll }: GoingProps) {
  const { letGo, rollMine } = useTheHand().commands;
  const { rollForAll } = useCommands();
  const go = useShortcut('throw-let-go', gameTexts.throwing.letGo);
  const forAll = mayForAll && !isNobodys;
  const roll = isNobodys ? gameTexts.throwing.rollAll : gameTexts.throwing.rollMine;
  const chance = useShortcut('throw-chance', roll);
  return (
    <div className="dock-last">
      {!byChance && (
        <button type="button" className="button primary" data-let-go {...go} onClick={letGo}>
          {gameTexts.throwing.letGo}
        </button>
      )}
      <button
        type="button"
        className={byChance ? 'button primary' : 'button'}
        data-roll-mine
        data-roll-for-me={!forAll || undefined}
        {...chance}
        onClick={rollMine}
      >
        {roll}
      </button>
      {forAll && (
        <button type="button" className="button" data-roll-for-me onClick={rollForAll}>
          {gameTexts.throwing.rollAll}
        </button>
      )}
    </div>
  );
}

function Together() {
  const together = useHand((hands) => hands.together);
  const { setTogether } = useTheHand().commands;
  return (
    <label className="tick">
      <input type="checkbox" checked={together} onChange={({ target }) => setTogether(target.checked)} />
      <span>{gameTexts.throwing.together}</span>
    </label>
  );
}

/** Said quietly after a throw that no hand could have made, or that was none: as what it was thrown instead. */
export function ThrowNotes() {
  const { log } = useMatch();
  const { after, said } = useHand((hands) => hands.notes);
  return (
    <output className="note throw-notes" data-throw-notes>
      {after === log.length ? said.join(' ') : ''}
    </output>
  );
}
