import { describe, expect, it } from 'vitest';
import type { TableHand } from '#play/input/eitherHand.ts';
import { FirstHand } from '#play/input/firstHand.ts';
import { PointingHand } from '#play/input/pointingHand.ts';
import type { PointerAt, PointerKind } from '#play/input/pointer.ts';
import { vec3 } from '#sim/maths/vec3.ts';

/** Everything to the right of the middle is a piece, further to the left the table's ground, then nothing. */
class Hand extends PointingHand<string> {
  readonly clicked: (string | null)[] = [];
  pointed: string | null = null;

  constructor() {
    super(({ direction: { x } }) => (x > 0 ? 'piece' : x > -0.5 ? 'board' : null));
  }

  protected override point(thing: string | null): void {
    this.pointed = thing;
  }

  protected override click(thing: string | null): void {
    this.clicked.push(thing);
  }

  protected override isGround(thing: string): boolean {
    return thing === 'board';
  }

  escape(): void {}
}

const at = (x: number, id = 1, kind: PointerKind = 'mouse'): PointerAt => ({
  id,
  kind,
  ray: { origin: vec3(0, 1, 0), direction: vec3(x, -1, 0) },
});

describe('a pointer that goes down', () => {
  it.each([
    ['on a piece never turns the view', 0.2, 'ours'],
    ['on the board turns it', -0.2, 'camera'],
    ['beside everything turns it', -0.8, 'camera'],
  ] as const)('%s', (_what, x, claim) => {
    const hand = new Hand();
    expect(hand.down(at(x))).toBe(claim);
    expect(hand.owns(1)).toBe(claim === 'ours');
    hand.up(at(x));
    expect(hand.owns(1)).toBe(false);
  });

  it('on a piece clicks it, unless it was dragged', () => {
    const hand = new Hand();
    hand.down(at(0.2));
    hand.up(at(0.2));
    hand.down(at(0.2));
    hand.move(at(0.4));
    expect(hand.owns(1)).toBe(true);
    hand.up(at(0.4));
    expect(hand.clicked).toEqual(['piece']);
  });

  it('as a second finger turns the view with the first, and neither clicks', () => {
    const hand = new Hand();
    expect(hand.down(at(0.2, 1, 'touch'))).toBe('ours');
    expect(hand.down(at(0.3, 2, 'touch'))).toBe('yield');
    expect([1, 2].map((id) => hand.owns(id))).toEqual([false, false]);
    hand.up(at(0.2, 1, 'touch'));
    hand.up(at(0.3, 2, 'touch'));
    expect(hand.clicked).toEqual([]);
  });

  it('and is taken away by the browser has clicked nothing', () => {
    const hand = new Hand();
    hand.down(at(0.2));
    hand.cancel(1);
    hand.up(at(0.2));
    expect(hand.clicked).toEqual([]);
    expect(hand.owns(1)).toBe(false);
  });

  it('on a piece that another hand does not want turns no view either', () => {
    const nothing = (): void => undefined;
    const idle = { move: nothing, up: nothing, cancel: nothing, leave: nothing, escape: nothing };
    const unwilling: TableHand = { ...idle, holding: null, owns: () => false, down: () => 'camera' };
    const hand = new FirstHand(unwilling, new Hand());
    expect(hand.down(at(0.2))).toBe('ours');
    expect(hand.owns(1)).toBe(true);
  });
});
