import { useState } from 'react';
import { Icon } from '../../../../hud/Icon.tsx';
import { ClauseChip } from '../../../../teach/ClauseChip.tsx';
import { texts } from '../../../../texts.ts';
import { useRound, useRoundCommands } from '../../round/RoundContext.tsx';
import { whatIs } from '../../words/whatIs.ts';
import { useNames, useView } from '../useRoundTable.ts';
import { useAsking } from './About.tsx';
import { useLingering } from './useLingering.ts';

/** What is pointed at, on the table or on a panel: what it is, and the clause about it. */
export function AboutNote() {
  const view = useView();
  const names = useNames();
  const pointed = useRound((round) => round.pointed);
  const { point } = useRoundCommands();
  const { subject, ask } = useAsking();
  const [held, setHeld] = useState(false);
  const { shown, forget } = useLingering(subject ?? pointed, held, useRound((round) => round.events));
  if (shown === null) return null;
  const { title, text, clause } = whatIs(view, shown, names);
  const dismiss = (): void => {
    ask(null);
    point(null);
    forget();
    setHeld(false);
  };
  return (
    // It is not pressed: whoever is at it goes on reading.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className="panel about-note"
      aria-label={texts.trexWhat.title}
      data-about={shown.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <h2>{title}</h2>
      <p>
        {text} <ClauseChip clause={clause} />
      </p>
      <button type="button" className="button quiet icon dismiss" aria-label={texts.referee.dismiss} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
