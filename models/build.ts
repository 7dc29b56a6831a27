/** Writes the .glb files beside this script. Run after any change to the sources: `npm run models`. */
import { writeFile } from 'node:fs/promises';
import { dieGlb, dieGlbName } from './diceGlb.ts';
import { DIE_NAMES } from '#sim/roll/dice.ts';
import { glbName, pyramidGlb } from './glb.ts';
import { PYRAMID_SIZES } from './pyramidSizes.ts';
import { TRUCK_GLB, truckGlb } from './truckGlb.ts';

async function write(name: string, bytes: Uint8Array): Promise<void> {
  await writeFile(new URL(name, import.meta.url), bytes);
  console.log(`${name}  ${bytes.byteLength} bytes`);
}

for (const size of PYRAMID_SIZES) await write(glbName(size), await pyramidGlb(size));
await write(TRUCK_GLB, await truckGlb());
for (const die of DIE_NAMES) await write(dieGlbName(die), await dieGlb(die));
