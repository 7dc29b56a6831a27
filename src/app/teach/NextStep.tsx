import { useEffect, useRef, type ReactNode } from 'react';

export interface NextStepProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/**
 * The likely next step: it has the focus, because the table has nothing more to do; but the focus is not taken from a
 * text field.
 */
export function NextStep({ onPress, children }: NextStepProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!(document.activeElement instanceof HTMLInputElement)) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button ref={button} type="button" className="button primary" onClick={onPress}>
      {children}
    </button>
  );
}
