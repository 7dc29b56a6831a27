import { isDirection, slide } from '#games/tug-of-war/modules/maze.ts';
import type { MachineProps } from './machine.ts';
import type { Values } from '#play/tug-of-war/machines/glide.ts';

/** Every square where a push of the last turn ended. */
export function pushesFrom([row = 0, col = 0]: Values, came: MachineProps['came']): readonly Values[] {
  const played = came.find((event) => event.type === 'played');
  if (played?.type !== 'played' || played.module !== 'maze') return [];
  const stops: Values[] = [];
  let at = { row, col };
  for (const aim of played.aims) {
    if (isDirection(aim)) at = slide(at, aim);
    stops.push([at.row, at.col]);
  }
  return stops;
}
