import { Suspense, useMemo } from 'react';
import { BoxGeometry } from 'three';
import { DIE_ID } from '#games/omen/perform.ts';
import type { SeenOmen } from '#games/omen/omen.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { fixedBoxes } from '#sim/roll/rollWorld.ts';
import type { SceneParts } from '#app/table/tableParts.ts';
import { lastOf } from '#play/table/lastOf.ts';
import { DieLook } from '#app/scene/looks/dice/DieLook.tsx';
import { litMaterial } from '#app/scene/looks/litMaterial.ts';
import { useTableLook } from '#app/scene/looks/lookContext.ts';
import { SurfaceLook } from '#app/scene/looks/SurfaceLook.tsx';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { NO_FOOTPRINTS, type Scenery } from '#app/scene/tableScene.ts';
import { HALF_M, STAGE, yawsOf } from '#play/omen/places.ts';
import type { OmenTable } from '#play/omen/session.ts';

const TABLE_M = 0.9;
const CARD_M = { wide: 0.05, thick: 0.001, tall: 0.07 } as const;
const WOOD = '#6e4a2c';
const BACK = '#274690';

/** What is drawn of a position. */
export const sceneryOf = ({ state }: Pick<SeenOmen, 'header' | 'state'>): Scenery => ({
  tableM: TABLE_M,
  stage: STAGE,
  playRadiusM: HALF_M,
  seatYaws: yawsOf(state.seats),
  pieces: [DIE_ID],
  pads: [],
  top: <Top foretold={state.foretold.length > 0} />,
  footprints: () => NO_FOOTPRINTS,
  drawPiece: () => <Die />,
});

/** The cloth, the arena's rim as the simulation has it, and the card that lies face down. */
function Top({ foretold }: { readonly foretold: boolean }) {
  const [, ...walls] = fixedBoxes();
  return (
    <>
      <SurfaceLook surface="felt" sizeM={TABLE_M} />
      {walls.map(({ half, middle }) => (
        <Box key={`${middle.x} ${middle.z}`} half={half} at={middle} colour={WOOD} />
      ))}
      {foretold && (
        <Box
          half={vec3(CARD_M.wide / 2, CARD_M.thick / 2, CARD_M.tall / 2)}
          at={vec3(0, CARD_M.thick / 2, HALF_M + CARD_M.tall)}
          colour={BACK}
        />
      )}
    </>
  );
}

interface BoxProps {
  readonly half: ReturnType<typeof vec3>;
  readonly at: ReturnType<typeof vec3>;
  readonly colour: string;
}

function Box({ half, at, colour }: BoxProps) {
  const { light } = useTableLook();
  const geometry = useMemo(() => new BoxGeometry(2 * half.x, 2 * half.y, 2 * half.z), [half]);
  const material = useMemo(() => litMaterial({ light, colour }), [light, colour]);
  useDisposed(geometry);
  useDisposed(material);
  return <mesh geometry={geometry} material={material} position={[at.x, at.y, at.z]} dispose={null} />;
}

function Die() {
  return (
    <Suspense fallback={null}>
      <DieLook die="d6" colour="#f7f2e4" ink="#191b21" />
    </Suspense>
  );
}

/** The scene of a match that is played, each turn from its own seat. */
export const scene: SceneParts<OmenTable> = {
  watch: () => ({ scenery: lastOf(({ match }: OmenTable['state']) => match && sceneryOf(match), sameMatch) }),
  look: ({ match }) => ({ seat: match?.state.turn.seat ?? 0 }),
};

const sameMatch = (a: OmenTable['state'], b: OmenTable['state']): boolean => a.match === b.match;
