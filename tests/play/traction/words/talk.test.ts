import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NewMatch, Session } from '#play/traction/session/sessionTypes.ts';
import { tractionTalk } from '#play/traction/words/talk.ts';
import type { Reply, Talk } from '#play/textTable/talk.ts';
import { table, THREE } from '../../../app/frame/table.ts';
import { PLAN, untilStill } from '../../../app/tables/traction/session/sessionAtTable.ts';
import { runs } from '../../../effort.ts';

interface Runner {
  readonly session: Session;
  readonly talk: Talk;
  /** Says lines one after the other; gives the last reply, and in `heard` what happened at the table. */
  say(...lines: readonly string[]): Reply;
  readonly heard: string[];
}

/** Ada (seat 0) and Bo at a mousepad, everything done at once; Ada begins. */
async function desk(plan?: NewMatch): Promise<Runner> {
  const { session } = await table(plan);
  const talk = tractionTalk(session);
  const heard: string[] = [];
  talk.listen((lines) => heard.push(...lines));
  const say = (...lines: readonly string[]): Reply => {
    let reply: Reply = { kind: 'told', lines: [] };
    for (const line of lines) {
      heard.length = 0;
      reply = talk.say(line);
      untilStill(session);
    }
    return reply;
  };
  return { session, talk, say, heard };
}

const refusal = (reply: Reply): unknown => (reply.kind === 'refused' ? reply.sentence : reply);
const lines = (reply: Reply): unknown => (reply.kind === 'told' ? reply.lines : reply);
const state = ({ session }: Runner) => session.store.getState();

