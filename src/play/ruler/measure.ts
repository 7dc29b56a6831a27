import { rulerToThing, toggleRuler, type Measurable } from './measurable.ts';
import type { Eye } from '../input/inputDesk.ts';
import { onTable } from '../input/onTable.ts';
import type { RulerWish } from '../input/wishes.ts';

/** The ruler, and its active end; `eye`: from where it is moved to the left and to the right. */
export function measure(at: Measurable, eye: Pick<Eye, 'yaw'> | null, wish: RulerWish): boolean {
  switch (wish.do) {
    case 'ruler':
      toggleRuler(at);
      break;
    case 'ruler-move':
      moveRuler(at, eye, wish.rightMm, wish.nearerMm);
      break;
    case 'ruler-swap':
      at.ruler.swap();
      break;
    case 'ruler-thing':
      rulerToThing(at, wish.by);
      break;
  }
  return true;
}

function moveRuler({ ruler: desk }: Measurable, eye: Pick<Eye, 'yaw'> | null, rightMm: number, nearerMm: number): void {
  const { ruler } = desk.getState();
  if (ruler === null) return;
  const at = ruler.span[ruler.active];
  const by = onTable({ eye }, rightMm, nearerMm);
  desk.move(ruler.active, { xMm: at.xMm + by.xMm, zMm: at.zMm + by.zMm });
}
