import { ruleOf } from '#games/tractor-pull/almanac/sources.ts';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { textsInForce } from '#play/tractor-pull/talk/textsInForce.ts';
import { notes } from '#play/tractor-pull/texts/table.ts';
import { useShown, useCommands, useSession } from './useTable.ts';
import { cardSetOf } from '#games/tractor-pull/almanac/cardSets.ts';
import { reference, referenceVehicles } from '#games/tractor-pull/help/reference.ts';

export const Notes = () => (
  <>
    <InForce />
    <ReferenceCard />
  </>
);

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

/** TP-44: what each player has a card of, opened here or by a click on the card in the corner of the table. */
function ReferenceCard() {
  const { options } = useShown();
  const open = useSession(({ reading }) => reading);
  const { read } = useCommands();
  return (
    <details className="panel in-force reference" open={open} onToggle={(event) => read(event.currentTarget.open)}>
      <summary>{reference.title}</summary>
      <ol>
        {reference.wave.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p>
        <strong>{reference.pullTitle}</strong> {reference.pull}
      </p>
      <p>
        <strong>{reference.overtimeTitle}</strong> {reference.overtime}
      </p>
      <p>
        <strong>{reference.vehiclesTitle}</strong> {referenceVehicles(cardSetOf(options))}
      </p>
    </details>
  );
}
