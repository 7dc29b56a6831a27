import { example, EXAMPLE, text, withChange, type Json } from './example.ts';

/** A scenario file that must be refused: what is wrong, the file's text, where it is told to be, and words of the sentence. */
export type BadInput = readonly [name: string, text: string, path: string | null, ...words: readonly string[]];

const at = (path: readonly (string | number)[], value: unknown): string => text(withChange(EXAMPLE, path, value));
const put = (changes: Json): string => text(example(changes));
const upright = (id: string, xMm = 0, zMm = 0, yawDeg = 0): Json => ({ id, xMm, zMm, yawDeg, pose: 'upright' });
const flat = (id: string, xMm = 0, zMm = 0, yawDeg = 0): Json => ({ id, xMm, zMm, yawDeg, pose: 'flat' });
const position = (pieces: readonly Json[], more: Json = {}): string => put({ pieces, pads: [], actions: [], expect: [], ...more });
const actions = (list: readonly Json[], more: Json = {}): string => put({ actions: list, expect: [], ...more });
const walk = (piece: string, steps = 1): Json => ({ do: 'walk', piece, steps: Array.from({ length: steps }, () => ({ corner: 'A', swivelDeg: 90 })) });
const tackle = (piece: string): Json => ({ do: 'tackle', piece, corner: 'A', swivelDeg: 90 });
const lots = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
const smalls = { pieces: [upright('0-S1', 100), upright('0-S2', 200), upright('0-M1', 300)] };

const texts: readonly BadInput[] = [
  ['nothing', '', null, 'empty'],
  ['blank lines', ' \n\t\n', null, 'empty'],
  ['half a file', text(EXAMPLE).slice(0, 100), null, 'not JSON'],
  ['two files in one', text(EXAMPLE) + text(EXAMPLE), null, 'not JSON'],
  ['JSON with a comment', `// hello\n${text(EXAMPLE)}`, null, 'not JSON'],
  ['NaN', text(EXAMPLE).replace('90', 'NaN'), null, 'not JSON'],
  ['Infinity', text(EXAMPLE).replace('90', 'Infinity'), null, 'not JSON'],
  ['33 levels', '['.repeat(33) + ']'.repeat(33), null, '33 levels', 'at most 32'],
  ['a hundred thousand levels', '['.repeat(100_000), null, 'levels'],
  ['more than 2 MiB', ' '.repeat(2 * 1024 * 1024) + text(EXAMPLE), null, 'at most 2097152'],
  ['a key twice', text(EXAMPLE).replace('"version":1', '"version":1,"version":1'), '$.version', '"version"', 'twice'],
  ['a prototype for a key', text(EXAMPLE).replace('"version":1', '"version":1,"__proto__":{"seat":1}'), '$.__proto__', '{"seat":1}'],
];

const kinds: readonly BadInput[] = [
  ['a list', '[]', '$', 'not an object'],
  ['a number', '7', '$', 'not an object'],
  ['nothing at all', 'null', '$', 'not an object'],
  ['no format', at(['format'], undefined), '$.format', 'missing', 'tumbletop/scenario'],
  ['another format', put({ format: 'tumbletop/match' }), '$.format', '"tumbletop/match"', 'tumbletop/scenario'],
  ['no version', at(['version'], undefined), '$.version', 'missing'],
  ['a version to come', put({ version: 2 }), '$.version', '2', 'version 1'],
  ['a version in words', put({ version: '1' }), '$.version', '"1"'],
  ['no game', at(['game'], undefined), '$.game', 'missing', '"traction"'],
  ['an unknown game', put({ game: 'chess' }), '$.game', '"chess"', '"traction"'],
  ['trucks', put({ game: 'trexlands' }), '$.game', '"trexlands"', 'not opened here'],
];

