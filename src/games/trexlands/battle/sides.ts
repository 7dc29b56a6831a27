import type { PieceId, Seat } from '#sim/ids.ts';
import type { BattleAct } from '../acts.ts';
import { ownerOf } from '../ids.ts';

/** Whether the seat has trucks in the battle. */
export const isIn = ({ seat, defender }: BattleAct, who: Seat): boolean => seat === who || defender === who;

/** The seat's downed trucks of a battle that nothing has been done for. */
export const downedOf = (act: BattleAct, seat: Seat): readonly PieceId[] =>
  [...act.attackers, ...act.defenders].filter(
    (id) => ownerOf(id) === seat && !act.upright.includes(id) && !act.towed.some(({ truck }) => truck === id),
  );