describe('what is typed at a table of Traction', () => {
  it('moves a piece: the hand is told at once, what came of it when it rests', async () => {
    const at = await desk();
    expect(lines(at.say('walk S1 D 180, B 180'))).toEqual(['Ada’s S1 is moving.']);
    expect(at.heard).toEqual(['Ada’s S1 walked 2 steps.']);
    expect(state(at).match?.log).toHaveLength(1);
  });

  it('places pieces before the first turn, one’s own or by a name another’s, and says why not', async () => {
    const at = await desk();
    at.say('arrange L1 -40 -19 45');
    expect(at.heard).toEqual(['Ada places the pieces on the pad.']);
    at.say('arrange Bo S1 45 -15, S2 -45 15');
    expect(at.heard).toEqual(['Bo places the pieces on the pad.']);
    at.say('arrange usual');
    expect(
      state(at).match?.log.map(({ action }) => (action !== null && 'seat' in action ? [action.do, action.seat] : [])),
    ).toEqual([
      ['arrange', 0],
      ['arrange', 1],
      ['arrange', 0],
    ]);
    expect(refusal(at.say('arrange L1 90 0'))).toBe('L1 would not stand upright and wholly on its pad (TR-41).');
    at.say('undo');
    expect(state(at).match?.log).toHaveLength(2);
    at.say('walk S1 D 180');
    expect(refusal(at.say('arrange usual'))).toContain('before the first turn');
  });

  it('makes a walk step by step, with a look around in between, until it is done', async () => {
    const at = await desk();
    at.say('step S1 D 180');
    expect(at.heard).toEqual(['Ada’s S1 has taken a step: 3 steps left.']);
    expect(lines(at.say('where S1'))).toContain('Ada’s S1, small, stands on the table, partly on Ada’s pad.');
    expect(lines(at.say('where am I'))).toContain(
      'Ada’s S1 is in the middle of its walk, 3 steps left. Go on with a step such as step B 180, or end it with done.',
    );
    expect(lines(at.say('reach S1'))).toContain('Ada’s S1 walks 3 steps: at most 61 mm (2.4 in) in a straight line.');
    const [way = ''] = lines(at.say('way S1')) as readonly string[];
    const [, step = ''] = /(step [A-D] -?\d+)$/.exec(way) ?? [];
    at.say(step);
    expect(at.heard).toEqual(['Ada’s S1 has taken 2 steps: 2 steps left.']);
    expect(refusal(at.say('walk M1 C 90'))).toBe(
      'A walk is under way. End it first; then it can also be taken back, all of it.',
    );
    at.say('done');
    expect(at.heard).toEqual(['Ada’s S1 walked 2 steps.']);
  });

  it('says of a step that it looks like a foul, and takes it when it is typed once more', async () => {
    const at = await desk();
    at.session.commands.setAsksBeforeFouls(true);
    expect(lines(at.say('step L1 A 180'))).toEqual([
      expect.stringMatching(/^Touches .*Type the step once more to take it\.$/),
    ]);
    expect(state(at).stage).toBe('aiming');
    at.say('step L1 A 180');
    expect(state(at).match?.log).toHaveLength(1);
  });

  it.each(['step S1 D 180', 'walk S1 D 180', 'tackle S1 D 180'])(
    'says of %s that only free hands move a piece, where that is agreed',
    async (line) => {
      const { options } = PLAN.setup;
      const at = await desk({ ...PLAN, setup: { ...PLAN.setup, options: { ...options, hands: 'free' } } });
      expect(refusal(at.say(line))).toContain('free hands');
      expect(state(at).match?.log).toEqual([]);
    },
  );

  it('ends a turn with a walk under way, which counts', async () => {
    const at = await desk();
    at.say('step S1 D 180', 'end');
    expect(at.heard).toEqual(['Ada’s S1 walked 1 step.', 'Bo to move.']);
  });

  it('takes back by consent, refuses and withdraws', async () => {
    const at = await desk();
    at.say('walk S1 D 180', 'undo');
    expect(at.heard).toEqual(['Ada asks to take the last action back; Bo answers.']);
    expect(lines(at.say('look'))).toContain('Ada asks to take back; Bo answers: agree, or refuse.');
    expect(lines(at.say('refuse'))).toEqual(['Bo refuses; everything stays as it is.']);
    expect(lines(at.say('undo', 'withdraw'))).toEqual(['The request to take back is withdrawn.']);
    expect(state(at).match?.undo).toBeNull();
    at.say('undo', 'agree');
    expect(at.heard).toEqual(['Taken back: everything stands exactly where it stood before.', 'Ada to move.']);
    expect(refusal(at.say('undo'))).toBe('Nothing has been done yet that could be taken back.');
    expect(refusal(at.say('agree'))).toBe('Nobody wants to take anything back.');
  });

  it('asks who agrees where several are asked', async () => {
    const at = await desk(THREE);
    expect(refusal(at.say('walk S1 D 180', 'undo', 'agree'))).toBe(
      'Several are asked: type agree and a name, Bo or Cy.',
    );
    at.say('agree cy');
    expect(at.heard).toEqual(['Ada asks to take the last action back; Bo answers.']);
    at.say('agree Bo');
    expect(state(at).match?.log).toEqual([]);
  });

  it('takes several actions back at once', async () => {
    const at = await desk();
    at.say('walk S1 D 180', 'end', 'walk S1 D 180', 'undo 3', 'agree');
    expect(state(at).match?.log).toEqual([]);
  });

  it('gives up once it is confirmed, and then only', async () => {
    const at = await desk();
    const reply = at.say('concede');
    if (reply.kind !== 'asked') return expect.fail('it was not asked');
    expect([reply.question, state(at).match?.state.outcome]).toEqual([
      'Does Ada give up this match? Type yes, or no.',
      null,
    ]);
    reply.yes();
    expect(at.heard).toEqual(['Ada gave up.', 'Bo wins: nobody else is left.']);
    expect(lines(at.say('look'))).toEqual([
      'The match is over: Bo has won.',
      'Type new for another match of the same players, last for the ruling, or leave.',
    ]);
    expect(refusal(at.say('walk S1 D 180'))).toBe('The match is over.');
  });

  it('TR-63: tells no longer how near the pieces of whoever has given up are', async () => {
    const at = await desk(THREE);
    const nearest = (): readonly string[] => {
      const look = at.say('look');
      return look.kind === 'told' ? look.lines.filter((line) => / from .* pad, at /.test(line)) : [];
    };
    expect(nearest()).toHaveLength(3);
    const reply = at.say('concede Cy');
    if (reply.kind === 'asked') reply.yes();
    expect(nearest()).toHaveLength(2);
    expect(nearest().join(' ')).not.toContain('Cy');
  });

  it('shoves a piece out of turn as the one who types sees it, and has the penalty chosen', async () => {
    const at = await desk();
    at.say('touch L1 20 mm at 12');
    expect(at.heard).toContain('Bo moved a piece out of turn: a foul.');
    expect(at.heard.at(-1)).toBe('Ada chooses a penalty.');
    const [action] = state(at).match?.log ?? [];
    expect(action).toMatchObject({ seat: 1, action: { do: 'disturb', by: 1, gesture: { piece: '0-L1' } } });
    expect(lines(at.say('look'))).toContain(
      'Ada may lay one of Bo’s pieces flat (L1, L2, M1, M2, S1 and S2): penalise 1-L1, or decline',
    );
    expect(refusal(at.say('end'))).toBe('Ada has to choose a penalty for Bo first (TR-29).');
    at.say("penalise Bo's M2");
    expect(at.heard).toEqual([
      'Ada picked Bo’s M2.',
      'Bo’s M2 lies flat on its pad: in Bo’s next turn it may only be set upright.',
      'Ada to move.',
    ]);
  });

  it('asks who touched it where it may have been several, and takes no touch of whoever is to move', async () => {
    const at = await desk(THREE);
    expect(refusal(at.say('touch L1 20 at 12'))).toBe('Type who touches it: by Bo, or by Cy.');
    expect(String(refusal(at.say('touch L1 20 at 12 by Ada')))).toMatch(
      /^Ada is to move and cannot also reach out of turn/,
    );
    at.say('touch L1 20 at 12 by Cy');
    expect(at.heard).toContain('Cy moved a piece out of turn: a foul.');
  });

  it('bumps the table: a piece that is named, so far that way, or whatever chance says', async () => {
    const at = await desk();
    at.say('bump 1-L1 20 at 3');
    expect(at.heard.slice(-2)).toEqual([
      'The table was bumped: nobody’s foul.',
      expect.stringMatching(/^Bo’s L1 .*put back exactly where/),
    ]);
    at.say('bump');
    expect(state(at).match?.log).toHaveLength(2);
  });

  it('penalised pieces are set upright by name, and look says how', async () => {
    const at = await desk();
    at.say('walk L2 B 90', 'end', 'end');
    expect(lines(at.say('look'))).toContain('L2 lies flat and may be set upright before anything acts: right L2');
    at.say('right L2');
    expect(at.heard).toEqual(['Ada’s L2 is set upright, and may not act this turn.']);
  });

  it('directions are as a player of choice sees them, or whoever is to move', async () => {
    const at = await desk();
    const where = (): unknown => (lines(at.say('where 0-L1')) as readonly string[])[1];
    expect(where()).toMatch(/at half past 6\.$/);
    expect(lines(at.say('view Bo'))).toEqual(['Directions are now as Bo sees them.']);
    expect(where()).toMatch(/at half past 12\.$/);
    at.say('view turn');
    expect(where()).toMatch(/at half past 6\.$/);
    at.say('end');
    expect(where()).toMatch(/at half past 12\.$/);
  });

  it('a hand that is not the usual one is told with the turn and with the rules', async () => {
    const at = await desk({
      ...PLAN,
      seats: PLAN.seats.map((info, i) => (i === 0 ? { ...info, steadiness: 'shaky' as const } : info)),
    });
    expect(lines(at.say('look'))).toContain('Ada to move, with a shaky hand. Turn 1; 2 pieces can still move.');
    expect((lines(at.say('rules')) as readonly string[]).at(-1)).toBe('Ada has a shaky hand.');
  });

  it('the end can be taken back, too', async () => {
    const at = await desk();
    const asked = at.say('concede');
    if (asked.kind === 'asked') asked.yes();
    at.say('undo');
    expect(lines(at.say('look'))).toEqual([
      'The match is over: Bo has won.',
      'Ada asks to take back; Bo answers: agree, or refuse.',
    ]);
    at.say('agree');
    expect(state(at).match?.state.outcome).toBeNull();
  });

  it('what was done can be heard again, with its clause', async () => {
    const at = await desk();
    at.say('walk S1 D 180', 'walk L2 B 90');
    const last = lines(at.say('last')) as readonly string[];
    expect(last[0]).toMatch(/^Ada: walk L2 B \d+$/);
    expect(last[1]).toMatch(/^Ada’s L2 touched Ada’s M2 .* \(TR-10\)$/);
    expect(lines(at.say('log'))).toEqual([
      '1. Ada: walk S1 D 180',
      expect.stringMatching(/^1\. Ada: walk L2 B \d+ \(foul\)$/),
    ]);
    expect(lines(at.say('log 1'))).toHaveLength(1);
  });

  it('tells that a hand is on the table while it is, and how everything stood before', async () => {
    const at = await desk();
    at.session.setPace('real');
    at.talk.say('walk S1 D 180');
    at.session.advance(0.1);
    expect(lines(at.talk.say('look'))).toContain('A piece is moving; this is how everything stood before.');
    expect(refusal(at.talk.say('walk M1 C 90'))).toBe('S1 is still moving: wait a moment.');
    expect(lines(at.talk.say('pace at once'))).toEqual(['Moves are done at once.']);
    untilStill(at.session, 1);
    expect(at.heard).toEqual(['Ada’s S1 walked 1 step.']);
  });

  it('tells whose turn it is to whoever sits down, and nothing without a match', async () => {
    const at = await desk();
    expect(at.talk.opening()).toEqual(['Ada to move.']);
    expect(at.talk.greeting().at(-1)).toBe(
      'Directions are as Ada sees them: 12 o’clock is straight ahead over the middle of the table.',
    );
    at.session.commands.leave();
    expect([at.talk.opening(), at.talk.greeting(), refusal(at.talk.say('look'))]).toEqual([
      [],
      [],
      'No match is being played.',
    ]);
  });
});

