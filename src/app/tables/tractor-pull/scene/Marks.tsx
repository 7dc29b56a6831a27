import { asked } from '#games/tractor-pull/asked.ts';
import { standingAt } from '#games/tractor-pull/field.ts';
import type { Space } from '#games/tractor-pull/ids.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { TARGET, WHITE } from '#app/scene/overlays/flat.ts';
import { frame, type Line } from '#app/scene/overlays/lines.ts';
import { Ribbon } from '#app/scene/overlays/Ribbon.tsx';
import { choosesOpenly } from '#play/tractor-pull/session/secrets.ts';
import { useSessionData } from '../hud/useTable.ts';
import type { SessionState, Thing } from '#play/tractor-pull/session/sessionTypes.ts';
import { CARD_M, pairSpot, PAIR_TOUCH_M, spaceSpot } from '#play/tractor-pull/places.ts';

const LIFT_M = 0.0042;

function frameOf(state: TractorPullState, thing: Thing): readonly Line[] {
  if (thing.kind === 'pair') {
    const { x, z } = pairSpot(thing.pair);
    return [frame(x, z, PAIR_TOUCH_M.wide, PAIR_TOUCH_M.deep)];
  }
  const standing = thing.kind === 'space' ? standingAt(state, thing.space) : null;
  if (standing === null) return [];
  const { x, z } = spaceSpot(standing.seat, standing.row, standing.column);
  return [frame(x, z, CARD_M.wide + 0.004, CARD_M.deep + 0.004)];
}

/** Golden frames around what may be chosen on the table now. */
export function Marks() {
  const lit = useSessionData(litIn);
  const pointed = useSessionData(pointedIn);
  return (
    <group position-y={LIFT_M}>
      <Ribbon lines={lit} widthM={0.0032} casingM={0.001} colour={TARGET} opacity={1} />
      <Ribbon lines={pointed} widthM={0.002} colour={WHITE} opacity={1} />
    </group>
  );
}

/** All that may be chosen; of a move that is shown and not played, the things that it is about. */
function litIn({ match, stage, picked, aimed }: SessionState): readonly Line[] {
  if (match === null || stage !== 'choosing' || match.undo !== null || !choosesOpenly(match.state)) return [];
  const { state } = match;
  const [seat] = asked(state);
  if (seat === undefined) return [];
  const choices = aimed === null ? choicesOf(state, seat) : [aimed];
  const spaces = choices.flatMap((choice): readonly Space[] => {
    if (choice.do === 'eject') return [choice.space];
    if (choice.do !== 'resolve') return [];
    return picked === null || choice.target.spaces.includes(picked) ? choice.target.spaces : [];
  });
  const pairs = choices.flatMap((choice) => (choice.do === 'recruit' ? [choice.pair] : []));
  return [
    ...[...new Set(spaces)].flatMap((space) => frameOf(state, { kind: 'space', space })),
    ...pairs.flatMap((pair) => frameOf(state, { kind: 'pair', pair })),
  ];
}

const pointedIn = ({ pointed, match, stage }: SessionState): readonly Line[] =>
  pointed === null || match === null || stage !== 'choosing' ? [] : frameOf(match.state, pointed);
