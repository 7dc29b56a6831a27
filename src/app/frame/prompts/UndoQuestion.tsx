import type { ReactNode } from 'react';
import type { UndoRequest } from '#engine/match.ts';
import { seat as asSeat, type Seat } from '#sim/ids.ts';
import { texts } from '#play/texts.ts';
import { Button } from '#app/ui/Button.tsx';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';

interface Answers {
  consentUndo(seat: Seat): void;
  refuseUndo(seat: Seat): void;
}

export interface UndoQuestionProps {
  readonly undo: UndoRequest;
  /** How many would be taken back. */
  readonly actions: number;
  readonly naming: { readonly seat: (seat: number) => string; readonly colour: (seat: number) => number };
  /** Whether the one at this seat plays at this screen. */
  readonly isHere: (seat: number) => boolean;
  readonly commands: Answers & { withdrawUndo(): void };
  /** The first of them, in words or notation. */
  readonly children: ReactNode;
}

/** Taking back by consent: every other seat presses for itself, at its own screen. */
export function UndoQuestion({ undo, actions, naming, isHere, commands, children }: UndoQuestionProps) {
  return (
    <section className="panel prompt" aria-labelledby="undo-title" data-prompt="undo">
      <h2 id="undo-title">{texts.undo.title(naming.seat(undo.by))}</h2>
      <p>
        {children} {actions > 1 && texts.undo.from(actions)}
      </p>
      {undo.waitingFor.map((seat) => (
        <Answer key={seat} seat={seat} naming={naming} isHere={isHere(seat)} commands={commands} />
      ))}
      {isHere(undo.by) && (
        <Button onClick={() => commands.withdrawUndo()}>{texts.undo.withdraw(naming.seat(undo.by))}</Button>
      )}
    </section>
  );
}

interface AnswerProps extends Pick<UndoQuestionProps, 'naming'> {
  readonly seat: number;
  readonly isHere: boolean;
  readonly commands: Answers;
}

function Answer({ seat, naming, isHere, commands }: AnswerProps) {
  return (
    <div className="row answer">
      <SeatBadge colour={naming.colour(seat)} small />
      <strong translate="no">{naming.seat(seat)}</strong>
      {isHere && (
        <>
          <Button
            look="primary"
            aria-label={texts.undo.agrees(naming.seat(seat))}
            onClick={() => commands.consentUndo(asSeat(seat))}
          >
            {texts.undo.agree}
          </Button>
          <Button aria-label={texts.undo.refuses(naming.seat(seat))} onClick={() => commands.refuseUndo(asSeat(seat))}>
            {texts.undo.refuse}
          </Button>
        </>
      )}
    </div>
  );
}
