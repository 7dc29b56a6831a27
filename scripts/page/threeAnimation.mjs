// three's tracks of animated models set things on their classes as three loads, so no bundler can tell that nobody uses
// them. The page animates by itself, frame by frame. Without those lines the bundler leaves the tracks out, with what only
// they need, 5 % of three. Development server and built page get the same.

const SCRIPT = /[\\/]three[\\/]build[\\/]three\.core\.js$/;

/** `KeyframeTrack.prototype.ValueTypeName = '';`, over as many lines as it takes. */
const SET_AT_LOAD = /^(?:\w*KeyframeTrack|PropertyBinding)\.[^;]*;\n/gm;
/** So many there are, of eight classes. */
const KNOWN = 24;

/**
 * @param {string} script three's
 * @returns {string} the same without those lines
 * @throws {Error} where there are others than those that are known
 */
export function withoutTracks(script) {
  const found = script.match(SET_AT_LOAD)?.length ?? 0;
  if (found !== KNOWN)
    throw new Error(
      `three sets ${found} things on its tracks of animations in the place of ${KNOWN}, which is not known here`,
    );
  return script.replace(SET_AT_LOAD, '');
}

/** @returns {import('rolldown').Plugin} for the build and for the development server's bundling of packages */
export function threeAnimation() {
  return {
    name: 'tumbletop:three-animation',
    transform: {
      filter: { id: SCRIPT },
      handler: (code) => ({ code: withoutTracks(code), map: null }),
    },
  };
}
