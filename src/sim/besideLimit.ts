const MOST_DIGITS = 12; // a double has hardly more that mean anything

/**
 * A value that is beyond a limit, with so many digits after the point, or as many as it takes to be seen beside the
 * limit.
 */
export function besideLimit(value: number, limit: number, digits: number): string {
  let enough = digits;
  while (enough < MOST_DIGITS && value.toFixed(enough) === limit.toFixed(enough)) enough += 1;
  return value.toFixed(enough);
}
