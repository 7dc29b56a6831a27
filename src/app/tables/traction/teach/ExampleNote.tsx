import '../styles/teach.css';
import { exampleTitle } from '#games/traction/help/examples.ts';
import { useCompact } from '#app/ui/useCompact.ts';
import { clauseOf } from '#play/traction/teach/lessons.ts';

/** A note about the example: the clause's words, and the example's subject. */
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
