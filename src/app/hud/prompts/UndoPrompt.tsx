import { seat as asSeat } from '../../../sim/ids.ts';
import { useCommands } from '../../match/SessionContext.tsx';
import { texts } from '../../texts.ts';
import { notationOf } from '../model/notation.ts';
import { SeatBadge } from '../SeatBadge.tsx';
import { useMatch, useNaming } from '../useTable.ts';

/** Taking back by consent: every other seat presses for itself. */
export function UndoPrompt() {
  const { undo, log } = useMatch();
  const naming = useNaming();
  const { withdrawUndo } = useCommands();
  const entry = undo === null ? undefined : log[undo.from];
  if (undo === null || entry === undefined) return null;
  const actions = log.length - undo.from;
  return (
    <section className="panel prompt" aria-labelledby="undo-title" data-prompt="undo">
      <h2 id="undo-title">{texts.undo.title(naming.seat(undo.by))}</h2>
      <p>
        <code>{notationOf(entry.action, entry.performed, naming)}</code> {actions > 1 && texts.undo.from(actions)}
      </p>
      {undo.waitingFor.map((seat) => (
        <Answer key={seat} seat={seat} />
      ))}
      <button type="button" className="button quiet" onClick={withdrawUndo}>
        {texts.undo.withdraw(naming.seat(undo.by))}
      </button>
    </section>
  );
}

function Answer({ seat }: { readonly seat: number }) {
  const naming = useNaming();
  const { consentUndo, refuseUndo } = useCommands();
  return (
    <div className="row answer">
      <SeatBadge colour={naming.colour(seat)} small />
      <strong>{naming.seat(seat)}</strong>
      <button type="button" className="button primary" aria-label={texts.undo.agrees(naming.seat(seat))} onClick={() => consentUndo(asSeat(seat))}>
        {texts.undo.agree}
      </button>
      <button type="button" className="button" aria-label={texts.undo.refuses(naming.seat(seat))} onClick={() => refuseUndo(asSeat(seat))}>
        {texts.undo.refuse}
      </button>
    </div>
  );
}
