import { ruleOf } from '#games/tractor-pull/almanac/sources.ts';
import { cardSetOf } from '#games/tractor-pull/almanac/cardSets.ts';
import { reference, referenceVehicles } from '#games/tractor-pull/help/reference.ts';
import { useToYou } from '#app/frame/AtTable.tsx';
import { DismissButton } from '#app/frame/DismissButton.tsx';
import { textsInForce } from '#play/tractor-pull/talk/textsInForce.ts';
import { notes } from '#play/tractor-pull/texts/table.ts';
import { useCommands, useNames, useSession, useShown } from './useTable.ts';
import { Button } from '#app/ui/Button.tsx';

/** All that counts in this match, with its words. */
export function InForce() {
  const state = useShown();
  const [names, toYou] = [useNames(), useToYou()];
  const lying = textsInForce(state, names);
  if (lying.length === 0) return null;
  return (
    <section className="in-force">
      <h2>{notes.title}</h2>
      <ul>
        {lying.map(({ source, of }) => (
          <li key={`${of} ${source}`}>
            <strong>{ruleOf(source).name}</strong>{' '}
            <span className="note">{`(${toYou(of)}) ${ruleOf(source).text}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens the reference card. */
export function ReferenceButton() {
  const { read } = useCommands();
  return (
    <Button look="quiet" onClick={() => read(true)}>
      {reference.title}
    </Button>
  );
}

/** TP-44: what each player has a card of, opened by how all stand. */
export function ReferenceCard() {
  const { options } = useShown();
  const open = useSession(({ reading }) => reading);
  const { read } = useCommands();
  if (!open) return null;
  return (
    <section className="panel about-note reference" data-open aria-label={reference.title}>
      <DismissButton onDismiss={() => read(false)} />
      <h2>{reference.title}</h2>
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
    </section>
  );
}
