import type { BattleAct } from '../../../../../games/trexlands/acts.ts';
import { isFort, terraOf } from '../../../../../games/trexlands/queries.ts';
import { nameOf } from '../../../../../games/trexlands/ids.ts';
import type { PieceId } from '../../../../../sim/ids.ts';
import { SeatBadge } from '../../../../ui/SeatBadge.tsx';
import { capitalised, listed, texts } from '../../../../texts.ts';
import { useNames, useView } from '../useRoundTable.ts';

/** Who against whom, where, and what is special about it. */
export function BattleHead({ act }: { readonly act: BattleAct }) {
  const view = useView();
  const names = useNames();
  const special = [
    texts.trexBattle.surface(texts.trexBattle.terrains[act.surface]),
    ...act.ballast.map((seat) => texts.trexBattle.ballast(names.seat(seat))),
    ...(act.charge ? [texts.trexBattle.charge] : []),
    ...(isFort(terraOf(view, act.terra)) ? [texts.trexBattle.fort] : []),
    ...(act.raid ? [texts.trexBattle.raid] : []),
    ...(act.stake === null ? [] : [texts.trexBattle.stake]),
  ];
  return (
    <div className="battle-head">
      <h2>{texts.trexBattle.title(names.seat(act.seat), names.seat(act.defender), act.terra)}</h2>
      <p className="battle-sides">
        <Side seat={act.seat} trucks={act.attackers} />
        <span aria-hidden="true">⚔</span>
        <Side seat={act.defender} trucks={act.defenders} />
      </p>
      <p className="note">{capitalised(special.join(' · '))}</p>
    </div>
  );
}

function Side({ seat, trucks }: { readonly seat: number; readonly trucks: readonly PieceId[] }) {
  const names = useNames();
  return (
    <span className="battle-side">
      <SeatBadge colour={names.colour(seat)} small /> {names.seat(seat)}{' '}
      <span className="note">{listed(trucks.map(nameOf))}</span>
    </span>
  );
}