const keys: readonly BadInput[] = [
  ['an unknown key', put({ speed: 1 }), '$.speed', '"speed"'],
  ['a schema of its own', put({ $schema: 'x' }), '$.$schema', '"$schema"'],
  ['a constructor', put({ constructor: {} }), '$.constructor', '"constructor"'],
  ['an unknown key of a piece', at(['pieces', 0, 'colour'], 'red'), '$.pieces[0].colour', '"colour"'],
  ['an unknown key of a pad', at(['pads', 1, 'tall'], 1), '$.pads[1].tall', '"tall"'],
  ['an unknown key of a tolerance', at(['tolerance', 'mm'], 1), '$.tolerance.mm', '"mm"'],
  ['an option over a match', at(['options', 'turnLimit'], 60), '$.options.turnLimit', '"turnLimit"'],
  ['an unknown key of an action', at(['actions', 0, 'fast'], true), '$.actions[0].fast', '"fast"'],
  ['an unknown key of a step', at(['actions', 0, 'steps', 0, 'tilt'], 1), '$.actions[0].steps[0].tilt', '"tilt"'],
  ['a walk with a tackle\'s key', at(['actions', 0, 'corner'], 'A'), '$.actions[0].corner', '"corner"'],
  ['no surface', at(['surface'], undefined), '$.surface', 'missing', '"mousepad"', '"friction"'],
  ['no pieces', at(['pieces'], undefined), '$.pieces', 'missing', 'a list'],
  ['no actions', at(['actions'], undefined), '$.actions', 'missing', 'a list'],
  ['a piece without a place', at(['pieces', 1, 'zMm'], undefined), '$.pieces[1].zMm', 'missing', 'a finite number'],
  ['a piece without a pose', at(['pieces', 1, 'pose'], undefined), '$.pieces[1].pose', 'missing', '"upright", "flat"'],
  ['a title that is a number', put({ title: 5 }), '$.title', '5', 'a text'],
  ['an endless title', put({ title: 'x'.repeat(1001) }), '$.title', 'at most 1000 characters'],
];

const numbers: readonly BadInput[] = [
  ['x beyond the reach', at(['pieces', 0, 'xMm'], 2000.01), '$.pieces[0].xMm', '2000.01', 'at most 2000'],
  ['z beyond the reach', at(['pieces', 2, 'zMm'], -2001), '$.pieces[2].zMm', '-2001', 'at least -2000'],
  ['a place beyond all numbers', text(EXAMPLE).replace('"xMm":90', '"xMm":1e999'), '$.pieces[0].xMm', 'Infinity', 'a finite number'],
  ['a place at the end of the universe', at(['pieces', 0, 'xMm'], 1e308), '$.pieces[0].xMm', '1e+308', 'at most 2000'],
  ['a place in words', at(['pieces', 0, 'xMm'], '90'), '$.pieces[0].xMm', '"90"', 'a finite number'],
  ['a yaw beyond all numbers', text(EXAMPLE).replace('"yawDeg":0', '"yawDeg":-1e999'), '$.pads[0].yawDeg', '-Infinity', 'a finite number'],
  ['a yaw that is nothing', at(['pads', 1, 'yawDeg'], null), '$.pads[1].yawDeg', 'null', 'a finite number'],
  ['a swivel too far', at(['actions', 0, 'steps', 0, 'swivelDeg'], 360.01), '$.actions[0].steps[0].swivelDeg', '360.01', 'at most 360'],
  ['a swivel too far back', at(['actions', 1, 'swivelDeg'], -361), '$.actions[1].swivelDeg', '-361', 'at least -360'],
  ['friction below nothing', put({ surface: { friction: -0.1, restitution: 0 } }), '$.surface.friction', '-0.1', 'at least 0'],
  ['too much friction', put({ surface: { friction: 2.01, restitution: 0 } }), '$.surface.friction', '2.01', 'at most 2'],
  ['a bouncy castle', put({ surface: { friction: 1, restitution: 0.91 } }), '$.surface.restitution', '0.91', 'at most 0.9'],
  ['half a surface', put({ surface: { friction: 1 } }), '$.surface.restitution', 'missing', 'a finite number'],
  ['an unknown surface', put({ surface: 'ice' }), '$.surface', '"ice"', '"mousepad"', '"glass"', '"restitution"'],
  ['a surface that is a number', put({ surface: 0.6 }), '$.surface', '0.6', '"mousepad"'],
  ['a table too small', put({ tableMm: 299.99 }), '$.tableMm', '299.99', 'at least 300'],
  ['a table too large', put({ tableMm: 4000.01 }), '$.tableMm', '4000.01', 'at most 4000'],
  ['a tolerance below nothing', at(['tolerance', 'moveMm'], -1), '$.tolerance.moveMm', '-1', 'at least 0'],
  ['a seat that is not there', put({ seat: 5 }), '$.seat', '5', 'at most 4'],
  ['half a seat', put({ seat: 0.5 }), '$.seat', '0.5', 'a whole number'],
  ['a range of nothing', at(['options', 'ranges'], [4, 2, 0]), '$.options.ranges[2]', '0', 'at least 1'],
  ['a range too long', at(['options', 'ranges'], [9, 2, 1]), '$.options.ranges[0]', '9', 'at most 8'],
  ['two ranges', at(['options', 'ranges'], [4, 2]), '$.options.ranges'],
  ['seven pieces a turn', at(['options', 'piecesPerTurn'], 7), '$.options.piecesPerTurn', '7', 'at most 6'],
  ['an unknown way to tackle', at(['options', 'tackling'], 'none'), '$.options.tackling', '"none"', '"rock-paper-scissors"'],
  ['31 pieces', put({ pieces: lots(31, upright('0-S1')) }), '$.pieces', 'at most 30'],
  ['a million pieces', put({ pieces: lots(1_000_000, 0) }), '$.pieces', 'at most 30'],
  ['six pads', put({ pads: lots(6, { seat: 0, xMm: 0, zMm: 0, yawDeg: 0 }) }), '$.pads', 'at most 5'],
  ['201 actions', put({ actions: lots(201, walk('0-S1')), expect: [] }), '$.actions', 'at most 200'],
  ['no step', at(['actions', 0, 'steps'], []), '$.actions[0].steps', 'at least 1'],
  ['nine steps', at(['actions', 0], walk('0-S1', 9)), '$.actions[0].steps', 'at most 8'],
];

