import { texts } from '#play/texts.ts';

/** Whether the table is beside its picture in words, too. */
export interface TextSwitch {
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Opens or closes the table in words. */
export function TextChoice({
  text: { open, onToggle },
  onChosen,
}: {
  readonly text: TextSwitch;
  readonly onChosen: () => void;
}) {
  const toggle = (): void => {
    onToggle();
    onChosen();
  };
  return (
    <button type="button" className="button" aria-pressed={open} title={texts.textTable.openNote} onClick={toggle}>
      {texts.textTable.title}
    </button>
  );
}
