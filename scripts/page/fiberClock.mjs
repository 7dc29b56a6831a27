import { fileURLToPath } from 'node:url';

// @react-three/fiber 9 makes a `THREE.Clock` for each canvas, of which three says on the console that it is deprecated;
// no version of fiber 9 does without. Here the canvas gets a clock that does the same in silence. The development
// server and the built page get the same; the build fails where fiber makes its clock in another way.

const SCRIPT = /@react-three[\\/]fiber[\\/]dist[\\/]events-\w+\.esm\.js$/;
const ITS_CLOCK = 'new THREE.Clock()';
const OURS = fileURLToPath(new URL('./frameClock.mjs', import.meta.url));

/**
 * The package's script, with that clock in the place of three's.
 * @param {string} script
 * @returns {string}
 * @throws {Error} where the script does not make a clock as it is known to
 */
export function withFrameClock(script) {
  if (script.split(ITS_CLOCK).length !== 2)
    throw new Error('@react-three/fiber makes its clock in a way that is not known here');
  return `import { FrameClock } from ${JSON.stringify(OURS)};\n${script.replace(ITS_CLOCK, 'new FrameClock()')}`;
}

/** @returns {import('rolldown').Plugin} for the build and for the development server's bundling of packages */
export function fiberClock() {
  return {
    name: 'tumbletop:fiber-clock',
    transform: {
      filter: { id: SCRIPT },
      handler: (code) => ({ code: withFrameClock(code), map: null }),
    },
  };
}
