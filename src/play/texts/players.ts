// Texts of rated matches and of the players' pages; loaded with them.
import { texts } from '../texts.ts';

const HANDS = { own: 'only by the players’ own hands', helping: 'by any hand that the game offers' } as const;

export const playersTexts = {
  title: 'Players',
  lead: 'Ratings by finished matches in rated rooms, a list for each game, set of rules and hand. There are no accounts: a key in the browser names a player, and who has another key is another player.',
  pick: 'Ratings of a game',
  ladder: (rules: keyof typeof texts.ruleSets.sets, hand: keyof typeof HANDS) =>
    `${texts.ruleSets.sets[rules]}, ${HANDS[hand]}`,
  none: 'Nobody has finished a rated match of this game yet. Whoever opens a room chooses in its lobby whether it is rated.',
  columns: { place: 'Place', name: 'Player', rating: 'Rating', matches: 'Matches', won: 'Won' },
  /** Nineteen times of twenty the strength lies within two deviations. */
  rating: (rating: number, deviation: number) => `${Math.round(rating)} ± ${Math.round(2 * deviation)}`,
  provisional: '?',
  provisionalNote: '? Too few matches yet for a place. ± says where the strength lies in 19 of 20 cases.',
  more: (others: number) => `And ${others} more.`,
  computer: (level: string) => (level === '' ? 'Computer' : `Computer: ${level}`),
  deleted: 'a deleted player',
  matches: 'Last matches',
  match: (won: boolean, others: string) => `${won ? 'Won' : 'Lost'} against ${others}`,
  change: (before: number, after: number) => `${Math.round(before)} → ${Math.round(after)}`,
  watch: (code: string) => `Open room ${code}: its match and replay`,
  unknown: 'Nobody has played a rated match under this key.',
  key: 'Your key',
  keyNote:
    'It is made in this browser, which signs with it and never shows it. Somebody else cannot play under it, and nobody can give it back to you: where this browser’s data is deleted, it is gone.',
  makeKey: 'Make a key',
  alsoFile: 'Save it as a file, too',
  alsoFileNote: 'Only now: later no browser gives it away. Whoever has the file is you.',
  openFile: 'Open a key’s file',
  badFile: 'This is no file of a key: nothing was changed.',
  yours: 'You play under a key that this browser has.',
  toYours: 'Your page',
  deleteKey: 'Delete the key and its name',
  deleteSure: 'Delete for good?',
  deleteNote:
    'The server takes the name out of its store and the ratings out of its lists; others’ matches against it stay, without the name. A room in which it was played keeps what was typed there.',
  deleteFailed: (why: string) => `The key is kept, as the server has not deleted its name: ${why}`,
  plainHttp: 'Ratings need https: over plain http browsers have no keys that stay with them. Everything else works.',
  noKeys: 'This browser lets no key be kept here, so nobody can be rated.',
  toPlayers: 'Players and ratings',
  sign: 'Sign with your key',
  makeAndSign: 'Make a key and sign',
  signed: 'signed',
  toSign: 'Not signed yet',
} as const;
