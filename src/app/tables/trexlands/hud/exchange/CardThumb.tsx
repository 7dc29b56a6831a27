import type { ReactNode } from 'react';

/** A card so small that it is only told from others. Decoration: the words stand beside it. */
export const CardThumb = ({ children }: { readonly children: ReactNode }) => (
  <span className="card-thumb" aria-hidden="true">
    {children}
  </span>
);
