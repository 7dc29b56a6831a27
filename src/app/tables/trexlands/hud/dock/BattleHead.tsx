import type { BattleAct } from '#games/trexlands/acts.ts';
import { isFort, terraOf } from '#games/trexlands/queries.ts';
import { nameOf } from '#games/trexlands/ids.ts';
import type { PieceId } from '#sim/ids.ts';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { capitalised, listed } from '#play/texts.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import type { Names } from '#play/trexlands/words/names.ts';
import { stakesOf } from '#play/trexlands/words/stakes.ts';
import { Telling } from '../about/Telling.tsx';
import { useNames, useSession, useView } from '../useTable.ts';

export const battleTitle = ({ seat, defender, terra }: BattleAct, names: Names): string =>
  gameTexts.battle.title(names.seat(seat), names.seat(defender), terra);

/** The battle's sides, its place, and what is special about it. */
export function BattleHead({ act }: { readonly act: BattleAct }) {
  const view = useView();
  const names = useNames();
  const stage = useSession((session) => session.stage);
  const isRolled = stage === 'called' || (act.step === 'after' && stage !== 'aiming' && stage !== 'rolling');
  const special = [
    gameTexts.battle.surface(gameTexts.battle.grounds[act.surface], isRolled),
    ...act.ballast.map((seat) => gameTexts.battle.ballast(names.seat(seat))),
    ...(act.charge ? [gameTexts.battle.charge] : []),
    ...(isFort(terraOf(view, act.terra)) ? [gameTexts.battle.fort] : []),
    ...(act.raid ? [gameTexts.battle.raid] : []),
    ...(act.stake === null ? [] : [gameTexts.battle.stake]),
  ];
  return (
    <>
      <p className="note battle-sides">
        <Side seat={act.seat} trucks={act.attackers} />
        <span aria-hidden="true">⚔</span>
        <Side seat={act.defender} trucks={act.defenders} />
      </p>
      <p className="note">
        <Telling>{capitalised(special.join(' · '))}</Telling>
      </p>
      {!isRolled && (
        <p className="note battle-stakes">
          <Telling>{stakesOf(view, act, names)}</Telling> <span>{gameTexts.battle.stakes.down}</span>
        </p>
      )}
    </>
  );
}

function Side({ seat, trucks }: { readonly seat: number; readonly trucks: readonly PieceId[] }) {
  const names = useNames();
  return (
    <span className="battle-side">
      <SeatBadge colour={names.colour(seat)} small /> <span translate="no">{names.seat(seat)}</span>{' '}
      <span className="note" translate="no">
        {listed(trucks.map(nameOf))}
      </span>
    </span>
  );
}
