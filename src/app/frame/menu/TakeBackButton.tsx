import { useId } from 'react';
import { texts } from '#play/texts.ts';
import { useAtTable, useMatchHere, useSeatNames } from '../AtTable.tsx';
import { withSeatNames } from '#play/say/seatNames.ts';

export interface TakeBackButtonProps {
  readonly className?: string;
  /** Its name and explanation, where it is not the last action that it takes. */
  readonly takesBack?: { readonly name: string; readonly note: string } | null;
  readonly onPressed?: () => void;
}

/** A button among others to take the last action back; where nothing can be, the reason stands under all of them. */
export function TakeBackButton({ className = 'button', takesBack = null, onPressed }: TakeBackButtonProps) {
  const { commands } = useAtTable().session;
  const { whyNotTakeBack } = useMatchHere();
  const names = useSeatNames();
  const reason = useId();
  const press = (): void => {
    commands.requestUndo();
    onPressed?.();
  };
  const name = takesBack?.name ?? texts.undo.button;
  if (whyNotTakeBack === null)
    return (
      <button type="button" className={className} title={takesBack?.note} onClick={press}>
        {name}
      </button>
    );
  return (
    <>
      <button type="button" className={className} disabled aria-describedby={reason}>
        {name}
      </button>
      <p className="note why-not" id={reason}>
        {withSeatNames(whyNotTakeBack.message, names)}
      </p>
    </>
  );
}
