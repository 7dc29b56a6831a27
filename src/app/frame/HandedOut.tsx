import type { Handed } from '../storage/handOut.ts';
import { texts } from '#play/texts.ts';
import type { HandingOut } from './useHandingOut.ts';

/** The end of a file's way, in a sentence, and the ways on from there. */
export function HandedOut({ out: { last, again } }: { readonly out: HandingOut }) {
  return (
    <output className="handed-out" data-handed={last?.became}>
      {last !== null && (
        <>
          <span className={isLost(last.became) ? 'wrong' : undefined}>
            {texts.handing[last.became](last.file.name)}
          </span>
          {last.became !== 'shared' && (
            <button type="button" className="button quiet" onClick={() => again()}>
              {last.became === 'needs-press' ? texts.handing.take : texts.handing.again}
            </button>
          )}
          {last.became === 'put-away' && (
            <button type="button" className="button quiet" onClick={() => again({ plainly: true })}>
              {texts.handing.plainly}
            </button>
          )}
        </>
      )}
    </output>
  );
}

const isLost = (became: Handed): boolean => became === 'put-away' || became === 'refused';
