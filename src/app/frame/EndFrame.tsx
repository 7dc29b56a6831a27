import '../styles/end.css';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { onlyPerson, personAmongBots, personAndBot } from '#engine/seats.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import { idOfMatch } from '#play/storage/matchIds.ts';
import { useSettings } from '../settings/useSettings.tsx';
import { texts } from '#play/texts.ts';
import { SeatBadge } from '../ui/SeatBadge.tsx';
import { makeRoute } from '#play/route.ts';
import { useAtTable, useMatchHere, useSeatNames } from './AtTable.tsx';
import { ExportMatch } from './ExportMatch.tsx';
import { TakeBackButton } from './menu/TakeBackButton.tsx';

export interface EndFrameProps {
  readonly winners: readonly { readonly seat: number; readonly colour: number; readonly steadiness?: Steadiness }[];
  readonly title: string;
  /** By what it was won; null where that is said already. */
  readonly by: string | null;
  /** The whole result, where it is more than who has won: said in the title's place. */
  readonly result?: string;
  /** Put aside at first: something else has said it already. */
  readonly aside?: boolean;
  readonly takesFocus?: boolean;
  /** How all stand, what decided it. */
  readonly children: ReactNode;
}

/**
 * The end of a match: its winners, and ways on. It can be put aside to look at the table, and is away while a player
 * wants to take the end back.
 */
export function EndFrame({ aside: asideFirst = false, ...end }: EndFrameProps) {
  const { match } = useMatchHere();
  const [aside, setAside] = useState(asideFirst);
  if (match === null || match.undo !== null) return null;
  if (!aside) return <End {...end} onAside={() => setAside(true)} />;
  return (
    <button type="button" className="button end-show" onClick={() => setAside(false)}>
      {texts.end.show}
    </button>
  );
}

interface EndProps extends Omit<EndFrameProps, 'aside'> {
  readonly onAside: () => void;
}

function End({ winners, title, by, result, takesFocus = true, children, onAside }: EndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const alone = useAlone(winners);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section className="panel end" aria-labelledby="end-title" data-winners={winners.map(({ seat }) => seat).join(' ')}>
      <span className="badges">
        {winners.map(({ seat, colour, steadiness }) => (
          <SeatBadge key={seat} colour={colour} {...(steadiness === undefined ? {} : { steadiness })} />
        ))}
      </span>
      <h2 id="end-title" ref={heading} tabIndex={-1}>
        {result ?? alone ?? title}
      </h2>
      {by !== null && <p>{by}</p>}
      {children}
      <NextOpponent />
      <Next onAside={onAside} />
    </section>
  );
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

function Next({ onAside }: Pick<EndProps, 'onAside'>) {
  const { game, file, sameAgain, isAnalysed, Share } = useAtTable();
  const { played } = useMatchHere();
  const level = useNextLevel();
  const [sharing, setSharing] = useState(false);
  if (played === null) return null;
  return (
    <div className="row end-next">
      <button type="button" className="button primary" onClick={() => sameAgain()}>
        {texts.end.sameAgain}
      </button>
      {level !== null && (
        <button type="button" className="button" onClick={() => sameAgain(level)}>
          {texts.bots.against(level)}
        </button>
      )}
      <a className="button" href={makeRoute({ page: 'new', game })}>
        {texts.end.newMatch}
      </a>
      <ExportMatch label={texts.end.exportFile} game={game} file={() => file()} />
      <a className="button" href={makeRoute({ page: 'watch', id: idOfMatch(played), ruling: null })}>
        {texts.replay.link(isAnalysed)}
      </a>
      <button type="button" className="button" onClick={() => setSharing(true)}>
        {texts.sharing.share}
      </button>
      <TakeBackButton className="button quiet" />
      <button type="button" className="button quiet" onClick={onAside}>
        {texts.end.look}
      </button>
      {sharing && <Share onClose={() => setSharing(false)} />}
    </div>
  );
}

interface SeatsEndProps extends Pick<EndFrameProps, 'by' | 'children'> {
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
