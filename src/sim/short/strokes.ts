import { HANDS } from '../assist/assist.ts';
import { CORNERS, type Corner, type Sample, type Stroke } from '../gesture/gesture.ts';
import { MAX_SAMPLES } from '../hand/limits.ts';
import { fromHundredths, toHundredths } from '../maths/quantise.ts';
import { ledFrom } from './led.ts';
import type { NumberReader, NumberWriter, Row } from './numbers.ts';
import { MOST_HUNDREDTHS, orderOf, samplesOf, type Holding } from './orders.ts';

/**
 * A stroke in few numbers, and back to exactly the same stroke. One of three ways:
 * an order (a practised hand compiles it again), samples of a hand that leads a piece around its corner (what is left
 * of each when heading and distance from the corner have been told), or plain samples.
 */
const ROWS = { kinds: 0, starts: 1, headings: 2, away: 3, x: 4, y: 5, z: 6 } as const satisfies Record<string, Row>;
const CHANNELS = ['xMm', 'yMm', 'zMm', 'headingDeg'] as const;
const [LED, PLAIN] = [HANDS.length, HANDS.length + 1] as const;

/** `near`: a sample that is not far from the stroke's first one; reader and writer need the same. */
export function writeStroke(out: NumberWriter, holding: Holding, near: Sample, stroke: Stroke): void {
  const [start = near, ...rest] = stroke.samples;
  const order = orderOf(holding, stroke);
  out.write(ROWS.kinds, stroke.corner === null ? 0 : CORNERS.indexOf(stroke.corner) + 1);
  out.write(ROWS.kinds, order !== null ? HANDS.indexOf(order.hand) : stroke.corner === null ? PLAIN : LED);
  for (const channel of CHANNELS) out.write(ROWS.starts, toHundredths(start[channel]) - toHundredths(near[channel]));
  if (order !== null) {
    out.write(ROWS.kinds, order.swivelHundredths);
    out.write(ROWS.kinds, order.missing);
    return;
  }
  out.write(ROWS.kinds, rest.length);
  if (stroke.corner === null) writePlain(out, start, rest);
  else writeLed(out, holding, start, stroke.corner, rest);
}

/** Null where the numbers are no stroke. */
export function readStroke(from: NumberReader, holding: Holding, near: Sample): Stroke | null {
  const cornerIndex = from.read(ROWS.kinds);
  const corner = cornerIndex === 0 ? null : CORNERS[cornerIndex - 1];
  const kind = from.read(ROWS.kinds);
  const start = sampleOf(CHANNELS.map((channel) => toHundredths(near[channel]) + from.read(ROWS.starts)));
  const [first, second] = [from.read(ROWS.kinds), kind < LED ? from.read(ROWS.kinds) : 0];
  if (corner === undefined || from.failed()) return null;
  const hand = HANDS[kind];
  if (hand !== undefined) {
    if (corner === null || Math.abs(first) > MOST_HUNDREDTHS || second < 0) return null;
    return { corner, samples: samplesOf(holding, start, { corner, hand, swivelHundredths: first, missing: second }) };
  }
  if (first < 0 || first > MAX_SAMPLES || (kind !== LED && kind !== PLAIN)) return null;
  if (kind === PLAIN) return { corner, samples: [start, ...readPlain(from, start, first)] };
  return corner === null ? null : { corner, samples: [start, ...readLed(from, holding, start, corner, first)] };
}

/** Numbers in a row, each as the change of its change. */
class Changes {
  private change = 0;
  constructor(private value: number) {}

  left(value: number): number {
    const change = value - this.value;
    const left = change - this.change;
    [this.value, this.change] = [value, change];
    return left;
  }

  next(left: number): number {
    this.change += left;
    this.value += this.change;
    return this.value;
  }
}

const PLAIN_ROWS: readonly Row[] = [ROWS.x, ROWS.y, ROWS.z, ROWS.headings];
const plainFrom = (start: Sample): readonly Changes[] =>
  CHANNELS.map((channel) => new Changes(toHundredths(start[channel])));

function writePlain(out: NumberWriter, start: Sample, rest: readonly Sample[]): void {
  const states = plainFrom(start);
  for (const sample of rest)
    for (const [i, channel] of CHANNELS.entries())
      out.write(PLAIN_ROWS[i] ?? ROWS.x, states[i]?.left(toHundredths(sample[channel])) ?? 0);
}

function readPlain(from: NumberReader, start: Sample, count: number): readonly Sample[] {
  const states = plainFrom(start);
  const samples: Sample[] = [];
  while (samples.length < count && !from.failed())
    samples.push(sampleOf(states.map((state, i) => state.next(from.read(PLAIN_ROWS[i] ?? ROWS.x)))));
  return samples;
}

const PLACE_ROWS = [
  ['xMm', ROWS.x],
  ['yMm', ROWS.y],
  ['zMm', ROWS.z],
] as const;

function writeLed(
  out: NumberWriter,
  { spec, grip }: Holding,
  start: Sample,
  corner: Corner,
  rest: readonly Sample[],
): void {
  const led = ledFrom(spec, grip, start, corner);
  const [headings, aways] = [new Changes(toHundredths(start.headingDeg)), new Changes(led.awayOf(start))];
  for (const sample of rest) {
    const away = led.awayOf(sample);
    out.write(ROWS.headings, headings.left(toHundredths(sample.headingDeg)));
    out.write(ROWS.away, aways.left(away));
    const about = led.sampleAt(away, sample.headingDeg);
    for (const [axis, row] of PLACE_ROWS) out.write(row, toHundredths(sample[axis]) - toHundredths(about[axis]));
  }
}

function readLed(
  from: NumberReader,
  { spec, grip }: Holding,
  start: Sample,
  corner: Corner,
  count: number,
): readonly Sample[] {
  const led = ledFrom(spec, grip, start, corner);
  const [headings, aways] = [new Changes(toHundredths(start.headingDeg)), new Changes(led.awayOf(start))];
  const samples: Sample[] = [];
  while (samples.length < count && !from.failed()) {
    const heading = headings.next(from.read(ROWS.headings));
    const about = led.sampleAt(aways.next(from.read(ROWS.away)), fromHundredths(heading));
    const place = PLACE_ROWS.map(([axis, row]) => toHundredths(about[axis]) + from.read(row));
    samples.push(sampleOf([...place, heading]));
  }
  return samples;
}

const sampleOf = ([x = 0, y = 0, z = 0, heading = 0]: readonly number[]): Sample => ({
  xMm: fromHundredths(x),
  yMm: fromHundredths(y),
  zMm: fromHundredths(z),
  headingDeg: fromHundredths(heading),
});
