import { useState } from 'react';
import { AboutCard } from '#app/frame/about/AboutCard.tsx';
import { useLingering } from '#app/frame/about/useLingering.ts';
import { offerAt } from '#play/game/offer.ts';
import { offersOf } from '#play/trexlands/offers/offers.ts';
import { faceShown, whatIs } from '#play/trexlands/words/whatIs.ts';
import { useCompact } from '#app/ui/useCompact.ts';
import { CardFace } from '#app/tables/trexlands/faces/CardFace.tsx';
import { termsOf } from '#play/trexlands/words/terms.ts';
import { useAsking } from './About.tsx';
import { Telling } from './Telling.tsx';
import { useCommands, useNames, useSession, useView } from '../useTable.ts';

/** A note about the thing pointed at, on the table or on a panel: what it is, and the clause about it. */
export function AboutNote() {
  const view = useView();
  const names = useNames();
  const pointed = useSession((session) => session.pointed);
  const { point } = useCommands();
  const chosen = useSession((session) => session.chosen);
  const compact = useCompact();
  const { subject, ask, since } = useAsking();
  const [held, setHeld] = useState(false);
  const { shown, forget } = useLingering(subject ?? pointed, held, since);
  const isOffered = useSession((told) => shown !== null && offerAt(offersOf(told), shown) !== null);
  if (shown === null) return null;
  // Its badge says what it brings. Beside a note a market would move; on a phone one would lie over the Camp.
  if (subject === null && isOffered && (chosen.length > 0 || shown.kind === 'lot')) return null;
  // A private card that is dragged over the mat asks nothing about the market.
  if (subject === null && shown.kind === 'exchange' && view.phase.name === 'arena') return null;
  if (compact && shown.kind === 'truck' && chosen.includes(shown.truck)) return null;
  const dismiss = (): void => {
    ask(null);
    point(null);
    forget();
    setHeld(false);
  };
  const about = whatIs(view, shown, names);
  const { face = null, seat: owner } = faceShown(view, shown) ?? {};
  return (
    <AboutCard
      about={about}
      words={<Telling known={termsOf(shown)}>{about.text}</Telling>}
      kind={shown.kind}
      picture={face !== null && <CardFace face={face} colour={owner === undefined ? undefined : names.colour(owner)} />}
      onHold={setHeld}
      onDismiss={dismiss}
    />
  );
}
