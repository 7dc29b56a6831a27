import '../styles/end.css';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { isWhole } from '#engine/seen.ts';
import { onlyPerson, personAmongBots, personAndBot } from '#engine/seats.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import { leaveAt } from '#play/storage/leftAt.ts';
import { idOfMatch } from '#play/storage/matchIds.ts';
import { useSettings } from '../settings/useSettings.tsx';
import { texts } from '#play/texts.ts';
import { SeatBadge, seatStyle } from '../ui/SeatBadge.tsx';
import { makeRoute } from '#play/route.ts';
import { useAtTable, useMatchHere, useSeatNames } from './AtTable.tsx';
import { ExportMatch } from './ExportMatch.tsx';
import { TakeBackButton } from './menu/TakeBackButton.tsx';
import { useEscape } from './useEscape.ts';

export interface EndFrameProps {
  readonly winners: readonly { readonly seat: number; readonly colour: number; readonly steadiness?: Steadiness }[];
  readonly title: string;
  /** A number to be proud of; null where there is none. */
  readonly number: string | null;
  /** By what it was won; null where that is said already. */
  readonly by: string | null;
  /** A press that shows the best of it once more. */
  readonly clip?: ReactNode;
  readonly takesFocus?: boolean;
  /** How all stand, what decided it: opened by whoever wants to read it. */
  readonly children: ReactNode;
}

/**
 * The end of a match: its winners over the last moment in their light, and ways on. It is away while a player wants to
 * take the end back.
 */
export function EndFrame({ winners, title, number, by, clip, takesFocus = true, children }: EndFrameProps) {
  const { match } = useMatchHere();
  const heading = useRef<HTMLHeadingElement>(null);
  const alone = useAlone(winners);
  const isLost = useIsLost(winners);
  const isAway = match === null || match.undo !== null;
  useEffect(() => {
    if (takesFocus && !isAway) heading.current?.focus({ preventScroll: true });
  }, [takesFocus, isAway]);
  if (isAway) return null;
  const [winner] = winners;
  return (
    <section
      className="end"
      aria-labelledby="end-title"
      data-winners={winners.map(({ seat }) => seat).join(' ')}
      style={winner === undefined ? {} : seatStyle(winner.colour)}
    >
      <div className="end-said">
        <span className="badges">
          {winners.map(({ seat, colour, steadiness }) => (
            <SeatBadge key={seat} colour={colour} {...(steadiness === undefined ? {} : { steadiness })} />
          ))}
        </span>
        <h2 id="end-title" ref={heading} tabIndex={-1}>
          {alone ?? title}
        </h2>
        {number !== null && <p className="end-number">{number}</p>}
        {by !== null && <p>{by}</p>}
        {clip}
      </div>
      <Next isLost={isLost}>{children}</Next>
    </section>
  );
}

/** Whether the only person here has lost. */
function useIsLost(winners: EndFrameProps['winners']): boolean {
  const { played } = useMatchHere();
  const person = onlyPerson(played?.header.seats ?? []);
  return person !== null && winners.length > 0 && winners.every(({ seat }) => seat !== person);
}

/** The winner, said to the only person here, who need not know all by their names; null for any other end. */
function useAlone(winners: EndFrameProps['winners']): string | null {
  const { played } = useMatchHere();
  const seats = played?.header.seats ?? [];
  const [winner, ...others] = winners;
  const person = onlyPerson(seats);
  if (person === null || winner === undefined || others.length > 0 || seats.length < 2) return null;
  if (winner.seat === person) return texts.end.youWin;
  return personAndBot(seats) === null ? null : texts.end.computerWins;
}

/** The level of computer players that fits now, where it is another one than that of this match; else null. */
function useNextLevel(): string | null {
  const { game } = useAtTable();
  const { played } = useMatchHere();
  const fits = useSettings(({ opponents }) => opponents[game]);
  const alone = personAmongBots(played?.header.seats ?? []);
  return fits === undefined || alone === null || alone.level === fits ? null : fits;
}

function NextOpponent() {
  const level = useNextLevel();
  return level === null ? null : <p className="note">{texts.bots.fits(level)}</p>;
}

interface NextProps {
  readonly isLost: boolean;
  readonly children: ReactNode;
}

/** Ways on: to the loser the first leads back. All others are under the figures of the match. */
function Next({ isLost, children }: NextProps) {
  const { game, file, sameAgain, backToMoment, Share } = useAtTable();
  const { played, mayTakeBack } = useMatchHere();
  const level = useNextLevel();
  const [open, setOpen] = useState<'more' | 'share' | null>(null);
  useEscape(open === 'more', () => setOpen(null));
  const toggled = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void =>
    setOpen((now) => (currentTarget.open ? 'more' : now === 'more' ? null : now));
  if (played === null) return null;
  if (!isWhole(played)) return <div className="end-next">{children}</div>; // what follows is agreed on in its room
  // There is no moment to go back to for somebody who gave up.
  const hasMoment = isLost && (played.log.at(-1)?.action as { readonly do?: unknown } | undefined)?.do !== 'concede';
  const isBack = hasMoment && mayTakeBack;
  return (
    <div className="end-next">
      {isBack && <TakeBackButton className="button large primary" takesBack={texts.end.backToMoment} />}
      {hasMoment && !isBack && (
        <button type="button" className="button large" onClick={backToMoment}>
          {texts.end.backToMoment.name}
        </button>
      )}
      <button type="button" className={isBack ? 'button large' : 'button large primary'} onClick={() => sameAgain()}>
        {texts.end.sameAgain}
      </button>
      <a
        className="button large"
        href={makeRoute({ page: 'watch', id: idOfMatch(played), ruling: null })}
        onClick={() => leaveAt(idOfMatch(played), 'last')}
      >
        {texts.replay.link}
      </a>
      <button type="button" className="button large" onClick={() => setOpen('share')}>
        {texts.end.shareIt}
      </button>
      <details className="end-more" open={open === 'more'} onToggle={toggled}>
        <summary className="button large">{texts.end.more}</summary>
        <div className="panel end-rest">
          {children}
          <NextOpponent />
          <div className="row">
            {level !== null && (
              <button type="button" className="button" onClick={() => sameAgain(level)}>
                {texts.bots.against(level)}
              </button>
            )}
            <a className="button" href={makeRoute({ page: 'new', game })}>
              {texts.end.newMatch}
            </a>
            <ExportMatch label={texts.end.exportFile} game={game} file={() => file()} />
            {!isBack && <TakeBackButton className="button quiet" />}
          </div>
        </div>
      </details>
      {open === 'share' && <Share onClose={() => setOpen(null)} />}
    </div>
  );
}

interface SeatsEndProps extends Pick<EndFrameProps, 'number' | 'by' | 'children'> {
  readonly winners: readonly number[];
  /** Where no seat has won. */
  readonly nobody?: string;
}

/** The end of a match that seats win, or share, or that nobody wins. */
export function SeatsEnd({ winners, nobody = '', ...end }: SeatsEndProps) {
  const names = useSeatNames();
  const [winner, ...others] = winners;
  const alone = winner === undefined ? nobody : texts.end.wins(names.seat(winner));
  return (
    <EndFrame
      winners={winners.map((seat) => ({ seat, colour: names.colour(seat) }))}
      title={others.length === 0 ? alone : texts.end.share(winners.map(names.seat))}
      {...end}
    />
  );
}