const words: readonly BadInput[] = [
  ['an unknown size', at(['pieces', 0, 'id'], '0-X1'), '$.pieces[0].id', '"0-X1"', '0-L1'],
  ['a sixth seat\'s piece', at(['pieces', 0, 'id'], '5-L1'), '$.pieces[0].id', '"5-L1"', '0-L1'],
  ['a third large piece', at(['pieces', 0, 'id'], '0-L3'), '$.pieces[0].id', '"0-L3"'],
  ['a piece without a seat', at(['pieces', 0, 'id'], 'L1'), '$.pieces[0].id', '"L1"'],
  ['a truck', at(['pieces', 0, 'id'], '0-T1'), '$.pieces[0].id', '"0-T1"'],
  ['an id with a line end', at(['pieces', 0, 'id'], '0-L1\n'), '$.pieces[0].id', '"0-L1\\n"'],
  ['a leaning piece', at(['pieces', 0, 'pose'], 'tilted'), '$.pieces[0].pose', '"tilted"', '"upright", "flat"'],
  ['an unknown action', at(['actions', 0, 'do'], 'fly'), '$.actions[0].do', '"fly"', '"walk", "tackle", "gesture", "disturb"'],
  ['an action of a match', at(['actions', 0], { do: 'end-turn' }), '$.actions[0].do', '"end-turn"'],
  ['a fifth corner', at(['actions', 1, 'corner'], 'E'), '$.actions[1].corner', '"E"', '"A", "B", "C", "D"'],
  ['an unknown hand', at(['actions', 0, 'hand'], 'wild'), '$.actions[0].hand', '"wild"', '"careful", "natural", "brisk"'],
  ['an unknown hand by its object', at(['actions', 0, 'hand'], { name: 'wild' }), '$.actions[0].hand.name', '"wild"', '"careful", "natural", "brisk"'],
  ['a hand that is a number', at(['actions', 0, 'hand'], 3), '$.actions[0].hand', '3', '"careful"', '"tiltDeg"'],
  ['a hand steadier than any', at(['actions', 0, 'hand'], { steadiness: 'rock' }), '$.actions[0].hand.steadiness', '"rock"', '"usual", "shaky", "very-shaky"'],
  ['a hand that shoves', at(['actions', 0, 'hand'], { grip: 'push' }), '$.actions[0].hand.grip', '"push"', '"finger", "pinch"'],
  ['a hand that hardly tips', at(['actions', 0, 'hand'], { tiltDeg: 4.99 }), '$.actions[0].hand.tiltDeg', '4.99', 'at least 5'],
  ['a hand that tips too far', at(['actions', 0, 'hand'], { tiltDeg: 20.01 }), '$.actions[0].hand.tiltDeg', '20.01', 'at most 20'],
  ['an unknown key of a hand', at(['actions', 0, 'hand'], { name: 'careful', left: true }), '$.actions[0].hand.left', '"left"'],
  ['a gesture as neither', at(['actions', 0], { do: 'gesture', as: 'run', piece: '0-S1', gesture: '1.A' }), '$.actions[0].as', '"run"', '"walk", "tackle"'],
  ['a gesture of nothing', at(['actions', 0], { do: 'gesture', as: 'walk', piece: '0-S1', gesture: '' }), '$.actions[0].gesture', 'at least 1 characters'],
  ['a gesture of another time', at(['actions', 0], { do: 'gesture', as: 'walk', piece: '0-S1', gesture: '9.AAAA' }), '$.actions[0].gesture', '9.AAAA', 'version'],
  ['a gesture in foreign letters', at(['actions', 0], { do: 'gesture', as: 'walk', piece: '0-S1', gesture: '1.!?' }), '$.actions[0].gesture', '1.!?', 'cannot be read'],
  ['a touch with two hands', actions([{ do: 'disturb', by: null, piece: '0-S1', gesture: '1.A', pushMm: [1, 1] }]), '$.actions[0]', 'gesture', 'pushMm', 'only one'],
  ['a touch without a hand', actions([{ do: 'disturb', by: null, piece: '0-S1' }]), '$.actions[0]', 'either "gesture" or "pushMm"'],
  ['a touch by a sixth seat', actions([{ do: 'disturb', by: 5, piece: '0-S1', pushMm: [1, 0] }]), '$.actions[0].by', '5', 'at most 4'],
  ['a touch by whom?', actions([{ do: 'disturb', piece: '0-S1', pushMm: [1, 0] }]), '$.actions[0].by', 'missing'],
  ['a shove in three dimensions', actions([{ do: 'disturb', by: null, piece: '0-S1', pushMm: [1, 2, 3] }]), '$.actions[0].pushMm'],
  ['a shove off the map', actions([{ do: 'disturb', by: null, piece: '0-S1', pushMm: [1, 2001] }]), '$.actions[0].pushMm[1]', '2001', 'at most 2000'],
];

