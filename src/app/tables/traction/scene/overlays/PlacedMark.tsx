import { useMemo } from 'react';
import { supportOfPiece } from '#sim/world/outline.ts';
import { useSession } from '../../hud/useTable.ts';
import { OutlineMark } from './OutlineMark.tsx';

/** A frame around the piece in hand while a seat places its pieces. */
export function PlacedMark() {
  const piece = useSession(({ arranging }) => arranging?.pieces.find(({ id }) => id === arranging.inHand) ?? null);
  const outline = useMemo(() => (piece === null ? null : supportOfPiece(piece)), [piece]);
  return outline && <OutlineMark outline={outline} />;
}
