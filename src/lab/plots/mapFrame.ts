import type { Layer } from './plot.ts';

const BESIDE = 0.03; // of the width of what is shown, to each side

/** The ends of both axes, and how high the picture is over this width, so that both have the same scale. */
export interface MapFrame {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly height: number;
}

/** Everything that is drawn at numbers, with a little around it. */
export function mapFrame(layers: readonly Layer[], width: number): MapFrame {
  const places = layers.flatMap(placesOf);
  const [x, y] = [endsOf(places.map((place) => place.x)), endsOf(places.map((place) => place.y))];
  const beside = BESIDE * (x[1] - x[0]);
  const wider = ([low, high]: readonly [number, number]): readonly [number, number] => [low - beside, high + beside];
  const [across, up] = [wider(x), wider(y)];
  return { x: across, y: up, height: (width * (up[1] - up[0])) / (across[1] - across[0]) };
}

function placesOf(layer: Layer): readonly { readonly x: number; readonly y: number }[] {
  if (layer.mark === 'line') return layer.points;
  if (layer.mark !== 'dots') return [];
  return layer.dots.flatMap(({ x, y }) => (typeof x === 'number' && typeof y === 'number' ? [{ x, y }] : []));
}

/** A unit long where there is nothing, or all of it in one place. */
function endsOf(values: readonly number[]): readonly [number, number] {
  const low = values.reduce((least, value) => Math.min(least, value), Infinity);
  const high = values.reduce((most, value) => Math.max(most, value), -Infinity);
  if (low < high) return [low, high];
  return low === high ? [low - 1 / 2, high + 1 / 2] : [0, 1];
}
