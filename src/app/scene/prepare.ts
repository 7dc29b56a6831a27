import { Texture, type Camera, type Material, type Mesh, type Object3D, type WebGLRenderer } from 'three';
import { inSlices, paintingOf, type Painting } from './looks/painting.ts';

/** All materials of things in it. */
function materialsIn(root: Object3D): ReadonlySet<Material> {
  const materials = new Set<Material>();
  root.traverse((thing) => {
    const { material } = thing as Partial<Mesh>;
    for (const each of [material ?? []].flat()) materials.add(each);
  });
  return materials;
}

/** All textures that things in it show, in a material's own properties or in its uniforms. */
export function texturesIn(root: Object3D): ReadonlySet<Texture> {
  const textures = new Set<Texture>();
  for (const material of materialsIn(root)) {
    const uniforms = 'uniforms' in material ? Object.values(material.uniforms as Record<string, unknown>) : [];
    const values = uniforms.map((uniform) => (uniform as { readonly value?: unknown } | null)?.value);
    for (const value of [...Object.values(material), ...values]) if (value instanceof Texture) textures.add(value);
  }
  return textures;
}

/** As much of three's renderer as it takes. */
export type Preparing = Pick<WebGLRenderer, 'compile' | 'compileAsync' | 'initTexture'> & {
  readonly extensions: Pick<WebGLRenderer['extensions'], 'has'>;
};

/** Where a browser cannot compile beside everything else, three would warn of it and compile at once all the same. */
const COMPILES_BESIDE = 'KHR_parallel_shader_compile';

/**
 * Makes a scene ready to be drawn without a hitch: its programs are compiled, and its textures brought to the graphics
 * card one after another. What is still being painted is there as it was begun, in a plain colour.
 */
export async function prepare(gl: Preparing, scene: Object3D, camera: Camera): Promise<void> {
  const compiled = gl.extensions.has(COMPILES_BESIDE) ? gl.compileAsync(scene, camera) : gl.compile(scene, camera);
  await Promise.all([inSlices(bring(gl, texturesIn(scene))), compiled]);
}

function* bring(gl: Preparing, textures: ReadonlySet<Texture>): Painting {
  for (const texture of textures) {
    gl.initTexture(texture);
    yield;
  }
}

/** Comes once all textures in it are painted. */
export const paintedIn = async (scene: Object3D): Promise<void> =>
  void (await Promise.all([...texturesIn(scene)].map(paintingOf)));
