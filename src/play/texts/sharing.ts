import { count, thousands } from './words.ts';

// Texts of links: sending one, and opening a received one.

export const sharing = {
  newHere: (game: string, lead: string) => `${game}: ${lead}`,
  share: 'Share a link',
  sharePosition: 'Share this position',
  match: 'Share this match',
  /** As the one who won is not the one who reads it. */
  beat: (winners: string, losers: string, score: string | null) => `${winners} beat ${losers} ${score ?? ''}`.trim(),
  computers: (names: string) => `computer: ${names}`,
  /** `move`: what a move of the game is called. */
  matchNote: (move: string) =>
    `The link holds every ${move}: whoever opens it sees the end, and can play on. Nothing is sent to a server.`,
  fileSecretsNote: 'The exported file holds face-down cards, too: anyone who reads it can see them.',
  secretsNote:
    'It holds face-down cards, too: the table does not show them, but anyone who takes the link apart can find them.',
  position: 'Share this position',
  positionNote: 'The link holds the table as it stands now, without the actions that led to it.',
  positionMisfit:
    'A piece stands where a position may not have it, such as inside another. The link can be put right in the position editor, but not played from at once: share the match to show everything exactly as it is.',
  positionTitle: (names: string, turn: number) => `${names}, turn ${turn}`,
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser does not let the page copy: select the link and copy it yourself.',
  send: 'Send…',
  working: 'Making the link…',
  long: (characters: number) =>
    `${thousands(characters)} characters: some programs that carry messages cut a link this long. The file is safer.`,
  tooLong: (most: number) =>
    `This is too long for a link, which may have ${thousands(most)} characters. Save it as a file instead.`,
  tooLarge: 'This match has grown too long for a link: nobody could open it. Save it as a file instead.',
  ownPieces: 'The match carries a piece of your own, which is too large for a link. Save it as a file instead.',
  saveFile: 'Save as a file',
  savePicture: 'Save the picture',
  pictureOf: (title: string, note: string) => `The table. ${title}. ${note}`,

  opening: 'Opening the link…',
  title: 'From a link',
  refused: (why: string) => `This link cannot be opened. ${why}`,
  aMatch: (game: string) => `A match of ${game}`,
  aPosition: (game: string) => `A position of ${game}`,
  matchOf: (names: string, actions: number) => `${names}, ${actions === 0 ? 'just begun' : count(actions, 'action')}.`,
  watch: 'Watch how it ended',
  open: 'Open it as it stands',
  openNote:
    'It is checked first, action by action, and then put among your saved matches on this device. Watch it, or go on playing where it stands.',
  keptNote:
    'It is checked first, action by action, and then put among your saved matches on this device. Go on playing where it stands.',
  learn: 'Learn it by playing.',
  cannotStand: (why: string) => `This cannot be played from as it is. ${why}`,
  nobodyToBeat: 'Everybody else has given up here, so there is nobody to play against.',
  nothingToMove: 'Whoever is to move has no piece on the table, so no match can begin here.',
  play: 'Play from here',
  edited: (why: string) => `The position cannot be taken to the editor. ${why}`,
  edit: 'Open in the position editor',
} as const;
