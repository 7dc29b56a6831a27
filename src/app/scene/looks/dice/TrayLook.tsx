import { TRAY } from '#sim/roll/rollWorld.ts';
import { Solids, type Stuff } from '#play/table/toy/solids.ts';
import { SolidsLook } from '#app/scene/toy/toys.tsx';
import { TRAY_HALF_M } from '#play/table/dice.ts';

const LEATHER: Stuff = { colour: '#26403e', gloss: 0.15 };
const STITCH: Stuff = { colour: '#b4956a' };
const WOOD: Stuff = { colour: '#5a3822', gloss: 0.5 };
const CAP: Stuff = { colour: '#6e4a30', gloss: 0.7 };
const BRASS: Stuff = { colour: '#c8903c', gloss: 0.9, shine: 0.3 };
/** A row of stitches around the leather, and how far brass stands out at the corners, m. */
const STITCHES = { inset: 0.006, long: 0.0026, pitch: 0.0042, wide: 0.0006, proud: 0.0002 } as const;
const PROUD_M = 0.001;
/** Its near side is drawn lower than it is, as no die shall lie hidden behind it; m (house value, from looking). */
const [NEAR, LOW_M] = [3, 0.008];

/** The tray as the simulation has it, but for its near side: leather in y = 0 within a wooden rim, brass corners. */
function traySolids(): Solids {
  const solids = new Solids();
  const [inner, outer, tall] = [TRAY.side / 2, TRAY_HALF_M, TRAY.rim];
  solids.box([-outer, -0.003, -outer], [outer, 0, outer], WOOD, LEATHER);
  for (let k = 0; k < 4; k += 1)
    solids.at({ x: 0, z: 0, yaw: (k * Math.PI) / 2 }, (here) => {
      here.box([inner, 0, -outer], [outer, k === NEAR ? LOW_M : tall, outer], WOOD, CAP);
      const top = (k === NEAR || k === (NEAR + 1) % 4 ? LOW_M : tall) + PROUD_M;
      here.box([inner - PROUD_M, 0, inner - PROUD_M], [outer + PROUD_M, top, outer + PROUD_M], BRASS);
      sew(here, inner - STITCHES.inset);
    });
  return solids;
}

/** One side's stitches: they lie on the leather. */
function sew(solids: Solids, at: number): void {
  const { long, pitch, wide, proud } = STITCHES;
  for (let z = -at; z + long <= at; z += pitch) {
    const corners = [
      [at - wide / 2, proud, z],
      [at - wide / 2, proud, z + long],
      [at + wide / 2, proud, z + long],
      [at + wide / 2, proud, z],
    ] as const;
    solids.facet(corners, STITCH);
  }
}

const SOLIDS = traySolids();

export const TrayLook = () => <SolidsLook solids={SOLIDS} pool="own" />;
