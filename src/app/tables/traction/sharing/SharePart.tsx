import { texts } from '../../../texts.ts';
import type { Shared } from './ShareSheet.tsx';

/** The part of the menu with the things that may be shared. */
export function SharePart({ onShare }: { readonly onShare: (what: Shared) => void }) {
  return (
    <div className="row">
      <button type="button" className="button" onClick={() => onShare('match')}>
        {texts.sharing.share}
      </button>
      <button type="button" className="button" onClick={() => onShare('position')}>
        {texts.sharing.sharePosition}
      </button>
    </div>
  );
}
