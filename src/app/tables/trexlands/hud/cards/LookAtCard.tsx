import { useAsking } from '../about/About.tsx';
import { useTells } from '../about/useTells.ts';
import { CardFace, type CardFaceProps } from '../../faces/CardFace.tsx';

/** A card face up; touched, or come to by keys, it says all of its text beside a large picture of it. */
export function LookAtCard({ face, colour }: CardFaceProps) {
  const { ask } = useAsking();
  const subject = { kind: 'card', card: face } as const;
  // A card that is dealt under a resting mouse says nothing by itself.
  const tells = { ...useTells(subject), onPointerEnter: () => undefined };
  return (
    <button type="button" className="look-at-card" {...tells} onClick={() => ask(subject)}>
      <CardFace face={face} colour={colour} />
    </button>
  );
}
