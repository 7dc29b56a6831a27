import { useState } from 'react';
import { whatMayBeDone } from '../../../games/traction/queries.ts';
import type { Seat } from '../../../sim/ids.ts';
import { useCommands } from '../../match/SessionContext.tsx';
import { texts } from '../../texts.ts';
import { useMatch, useNaming } from '../useTable.ts';

/** Giving up, asked twice. */
export function Concede({ onDone }: { readonly onDone: () => void }) {
  const { state } = useMatch();
  const naming = useNaming();
  const { concede } = useCommands();
  const [asked, setAsked] = useState<Seat | null>(null);
  const seats = whatMayBeDone(state).concede;
  if (seats.length === 0) return null;
  if (asked === null) {
    return (
      <div className="row">
        {seats.map((seat) => (
          <button key={seat} type="button" className="button quiet" onClick={() => setAsked(seat)}>
            {texts.menu.concede(naming.seat(seat))}
          </button>
        ))}
      </div>
    );
  }
  return (
    <fieldset className="row" aria-label={texts.menu.concedeSure(naming.seat(asked))}>
      <p>{texts.menu.concedeSure(naming.seat(asked))}</p>
      <button
        type="button"
        className="button primary"
        onClick={() => {
          concede(asked);
          onDone();
        }}
      >
        {texts.menu.concedeYes}
      </button>
      <button type="button" className="button" onClick={() => setAsked(null)}>
        {texts.menu.concedeNo}
      </button>
    </fieldset>
  );
}
