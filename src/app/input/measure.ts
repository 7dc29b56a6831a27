import { rulerToThing, toggleRuler } from '../ruler/sessionRuler.ts';
import type { InputDesk } from './inputDesk.ts';
import { onTable } from './onTable.ts';
import type { Wish } from './wishes.ts';

/** The ruler, and its active end. */
export function measure(desk: InputDesk, wish: Extract<Wish, { do: 'ruler' | 'ruler-move' | 'ruler-swap' | 'ruler-thing' }>): boolean {
  const { session } = desk;
  switch (wish.do) {
    case 'ruler':
      toggleRuler(session);
      break;
    case 'ruler-move':
      moveRuler(desk, wish.rightMm, wish.nearerMm);
      break;
    case 'ruler-swap':
      session.ruler.swap();
      break;
    case 'ruler-thing':
      rulerToThing(session, wish.by);
      break;
  }
  return true;
}

function moveRuler(desk: InputDesk, rightMm: number, nearerMm: number): void {
  const { ruler } = desk.session.ruler.getState();
  if (ruler === null) return;
  const at = ruler.span[ruler.active];
  const by = onTable(desk, rightMm, nearerMm);
  desk.session.ruler.move(ruler.active, { xMm: at.xMm + by.xMm, zMm: at.zMm + by.zMm });
}
