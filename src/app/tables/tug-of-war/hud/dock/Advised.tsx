import type { ReactNode } from 'react';
import { AdviceButton, AdviceNote } from '#app/frame/dock/Advice.tsx';
import { useSession } from '../useTable.ts';
import { adviceReason } from '#play/tug-of-war/texts/bots.ts';

const useIsAdvised = (): boolean => useSession(({ advice }) => (advice ?? null) !== null);

/** The button that asks for a hint; it may be asked again when other cards have been laid since. */
export const Advised = () => <AdviceButton className="button quiet advise" />;

/** A hint, once it is asked for, in the place of these words. */
export const OrHint = ({ children }: { readonly children?: ReactNode }) =>
  useIsAdvised() ? <AdviceNote tell={adviceReason} /> : children;

/** A line about what is asked, for those who do not see the table; a hint, once it is asked for, is seen. */
export const AskedNote = ({ children }: { readonly children: ReactNode }) => (
  <OrHint>
    <p className="unseen">{children}</p>
  </OrHint>
);
