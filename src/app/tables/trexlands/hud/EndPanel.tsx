import { useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../../../games/trexlands/state.ts';
import { ExportMatch } from '../../../frame/ExportMatch.tsx';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { texts } from '../../../texts.ts';
import { gameTexts } from '../texts.ts';
import { useSession, useCommands } from '../session/SessionContext.tsx';
import { ShareMatch } from './ShareMatch.tsx';
import type { Ways } from './ways.ts';
import { standingsOf } from './model/standing.ts';
import { useNames, useMatch, useView } from './useTable.ts';

/** Who won and how, how all Camps stand, and what next. It can be put aside to look at the table. */
export function EndPanel({ ways }: { readonly ways: Ways }) {
  const { outcome } = useView();
  const { undo } = useMatch();
  const [aside, setAside] = useState(false);
  if (outcome === null || undo !== null) return null;
  if (aside) {
    return (
      <button type="button" className="button end-show" onClick={() => setAside(false)}>
        {texts.end.show}
      </button>
    );
  }
  return <Result outcome={outcome} ways={ways} onAside={() => setAside(true)} />;
}

function Result({
  outcome: { winners, by },
  ways,
  onAside,
}: {
  readonly outcome: Outcome;
  readonly ways: Ways;
  readonly onAside: () => void;
}) {
  const names = useNames();
  const title = useRef<HTMLHeadingElement>(null);
  const [winner] = winners;
  const name = winner === undefined ? texts.names.nobody : names.seat(winner);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section className="panel end" aria-labelledby="end-title" data-winners={winners.join(' ')}>
      <span className="badges">
        {winners.map((seat) => (
          <SeatBadge key={seat} colour={names.colour(seat)} />
        ))}
      </span>
      <h2 id="end-title" ref={title} tabIndex={-1}>
        {texts.end.wins(name)}
      </h2>
      <p>{gameTexts.end.by[by](name)}</p>
      <Scores />
      <Next ways={ways} onAside={onAside} />
    </section>
  );
}

function Scores() {
  const view = useView();
  const names = useNames();
  const best = [...standingsOf(view)].sort((a, b) => b.x - a.x || b.coins - a.coins);
  return (
    <table className="scores">
      <thead>
        <tr>
          <th scope="col">{gameTexts.end.player}</th>
          <th scope="col">{gameTexts.end.x}</th>
          <th scope="col">{gameTexts.end.v}</th>
          <th scope="col">{gameTexts.end.rank}</th>
        </tr>
      </thead>
      <tbody>
        {best.map(({ seat, x, coins, rank }) => (
          <tr key={seat}>
            <th scope="row">
              <SeatBadge colour={names.colour(seat)} small /> {names.seat(seat)}
            </th>
            <td>{x}</td>
            <td>{coins}</td>
            <td>{rank === null ? gameTexts.standings.unranked : gameTexts.standings.rank(rank)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Next({ ways, onAside }: { readonly ways: Ways; readonly onAside: () => void }) {
  const { log } = useMatch();
  const { requestUndo } = useCommands();
  const lookingOn = useSession((session) => session.lookingOn);
  const [sharing, setSharing] = useState(false);
  return (
    <div className="row end-next">
      {ways.onSameAgain !== undefined && (
        <button type="button" className="button primary" onClick={ways.onSameAgain}>
          {texts.end.sameAgain}
        </button>
      )}
      <a className="button" href={ways.newHref}>
        {texts.end.newMatch}
      </a>
      {ways.file !== undefined && <ExportMatch label={texts.end.exportFile} game="trexlands" file={ways.file} />}
      {ways.watchHref !== undefined && (
        <a className="button" href={ways.watchHref}>
          {texts.replay.link}
        </a>
      )}
      <button type="button" className="button" onClick={() => setSharing(true)}>
        {texts.sharing.share}
      </button>
      <button
        type="button"
        className="button quiet"
        disabled={log.length === 0 || lookingOn}
        onClick={() => requestUndo()}
      >
        {texts.undo.button}
      </button>
      <button type="button" className="button quiet" onClick={onAside}>
        {texts.end.look}
      </button>
      {sharing && <ShareMatch onClose={() => setSharing(false)} />}
    </div>
  );
}
