import { flat, pad, scenario, step, tackle, untouched, upright, type Case, type Contents } from '../file.ts';
import { hit } from './tackles.ts';

/** A rival that lies with a penalty, face to face with the tackler's leading edge, and its pad beneath it. */
const victim = flat('1-L1', -19.3, 12.7, -90);
const rivalLies: Pick<Contents, 'pads' | 'pieces' | 'actions'> = {
  pads: [pad(0, 0, 300), pad(1, -81.8, 12.7)],
  pieces: [upright('0-L1'), victim],
  actions: [tackle('0-L1', step('A', 180))],
};
const both = hit('0-L1', '1-L1');
const tackler = { id: '0-L1', pose: 'upright', onPad: 0 } as const;

/** What the sets of rules say differently. */
export const SET_CASES: readonly Case[] = [
  scenario(
    'TR-64/flat-victim-stands-up',
    'By the rule text a rival that lies penalised and is tackled stands up on its pad',
    {
      rules: 'text',
      ...rivalLies,
      expect: [{ ...both, pieces: [{ id: '1-L1', pose: 'upright', onPad: 1 }, tackler] }],
    },
  ),
  scenario('TR-64/tuned-victim-stays-flat', 'By the tuned rules it stays where it lies', {
    rules: 'tuned',
    ...rivalLies,
    expect: [{ ...both, pieces: [{ ...untouched(victim), onPad: 1 }, tackler] }],
  }),
];
