import type { InArena } from '../../../../../games/trexlands/state.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { Challenges } from './Challenges.tsx';
import { InHand } from './InHand.tsx';
import { PassDevice } from '../../../../frame/dock/PassDevice.tsx';

/** The private arena: filled in private one after the other, then open to challenges until all are ready. */
export function ArenaPanel({ arena }: { readonly arena: InArena }) {
  const eyes = useSession((session) => session.eyes);
  const { placing } = arena;
  if (placing !== null) return eyes === placing ? <InHand arena={arena} seat={placing} /> : <PassDevice to={placing} />;
  return eyes === null ? <Challenges arena={arena} /> : <InHand arena={arena} seat={eyes} />;
}
