import { useEffect, useRef, useState } from 'react';
import { makeMatch, recordMatch } from '../../../../games/traction/matchFile.ts';
import type { Outcome } from '../../../../games/traction/state.ts';
import { ExportMatch } from '../../../frame/ExportMatch.tsx';
import { useCompact } from '../../../ui/useCompact.ts';
import { useMatch, useNaming } from '../hud/useTable.ts';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { sayingsOf } from '../hud/model/sayings.ts';
import type { Naming } from '../hud/model/naming.ts';
import { lastActionOf } from '../session/lastAction.ts';
import { useCommands, useSession } from '../session/SessionContext.tsx';
import { ShareSheet } from '../sharing/ShareSheet.tsx';
import { idOfMatch } from '../../../session/matchIds.ts';
import { ClauseChip } from '../../../teach/ClauseChip.tsx';
import { listed, texts } from '../../../texts.ts';
import { gameTexts } from '../texts.ts';
import { agreeOn } from '../../../session/plans.ts';
import { goTo, makeRoute } from '../../../ui/route.ts';

/**
 * Who won and how, and what next. It can be put aside to look at the table, and is while somebody wants to take the end
 * back. `besideText`: the text table has said it, and keeps the focus.
 */
export function EndPanel({ besideText }: { readonly besideText: boolean }) {
  const match = useMatch();
  const compact = useCompact();
  const [aside, setAside] = useState(besideText && compact);
  const { outcome } = match.state;
  if (outcome === null || match.undo !== null) return null;
  if (aside) {
    return (
      <button type="button" className="button end-show" onClick={() => setAside(false)}>
        {texts.end.show}
      </button>
    );
  }
  return <Result outcome={outcome} takesFocus={!besideText} onAside={() => setAside(true)} />;
}

function Result({
  outcome,
  takesFocus,
  onAside,
}: {
  readonly outcome: Outcome;
  readonly takesFocus: boolean;
  readonly onAside: () => void;
}) {
  const match = useMatch();
  const naming = useNaming();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section className="panel end" aria-labelledby="end-title" data-winners={outcome.winners.join(' ')}>
      <span className="badges">
        {outcome.winners.map((seat) => (
          <SeatBadge key={seat} colour={naming.colour(seat)} steadiness={naming.steadiness(seat)} />
        ))}
      </span>
      <h2 id="end-title" ref={title} tabIndex={-1}>
        {titleOf(outcome, naming)}
      </h2>
      <p>{gameTexts.end.by[outcome.by](listed(outcome.winners.map(naming.seat)))}</p>
      <LastRuling />
      <p className="note">{gameTexts.end.turns(match.state.turn.number)}</p>
      <Next onAside={onAside} />
    </section>
  );
}

const titleOf = ({ winners }: Outcome, naming: Naming): string => {
  const [winner, ...others] = winners.map(naming.seat);
  return others.length === 0 ? texts.end.wins(winner ?? texts.names.nobody) : texts.end.share(winners.map(naming.seat));
};

/** The ruling that decided it; a match that was opened from the shelf has it in its log. */
function LastRuling() {
  const match = useMatch();
  const naming = useNaming();
  const lastAction = useSession((session) => session.lastAction);
  const last = lastAction ?? lastActionOf(match);
  const ruling =
    last === null
      ? undefined
      : sayingsOf(last, naming, match.state.options.tackling).find(({ clause }) => clause !== null);
  if (ruling === undefined) return null;
  return (
    <p className="end-ruling">
      {ruling.text} <ClauseChip clause={ruling.clause ?? ''} />{' '}
      <a
        className="show-me"
        href={makeRoute({
          page: 'watch',
          id: idOfMatch(match),
          ruling: { action: match.log.length - 1, ruling: ruling.ruling ?? 0 },
        })}
        aria-label={texts.replay.showMeOf(ruling.clause ?? '')}
      >
        {texts.replay.showMe}
      </a>
    </p>
  );
}

function Next({ onAside }: { readonly onAside: () => void }) {
  const match = useMatch();
  const handMode = useSession((session) => session.handMode);
  const { requestUndo } = useCommands();
  const lookingOn = useSession((session) => session.lookingOn);
  const [sharing, setSharing] = useState(false);
  const { seats, setup } = match.header;
  return (
    <div className="row end-next">
      <button
        type="button"
        className="button primary"
        onClick={() => goTo({ page: 'match', id: agreeOn('traction', { match: { seats, setup }, handMode }) })}
      >
        {texts.end.sameAgain}
      </button>
      <a className="button" href={makeRoute({ page: 'new', game: 'traction' })}>
        {texts.end.newMatch}
      </a>
      <ExportMatch game="traction" label={texts.end.exportFile} file={() => makeMatch(recordMatch(match))} />
      <a className="button" href={makeRoute({ page: 'watch', id: idOfMatch(match), ruling: null })}>
        {texts.replay.link}
      </a>
      <button type="button" className="button" onClick={() => setSharing(true)}>
        {texts.sharing.share}
      </button>
      <button
        type="button"
        className="button quiet"
        disabled={match.log.length === 0 || lookingOn}
        onClick={() => requestUndo()}
      >
        {texts.undo.button}
      </button>
      <button type="button" className="button quiet" onClick={onAside}>
        {texts.end.look}
      </button>
      {sharing && <ShareSheet what="match" match={match} onClose={() => setSharing(false)} />}
    </div>
  );
}
