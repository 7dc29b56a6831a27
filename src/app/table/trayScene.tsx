import { Suspense, type ReactNode } from 'react';
import type { DoingTypes } from '#engine/matchFile/ruledActions.ts';
import type { Match } from '#engine/match.ts';
import type { Rolls } from '#engine/rolls.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import type { UsualTable } from '#play/game/usualSession.ts';
import { TRAY_HALF_M } from '#play/table/dice.ts';
import { lastOf } from '#play/table/lastOf.ts';
import type { PieceId } from '#sim/ids.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import type { Physics } from '#sim/physics.ts';
import type { Pose } from '#sim/world/pose.ts';
import type { Film } from '../replay/film.ts';
import { logFilm } from '../replay/logFilm.ts';
import { rollRecorder } from '../replay/rollActs.ts';
import { TrayLook } from '../scene/looks/dice/TrayLook.tsx';
import { TableLook } from '../scene/looks/SurfaceLook.tsx';
import { UNMARKED, type Scenery } from '../scene/tableScene.ts';
import type { SceneParts } from './tableParts.ts';

const TABLE_M = 0.9;
const AROUND_M = 0.1;
/** As high as a throw is seen to fly, m. */
const TALL_M = 0.1;
/** Under the tray's floor, m. */
const FELT_M = -0.003;

/** The part that an eye has to see: the tray and what lies around it. */
const STAGE = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((z) => [0, TALL_M].map((y) => vec3(x * (TRAY_HALF_M + AROUND_M), y, z * (TRAY_HALF_M + AROUND_M)))),
);

/** A game's part in a table on which a tray stands in the middle, and all sit around it. */
interface TrayParts<T extends DoingTypes, P extends T['action'], G> {
  readonly rolls: Rolls<T, P, G>;
  seats(state: T['state']): number;
  /** The number of the turn. */
  turn(state: T['state']): number;
  /** Where every die is while nothing rolls, and how it looks. */
  readonly stills: ReadonlyMap<PieceId, Pose>;
  die(id: PieceId): ReactNode;
  /** All else that lies there. */
  on?(state: T['state']): ReactNode;
}

/** Such a table: as it is played at, each turn from its own seat, and as it is watched again. */
export function trayScene<T extends DoingTypes, P extends T['action'], G>(
  { game, sentences }: PlayedGame<UsualTable<T>>,
  { rolls, seats, turn, stills, die, on }: TrayParts<T, P, G>,
): { readonly scene: SceneParts<UsualTable<T>>; filmOf(physics: Physics, match: Match<T>): Film } {
  const sceneryOf = (state: T['state']): Scenery => ({
    ...UNMARKED,
    tableM: TABLE_M,
    stage: STAGE,
    playRadiusM: TRAY_HALF_M,
    seatYaws: Array.from({ length: seats(state) }, (_, seat) => (2 * Math.PI * seat) / seats(state)),
    pieces: [...stills.keys()],
    top: (
      <>
        <group position-y={FELT_M}>
          <TableLook sizeM={TABLE_M} />
        </group>
        <TrayLook />
        {on?.(state)}
      </>
    ),
    drawPiece: (id) => <Suspense fallback={null}>{die(id)}</Suspense>,
  });
  return {
    scene: {
      watch: () => {
        const scenery = lastOf(sceneryOf);
        return { scenery: ({ match }) => match && scenery(match.state) };
      },
      look: ({ match }) => ({ seat: match === null ? 0 : (game.asked(match.state)[0] ?? 0) }),
    },
    filmOf: (physics, match) =>
      logFilm(match, {
        turn,
        told: (entry) => sentences(match, [entry]),
        drawn: (state) => ({ scenery: sceneryOf(state), stills }),
        record: ({ before, action }) => rollRecorder(rolls.start(physics, before, action as P), stills),
      }),
  };
}
