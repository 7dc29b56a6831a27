/** Writes the .glb files beside this script. Run after any change to the sources: `npm run models`. */
import { writeFile } from 'node:fs/promises';
import { glbName, pyramidGlb } from './glb.ts';
import { PYRAMID_SIZES } from './pyramidSizes.ts';

for (const size of PYRAMID_SIZES) {
  const bytes = await pyramidGlb(size);
  await writeFile(new URL(glbName(size), import.meta.url), bytes);
  console.log(`${glbName(size)}  ${bytes.byteLength} bytes`);
}
