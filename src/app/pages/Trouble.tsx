import { useLibrary } from '../storage/useLibrary.tsx';
import { texts } from '../texts.ts';

/** Why saving does not work, if it does not. */
export function Trouble() {
  const trouble = useLibrary((library) => library.trouble);
  const parted = useLibrary((library) => library.parted !== null && library.parted.to === library.saved?.id);
  return (
    <output className="status" data-trouble={trouble?.code}>
      {trouble !== null && <span className="wrong">{trouble.message}</span>}
      {parted && <span className="wrong">{texts.tabs.parted}</span>}
    </output>
  );
}
