import { useState } from 'react';
import type { Seat } from '#sim/ids.ts';
import { texts } from '#play/texts.ts';
import { useToYou } from '../AtTable.tsx';

export interface ConcedeChoiceProps {
  /** The seats that can still give up. */
  readonly seats: readonly Seat[];
  readonly name: (seat: number) => string;
  readonly onConcede: (seat: Seat) => void;
}

/** Giving up, asked twice. */
export function ConcedeChoice({ seats, name, onConcede }: ConcedeChoiceProps) {
  const toYou = useToYou();
  const [asked, setAsked] = useState<Seat | null>(null);
  if (seats.length === 0) return null;
  if (asked === null) {
    return (
      <div className="row">
        {seats.map((seat) => (
          <button key={seat} type="button" className="button quiet" onClick={() => setAsked(seat)}>
            {toYou(texts.menu.concede(name(seat)))}
          </button>
        ))}
      </div>
    );
  }
  const sure = toYou(texts.menu.concedeSure(name(asked)));
  return (
    <fieldset className="row" aria-label={sure}>
      <p>{sure}</p>
      <button type="button" className="button" onClick={() => onConcede(asked)}>
        {texts.menu.concedeYes}
      </button>
      <button type="button" className="button primary" onClick={() => setAsked(null)}>
        {texts.menu.concedeNo}
      </button>
    </fieldset>
  );
}
