import { TRAY } from '#sim/roll/rollWorld.ts';
import { Solids, type Stuff } from '#play/table/toy/solids.ts';
import { SolidsLook } from '#app/scene/toy/toys.tsx';
import { TRAY_HALF_M } from '#play/table/dice.ts';

const FLOOR: Stuff = { colour: '#245a44', gloss: 0.6 };
const WOOD: Stuff = { colour: '#6e4a2c', gloss: 0.5 };
const CAP: Stuff = { colour: '#8a6140', gloss: 0.7 };

/** The tray as the simulation has it: a smooth floor in y = 0 within a wooden rim. */
function traySolids(): Solids {
  const solids = new Solids();
  const [inner, outer, tall] = [TRAY.side / 2, TRAY_HALF_M, TRAY.rim];
  solids.box([-outer, -0.003, -outer], [outer, 0, outer], WOOD, FLOOR);
  for (let k = 0; k < 4; k += 1)
    solids.at({ x: 0, z: 0, yaw: (k * Math.PI) / 2 }, (here) =>
      here.box([inner, 0, -outer], [outer, tall, outer], WOOD, CAP),
    );
  return solids;
}

const SOLIDS = traySolids();

export const TrayLook = () => <SolidsLook solids={SOLIDS} pool="own" />;
