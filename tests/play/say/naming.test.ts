import { describe, expect, it } from 'vitest';
import { namingOf, spokenOf, spokenSentence, withNames } from '#play/traction/say/naming.ts';
import { padId, pieceId, seat, TABLE_ID } from '#sim/ids.ts';
import { PLAN } from '../../app/tables/traction/session/sessionAtTable.ts';

const naming = namingOf(PLAN.seats);

describe('names instead of ids', () => {
  it('calls a piece by its owner, a pad by its seat, the table the table', () => {
    expect(naming.body(pieceId('1-M2'))).toBe('Bo’s M2');
    expect(naming.body(padId(seat(0)))).toBe('Ada’s pad');
    expect(naming.body(TABLE_ID)).toBe('the table');
  });

  it('lets a name that is written from the right keep to itself, so that the sentence around it stays in its order', () => {
    const [ada, ...others] = PLAN.seats;
    const named = namingOf([{ ...ada!, name: 'נועה' }, ...others]);
    expect(named.piece(pieceId('0-M2'))).toBe('\u2068נועה\u2069’s M2');
    expect(named.seat(1)).toBe('Bo');
  });

  it('has a word for a seat that a damaged file does not name', () => {
    expect(naming.seat(4)).toBe('Player 5');
  });

  it('puts names into the sentences of the rules, and a capital in front', () => {
    expect(withNames('0-L1 waits: it is the turn of seat 1.', naming)).toBe('Ada’s L1 waits: it is the turn of Bo.');
    expect(withNames('seat 0 does not choose now; seat 1 does.', naming)).toBe('Ada does not choose now; Bo does.');
  });

  it('leaves what somebody typed as it was typed', () => {
    expect(withNames('Column 6: "1-L1"; expected a piece of seat 0, such as 0-L1.', naming)).toBe(
      'Column 6: "1-L1"; expected a piece of Ada, such as Ada’s L1.',
    );
  });

  it('leaves columns and measures alone', () => {
    expect(withNames('Column 10: "0-5" is 3-L9 mm.', naming)).toBe('Column 10: "0-5" is 3-L9 mm.');
  });
});

describe('names as they are said over the table', () => {
  const [ada, bo] = PLAN.seats;
  const alone = [ada!, { ...bo!, kind: 'bot' as const, level: 'careless' }];

  it('are “your” and “the rival’s” to who plays alone against one computer', () => {
    const said = spokenOf(alone);
    expect(said.piece(pieceId('0-S1'))).toBe('your small one');
    expect(said.piece(pieceId('1-L2'))).toBe('the rival’s large one');
    expect(said.body(padId(seat(1)))).toBe('the rival’s pad');
  });

  it('are players’ own where several persons sit at the table', () => {
    expect(spokenOf(PLAN.seats).piece(pieceId('1-M2'))).toBe('Bo’s medium one');
  });

  it('stand in sentences of the rules without letters and clauses, but for sentences about notation', () => {
    expect(spokenSentence('L1 has acted in this turn; a piece acts once (TR-12).', alone)).toBe(
      'The large one has acted in this turn; a piece acts once.',
    );
    expect(spokenSentence('1-S2 waits: it is the turn of seat 0.', alone)).toBe(
      'The rival’s small one waits: it is the turn of Ada.',
    );
    const typed = 'Column 6: "X1"; expected a piece of Ada: L1, L2.';
    expect(spokenSentence(typed, alone)).toBe(typed);
  });
});
