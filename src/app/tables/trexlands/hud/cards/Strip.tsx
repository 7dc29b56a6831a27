import type { ReactNode } from 'react';
import { useMore } from '#app/ui/useMore.ts';

/** Choices in one row; more than it holds are pushed along. */
export function Strip({ children }: { readonly children: ReactNode }) {
  const row = useMore<HTMLDivElement>('row');
  return (
    <div ref={row} className="strip">
      {children}
    </div>
  );
}