const touching = [upright('0-L1'), upright('0-L2', 25.4)];
const positions: readonly BadInput[] = [
  ['a piece twice', position([upright('0-L1'), upright('1-M1', 100), upright('0-L1', 200)]), '$.pieces[2].id', '"0-L1"', 'once'],
  ['two pads of one seat', put({ pads: [{ seat: 0, xMm: 0, zMm: 300, yawDeg: 0 }, { seat: 0, xMm: 0, zMm: -300, yawDeg: 0 }] }), '$.pads[1].seat', '0', 'one pad a seat'],
  ['two pieces in one place', position([upright('0-L1'), upright('1-L1')]), '$.pieces[1]', '1-L1 at (0, 0)', 'does not overlap 0-L1'],
  ['a nest', position([upright('0-L1'), upright('0-S1')]), '$.pieces[1]', '0-S1', '0-L1'],
  ['an overlap of 0.11 mm', position([touching[0] ?? {}, upright('0-L2', 25.29)]), '$.pieces[1]', '0.11 mm', '0.1 mm'],
  ['an overlap of corner and edge', position([upright('0-L1'), upright('0-L2', 30.5, 0, 45)]), '$.pieces[1]', '0-L1'],
  ['a tip under a side', position([upright('0-L1'), flat('1-L1', 0, 58, 180)]), '$.pieces[1]', '1-L1 at (0, 58)', '0-L1'],
  ['two that lie across each other', position([flat('0-L1'), flat('1-L1', 0, 10, 90)]), '$.pieces[1]', '0-L1'],
  ['the last of three', position([upright('0-L1'), upright('0-L2', 100), upright('0-M1', 110)]), '$.pieces[2]', '0-L2'],
  ['over the table\'s edge', position([upright('0-L1', 787.32)]), '$.pieces[0]', '0-L1 at (787.32, 0)', 'table of 1600 mm'],
  ['beside the table', position([upright('0-L1', 0, 1900)]), '$.pieces[0]', 'table of 1600 mm'],
  ['over a smaller table\'s edge', position([upright('0-L1', 140)], { tableMm: 300 }), '$.pieces[0]', 'table of 300 mm'],
  ['a corner over the edge', position([upright('0-L1', 785, 0, 45)]), '$.pieces[0]', 'table of 1600 mm'],
  ['a tip over the edge', position([flat('0-L1', 0, 760)]), '$.pieces[0]', 'table of 1600 mm'],
  ['half on a pad', position([upright('0-L1', 60)], { pads: [{ seat: 1, xMm: 0, zMm: 0, yawDeg: 0 }] }), '$.pieces[0]', "seat 1's pad"],
  ['a corner on a turned pad', position([upright('0-L1', 45)], { pads: [{ seat: 0, xMm: 0, zMm: 0, yawDeg: 90 }] }), '$.pieces[0]', "seat 0's pad"],
  ['a tip on a pad', position([flat('0-S1', 0, -60)], { pads: [{ seat: 0, xMm: 0, zMm: 0, yawDeg: 0 }] }), '$.pieces[0]', "seat 0's pad"],
  ['across two pads', position([upright('0-L1')], { pads: [{ seat: 0, xMm: 0, zMm: 38.1, yawDeg: 0 }, { seat: 1, xMm: 0, zMm: -38.1, yawDeg: 0 }] }), '$.pieces[0]', 'partly'],
  ['pads on one another', put({ pads: [{ seat: 0, xMm: 0, zMm: 300, yawDeg: 0 }, { seat: 1, xMm: 60, zMm: 350, yawDeg: 30 }] }), '$.pads[1]', "seat 1's pad at (60, 350)", "seat 0's pad"],
  ['a pad over the table\'s edge', put({ pads: [{ seat: 2, xMm: 740, zMm: 0, yawDeg: 0 }] }), '$.pads[0]', "seat 2's pad at (740, 0)", '1600 mm'],
  ['a turned pad over the edge', put({ pads: [{ seat: 0, xMm: 0, zMm: 755, yawDeg: 45 }] }), '$.pads[0]', 'wholly on the table'],
];

