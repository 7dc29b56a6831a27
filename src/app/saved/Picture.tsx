import type { ComponentType } from 'react';
import { gameOfGlance, type Glance } from '../storage/savedMatch.ts';
import type { GameId } from '../storage/gameFiles.ts';
import { texts } from '../texts.ts';
import { BoardPicture } from '../tables/trexlands/saved/BoardPicture.tsx';
import { TablePicture } from '../tables/traction/saved/TablePicture.tsx';

export interface DrawnProps {
  readonly glance: Glance;
  readonly miniature: string;
}

const DRAWN: Readonly<Record<GameId, ComponentType<DrawnProps>>> = { traction: TablePicture, trexlands: BoardPicture };

/** The position from above, as its game draws it. */
export function Picture({ glance }: { readonly glance: Glance }) {
  if (glance.miniature === undefined) return <p className="miniature none">{texts.saved.noPicture}</p>;
  const Drawn = DRAWN[gameOfGlance(glance)];
  return <Drawn glance={glance} miniature={glance.miniature} />;
}
