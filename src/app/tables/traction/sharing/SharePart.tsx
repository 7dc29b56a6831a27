import { texts } from '#play/texts.ts';

/** `match`: all of it, with every gesture. `position`: how the table stands. */
export type Shared = 'match' | 'position';

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
