import { texts } from '../../../texts.ts';
import type { Shared } from './ShareSheet.tsx';

/** Of the menu: what may be sent to somebody. */
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
