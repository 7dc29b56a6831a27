import { MOST_MS } from '#play/time/lapse.ts';
import { Texture, type Camera, type Material, type Mesh, type Object3D, type WebGLRenderer } from 'three';
import { inSlices, paintingOf, type Painting } from './looks/painting.ts';
import { useThree } from '@react-three/fiber';
import { startTransition, useEffect, useState, type ReactNode } from 'react';

const MOST_S = MOST_MS / 1000;

/** The share of the time between two pictures that is the table's. */
export class PictureTime {
  private waited = true;

  /** Whether the time before this picture was spent waiting for an event or for somebody to look. */
  get isIdle(): boolean {
    return this.waited;
  }

  /** s of the table: of a rest and of a page that was away none, and of a machine that slept a second at most. */
  of(delta: number): number {
    return this.waited ? 0 : Math.min(delta, MOST_S);
  }

  /** A picture is drawn, after which something moves or nothing does. */
  drawn(moving: boolean): void {
    this.waited = !moving;
  }

  /** The page is away. */
  readonly broken = (): void => {
    this.waited = true;
  };
}

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

/**
 * Things that are seen once all of them can be drawn without a hitch, and a part that is there from then on. They are
 * put together in slices, too: as no update that is waited for.
 */
export function Prepared({ children, then }: { readonly children: ReactNode; readonly then: ReactNode }) {
  const [begun, setBegun] = useState(false);
  useEffect(() => startTransition(() => setBegun(true)), []);
  return begun && <Unseen then={then}>{children}</Unseen>;
}

function Unseen({ children, then }: { readonly children: ReactNode; readonly then: ReactNode }) {
  const [seen, setSeen] = useState(false);
  const { gl, scene, camera } = useThree();
  useEffect(() => {
    let here = true;
    const canvas = gl.domElement;
    const show = (): void => void (here && setSeen(true));
    // Where the picture is taken away meanwhile, nothing can be made ready; three does it once the picture is back.
    canvas.addEventListener('webglcontextlost', show, { once: true });
    void prepare(gl, scene, camera).then(show);
    return () => {
      here = false;
      canvas.removeEventListener('webglcontextlost', show);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what it has to begin with
  }, []);
  return (
    <>
      <group visible={seen}>{children}</group>
      {seen && then}
    </>
  );
}
