/**
 * The value at which `holds` turns from true to false, to within `resolution`. It must hold at `low` and not at `high`:
 * a search whose ends agree would find its own bracket and call it a measurement.
 */
export function bisect(low: number, high: number, resolution: number, holds: (value: number) => boolean): number {
  if (!holds(low)) throw new Error(`does not hold at ${low} already`);
  if (holds(high)) throw new Error(`still holds at ${high}`);
  let [yes, no] = [low, high];
  while (Math.abs(no - yes) > resolution) {
    const middle = (yes + no) / 2;
    if (holds(middle)) yes = middle;
    else no = middle;
  }
  return (yes + no) / 2;
}
