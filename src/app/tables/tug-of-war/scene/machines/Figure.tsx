import { useThree } from '@react-three/fiber';
import { Caption } from '#app/scene/overlays/Caption.tsx';

/** In a window with a side of fewer pixels numbers are smaller (house values). */
const SMALL_PX = { wide: 700, tall: 480 } as const;
export const useSmall = (): boolean =>
  useThree(({ size }) => size.width < SMALL_PX.wide || size.height < SMALL_PX.tall);

interface FigureProps {
  readonly text: string;
  /** From its group's origin, m. */
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
  readonly ground?: string;
  /** Letters of that colour, on no plate. */
  readonly ink?: string;
  /** Words, which are as large in a small window. */
  readonly isRead?: boolean;
}

/** A number over a thing, as large from afar as from near. */
export function Figure({ text, x = 0, y = 0, z = 0, ground, ink, isRead = false }: FigureProps) {
  const px = useSmall() ? (isRead ? 18 : 13) : isRead ? 21 : 18;
  return <Caption text={text} px={px} side="on" ground={ground} ink={ink} place={(at) => void at.set(x, y, z)} />;
}
