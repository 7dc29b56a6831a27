import { describe, expect, it } from 'vitest';
import { askedOf, helpOf, openAsked } from '../../scripts/bench/asked.mjs';
import { MARKS } from '../bench/open/countWebgl.ts';
import { timelineOf, type TraceEvent } from '../bench/open/timeline.ts';

const FILES = ['tests/bench/cli.bench.ts', 'tests/bench/page.mts', 'tests/bench/open.mts'];

describe('the arguments of npm run bench', () => {
  it.each([
    [[], { files: FILES, options: [] }],
    [['cli'], { files: ['tests/bench/cli.bench.ts'], options: [] }],
    [['open', '--rounds', '1'], { files: ['tests/bench/open.mts'], options: ['--rounds', '1'] }],
    [['open', '--help'], { files: ['tests/bench/open.mts'], options: ['--help'] }],
    [['--help'], 'help'],
    [['cli', '-h'], 'help'],
  ])('are read from %j', (args, asked) => {
    expect(askedOf(args, FILES)).toEqual(asked);
  });

  it.each([
    [['walking'], 'nothing is measured by the name of "walking"; there are cli, page, open.'],
    [['cli', '--rounds', '1'], '"--rounds" is no option here; only npm run bench open has some.'],
  ])('are refused with a sentence: %j', (args, sentence) => {
    expect(() => askedOf(args, FILES)).toThrow(sentence);
  });

  it('are told with the names of all measurements', () => {
    expect(helpOf(FILES)).toContain('cli, page, open');
  });
});

describe('the options of npm run bench open', () => {
  it.each([
    [[], { beside: null, page: null, game: null, rounds: 3 }],
    [
      ['--beside', 'HEAD~1', '--page=dist/app', '--game', 'trex', '--rounds', '20'],
      { beside: 'HEAD~1', page: 'dist/app', game: 'trex', rounds: 20 },
    ],
    [['-h', '--rounds', 'x'], 'help'],
  ])('are read from %j', (options, asked) => {
    expect(openAsked(options)).toEqual(asked);
  });

  it.each([
    [['--rounds', '0'], '--rounds is a whole number from 1 to 20, not "0".'],
    [['--rounds', '2.5'], '--rounds is a whole number from 1 to 20, not "2.5".'],
    [['--beside', ''], '--beside says nothing; see npm run bench open -- --help.'],
    [['--fast'], "Unknown option '--fast'; see npm run bench open -- --help."],
    [['fast'], '"fast" is no option; see npm run bench open -- --help.'],
  ])('are refused with a sentence: %j', (options, sentence) => {
    expect(() => openAsked(options)).toThrow(sentence);
  });
});

describe('the timeline of a table that opens', () => {
  const MAIN = { pid: 1, tid: 1 } as const;
  const mark = (name: string, ts: number): TraceEvent => ({ ...MAIN, name, ph: 'I', ts });
  const task = (ts: number, dur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
    ...MAIN,
    name: 'RunTask',
    ph: 'X',
    ts,
    dur,
    tdur: dur / 2,
    ...more,
  });
  const script = (ts: number): TraceEvent => ({ ...MAIN, name: 'FunctionCall', ph: 'X', ts, dur: 1 });
  const MOMENTS = [mark(MARKS.press, 10_000), mark(MARKS.drawn, 50_000), mark(MARKS.ready, 60_000)];

  it('has the tasks from the press to play by their time of the processor, the longest first, and those after it', () => {
    const events = [task(9_000, 2_000), script(9_500), task(20_000, 20_000), script(21_000), task(70_000, 4_000)];
    const { opening, after, drawnMs } = timelineOf([...MOMENTS, ...events, script(72_000)]);
    expect(opening).toMatchObject([
      { ms: 10, atMs: 10 },
      { ms: 1, atMs: -1 },
    ]);
    expect(after).toMatchObject([{ ms: 2 }]);
    expect(drawnMs).toBe(40);
  });

  it('leaves out other threads, what was before the press, and tasks without scripts', () => {
    const events = [task(1_000, 2_000), script(1_500), task(20_000, 9_000, { tid: 2 }), task(30_000, 9_000)];
    expect(timelineOf([...MOMENTS, ...events]).opening).toEqual([]);
  });

  it('is refused where no table was opened', () => {
    expect(() => timelineOf([mark(MARKS.press, 1)])).toThrow('no table was opened');
  });
});
