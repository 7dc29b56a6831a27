import { padOwner } from '#sim/ids.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { TraceEvent } from '#sim/trace/events.ts';
import type { RefereeCase } from '../case.ts';
import type { Ruling } from '../ruling.ts';
import { isLegal, type OnPad, type RefereeState } from '../state.ts';
import { ruling } from '../texts.ts';

type Rested = Extract<TraceEvent, { type: 'rested' }>;

/**
 * House rule: a rival's pad wins when the mover comes to rest on it. Then this is kept: the rivals' pads that it
 * touches.
 */
export function touchingPads(c: RefereeCase, pads: readonly OnPad[], events: readonly TraceEvent[]): readonly OnPad[] {
  if (c.win !== 'rest') return pads;
  return events.reduce((now, event) => afterEvent(c, now, event), pads);
}

function afterEvent(c: RefereeCase, pads: readonly OnPad[], event: TraceEvent): readonly OnPad[] {
  if ((event.type !== 'contact-began' && event.type !== 'contact-ended') || event.a !== c.mover) return pads;
  const owner = padOwner(event.b);
  if (owner === null || owner === ownerOf(c.mover) || c.conceded.includes(owner)) return pads; // TR-63
  const others = pads.filter(({ pad }) => pad !== event.b);
  if (event.type === 'contact-ended') return others;
  const [touch] = event.touches;
  return touch === undefined
    ? others
    : [...others, { pad: event.b, feature: touch.feature, otherFeature: touch.otherFeature, at: touch.at }];
}

/** TR-32 by that house rule: at the end of a legal walk or tackle of a step or more (TR-58), at rest. */
export function winAtRest(
  c: RefereeCase,
  { pads, steps }: Pick<RefereeState, 'pads' | 'steps'>,
  rulings: readonly Ruling[],
  { tick, final, settled, held }: Rested,
): Ruling[] {
  if (
    c.win !== 'rest' ||
    c.kind === 'disturb' ||
    !final ||
    !settled ||
    held ||
    !isLegal(rulings) ||
    !steps.some(({ corner }) => corner !== null)
  )
    return [];
  return pads.map(({ pad, ...touch }) => ruling('TR-32', 'pad-contact', c, { ...touch, other: pad, tick }));
}
