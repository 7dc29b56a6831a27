import { useEffect, useState } from 'react';
import { texts } from '#play/texts.ts';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';
import { IconButton } from '#app/ui/Icon.tsx';
import { useAtHand } from '../atHand.ts';
import { useAtTable } from '../AtTable.tsx';

export interface Exact {
  readonly isShown: boolean;
  /** There is nothing else to choose by: no table is here. */
  readonly isAll: boolean;
  readonly onToggle: () => void;
}

/**
 * Everything finer than touching a piece, in a drawer: shown once it is wanted, and for as long as a keyboard is what
 * one plays by. Without a table it is all that there is, unless a phone has a pad to throw on (`hasPad`).
 */
export function useExact(hasPad = false): Exact {
  const wanted = useSettings((settings) => settings.exactShown);
  const change = useChange();
  const [byKeys, setByKeys] = useState(false);
  const { session } = useAtTable();
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      // While a computer plays, any key that is held down makes it fast (`../../table/useHeld.ts`).
      if ((session.store.getState().bots?.seat ?? null) !== null) return;
      if (event.key !== 'Escape' && !event.ctrlKey && !event.metaKey && !event.altKey) setByKeys(true);
    };
    const pointer = (event: PointerEvent): void => {
      if (event.target instanceof Element && event.target.closest('.table-view') !== null) setByKeys(false);
    };
    window.addEventListener('keydown', key);
    window.addEventListener('pointerdown', pointer, { capture: true });
    return () => {
      window.removeEventListener('keydown', key);
      window.removeEventListener('pointerdown', pointer, { capture: true });
    };
  }, [session]);
  const isAll = useAtHand() && !hasPad;
  const isShown = isAll || wanted || byKeys;
  return {
    isShown,
    isAll,
    onToggle: () => {
      setByKeys(false);
      change({ exactShown: !isShown });
    },
  };
}

/** Opens the drawer, and closes it. */
export function ExactButton({ isShown, isAll, onToggle }: Exact) {
  if (isAll) return null;
  return (
    <IconButton
      icon="sliders"
      label={isShown ? texts.table.exactLess : texts.table.exact}
      title={isShown ? texts.table.exactLess : texts.table.exact}
      aria-expanded={isShown}
      onClick={onToggle}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isShown) return;
        event.stopPropagation(); // what is chosen on the table stays so
        event.currentTarget.blur(); // a ring would stay on it
        onToggle();
      }}
    />
  );
}
