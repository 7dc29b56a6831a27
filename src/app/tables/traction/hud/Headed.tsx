import { useId, type ReactNode } from 'react';

export interface HeadedProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A few buttons side by side under a few small words. */
export function Headed({ heading, children }: HeadedProps) {
  const id = useId();
  return (
    <div className="headed">
      <span id={id} className="headed-words">
        {heading}
      </span>
      <fieldset className="segments" aria-labelledby={id}>
        {children}
      </fieldset>
    </div>
  );
}
