import { useEffect, useState } from 'react';
import { texts } from '#play/texts.ts';
import { HandedOut, useHandingOut } from '../frame/handing.tsx';
import { useSnapshot } from '../frame/snapshot.ts';
import { resultPicture, SIZE, type ResultWords } from './resultPicture.ts';

export interface TablePictureProps extends ResultWords {
  /** Of the picture's file, without its ending. */
  readonly name: string;
}

/** The table as it stands, with the result on it, to save or to send; nothing where nothing is drawn. */
export function TablePicture({ name, title, note, product, colour }: TablePictureProps) {
  const snapshot = useSnapshot();
  const out = useHandingOut();
  const [made, setMade] = useState<{ readonly picture: Blob; readonly address: string } | null>(null);
  useEffect(() => {
    const table = snapshot.current?.();
    if (table === undefined) return undefined;
    let address: string | null = null;
    let wanted = true;
    const make = async (): Promise<void> => {
      const picture = await resultPicture(table, { title, note, product, colour });
      if (!wanted || picture === null) return;
      address = URL.createObjectURL(picture);
      setMade({ picture, address });
    };
    void make();
    return () => {
      wanted = false;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [snapshot, title, note, product, colour]);
  if (made === null) return null;
  return (
    <figure className="share-picture">
      <img src={made.address} alt={texts.sharing.pictureOf(title, note)} {...SIZE} />
      <figcaption className="row">
        <button
          type="button"
          className="button"
          onClick={() => out.give({ name: `${name}.jpg`, content: made.picture })}
        >
          {texts.sharing.savePicture}
        </button>
        <HandedOut out={out} />
      </figcaption>
    </figure>
  );
}
