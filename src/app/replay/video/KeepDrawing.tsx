import { useFrame } from '@react-three/fiber';

/** A table at rest is not drawn; a recorder wants pictures all the same. */
export function KeepDrawing() {
  useFrame(({ invalidate }) => invalidate());
  return null;
}
