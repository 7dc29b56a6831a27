import { useRef, type ReactNode } from 'react';
import { useMatchHere } from '../AtTable.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

/**
 * Where the match is played by pressing: whatever it asks for now. Away while somebody wants to take something back.
 */
export function DockPlace({ children }: { readonly children: ReactNode }) {
  const { match } = useMatchHere();
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  return (
    <div ref={place} className="dock-place">
      {match?.undo === null && children}
    </div>
  );
}
