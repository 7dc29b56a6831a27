import type { ReactNode } from 'react';

export interface RemoveButtonProps {
  readonly label: string;
  readonly className?: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** Takes something out of its group, which then has the focus: a button that is gone would lose it. */
export function RemoveButton({ label, className = 'button quiet', onRemove, children }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
        onRemove();
      }}
    >
      {children}
    </button>
  );
}
