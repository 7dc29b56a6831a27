import { useEffect, useState } from 'react';
import { texts } from '#play/texts.ts';
import { HandedOut, useHandingOut } from '../frame/handing.tsx';
import { useSnapshot } from '../frame/snapshot.ts';
import { addressOf, jpegOf, resultPicture, SIZE, type ResultWords } from './resultPicture.ts';

export interface TablePictureProps extends ResultWords {
  /** Of the picture's file, without its ending. */
  readonly name: string;
}

/** The table as it stands, with the result on it, to save or to send; nothing where nothing is drawn. */
export function TablePicture({ name, title, note, product, colour }: TablePictureProps) {
  const snapshot = useSnapshot();
  const out = useHandingOut();
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const table = snapshot.current?.();
      setPicture(table === undefined ? null : resultPicture(table, { title, note, product, colour }));
    });
    return () => cancelAnimationFrame(frame);
  }, [snapshot, title, note, product, colour]);
  if (picture === null) return null;
  const save = async (): Promise<void> => {
    const content = await jpegOf(picture);
    if (content !== null) out.give({ name: `${name}.jpg`, content });
  };
  return (
    <figure className="share-picture">
      <img src={addressOf(picture)} alt={texts.sharing.pictureOf(title, note)} {...SIZE} />
      <figcaption className="row">
        <button type="button" className="button" onClick={() => void save()}>
          {texts.sharing.savePicture}
        </button>
        <HandedOut out={out} />
      </figcaption>
    </figure>
  );
}