describe('what is refused', () => {
  let at: Runner;
  beforeAll(async () => {
    at = await desk();
  });

  const players = 'a player: Ada, Bo';
  const piece = 'a piece of Ada, or another with its seat, such as Bo’s M1';
  it.each([
    ['where', 6, `the line ends; expected ${piece}`],
    ['where X1', 7, `"X1"; expected ${piece}`],
    ['where pad', 10, `the line ends; expected ${players}`],
    ['where pad of Zoe', 14, `"Zoe"; expected ${players}`],
    ['where L1 now', 10, '"now"; expected the end of the line'],
    ['nearest L1 0', 12, '"0"; expected a whole number from 1 to 29'],
    ['nearest L1 30', 12, '"30"; expected a whole number from 1 to 29'],
    ['reach of', 9, `the line ends; expected ${piece}`],
    ['between L1', 11, `the line ends; expected ${piece}`],
    ['between L1 and', 15, `the line ends; expected ${piece}`],
    ['what is L2', 6, '"is"; expected one of can, stands'],
    ['what can L2 do', 13, '"do"; expected one of tackle'],
    ['forecast run L1', 10, '"run"; expected one of walk, tackle'],
    ['forecast walk L1 E 90', 18, '"E"; expected one of A, B, C, D'],
    ['way L1 to nowhere', 11, `"nowhere"; expected ${players}`],
    ['log 0', 5, '"0"; expected a whole number from 1 to 100'],
    ['view Zoe', 6, `"Zoe"; expected ${players}`],
    ['undo x', 6, '"x"; expected a whole number from 1 to 100'],
    ['bump L1 0 at 3', 9, '"0"; expected millimetres from 1 to 150'],
    ['bump L1 20 at 13', 15, '"13"; expected a direction as on a clock, such as 3, or 3:30'],
    ['bump L1 20 at 3:75', 15, '"3:75"; expected a direction as on a clock, such as 3, or 3:30'],
    ['touch L1', 9, 'the line ends; expected millimetres from 1 to 150'],
    ['touch L1 20 at 12 by Zoe', 22, `"Zoe"; expected ${players}`],
    ['step L1 E 90', 9, '"E"; expected one of A, B, C, D'],
    ['pace slow', 6, '"slow"; expected one of real, at'],
    ['walk 1-L1 C 90', 6, '"1-L1"; expected a piece of Ada: L1, L2, M1, M2, S1, S2'],
    ['walk L1 C 90 C', 14, '"C"; expected one of careful, natural, brisk'],
  ])('"%s", at column %i', (line, column, message) => {
    const reply = at.say(line);
    expect(refusal(reply)).toBe(`Column ${column}: ${message}.`);
    expect(reply.kind === 'refused' ? reply.at?.column : null).toBe(column);
  });

  it.each([
    ['step C 90', 'No walk is under way: name the piece, such as step S1 D 180.'],
    ['done', 'There is no walk to put to an end.'],
    ['walk L1 C 90, C 90', 'L1 may walk 1 step, not 2.'],
    ['right L1', 'L1 stands upright.'],
    ['decline', 'There is no penalty to be chosen.'],
    ['penalise 1-L1', 'There is no penalty to be chosen.'],
    ['measure L1 L1', 'Column 12: "L1"; expected another piece or pad than the first.'],
    ['measure pad 0 to pad of Ada', 'Column 25: "Ada"; expected another piece or pad than the first.'],
    ['between Bo S1 and Bo S1', 'Column 22: "S1"; expected another piece or pad than the first.'],
    ['withdraw', 'Nobody wants to take anything back.'],
  ])('"%s": %s', (line, sentence) => {
    const reply = at.say(line);
    expect(refusal(reply)).toBe(sentence);
    expect([state(at).match?.log.length, state(at).fault]).toEqual([0, null]);
  });

  it('anything that a person could type gets an answer, and only what is meant to changes the match', () => {
    const words = [
      'walk',
      'tackle',
      'where',
      'nearest',
      'reach',
      'between',
      'what',
      'stands',
      'can',
      'way',
      'forecast',
      'look',
      'view',
      'L1',
      '1-M1',
      'Bo',
      'pad',
      'of',
      'to',
      'and',
      ',',
      '3',
      '90',
      'A',
      'x',
      'Bo’s',
    ];
    const asked = fc.array(fc.constantFrom(...words), { maxLength: 8 }).map((all) => all.join(' '));
    const typed = fc
      .oneof(fc.string(), asked)
      .filter((line) => !/^\s*(walk|tackle|end|bump|touch|step|pace)\b/i.test(line));
    fc.assert(
      fc.property(typed, (line) => {
        const before = state(at).match;
        const reply = at.talk.say(line);
        if (reply.kind === 'refused')
          expect(reply.at === null || (reply.at.column >= 1 && reply.at.column <= line.length + 1)).toBe(true);
        if (reply.kind === 'told')
          for (const told of reply.lines) expect(told).not.toMatch(/undefined|NaN|Infinity|\[object/);
        expect(state(at).match).toBe(before);
      }),
      { numRuns: runs(200, 10_000) },
    );
  });
});
