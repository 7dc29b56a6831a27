// three carries the shaders of all its materials, whoever uses them. The page paints with shaders of its own and with
// three's plainest materials; the shaders of the others (lit, matcap, normals, points, dashes) are left out here, a seventh
// of three. A test holds that the page names none of them. Development server and built page get the same.

const SCRIPT = /[\\/]three[\\/]build[\\/]three\.module\.js$/;

/** Materials of three that have no shader in the page. */
export const WITHOUT_SHADERS = [
  'MeshStandardMaterial',
  'MeshPhysicalMaterial',
  'MeshPhongMaterial',
  'MeshLambertMaterial',
  'MeshToonMaterial',
  'MeshMatcapMaterial',
  'MeshNormalMaterial',
  'PointsMaterial',
  'LineDashedMaterial',
];

/** What three calls their shaders in its list of all shaders. */
const MAINS = [
  'meshphysical',
  'meshphong',
  'meshlambert',
  'meshtoon',
  'meshmatcap',
  'meshnormal',
  'points',
  'linedashed',
].flatMap((name) => [`${name}_vert`, `${name}_frag`]);

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
  'lights_fragment_begin',
  'lights_fragment_maps',
  'lights_fragment_end',
  'gradientmap_pars_fragment',
  'envmap_physical_pars_fragment',
  'transmission_pars_fragment',
  'transmission_fragment',
  'iridescence_pars_fragment',
  'iridescence_fragment',
  'clearcoat_pars_fragment',
  'clearcoat_normal_fragment_begin',
  'clearcoat_normal_fragment_maps',
  'normal_fragment_begin',
  'normal_fragment_maps',
  'normal_pars_fragment',
  'normal_pars_vertex',
  'normal_vertex',
  'normalmap_pars_fragment',
  'bumpmap_pars_fragment',
  'emissivemap_fragment',
  'emissivemap_pars_fragment',
  'metalnessmap_fragment',
  'metalnessmap_pars_fragment',
  'roughnessmap_fragment',
  'roughnessmap_pars_fragment',
  'map_particle_fragment',
  'map_particle_pars_fragment',
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
  /** @param {string} text @param {string} name @param {string} variable that holds it */
  const withoutText = (text, name, variable) =>
    without(text, new RegExp(`((?:var|const) ${variable.replace('$', '\\$')} = ")(?:[^"\\\\]|\\\\.)+(")`), name);
  const parts = PARTS.reduce((text, part) => withoutText(text, part, part), script);
  const shaders = MAINS.reduce(
    (text, main) => withoutText(text, main, new RegExp(`\\b${main}: ([\\w$]+)`).exec(script)?.[1] ?? main),
    parts,
  );
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
