import { useThree } from '@react-three/fiber';
import { Caption } from '../../../../scene/overlays/Caption.tsx';

/** Below so many pixels of width numbers are smaller (house value). */
const NARROW_PX = 700;

interface FigureProps {
  readonly text: string;
  /** From its group's origin, m. */
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
  readonly ground?: string;
}

/** A number over a thing, as large from afar as from near. */
export function Figure({ text, x = 0, y = 0, z = 0, ground }: FigureProps) {
  const px = useThree(({ size }) => (size.width < NARROW_PX ? 13 : 18));
  return <Caption text={text} px={px} side="on" ground={ground} place={(at) => void at.set(x, y, z)} />;
}
