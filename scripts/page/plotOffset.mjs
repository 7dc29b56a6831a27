// Observable Plot moves lines by half a pixel on screens of one pixel a point, and not where there is no screen. A plot
// that is saved in the page has to be the command's, byte for byte: so the page draws as on a fine screen, too.

const SCRIPT = /@observablehq[\\/]plot[\\/]src[\\/]style\.js$/;
const ITS_QUESTION = 'window.devicePixelRatio > 1';

/**
 * The package's script, for which every screen is a fine one.
 * @param {string} script
 * @returns {string}
 * @throws {Error} where the script does not ask as it is known to
 */
export function withoutOffset(script) {
  if (script.split(ITS_QUESTION).length !== 2)
    throw new Error('@observablehq/plot asks for the screen in a way that is not known here');
  return script.replace(ITS_QUESTION, 'true');
}

/** @returns {import('rolldown').Plugin} for the build and for the development server's bundling of packages */
export function plotOffset() {
  return {
    name: 'tumbletop:plot-offset',
    transform: {
      filter: { id: SCRIPT },
      handler: (code) => ({ code: withoutOffset(code), map: null }),
    },
  };
}
