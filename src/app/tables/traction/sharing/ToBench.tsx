import { ownRoute } from '../page/ownRoutes.ts';
import { useState } from 'react';
import { goTo, type MatchRoute } from '../../../ui/route.ts';
import { texts } from '../../../texts.ts';

export interface ToBenchProps {
  /** The scenario file of the position. */
  readonly position: () => string;
  /** Where it is taken from, and can be gone back to. */
  readonly back: MatchRoute;
  readonly className?: string;
}

/** Takes the position to the designers' bench. */
export function ToBench({ position, back, className = '' }: ToBenchProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const take = async (): Promise<void> => {
    try {
      const { packLink } = await import('../../../../engine/files/link.ts'); // behind a press, as for any link
      const packed = packLink(position());
      if (packed.ok) goTo(ownRoute({ page: 'bench', packed: packed.value, back }));
      else setRefused(packed.fault.message);
    } catch {
      setRefused(texts.files.notLoaded); // a part of the page could not be loaded
    }
  };
  return (
    <>
      <button type="button" className={`button ${className}`} onClick={() => void take()}>
        {texts.sharing.edit}
      </button>
      <div role="alert">{refused !== null && <p className="wrong">{texts.sharing.edited(refused)}</p>}</div>
    </>
  );
}
