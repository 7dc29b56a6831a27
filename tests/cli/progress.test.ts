import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { progressBar } from '#cli/progressBar.ts';

function screen(isTTY: boolean) {
  const stream = Object.assign(new PassThrough(), { isTTY, columns: 80 });
  return { stream, shown: () => String(stream.read() ?? '') };
}

describe('a progress bar', () => {
  it('appears after a second', async () => {
    let now = 0;
    const { stream, shown } = screen(true);
    const progress = progressBar(10, 'judging', stream, () => now);
    await progress.done(1);
    now = 999;
    await progress.done(2);
    expect(shown()).toBe('');
    now = 1000;
    await progress.done(3);
    expect(shown()).toContain('judging');
    progress.stop();
  });

  it('does not appear for the last part', async () => {
    const times = [0, 5000];
    const { stream, shown } = screen(true);
    const progress = progressBar(1, 'judging', stream, () => times.shift() ?? 5000);
    await progress.done(1);
    progress.stop();
    expect(shown()).toBe('');
  });

  it('is a line every half minute in a pipe or a log', async () => {
    let now = 0;
    const { stream, shown } = screen(false);
    const progress = progressBar(10, 'trials', stream, () => now);
    const lines: string[] = [];
    for (const [second, part] of [
      [29, 1],
      [31, 2],
      [45, 3],
      [62, 4],
      [99, 10],
    ] as const) {
      now = second * 1000;
      await progress.done(part);
      lines.push(shown());
    }
    expect(lines).toEqual(['', 'trials 2/10\n', '', 'trials 4/10\n', '']);
  });

  it('is quiet in a pipe where it is over soon', async () => {
    const times = [0, 5000];
    const { stream, shown } = screen(false);
    const progress = progressBar(10, 'judging', stream, () => times.shift() ?? 5000);
    await progress.done(3);
    progress.stop();
    expect(shown()).toBe('');
  });

  it('lets others have a turn between two parts', async () => {
    const order: string[] = [];
    setImmediate(() => order.push('a signal'));
    await progressBar(2, '', screen(false).stream).done(1);
    order.push('the next part');
    expect(order).toEqual(['a signal', 'the next part']);
  });
});
