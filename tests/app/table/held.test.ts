import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { sceneOfTable } from '#app/table/sceneOfTable.ts';

/** A table at which time alone passes; `bot`: the seat of the computer that plays. */
function passes(bot: number | null, isHeld: boolean): number {
  let passed = 0;
  const session = {
    store: createStore(() => ({ bots: { seat: bot } })),
    shown: { busy: false },
    advance: (seconds: number) => {
      passed += seconds;
      return true;
    },
    commands: {},
  };
  const scene = sceneOfTable(session as never, null as never, { watch: () => ({ scenery: () => null }) }, () => isHeld);
  scene.advance(0.5, () => true);
  return passed;
}

describe('while a key or a finger is held', () => {
  it('a computer’s turn passes four times as fast', () => {
    expect(passes(1, true)).toBe(2);
    expect(passes(1, false)).toBe(0.5);
  });

  it('a person’s does not', () => {
    expect(passes(null, true)).toBe(0.5);
  });
});
