import { COLUMNS, spaceOf } from '#games/tractor-pull/ids.ts';
import type { TractorPullMove } from '#bots/tractor-pull/moves.ts';
import { TARGET, WHITE } from '#app/scene/overlays/flat.ts';
import { frame, type Line } from '#app/scene/overlays/lines.ts';
import { Ribbon } from '#app/scene/overlays/Ribbon.tsx';
import { offersOf } from '#play/tractor-pull/offers/offers.ts';
import { sourceMeant, sourcesFor } from '#play/tractor-pull/offers/sources.ts';
import type { SessionState, Thing } from '#play/tractor-pull/session/sessionTypes.ts';
import { useSessionData } from '../hud/useTable.ts';
import { groundOf } from './ground.ts';

const LIFT_M = 0.0042;
const AROUND_M = 0.004;

function framesOf(told: SessionState, things: readonly Thing[]): readonly Line[] {
  return things.flatMap((thing) => {
    const ground = groundOf(told, thing);
    if (ground === null) return [];
    return [frame(ground.x, ground.z, ground.wide + AROUND_M, ground.deep + AROUND_M)];
  });
}

/** Of more things than so each has a thin frame, as twelve thick ones are but a grid (house value). */
const LIT = 6;

/** Golden frames around what may be picked on the table now. */
export function Marks() {
  const lit = useSessionData((told) => framesOf(told, litIn(told)));
  const isOfMany = useSessionData((told) => told.aimed === null && litIn(told).length > LIT);
  const pointed = useSessionData((told) =>
    told.pointed === null || told.stage !== 'choosing' || (told.pointed.kind === 'spot' && told.item === null)
      ? []
      : framesOf(told, [told.pointed]),
  );
  return (
    <group position-y={LIFT_M}>
      {isOfMany ? (
        <Ribbon lines={lit} widthM={0.0012} colour={TARGET} opacity={0.55} />
      ) : (
        <Ribbon lines={lit} widthM={0.0032} casingM={0.001} colour={TARGET} opacity={1} />
      )}
      <Ribbon lines={pointed} widthM={0.003} colour={WHITE} opacity={1} />
    </group>
  );
}

/** All that may be picked; of a move that is shown and not played, the things that it is about. */
function litIn(told: SessionState): readonly Thing[] {
  const { match, aimed, item } = told;
  if (match !== null && aimed !== null && match.undo === null) return thingsOf(told, aimed, item !== null);
  return offersOf(told).map(({ at }) => at);
}

function thingsOf({ match }: SessionState, aimed: TractorPullMove, isPlaced: boolean): readonly Thing[] {
  const space = (at: Extract<Thing, { kind: 'space' }>['space']): Thing => ({ kind: 'space', space: at });
  switch (aimed.do) {
    case 'recruit':
      return [{ kind: 'pair', pair: aimed.pair }];
    case 'eject':
      return [space(aimed.space)];
    case 'resolve':
      return aimed.target.spaces.map(space);
    case 'deploy': {
      const { wave } = match?.state ?? { wave: 0 };
      return wave === 0 ? [] : COLUMNS.map((column) => space(spaceOf(aimed.seat, wave, column)));
    }
    case 'install':
      if (isPlaced) return [{ kind: 'spot', spot: aimed.spot }];
  }
  const source = match === null ? null : sourceMeant(aimed, sourcesFor(match.state, aimed.seat));
  return source === null ? [] : [{ kind: 'source', source }];
}
