import { NeutralToneMapping } from 'three';

/**
 * Properties that a `<Canvas>` needs for these looks: `<Canvas {...CANVAS_LOOK}>`.
 *
 * Neutral tone mapping keeps the seats' colours what they are; the usual filmic curve turns yellow to cream
 * and vermilion to brown, which is just what colour-blind eyes cannot afford.
 */
export const CANVAS_LOOK = {
  shadows: 'percentage',
  gl: { toneMapping: NeutralToneMapping, antialias: true },
  camera: { near: 0.02, far: 20, fov: 32 },
} as const;
