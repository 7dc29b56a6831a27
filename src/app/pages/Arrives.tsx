import { useEffect, useState, type ReactNode } from 'react';
import { texts } from '#play/texts.ts';
import { Loading } from '../ui/Page.tsx';

export interface ArrivesProps<T> {
  readonly promise: Promise<T>;
  readonly children: (value: T) => ReactNode;
}

type Arrived<T> = { readonly of: Promise<T> } & ({ readonly value: T } | { readonly error: unknown });

/**
 * A note that the table is loading until the promise has its value; a rejection goes to the error boundary. Behind
 * `use()` and a fallback React would hold everything back for 300 ms, also where the value is there at once.
 */
export function Arrives<T>({ promise, children }: ArrivesProps<T>) {
  const [arrived, setArrived] = useState<Arrived<T> | null>(null);
  useEffect(() => {
    let here = true;
    const arrive = (now: Arrived<T>): void => void (here && setArrived(now));
    promise.then(
      (value) => arrive({ of: promise, value }),
      (error: unknown) => arrive({ of: promise, error }),
    );
    return () => {
      here = false;
    };
  }, [promise]);
  if (arrived?.of !== promise) return <Loading text={texts.loading.table} />;
  if ('error' in arrived) throw arrived.error;
  return children(arrived.value);
}
