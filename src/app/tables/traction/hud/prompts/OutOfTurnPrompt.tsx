import { useEffect } from 'react';
import { useCommands, useNaming, useSession } from '../useTable.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { KeyHint } from '#app/frame/keys/Kbd.tsx';

const TABLE = '[role=application]';

/** The next touch is not a move: another player's hand, or a bump. */
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
    <section className="panel prompt" aria-label={gameTexts.menu.outOfTurn} data-prompt="reach">
      <p className="prompt-title">
        <SeatBadge colour={naming.colour(seat)} small />
        {gameTexts.menu.reaching(naming.seat(seat))}
      </p>
      <Pointed />
      <button type="button" className="button" onClick={() => reach(null)}>
        {gameTexts.menu.stopReaching}
      </button>
    </section>
  );
}

function Bumping() {
  const { bump, startBump } = useCommands();
  return (
    <section className="panel prompt" aria-label={gameTexts.menu.outOfTurn} data-prompt="bump">
      <p>{gameTexts.menu.bumping}</p>
      <Pointed />
      <div className="row">
        <button type="button" className="button" onClick={() => bump()}>
          {gameTexts.menu.bumpAnywhere}
        </button>
        <button type="button" className="button quiet" onClick={() => startBump(false)}>
          {gameTexts.menu.stopBumping}
        </button>
      </div>
    </section>
  );
}

/**
 * The piece that a key or a pointer points at, and how keys touch it. The keys are the table's, however the menu was
 * opened.
 */
function Pointed() {
  const hovered = useSession((session) => session.hovered);
  useEffect(() => document.querySelector<HTMLElement>(TABLE)?.focus({ preventScroll: true }), []);
  const naming = useNaming();
  const { hints } = gameTexts.keys;
  return (
    <p className="pointed">
      <output>{hovered !== null && <strong>{naming.piece(hovered)}</strong>}</output>
      <KeyHint ids={['piece-previous', 'piece-next']} what={hints.choose} />{' '}
      <KeyHint ids={['perform']} what={hints.take} />
    </p>
  );
}
