import { PADS, scenario, step, tackle, upright, walk, type Case } from '../file.ts';

/** What designers ask of a position beyond the clauses: conditions, how near it was, hands and house rules of their own. */
const conditions: Case[] = [
  scenario('conditions/legal-and-what-it-is-not', 'A quarter turn, told by what it is not', {
    pieces: [upright('0-L1'), upright('1-M1', 200, 0)], actions: [walk('0-L1', [step('A', 90)])],
    expect: [{
      legal: { not: false }, rulings: [{ not: {} }], tackled: { not: ['1-M1'] }, winner: { not: 0 },
      steps: [{ pivotSlipMm: { atMost: 1 }, travelMm: { atLeast: 25, atMost: 26 } }, { not: { swivelDeg: { atLeast: 91 } } }],
      lay: { pose: { not: 'tilted' }, xMm: { atLeast: -0.5, atMost: 0.5 }, not: { zMm: 0 } },
      pieces: [{ id: '1-M1', xMm: 200, within: 0 }, { not: { pose: 'flat' } }],
      not: { penalised: ['0-L1'] },
    }],
  }),
  scenario('conditions/a-slide-and-no-crash', 'A slide that moves nobody, told by the rulings that there are not', {
    surface: 'formica', pads: PADS, pieces: [upright('0-L1'), upright('1-M1', 200, 0)], actions: [walk('0-L1', [step('A', 180)])],
    expect: [{
      legal: false, rulings: [{ code: 'pivot-slide' }, { not: { code: 'crash' } }, { not: { code: { not: 'pivot-slide' }, other: { not: null } } }],
      steps: [{ pivotSlipMm: { not: { atMost: 1 } } }], restored: [], lay: { not: { xMm: 25.4, zMm: 25.4 } },
    }],
  }),
  scenario('conditions/a-tackle-before-its-time', 'A tackle, told by when it cannot have met its victim', {
    pieces: [upright('0-L1'), upright('1-M1', -4, 47)], actions: [tackle('0-L1', step('A', 180))],
    expect: [{ legal: true, tackled: { not: [] }, rulings: [{ code: 'tackle-base', tick: { atLeast: 121 }, feature: { not: 'side' } }], ticks: { not: { atMost: 121 } } }],
  }),
];

export const DESIGNERS: readonly Case[] = conditions;
