import { useEffect, useRef } from 'react';
import type { CaptainId } from '#games/trexlands/captains.ts';
import type { Seat } from '#sim/ids.ts';
import { CardFace } from '#app/tables/trexlands/faces/CardFace.tsx';
import { faceOf } from '#play/trexlands/faces/face.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { useHint } from '../hint/useHint.ts';
import { Telling } from '../about/Telling.tsx';
import { useCommands } from '../useTable.ts';

export interface CaptainRowProps {
  readonly seat: Seat;
  readonly captain: CaptainId;
  /** The whole text stands there instead of the short one. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** A Captain in a row: picture, name, what it does, and the button that takes it. The picture opens the whole text. */
export function CaptainRow({ seat, captain, open, onOpen }: CaptainRowProps) {
  const { act } = useCommands();
  const row = useRef<HTMLLIElement>(null);
  const hint = useHint();
  // The whole text of the last row would go on below its window, which may change its size at the same time.
  useEffect(() => {
    const element = row.current;
    if (!open || element === null) return;
    const sized = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
    sized.observe(element);
    return () => sized.disconnect();
  }, [open]);
  const { name, text, short } = faceOf(captain);
  return (
    <li ref={row} className="captain-row">
      <button
        type="button"
        className="look-at-card"
        aria-expanded={open}
        aria-label={gameTexts.captains.wholeText(name)}
        title={gameTexts.captains.wholeText(name)}
        onClick={() => onOpen(!open)}
      >
        <CardFace face={captain} />
      </button>
      <p aria-live="polite">
        <strong>{name}</strong> <Telling>{open ? text : short}</Telling>
      </p>
      <button
        type="button"
        className="button"
        data-captain={captain}
        aria-label={gameTexts.captains.take(name)}
        onClick={() => act({ do: 'captain', seat, captain })}
        {...hint({ do: 'captain', captain })}
      >
        {gameTexts.captains.takeIt}
      </button>
    </li>
  );
}
