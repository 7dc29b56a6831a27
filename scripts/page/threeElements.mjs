// `<Canvas>` of @react-three/fiber knows every class of three as an element and so keeps all of three in the page, 53 kB
// gzip of it for nothing. Here it gets the classes that the page writes as elements. The development server and the built
// page get the same; a test compares the list with the source, and fiber itself names an element that is missing.

const SCRIPT = /@react-three[\\/]fiber[\\/]dist[\\/]react-three-fiber\.esm\.js$/;
const EVERYTHING = 'extend(THREE)';

/** Classes of three that are written as elements: `Mesh` is `<mesh>`. */
export const THREE_ELEMENTS = [
  'Color',
  'CylinderGeometry',
  'DirectionalLight',
  'Group',
  'Mesh',
  'OrthographicCamera',
  'PlaneGeometry',
  'ShadowMaterial',
  'SphereGeometry',
  'Sprite',
  'SpriteMaterial',
  // The wireframes of @react-three/rapier.
  'BufferGeometry',
  'LineBasicMaterial',
  'LineSegments',
];

/**
 * The package's script, with the list in the place of everything.
 * @param {string} script
 * @returns {string}
 * @throws {Error} where the script does not ask for everything as it is known to
 */
export function withListedElements(script) {
  if (script.split(EVERYTHING).length !== 2)
    throw new Error('@react-three/fiber makes elements of three in a way that is not known here');
  return script.replace(EVERYTHING, `extend({ ${THREE_ELEMENTS.map((name) => `${name}: THREE.${name}`).join(', ')} })`);
}

/** @returns {import('rolldown').Plugin} for the build and for the development server's bundling of packages */
export function threeElements() {
  return {
    name: 'tumbletop:three-elements',
    transform: {
      filter: { id: SCRIPT },
      handler: (code) => ({ code: withListedElements(code), map: null }),
    },
  };
}
