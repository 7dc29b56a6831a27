import type { ReactNode } from 'react';
import { AdviceButton, AdviceNote } from '#app/frame/dock/Advice.tsx';
import { useCompact } from '#app/ui/useCompact.ts';
import { useSession } from '../useTable.ts';
import { adviceReason } from '#play/truck-off/texts/bots.ts';

const useIsAdvised = (): boolean => useSession(({ advice }) => (advice ?? null) !== null);

/** The button that asks for a hint, until one is shown; where several share a phone, that is in the menu. */
export function Advised() {
  const compact = useCompact();
  const alone = useSession((session) => session.alone !== null);
  const advised = useIsAdvised();
  return advised || (compact && !alone) ? null : <AdviceButton className="button quiet advise" />;
}

/** A line about what is asked, for those who do not see the table; a hint, once it is asked for, is seen. */
export function AskedNote({ children }: { readonly children?: ReactNode }) {
  return useIsAdvised() ? (
    <AdviceNote tell={adviceReason} />
  ) : (
    children !== undefined && <p className="unseen">{children}</p>
  );
}
