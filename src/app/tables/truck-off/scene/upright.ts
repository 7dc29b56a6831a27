import { useFrame } from '@react-three/fiber';
import { useState } from 'react';
import { coveredOf } from '#app/scene/eye.ts';
import { freeOf } from '#app/scene/shots.ts';

/** Whether what panels leave free of the table's picture is higher than wide, as the camera finds it. */
export function isUpright(): boolean {
  const root = document.querySelector<HTMLElement>('.table-view');
  if (root === null) return false;
  const { clientWidth: width, clientHeight: height } = root;
  const { wide, high } = freeOf({ width, height, covered: coveredOf(root) });
  return wide < high;
}

/** The same in each picture. */
export function useIsUpright(): boolean {
  const [is, set] = useState(isUpright);
  useFrame(() => set(isUpright()));
  return is;
}
