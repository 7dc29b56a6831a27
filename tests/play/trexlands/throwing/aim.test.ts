import { describe, expect, it } from 'vitest';
import { bindKey, type KeyChanges } from '#play/input/keys/bindings.ts';
import { TREXLANDS_ACTIONS } from '#play/trexlands/throwing/keys.ts';
import { pressAimKey } from '#play/trexlands/throwing/aimKeys.ts';
import { spinRateOf } from '#sim/roll/handRelease.ts';
import { velocityAtRelease } from '#sim/roll/release.ts';
import { atArena, type AtArena } from '../../../app/tables/trexlands/throwing/atArena.ts';

const press = (
  { session, throwing }: AtArena,
  key: string,
  shift = false,
  held = false,
  changes: KeyChanges = {},
): boolean => pressAimKey(session, throwing, changes, { key, code: '', shift, modified: false }, held);

describe('a throw by keys', () => {
  it('goes where it is aimed at, as hard, over the middle of the arena; how the truck lies is the match’s chance, unless throws are free', async () => {
    const there = await atArena();
    for (let i = 0; i < 18; i += 1) press(there, 'ArrowRight');
    for (let i = 0; i < 3; i += 1) press(there, 'ArrowUp');
    press(there, 'ArrowDown', true);
    expect(there.throwing.store.getState().aim).toEqual({ directionDeg: 90, power: 79 });
    expect(press(there, 'Enter', true)).toBe(true);
    const [thrown] = there.thrown;
    if (!thrown) throw new Error(there.fault ?? 'nothing thrown');
    const { x, y, z } = velocityAtRelease(thrown);
    expect([Math.round(1e6 * x), y, z]).toEqual([1_664_000, 0, 0]);
    expect(thrown.atMm).toEqual([-200, 150, 0]);
    expect(spinRateOf(thrown)).toBeCloseTo(58.24, 2);
    expect(thrown.quaternion).toBeUndefined();
    const free = await atArena('battle', 1, { freeThrow: true });
    press(free, 'Enter', true);
    expect(free.thrown[0]?.quaternion).toBeDefined();
  });

  it('lets truck after truck go, each of its fleet, then the next player’s; the last one begins the roll', async () => {
    const there = await atArena();
    for (let i = 0; i < 4; i += 1) press(there, 'Enter', true);
    const { stage, roll } = there.session.store.getState();
    expect([stage, roll?.throws.map(({ truck }) => truck)]).toEqual(['rolling', ['0-T1', '0-T2', '1-T1', '1-T2']]);
    expect(press(there, 'Enter', true)).toBe(false);
  });

  it('has chance throw what is left of whoever is next, and no more', async () => {
    const there = await atArena();
    press(there, 'Enter', true);
    expect(press(there, 'R', true)).toBe(true);
    expect([there.thrown.map(({ truck }) => truck), there.toChance]).toEqual([['0-T1'], ['0-T2']]);
    press(there, 'R', true);
    expect(there.session.store.getState().stage).toBe('rolling');
  });

  it('is never let go, nor left to chance, by a key alone: Shift has to be with it', async () => {
    const there = await atArena();
    for (const key of ['Enter', 'r', 'R']) expect(press(there, key)).toBe(false);
    expect([there.thrown, there.toChance]).toEqual([[], []]);
    const changes = bindKey(TREXLANDS_ACTIONS, {}, 'throw-let-go', 'Z');
    expect(changes).toEqual({ 'throw-let-go': ['Shift+Z'] });
    expect(press(there, 'z', false, false, changes)).toBe(false);
    expect(there.thrown).toEqual([]);
  });

  it('takes the last truck up again with Escape, and does nothing with it where none is', async () => {
    const there = await atArena();
    expect(press(there, 'Escape')).toBe(false);
    press(there, 'Enter', true);
    expect(press(there, 'Escape')).toBe(true);
    expect(there.thrown).toEqual([]);
  });

  it('aims on while a key is held down, but throws only once', async () => {
    const there = await atArena();
    expect(press(there, 'ArrowLeft', false, true)).toBe(true);
    expect([press(there, 'Enter', true, true), there.thrown]).toEqual([false, []]);
  });

  it('is aimed and let go by the keys that somebody has chosen, and no longer by the usual ones', async () => {
    const there = await atArena();
    const changes = bindKey(TREXLANDS_ACTIONS, bindKey(TREXLANDS_ACTIONS, {}, 'throw-let-go', 'Z'), 'throw-right', 'X');
    expect(press(there, 'x', false, false, changes)).toBe(true);
    expect(there.throwing.store.getState().aim.directionDeg).toBe(5);
    expect(press(there, 'Enter', true, false, changes)).toBe(false);
    expect(press(there, 'ArrowRight', false, false, changes)).toBe(false);
    expect(press(there, 'Z', true, false, changes)).toBe(true);
    expect(there.thrown.map(({ truck }) => truck)).toEqual(['0-T1']);
  });

  it('leaves the keys of Traction and of the page alone', async () => {
    const there = await atArena();
    for (const key of ['w', 'm', 'o', '?', 'v', 'Tab', ' ']) expect(press(there, key), key).toBe(false);
  });

  it('throws the truck that was chosen', async () => {
    const there = await atArena();
    there.press('0-T2');
    there.release(50);
    press(there, 'Enter', true);
    expect(there.thrown.map(({ truck }) => truck)).toEqual(['0-T2']);
    expect(press(there, 'Tab')).toBe(false);
  });
});
