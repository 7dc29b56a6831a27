import { cardSetOf } from '#games/tractor-pull/almanac/cardSets.ts';
import { reference, referenceVehicles } from '#games/tractor-pull/help/reference.ts';
import { useCommands, useSession, useShown } from './useTable.ts';

/** TP-44: what each player has a card of, opened here or by a click on the card in the corner of the table. */
export function ReferenceCard() {
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
