import { useStore } from 'zustand';
import { useTheSession } from '../useTable.ts';
import { toggleRuler } from '#play/ruler/measurable.ts';
import { measurableOf } from '#play/traction/session/measurable.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { useShortcut } from '#app/frame/keys/useShortcut.ts';

/** Lays the ruler on the table, or takes it away. */
export function RulerButton({
  words = false,
  onPressed,
}: {
  readonly words?: boolean;
  readonly onPressed?: () => void;
}) {
  const session = useTheSession();
  const laid = useStore(session.ruler, ({ ruler }) => ruler !== null);
  const shortcut = useShortcut('ruler', gameTexts.aids.rulerOpen);
  const press = (): void => {
    // Its keys are the table's; so that is where the focus is wanted.
    if (toggleRuler(measurableOf(session)))
      document.querySelector<HTMLElement>('[data-testid=table]')?.focus({ preventScroll: true });
    onPressed?.();
  };
  return (
    <button
      type="button"
      className={words ? 'button' : 'button quiet icon ruler-tool'}
      aria-label={words ? undefined : gameTexts.aids.ruler}
      aria-pressed={laid}
      {...shortcut}
      onClick={press}
    >
      {words ? gameTexts.aids.ruler : <Icon name="ruler" />}
    </button>
  );
}
