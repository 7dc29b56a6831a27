import { ownerOf } from '#games/trexlands/ids.ts';
import { handsOf } from '#games/trexlands/gathering.ts';
import { rollAsked, throwable } from '#games/trexlands/rolls.ts';
import { useToYou } from '#app/frame/AtTable.tsx';
import { ExactButton, useExact } from '#app/frame/dock/Exact.tsx';
import { useShortcut } from '#app/frame/keys/useShortcut.ts';
import { SeatBadge, seatStyle } from '#app/ui/SeatBadge.tsx';
import { listed } from '#play/texts.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { AimSliders } from './AimSliders.tsx';
import { ThrowChips } from './ThrowChips.tsx';
import { awaitedElsewhere } from '#play/trexlands/session/players.ts';
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
  const exact = useExact(true);
  const asked = rollAsked(state);
  const toYou = useToYou();
  const elsewhere = useSession((session) => session.given);
  if (next === null) return <Awaited />;
  const byHand = asked !== null && throwable(asked).length > 0;
  const chance = asked?.again === true && asked.byChance;
  return (
    <div className="throw-part" style={seatStyle(names.colour(next.seat))}>
      {exact.isShown && (
        <div className="exact">
          {byHand && <AimSliders />}
          {next.waiting.length > 1 && <Together />}
          {mayRollForAll(match, next) && !next.isNobodys && <ForAll />}
        </div>
      )}
      <p className="hint throw-who">
        {!next.isNobodys && <SeatBadge colour={names.colour(next.seat)} small />}
        <strong>
          {next.isNobodys ? gameTexts.throwing.chanceThrows : toYou(gameTexts.throwing.throws(names.seat(next.seat)))}
        </strong>{' '}
        <span>
          {asked?.again === true
            ? (chance ? gameTexts.throwing.byChance : gameTexts.throwing.again)(names.trucks(asked.trucks))
            : byHand && gameTexts.throwing.flick}
          {elsewhere?.length ? ` ${gameTexts.throwing.haveThrown(elsewhere.map(names.seat))}` : ''}
        </span>
      </p>
      <div className="dock-last">
        <ThrowChips next={next} thrown={thrown} />
        <ExactButton {...exact} />
        <Going next={next} byChance={!byHand} />
      </div>
      {handsOf(thrown).length > 0 && <p className="note">{gameTexts.throwing.waits}</p>}
      <Then next={next} />
      {asked !== null && asked.givenUp.length > 0 && (
        <p className="note">{gameTexts.throwing.givenUp(names.trucks(asked.givenUp), asked.givenUp.length)}</p>
      )}
    </div>
  );
}

/** All at this screen is given, and the others elsewhere are still to throw. */
function Awaited() {
  const awaited = awaitedElsewhere(
    useMatch(),
    useSession((session) => session.given),
  );
  const names = useNames();
  return awaited.length > 0 && <p className="hint">{gameTexts.throwing.waitsFor(awaited.map(names.seat))}</p>;
}

/** How a throw is made, and whose come later. */
function Then({ next: { later, isNobodys } }: { readonly next: UpNext }) {
  const names = useNames();
  const { freeThrow } = useMatch().state.options;
  const then = isNobodys ? [] : [...new Set(later.map(ownerOf))].map(names.seat);
  return (
    <p className="note">
      {freeThrow ? gameTexts.throwing.freeHint(freeThrow === 'firm') : gameTexts.throwing.hint}
      {then.length > 0 && ` ${gameTexts.throwing.afterwards(listed(then))}`}
    </p>
  );
}

interface GoingProps {
  readonly next: UpNext;
  readonly byChance: boolean;
}

function Going({ next: { isNobodys }, byChance }: GoingProps) {
  const { letGo, rollMine } = useTheHand().commands;
  const go = useShortcut('throw-let-go', gameTexts.throwing.letGo);
  const roll = isNobodys ? gameTexts.throwing.rollAll : gameTexts.throwing.rollMine;
  const chance = useShortcut('throw-chance', roll);
  return (
    <>
      <button
        type="button"
        className={byChance ? 'button primary' : 'button'}
        data-roll-for-me
        {...chance}
        onClick={rollMine}
      >
        {roll}
      </button>
      {!byChance && (
        <button type="button" className="button primary" data-let-go {...go} onClick={letGo}>
          {gameTexts.throwing.letGo}
        </button>
      )}
    </>
  );
}

/** Chance throws for everybody. */
function ForAll() {
  const { rollForAll } = useCommands();
  return (
    <button type="button" className="button" data-roll-for-all onClick={rollForAll}>
      {gameTexts.throwing.rollAll}
    </button>
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
    <output className="note status" data-throw-notes>
      {after === log.length ? said.join(' ') : ''}
    </output>
  );
}