const turns: readonly BadInput[] = [
  ['a piece of another seat', at(['actions', 0], walk('1-M1')), '$.actions[0].piece', '"1-M1"', 'seat 0'],
  ['an own piece, but not this turn', put({ seat: 1 }), '$.actions[0].piece', '"0-S1"', 'seat 1'],
  ['a piece that is not there', at(['actions', 1], tackle('0-L2')), '$.actions[1].piece', '"0-L2"', 'of this position'],
  ['two walks of one piece', actions([walk('0-S1'), walk('0-S1')]), '$.actions[1].piece', '"0-S1"', 'TR-12'],
  ['a walk and a tackle of one piece', actions([walk('0-S1'), tackle('0-S1')]), '$.actions[1].piece', '"0-S1"', 'TR-12'],
  ['a third piece', actions([walk('0-S1'), walk('0-S2'), walk('0-M1')], smalls), '$.actions[2].piece', '"0-M1"', 'at most 2 pieces'],
  ['a third piece after a touch', actions([walk('0-S1'), { do: 'disturb', by: null, piece: '0-S2', pushMm: [0, 1] }, walk('0-S2'), walk('0-M1')], smalls), '$.actions[3].piece', 'at most 2 pieces'],
  ['a second piece where one may act', actions([walk('0-S1'), walk('0-S2')], { ...smalls, options: { piecesPerTurn: 1 } }), '$.actions[1].piece', 'at most one piece'],
  ['a second piece of the starter\'s', actions([walk('0-S1'), walk('0-S2')], { ...smalls, options: { starterFirstTurnOnePiece: true } }), '$.actions[1].piece', 'at most one piece'],
  ['five steps of a small one', actions([walk('0-S1', 5)]), '$.actions[0].steps', '5 steps', 'at most 4', '0-S1'],
  ['two steps of a large one', actions([walk('0-L1', 2)]), '$.actions[0].steps', '2 steps', 'at most 1', '0-L1'],
  ['more steps than a house rule', actions([walk('0-S1', 4)], { options: { ranges: [3, 2, 1] } }), '$.actions[0].steps', '4 steps', 'at most 3'],
  ['a lying piece that walks', actions([walk('0-L1')], { pieces: [flat('0-L1')] }), '$.actions[0].piece', '"0-L1"', 'upright'],
  ['a touch of a piece that is not there', actions([{ do: 'disturb', by: 1, piece: '3-L1', pushMm: [1, 0] }]), '$.actions[0].piece', '"3-L1"', 'of this position'],
  ['a touch out of turn by the seat whose turn it is', actions([{ do: 'disturb', by: 0, piece: '0-L1', pushMm: [1, 0] }]), '$.actions[0].by', '0', 'another seat or null'],
];

