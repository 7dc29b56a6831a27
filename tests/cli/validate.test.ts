import { describe, expect, it } from 'vitest';
import { run } from '#cli/run.ts';
import { fakeTerminal } from './fakeTerminal.ts';

const FALL = ['lab', 'validate', '--part', 'theory', '--theme', 'fall', '--workers', '1'];

describe('lab validate', () => {
  it('prints every comparison, and writes the page, rows and a plot', async () => {
    const terminal = fakeTerminal();
    const files = ['--doc', 'honesty.md', '--csv', 'a.csv', '--plot', 'a.svg'];
    expect(await run([...FALL, ...files], terminal)).toBe(0);
    expect(terminal.answer()).toContain('6 of 6 comparisons with theory are within their bars');
    expect(terminal.written.get('a.csv')?.split('\r\n')).toHaveLength(9);
    expect(terminal.written.get('a.svg')).toMatch(/^<svg/);
    const page = terminal.written.get('honesty.md') ?? '';
    expect(page).toContain('lab validate --trials 7 --seed 1');
    expect(page).toContain('Falling freely, a thing has the speed g t');
    expect(page).toMatch(/\| free fall, speed after 0\.2 s \| 1\.962 m\/s \| 1\.962 m\/s \| .* \| yes \|/);
  });

  it.each([
    [['--part', 'moon'], 'some of theory, dice, rest, hand, truck'],
    [['--theme', 'moon'], '$.parameters.themes[0] is "moon"; expected one of slip'],
    [['--ticks', '300'], '$.parameters.ticksHz[0] is 300; expected one of 240, 480, 960, 1920'],
    [['--steps', '0'], 'expected a whole number'],
  ])('refuses %j in a sentence', async (args, said) => {
    const terminal = fakeTerminal();
    expect(await run(['lab', 'validate', ...args], terminal)).toBe(2);
    expect(terminal.answer()).toBe('');
    expect(terminal.errors.join('\n')).toContain(said);
  });

  it('says in its help what it compares, with examples', async () => {
    const terminal = fakeTerminal();
    expect(await run(['lab', 'validate', '--help'], terminal)).toBe(0);
    for (const said of ['--part', '--theme', '--ticks', '--doc', 'lab validate --doc honesty.md'])
      expect(terminal.answer()).toContain(said);
  });
});
