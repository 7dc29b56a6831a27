import { useLibrary } from '../storage/useLibrary.tsx';
import { texts } from '#play/texts.ts';
import { laterPart } from '../late/later.tsx';

/** Seldom needed, and not part of the shell. */
const TroubleHelp = laterPart(async () => (await import('./TroubleHelp.tsx')).TroubleHelp);

/** Why saving does not work, if it does not; what is not saved by that, and what can be done about it. */
export function Trouble() {
  const trouble = useLibrary((library) => library.trouble);
  const parted = useLibrary((library) => library.parted !== null && library.parted.to === library.saved?.id);
  return (
    <output className="status trouble" data-trouble={trouble?.code}>
      {trouble !== null && <span className="wrong">{trouble.message}</span>}
      {trouble !== null && <TroubleHelp newer={trouble.code === 'storage-newer'} />}
      {parted && <span className="wrong">{texts.tabs.parted}</span>}
    </output>
  );
}
