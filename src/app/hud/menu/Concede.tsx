import { useState } from 'react';
import { whatMayBeDone } from '../../../games/traction/queries.ts';
import type { Seat } from '../../../sim/ids.ts';
import { useCommands } from '../../tables/traction/session/SessionContext.tsx';
import { texts } from '../../texts.ts';
import { useMatch, useNaming } from '../../tables/traction/hud/useTable.ts';

/** Giving up, asked twice. */
export function Concede({ onDone }: { readonly onDone: () => void }) {
  const { state } = useMatch();
  const naming = useNaming();
  const { concede } = useCommands();
  const give = (seat: Seat): void => {
    concede(seat);
    onDone();
  };
  return <ConcedeChoice seats={whatMayBeDone(state).concede} name={naming.seat} onConcede={give} />;
}

export interface ConcedeChoiceProps {
  /** Who still could. */
  readonly seats: readonly Seat[];
  readonly name: (seat: number) => string;
  readonly onConcede: (seat: Seat) => void;
}

/** The same at any table. */
export function ConcedeChoice({ seats, name, onConcede }: ConcedeChoiceProps) {
  const [asked, setAsked] = useState<Seat | null>(null);
  if (seats.length === 0) return null;
  if (asked === null) {
    return (
      <div className="row">
        {seats.map((seat) => (
          <button key={seat} type="button" className="button quiet" onClick={() => setAsked(seat)}>
            {texts.menu.concede(name(seat))}
          </button>
        ))}
      </div>
    );
  }
  return (
    <fieldset className="row" aria-label={texts.menu.concedeSure(name(asked))}>
      <p>{texts.menu.concedeSure(name(asked))}</p>
      <button type="button" className="button primary" onClick={() => onConcede(asked)}>
        {texts.menu.concedeYes}
      </button>
      <button type="button" className="button" onClick={() => setAsked(null)}>
        {texts.menu.concedeNo}
      </button>
    </fieldset>
  );
}
