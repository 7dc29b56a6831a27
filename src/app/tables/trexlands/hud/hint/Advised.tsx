import { AdviceButton } from '../../../../frame/dock/AdviceButton.tsx';
import { AdviceNote } from '../../../../frame/dock/AdviceNote.tsx';
import { useCompact } from '../../../../ui/useCompact.ts';
import { gameTexts } from '../../texts.ts';
import { useIsAdvised } from './useIsAdvised.ts';

/** The hint that was asked for, or the button that asks for one; on a phone that is in the menu. */
export function Advised() {
  const compact = useCompact();
  const asked = useIsAdvised();
  if (asked) return <AdviceNote tell={gameTexts.adviceReason} />;
  return compact ? null : <AdviceButton className="button quiet advise" />;
}
