import { describe, expect, it } from 'vitest';
import type { Match } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import { consent, requestUndo, withdrawUndo } from '#engine/undo.ts';
import { codeOf, flicked, must, nim, nimMatch, PLAN, type NimAction, type NimTypes } from './nim.ts';

const take = (count: number): NimAction => ({ do: 'take', count });
const then = (match: Match<NimTypes>, action: NimAction): Match<NimTypes> =>
  must(play(nim, match, action, action.do === 'flick' ? flicked(4) : null));

const start = nimMatch(20);
const chosen = then(start, take(2)); // by seat 0
const flickedOnce = then(start, { do: 'flick' }); // by seat 0

describe('taking back', () => {
  it('restores the exact position before the action, chance included', () => {
    const people = then(nimMatch(20, { seats: PLAN.seats.slice(0, 2) }), take(2));
    const shuffled = then(people, { do: 'shuffle' });
    const asked = must(requestUndo(nim, shuffled, 0));
    const back = must(consent(asked, 1, true));
    expect(back).toEqual(people);
    expect(then(back, { do: 'shuffle' })).toEqual(shuffled);
  });

  it.each([3, -1, 0.5, NaN])('is refused to seat %s, where nobody sits', (seat) => {
    expect(codeOf(requestUndo(nim, chosen, seat))).toBe('unknown-seat');
  });

  it.each([1, -1, 0.5, NaN])('is refused from action %s on, which there is not', (from) => {
    expect(codeOf(requestUndo(nim, chosen, 0, from))).toBe('nothing-to-undo');
  });

  it("undoes one's own choice at once, right after it", () => {
    expect(must(requestUndo(nim, chosen, 0))).toEqual(start);
  });

  it("needs the others' word for somebody else's choice", () => {
    expect(must(requestUndo(nim, chosen, 1)).undo).toEqual({ by: 1, from: 0, waitingFor: [0] });
  });

  it('needs their word for what was done on the table', () => {
    expect(must(requestUndo(nim, flickedOnce, 0)).undo).toEqual({ by: 0, from: 0, waitingFor: [1] });
  });

  it('needs their word for a choice that was followed by another', () => {
    const twice = then(chosen, take(1));
    expect(must(requestUndo(nim, twice, 0, 0)).undo).toEqual({ by: 0, from: 0, waitingFor: [1] });
  });

  it("goes back over several of one's own choices at once", () => {
    const alone = nimMatch(20, { seats: PLAN.seats.slice(0, 1) });
    const twice = then(then(alone, take(1)), take(2));
    expect(must(requestUndo(nim, twice, 0, 0))).toEqual(alone);
  });

  it('goes back to any action when all agree', () => {
    const far = then(then(flickedOnce, take(1)), take(2));
    const asked = must(requestUndo(nim, far, 0, 1));
    expect(must(consent(asked, 1, true))).toEqual(flickedOnce);
  });

  it('is refused by a bot where chance has decided, as it would decide the same again for another hand', () => {
    const shuffled = then(chosen, { do: 'shuffle' });
    expect(requestUndo(nim, shuffled, 0)).toMatchObject({
      ok: false,
      fault: { code: 'undo-chance', message: 'Seat 2 is a bot, and takes nothing back that chance has decided.' },
    });
    const later = then(then(shuffled, take(1)), { do: 'flick' });
    expect(codeOf(requestUndo(nim, later, 0, 0))).toBe('undo-chance'); // whatever else goes back with it
    expect(codeOf(requestUndo(nim, later, 2, 1))).toBe('undo-chance'); // nor does it ask for that itself
    expect(codeOf(requestUndo(nim, later, 0, 2))).toBeNull(); // what hands have done since it agrees to
  });

  it('is refused by no bot that had given up before, and did nothing since', () => {
    const alone = then(then(start, { do: 'leave', seat: 2 }), { do: 'shuffle' });
    expect(must(requestUndo(nim, alone, 0)).undo?.waitingFor).toEqual([1]);
  });

  it('asks neither bots nor those who have gone', () => {
    expect(must(requestUndo(nim, flickedOnce, 1)).undo?.waitingFor).toEqual([0]);
    const left = then(start, { do: 'leave', seat: 1 });
    expect(must(requestUndo(nim, then(left, { do: 'flick' }), 0))).toEqual(left);
  });

  it('asks who has given up, of giving up and of everything before it', () => {
    const left = then(flickedOnce, { do: 'leave', seat: 1 });
    expect(must(requestUndo(nim, left, 0)).undo).toEqual({ by: 0, from: 1, waitingFor: [1] });
    expect(must(requestUndo(nim, left, 0, 0)).undo).toEqual({ by: 0, from: 0, waitingFor: [1] });
    expect(must(requestUndo(nim, left, 1)).undo).toBeNull();
  });

  it('asks who has done one of the actions, playing or not', () => {
    const left = then(chosen, { do: 'leave', seat: 1 });
    const both = then(left, take(1)); // by seat 1, whose turn it was
    expect(must(requestUndo(nim, both, 0)).undo?.waitingFor).toEqual([1]);
  });

  it('needs everybody for a match that is over, even for a choice', () => {
    const over = then(nimMatch(2), take(2));
    expect(must(requestUndo(nim, over, 0)).undo?.waitingFor).toEqual([1]);
  });

  it('waits for all of them', () => {
    const four = nimMatch(20, { seats: [...PLAN.seats, { name: 'Di', colour: 3, kind: 'person' }] });
    const asked = must(requestUndo(nim, then(four, { do: 'flick' }), 1));
    expect(asked.undo?.waitingFor).toEqual([0, 3]);
    const half = must(consent(asked, 3, true));
    expect(half.undo).toEqual({ by: 1, from: 0, waitingFor: [0] });
    expect(must(consent(half, 0, true))).toEqual(four);
  });

  it('is over with one refusal', () => {
    const asked = must(requestUndo(nim, flickedOnce, 0));
    expect(must(consent(asked, 1, false))).toEqual(flickedOnce);
  });

  it('can be withdrawn by who asked', () => {
    const asked = must(requestUndo(nim, flickedOnce, 0));
    expect(codeOf(withdrawUndo(asked, 1))).toBe('not-yours');
    expect(must(withdrawUndo(asked, 0))).toEqual(flickedOnce);
  });

  it.each([
    ['past the start', () => requestUndo(nim, start, 0), 'nothing-to-undo'],
    ['before the first action', () => requestUndo(nim, chosen, 0, -1), 'nothing-to-undo'],
    ['after the last action', () => requestUndo(nim, chosen, 0, 1), 'nothing-to-undo'],
    ['what was revealed', () => requestUndo(nim, then(start, { do: 'peek' }), 0), 'undo-never'],
    [
      'something before what was revealed',
      () => requestUndo(nim, then(flickedOnce, { do: 'peek' }), 0, 0),
      'undo-never',
    ],
    ['twice at a time', () => requestUndo(nim, must(requestUndo(nim, flickedOnce, 0)), 1), 'undo-pending'],
  ])('is refused %s', (_name, ask, code) => expect(codeOf(ask())).toBe(code));

  it.each([
    ['when nobody asks', () => consent(flickedOnce, 1, true), 'no-undo-pending'],
    ['of who asks', () => consent(must(requestUndo(nim, flickedOnce, 0)), 0, true), 'not-asked'],
    ['of a bot', () => consent(must(requestUndo(nim, flickedOnce, 0)), 2, true), 'not-asked'],
    ['to withdraw nothing', () => withdrawUndo(flickedOnce, 0), 'no-undo-pending'],
  ])('hears no answer %s', (_name, answer, code) => expect(codeOf(answer())).toBe(code));

  it('can go on after what was revealed', () => {
    const later = then(then(start, { do: 'peek' }), take(1));
    expect(codeOf(requestUndo(nim, later, 0))).toBeNull();
  });
});
