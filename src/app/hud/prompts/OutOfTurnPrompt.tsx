import { useCommands, useSession } from '../../match/SessionContext.tsx';
import { texts } from '../../texts.ts';
import { SeatBadge } from '../SeatBadge.tsx';
import { useNaming } from '../useTable.ts';

/** The next touch is not a move: somebody else's hand, or nobody's. */
export function OutOfTurnPrompt() {
  const reachFor = useSession((session) => session.reachFor);
  const bumping = useSession((session) => session.bumping);
  if (reachFor !== null) return <Reaching seat={reachFor} />;
  return bumping ? <Bumping /> : null;
}

function Reaching({ seat }: { readonly seat: number }) {
  const naming = useNaming();
  const { reach } = useCommands();
  return (
    <section className="panel prompt" aria-label={texts.menu.outOfTurn} data-prompt="reach">
      <p className="prompt-title">
        <SeatBadge colour={naming.colour(seat)} small />
        {texts.menu.reaching(naming.seat(seat))}
      </p>
      <button type="button" className="button" onClick={() => reach(null)}>
        {texts.menu.stopReaching}
      </button>
    </section>
  );
}

function Bumping() {
  const { bump, startBump } = useCommands();
  return (
    <section className="panel prompt" aria-label={texts.menu.outOfTurn} data-prompt="bump">
      <p>{texts.menu.bumping}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => bump()}>
          {texts.menu.bumpAnywhere}
        </button>
        <button type="button" className="button quiet" onClick={() => startBump(false)}>
          {texts.menu.stopBumping}
        </button>
      </div>
    </section>
  );
}
