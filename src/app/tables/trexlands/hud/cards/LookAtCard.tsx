import { useAsking } from '../about/About.tsx';
import { useTells } from '../about/useTells.ts';
import { CardFace, type CardFaceProps } from '#app/tables/trexlands/faces/CardFace.tsx';

/** A card face up; touched, or come to by keys, it says all of its text beside a large picture of it. */
export function LookAtCard({ face, colour }: CardFaceProps) {
  const { ask } = useAsking();
  const subject = { kind: 'card', card: face } as const;
  const tells = useTells(subject, { byMouse: false }); // only a press asks: a mouse passes over cards to their buttons
  return (
    <button type="button" className="look-at-card" {...tells} onClick={() => ask(subject)}>
      <CardFace face={face} colour={colour} />
    </button>
  );
}
