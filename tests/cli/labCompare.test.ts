import { describe, expect, it } from 'vitest';
import { run } from '#cli/run.ts';
import { fakeTerminal } from './fakeTerminal.ts';

async function rolled(body: string, trials: string, experiment = 'rolls'): Promise<string> {
  const terminal = fakeTerminal();
  const args = experiment === 'rolls' ? ['--body', body] : [];
  expect(await run(['lab', experiment, ...args, '--trials', trials, '--workers', '1', '--json'], terminal)).toBe(0);
  return terminal.answer();
}

const coin = await rolled('coin', '200');
const d4 = await rolled('d4', '200');
const slide = await rolled('', '1', 'slide');

describe('results side by side, by command', () => {
  it('have every share with its interval, and its difference from that of the first', async () => {
    const terminal = fakeTerminal({ 'a.json': coin, 'b.json': coin, 'c.json': d4 });
    expect(await run(['lab', 'compare', 'a.json', 'b.json', 'c.json', '--csv', 'all.csv'], terminal)).toBe(0);
    const out = terminal.answer();
    expect(out).toMatch(/^A {2}tumbletop lab rolls: coin on scrub, standard throw; 200 trials, seed 1, hash /);
    expect(out).toMatch(/\nC {2}tumbletop lab rolls: d4 on scrub/);
    expect(out).toMatch(/\nFigures are as the files say;/);
    const [head = '', ...rows] = terminal.written.get('all.csv')?.trimEnd().split('\r\n') ?? [];
    expect(head.split(',')).toHaveLength(1 + 3 * 3 + 2 * 3);
    const [heads] = rows.map((row) => row.split(',')).filter(([name]) => name === 'heads');
    expect(heads?.slice(1, 4)).toEqual(heads?.slice(4, 7)); // the same result
    expect(heads?.slice(7, 10)).toEqual(['', '', '']); // a die has no such side
    expect(heads?.[10]).toBe('0');
  });

  it('are written for spreadsheets with a decimal comma, too', async () => {
    const terminal = fakeTerminal({ 'a.json': coin, 'b.json': coin });
    const args = ['lab', 'compare', 'a.json', 'b.json', '--csv', 'all.csv', '--csv-form', 'semicolon'];
    expect(await run(args, terminal)).toBe(0);
    expect(terminal.written.get('all.csv')).toMatch(/^outcome;A;.*\r\nheads;0,\d+;/);
  });

  it.each([
    [['a.json', 'none.json'], 'none.json: There is no such file.'],
    [['a.json', 'x.json'], 'x.json: The file is not JSON'],
    [['a.json', 'slide.json'], 'slide.json: $.experiment is "slide"; expected "rolls"'],
    [['slide.json', 'slide.json'], 'The results of slide have no shares to compare.'],
    [['a.json', 'job.json'], 'job.json: This is a job without figures'],
    [['a.json', 'odd.json'], 'odd.json: The figures of the file are none: heads is -1 of'],
    [['a.json'], 'expected 2 to 10 results'],
    [[], 'missing required argument'],
  ])('refuses %j in one sentence', async (args, said) => {
    const job = '{"format":"tumbletop/lab-job","version":1,"experiment":"rolls","parameters":{}}';
    const odd = coin.replace(/("name": "heads",\s+"count": )\d+/, '$1-1');
    const terminal = fakeTerminal({
      'a.json': coin,
      'x.json': 'x',
      'slide.json': slide,
      'job.json': job,
      'odd.json': odd,
    });
    expect(await run(['lab', 'compare', ...args], terminal)).toBe(2);
    expect(terminal.answer()).toBe('');
    expect(terminal.errors.join('\n')).toContain(said);
  });
});
