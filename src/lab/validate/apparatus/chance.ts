import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { normalize, type Quat } from '#sim/maths/quat.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';

/** Seeded chance for poses and spins, the same bits in every engine: no logarithm, no cosine of the host's. */
export interface RandomSource {
  /** Three components of this standard deviation. */
  gaussian(deviation: number): Vec3;
  /** Any attitude. */
  rotation(): Quat;
}

export function randomSource(seed: number): RandomSource {
  const generator = xoroshiro128plus(seed);
  // Irwin and Hall
  const normal = (): number => Array.from({ length: 12 }, () => uniformFloat64(generator)).reduce((a, b) => a + b, -6);
  return {
    gaussian: (deviation) => vec3(normal() * deviation, normal() * deviation, normal() * deviation),
    rotation: () => normalize({ x: normal(), y: normal(), z: normal(), w: normal() }),
  };
}
