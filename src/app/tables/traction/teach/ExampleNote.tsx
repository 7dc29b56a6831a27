import '../styles/teach.css';
import { exampleTitle } from '../../../../games/traction/help/examples.ts';
import { useCompact } from '../../../ui/useCompact.ts';
import { clauseOf } from './lessons.ts';

/** What is being shown: the clause's words, and what the example is about. */
export function ExampleNote({ clause }: { readonly clause: string }) {
  const help = clauseOf(clause);
  const compact = useCompact();
  if (help === undefined) return null;
  return (
    <details className="panel example-note" open={!compact}>
      <summary>
        <span className="clause">{clause}</span> {help.title}
      </summary>
      <p>{help.words}</p>
      <p className="note">{exampleTitle(clause)}</p>
    </details>
  );
}
