// three carries the shaders of all its materials, whoever uses them. The page paints with shaders of its own and with
// three's plainest materials; those of its materials that are lit (physical, Phong, Lambert, toon) are left out here, a
// tenth of three. A test holds that the page names none of them. Development server and built page get the same.

const SCRIPT = /[\\/]three[\\/]build[\\/]three\.module\.js$/;

/** Materials of three that have no shader in the page. */
export const WITHOUT_SHADERS = ['MeshStandardMaterial', 'MeshPhysicalMaterial', 'MeshPhongMaterial', 'MeshLambertMaterial', 'MeshToonMaterial'];

/** Parts of shaders that only those materials include. */
const PARTS = [
  'lights_physical_pars_fragment',
  'lights_physical_fragment',
  'lights_phong_pars_fragment',
  'lights_phong_fragment',
  'lights_lambert_pars_fragment',
  'lights_lambert_fragment',
  'lights_toon_pars_fragment',
  'lights_toon_fragment',
  'lights_fragment_maps',
  'gradientmap_pars_fragment',
  'envmap_physical_pars_fragment',
  'transmission_pars_fragment',
  'transmission_fragment',
  'iridescence_pars_fragment',
  'iridescence_fragment',
  'clearcoat_pars_fragment',
  'clearcoat_normal_fragment_maps',
];

/** What the physical material looks up how light is spread in. */
const TABLE = /(const DATA = new Uint16Array\( \[)[^\]]+(\] \);\s+let lut = null;)/;

/**
 * @param {string} script three's
 * @returns {string} the same without those parts
 * @throws {Error} where one of them is not where it is known to be
 */
export function withoutLitShaders(script) {
  /** @param {string} text @param {RegExp} part @param {string} name */
  const without = (text, part, name) => {
    if (!part.test(text)) throw new Error(`three holds ${name} in a way that is not known here`);
    return text.replace(part, '$1$2');
  };
  const shaders = PARTS.reduce((text, part) => without(text, new RegExp(`((?:var|const) ${part} = ")(?:[^"\\\\]|\\\\.)+(")`), part), script);
  return without(shaders, TABLE, 'the table of the physical material');
}

/** @returns {import('rolldown').Plugin} for the build and for the development server's bundling of packages */
export function threeShaders() {
  return {
    name: 'tumbletop:three-shaders',
    transform: {
      filter: { id: SCRIPT },
      handler: (code) => ({ code: withoutLitShaders(code), map: null }),
    },
  };
}
