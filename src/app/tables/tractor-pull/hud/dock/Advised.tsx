import type { ReactNode } from 'react';
import type { Seat } from '#games/tractor-pull/ids.ts';
import { useToYou } from '#app/frame/AtTable.tsx';
import { AdviceButton, AdviceNote } from '#app/frame/dock/Advice.tsx';
import { useCompact } from '#app/ui/useCompact.ts';
import { needsNoHand } from '#play/tractor-pull/session/secrets.ts';
import { useMatch, useNames, useSession } from '../useTable.ts';
import { adviceReason } from '#play/tractor-pull/texts/bots.ts';

const useIsAdvised = (): boolean => useSession(({ advice }) => (advice ?? null) !== null);

/**
 * The button that asks for a hint, until one is shown; where two share a phone, that is in the menu. A hint tells
 * something of the hand: it is for whoever looks at it.
 */
export function Advised({ seat }: { readonly seat: Seat }) {
  const compact = useCompact();
  const { state } = useMatch();
  const alone = useSession((session) => session.alone !== null);
  const looks = useSession((session) => session.holder === seat);
  const advised = useIsAdvised();
  if (advised || (compact && !alone) || !(looks || needsNoHand(state, seat))) return null;
  return <AdviceButton className="button quiet advise" />;
}

/** A line about what is asked, for those who do not see the table; a hint, once it is asked for, is seen. */
export function AskedNote({ children }: { readonly children?: ReactNode }) {
  const [names, toYou] = [useNames(), useToYou()];
  const aimed = useSession((session) => session.aimed);
  const { state } = useMatch();
  if (useIsAdvised()) return <AdviceNote tell={(reason) => toYou(adviceReason(reason, aimed, state, names.seat))} />;
  return children === undefined ? null : <p className="unseen">{children}</p>;
}
