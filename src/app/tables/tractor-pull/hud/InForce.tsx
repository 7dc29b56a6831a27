import { ruleOf } from '#games/tractor-pull/almanac/sources.ts';
import { useSeatNames } from '#app/frame/useSeatNames.ts';
import { textsInForce } from '#play/tractor-pull/talk/textsInForce.ts';
import { notes } from '#play/tractor-pull/texts/table.ts';
import { useShown } from './useTable.ts';

export function InForce() {
  const state = useShown();
  const names = useSeatNames();
  const lying = textsInForce(state, names);
  if (lying.length === 0) return null;
  return (
    <details className="panel in-force">
      <summary>{notes.title(lying.map(({ source }) => ruleOf(source).name))}</summary>
      <ul>
        {lying.map(({ source, of }) => (
          <li key={`${of} ${source}`}>
            <strong>{ruleOf(source).name}</strong> <span className="note">{`(${of}) ${ruleOf(source).text}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
