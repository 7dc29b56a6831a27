// Two parts of three are in the page for nothing, because its renderer makes or may make one: what draws into glasses
// (WebXR), and what blurs an environment map for shiny materials, of which the page has none. What the renderer and
// @react-three/fiber ask of them when nobody wears glasses is left, 3 % of three less. Development server and built page
// get the same.

const SCRIPT = /[\\/]three[\\/]build[\\/]three\.module\.js$/;

/** What is left of each, by how it begins. */
const LEFT = {
  'class WebXRManager extends EventDispatcher {': `
	constructor() { super(); this.enabled = false; this.isPresenting = false; this.cameraAutoUpdate = true; }
	getEnvironmentBlendMode() {}
	getSession() { return null; }
	setAnimationLoop() {}
	dispose() {}
	hasDepthSensing() { return false; }
	getDepthSensingMesh() { return null; }
	getCamera() {}
	updateCamera() {}
`,
  'class PMREMGenerator {': `
	constructor() { throw new Error( 'environment maps are left out of the page: scripts/page/threeUnused.mjs' ); }
`,
};

/**
 * @param {string} script three's
 * @returns {string} the same without those parts
 * @throws {Error} where one of them is not where it is known to be
 */
export function withoutUnused(script) {
  return Object.entries(LEFT).reduce((text, [begins, left]) => {
    const from = text.indexOf(begins);
    const until = text.indexOf('\n}\n', from);
    if (from < 0 || until < 0)
      throw new Error(`three holds ${begins.split(' ', 2).join(' ')} in a way that is not known here`);
    return text.slice(0, from + begins.length) + left + text.slice(until + 1);
  }, script);
}

/** @returns {import('rolldown').Plugin} for the build and for the development server's bundling of packages */
export function threeUnused() {
  return {
    name: 'tumbletop:three-unused',
    transform: {
      filter: { id: SCRIPT },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  };
}
