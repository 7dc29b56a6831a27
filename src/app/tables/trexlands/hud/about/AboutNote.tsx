import { Icon } from '../../../../hud/Icon.tsx';
import { ClauseChip } from '../../../../teach/ClauseChip.tsx';
import { texts } from '../../../../texts.ts';
import { useRound, useRoundCommands } from '../../round/RoundContext.tsx';
import { whatIs } from '../../words/whatIs.ts';
import { useNames, useView } from '../useRoundTable.ts';
import { useAsking } from './About.tsx';

/** What is pointed at, on the table or on a panel: what it is, and the clause about it. */
export function AboutNote() {
  const view = useView();
  const names = useNames();
  const pointed = useRound((round) => round.pointed);
  const { point } = useRoundCommands();
  const { subject, ask } = useAsking();
  const shown = subject ?? pointed;
  if (shown === null) return null;
  const { title, text, clause } = whatIs(view, shown, names);
  const dismiss = (): void => {
    ask(null);
    point(null);
  };
  return (
    <aside className="panel about-note" aria-label={texts.trexWhat.title} data-about={shown.kind}>
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
