import { expect, it } from 'vitest';
import { createRetries } from '#play/storage/retries.ts';

it('tries again until it has worked, later and later, one try at a time, and begins anew after that', async () => {
  const waits: number[] = [];
  let due: (() => void) | null = null;
  let works = false;
  let tries = 0;
  const again = async (): Promise<boolean> => {
    tries += 1;
    if (tries === 2) throw new Error('a failure that nobody expected is a failure');
    return works;
  };
  const { soon } = createRetries(again, (ms, then) => {
    waits.push(ms);
    due = then;
  });
  soon();
  soon();
  expect(waits).toEqual([2000]);
  for (let i = 1; i <= 6; i += 1) {
    due!();
    await expect.poll(() => waits).toHaveLength(i + 1);
  }
  expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  works = true;
  due!();
  await expect.poll(() => tries).toBe(7);
  expect(waits).toHaveLength(7);
  soon();
  expect(waits.at(-1)).toBe(2000);
});
