import { useEffect, useState } from 'react';
import { makeRoute } from '#play/route.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { texts } from '#play/texts.ts';

/** Where a saved match cannot be played or watched, the way to read it, if it can be read. */
export function ReadLink({ id }: { readonly id: string }) {
  const library = useTheLibrary();
  const [readable, setReadable] = useState(false);
  useEffect(() => {
    let here = true;
    void library.tell(id).then(
      (told) => here && setReadable(told.ok),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [library, id]);
  if (!readable) return null;
  return (
    <a className="button" href={makeRoute({ page: 'read', id })}>
      {texts.reading.open}
    </a>
  );
}
