import { useEffect, useRef } from 'react';
import { AdviceButton, AdviceNote } from '#app/frame/dock/Advice.tsx';
import { useCompact } from '#app/ui/useCompact.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { awaitsMove } from '#play/trexlands/words/awaits.ts';
import { useIsAdvised } from './useHint.ts';
import { useNames, useSession, useView } from '../useTable.ts';

/** The hint that was asked for, or the button that asks for one; where several share a phone, that is in the menu. */
export function Advised() {
  const compact = useCompact();
  const alone = useSession((session) => session.alone !== null);
  const asked = useIsAdvised();
  if (asked) return <Hint />;
  return compact && !alone ? null : <AdviceButton className="button quiet advise" />;
}

/** With the button that it is about in sight. */
function Hint() {
  const aimed = useSession((session) => session.aimed);
  const view = useView();
  const names = useNames();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (aimed !== null)
      place.current?.closest('.dock')?.querySelector('[data-hint]')?.scrollIntoView({ block: 'nearest' });
  }, [aimed]);
  return (
    <div ref={place}>
      <AdviceNote tell={(reason) => gameTexts.adviceReason(reason, aimed, awaitsMove(view, aimed, names))} isHeard />
    </div>
  );
}