const expectations: readonly BadInput[] = [
  ['more expectations than actions', put({ expect: [{}, {}, {}] }), '$.expect[2]', 'at most one expectation', '2'],
  ['an expectation that is no object', put({ expect: [true] }), '$.expect[0]', 'true', 'an object'],
  ['a misspelt expectation', put({ expect: [{ leagal: true }] }), '$.expect[0].leagal', '"leagal"'],
  ['a verdict in words', put({ expect: [{ legal: 'yes' }] }), '$.expect[0].legal', '"yes"', 'true or false'],
  ['an unknown ruling', put({ expect: [{ rulings: [{ code: 'cheated' }] }] }), '$.expect[0].rulings[0].code', '"cheated"', '"walk-contact"'],
  ['an unknown clause', put({ expect: [{ rulings: [{ clause: '10' }] }] }), '$.expect[0].rulings[0].clause', '"10"', 'TR-10'],
  ['an unknown feature', put({ expect: [{ rulings: [{ feature: 'edge' }] }] }), '$.expect[0].rulings[0].feature', '"edge"', '"base-edge"'],
  ['a place of two numbers', put({ expect: [{ rulings: [{ atMm: [1, 2] }] }] }), '$.expect[0].rulings[0].atMm'],
  ['a victim that cannot be', put({ expect: [{ tackled: ['pad-1'] }] }), '$.expect[0].tackled[0]', '"pad-1"', '0-L1'],
  ['a winner that cannot be', put({ expect: [{ winner: 5 }] }), '$.expect[0].winner', '5', 'at most 4'],
  ['a misspelt key of a piece', put({ expect: [{ pieces: [{ id: '0-L1', onpad: 0 }] }] }), '$.expect[0].pieces[0].onpad', '"onpad"'],
  ['a tick and a half', put({ expect: [{ ticks: 1.5 }] }), '$.expect[0].ticks', '1.5', 'a whole number'],
  ['a margin in words', put({ expect: [{ within: 'near' }] }), '$.expect[0].within', '"near"', 'a number, or { "mm"'],
  ['a margin below nothing', put({ expect: [{ lay: { xMm: 1, within: -1 } }] }), '$.expect[0].lay.within', '-1'],
  ['a condition that says nothing', put({ expect: [{ ticks: {} }] }), '$.expect[0].ticks', '{}', '"not", "atMost" or "atLeast"'],
  ['a bound of a verdict', put({ expect: [{ legal: { atMost: true } }] }), '$.expect[0].legal.not', 'missing', 'true or false'],
  ['a misspelt bound', put({ expect: [{ lay: { xMm: { atmost: 3 } } }] }), '$.expect[0].lay.xMm.atmost', '"atmost"'],
  ['a bound in words', put({ expect: [{ lay: { xMm: { atMost: 'far' } } }] }), '$.expect[0].lay.xMm.atMost', '"far"', 'a finite number'],
  ['a bound beyond all tables', put({ expect: [{ lay: { xMm: { atMost: 20001 } } }] }), '$.expect[0].lay.xMm.atMost', '20001', 'at most 20000'],
  ['bounds that nothing is between', put({ expect: [{ lay: { xMm: { atLeast: 2, atMost: 1 } } }] }), '$.expect[0].lay.xMm', '{"atLeast":2,"atMost":1}', '"atLeast" not above "atMost"'],
  ['bounds that everything is outside of', put({ expect: [{ lay: { xMm: { not: { atLeast: 2, atMost: 1 } } } }] }), '$.expect[0].lay.xMm.not', '"atLeast" not above "atMost"'],
  ['not what', put({ expect: [{ lay: { pose: { not: 'leaning' } } }] }), '$.expect[0].lay.pose.not', '"leaning"', '"tilted"'],
  ['not not', put({ expect: [{ legal: { not: { not: true } } }] }), '$.expect[0].legal.not', '{"not":true}', 'true or false'],
  ['nothing but a misspelt ruling', put({ expect: [{ rulings: [{ not: { kode: 'crash' } }] }] }), '$.expect[0].rulings[0].not.kode', '"kode"'],
  ['a margin in inches', put({ expect: [{ within: { inch: 1 } }] }), '$.expect[0].within.inch', '"inch"'],
];

export const BAD_INPUTS: readonly BadInput[] = [
  ...texts, ...kinds, ...keys, ...numbers, ...words, ...positions, ...turns, ...expectations,
];
