import { useCallback, useEffect, useState } from 'react';
import { exportName } from '#play/storage/exportName.ts';
import { texts } from '#play/texts.ts';
import { HandedOut, useHandingOut } from '../frame/handing.tsx';
import { useSnapshot } from '../frame/snapshot.ts';
import { addressOf, jpegOf, resultPicture, SIZE, type ResultWords } from './resultPicture.ts';

export interface TablePictureProps extends ResultWords {
  readonly game: string;
}

/** The table as it stands, with the result on it, to save or to send; nothing where nothing is drawn. */
export function TablePicture(props: TablePictureProps) {
  const snapshot = useSnapshot();
  const draw = useCallback(() => snapshot.current?.() ?? null, [snapshot]);
  return <SharedPicture draw={draw} {...props} />;
}

interface SharedPictureProps extends TablePictureProps {
  /** The picture without words; null where nothing is drawn. It is made anew where this is another one. */
  readonly draw: () => HTMLCanvasElement | null;
}

export function SharedPicture({ draw, game, title, note, product, colour }: SharedPictureProps) {
  const out = useHandingOut();
  const [made, setMade] = useState<{ readonly picture: HTMLCanvasElement; readonly address: string } | null>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const table = draw();
      const picture = table && resultPicture(table, { title, note, product, colour });
      setMade(picture && { picture, address: addressOf(picture) });
    });
    return () => cancelAnimationFrame(frame);
  }, [draw, title, note, product, colour]);
  if (made === null) return null;
  const save = async (): Promise<void> => {
    const content = await jpegOf(made.picture);
    if (content !== null) out.give({ name: exportName(game, new Date(), 'jpg'), content });
  };
  return (
    <figure className="share-picture">
      <img src={made.address} alt={texts.sharing.pictureOf(title, note)} {...SIZE} />
      <figcaption className="row">
        <button type="button" className="button" onClick={() => void save()}>
          {texts.sharing.savePicture}
        </button>
        <HandedOut out={out} />
      </figcaption>
    </figure>
  );
}
