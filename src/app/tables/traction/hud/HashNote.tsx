import { useSession } from './useTable.ts';
import { gameTexts } from '#play/traction/texts.ts';

/** For designers: what two machines compare. */
export function HashNote() {
  const shown = useSession(({ overlay }) => overlay.hash);
  const hash = useSession(({ bodyHash }) => bodyHash);
  if (!shown) return null;
  return (
    <p className="panel hash-note">
      {gameTexts.menu.hashLabel} <code translate="no">{hash ?? gameTexts.menu.noHash}</code>
    </p>
  );
}
