import type { TractionEvent } from '../games/traction/events.ts';
import type { PyramidSize } from '../sim/pyramid.ts';

/**
 * Every text of the page, in one place; sentences of rulings and refusals are the referee's and the rules' own
 * (referee/texts.ts, games/traction/texts.ts). A function where something has to be filled in.
 */

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** `A`, `A and B`, `A, B and C`. */
export const listed = (words: readonly string[]): string => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const SIZE_WORDS: Readonly<Record<PyramidSize, string>> = { S: 'small', M: 'medium', L: 'large' };

const possessive = (name: string): string => `${name}’s`;

export const texts = {
  product: 'Tumbletop',
  game: 'Traction',
  titleOf: (page: string) => `${page} · Tumbletop`,
  skipToContent: 'Skip to content',
  backToStart: 'Back to the start page',
  close: 'Close',

  names: {
    piece: (owner: string, piece: string) => `${possessive(owner)} ${piece}`,
    pad: (owner: string) => `${possessive(owner)} pad`,
    table: 'the table',
    sized: (size: PyramidSize, copy: string) => `${capitalised(SIZE_WORDS[size])} ${copy}`,
    seat: (seat: number) => `Player ${seat + 1}`,
    nobody: 'Nobody',
    kind: { person: 'person', bot: 'bot' },
  },

  start: {
    title: 'Start',
    tagline: 'A dexterity game on a real table, with a referee that saw it.',
    lead: 'Tip a pyramid onto one corner, swivel, set it down. Friction is all that holds the corner. Be the first to reach a rival’s pad.',
    newMatch: 'Play now',
    newMatchNote: 'Two players, one screen, the standard rules.',
    setUp: 'Set up a match',
    resume: 'Resume the match',
    resumeNote: (names: readonly string[], turn: number | null) => `${listed(names)}${turn === null ? '' : `, turn ${turn}`}`,
    howToPlay: 'How to play',
  },

  howToPlay: [
    'Each player has six pyramids, two of each size, on a pad. The first piece to touch a rival’s pad wins.',
    'On your turn up to two of your pieces act, one after the other. Each either walks or tackles.',
    'A step: tip the piece onto one corner of its base, swivel around that corner as far as you like, set it down.',
    'A walk has up to four steps for a small piece, two for a medium one, one for a large one.',
    'A walking piece may touch no other pyramid, not even one of your own.',
    'A tackle is one step that is meant to hit: touch a rival’s piece with your base, and both pieces go back to their pads.',
    'Only the base tackles. Hitting with a side or the point is an illegal move, and so is hitting your own piece.',
    'The corner you stand on must not slide, and every piece must end up standing on its base.',
    'Moving anybody else’s piece by more than a nudge is a crash: everything is put back, and whoever did it is penalised.',
    'After an illegal move the piece lies flat on its pad. You may set it upright when your next turn begins; it acts from the turn after.',
  ],

  saved: {
    title: 'Saved matches',
    none: 'No matches yet. Every match saves itself here after each action.',
    open: 'Open',
    openMatch: (names: string) => `Open the match of ${names}`,
    exportFile: 'Export',
    exportMatch: (names: string) => `Export the match of ${names} as a file`,
    delete: 'Delete',
    deleteMatch: (names: string) => `Delete the match of ${names}`,
    deleted: (names: string) => `The match of ${names} is deleted.`,
    undoDelete: 'Put it back',
    import: 'Import a file',
    dropHere: 'or drop a match file anywhere on this page',
    dropNow: 'Drop the match file to open it',
    running: (turn: number) => `turn ${turn}`,
    started: 'not begun',
    actions: (n: number) => count(n, 'action'),
    wonBy: (names: readonly string[]) => `won by ${listed(names)}`,
    unreadable: (why: string) => `This match cannot be read. ${why}`,
    deleteUnreadable: 'Delete the match that cannot be read',
    importFailed: (name: string, why: string) => `${name} was not imported. ${why}`,
  },

  /** By the code of the fault. */
  storage: {
    'storage-blocked': 'This browser does not let the page save anything: the match goes on, but is gone when the tab is closed. Export it to keep it.',
    'storage-full': 'The browser’s storage is full, so the last action is not saved: delete a saved match, or export this one to keep it.',
    'storage-failed': 'The browser could not save the match just now: it goes on, and the next action tries again. Export it to be safe.',
  },

  files: {
    tooLarge: (bytes: number, most: number) => `The file has ${bytes} bytes; expected at most ${most}.`,
    unreadable: 'The browser could not read the file.',
    abandoned: 'The match was left before it was opened.',
    noSuchMatch: 'There is no saved match under this address in this browser.',
    otherOutcome: (action: number, expected: string, found: string) => `Action ${action} of the file comes out differently than it says (${found} instead of ${expected}), so it cannot be trusted.`,
  },

  form: {
    title: 'New match',
    lead: 'Everything has a sensible value already.',
    players: 'Players',
    howMany: 'How many play',
    player: (n: number) => `Player ${n}`,
    name: 'Name',
    nameOf: (n: number) => `Name of player ${n}`,
    colour: 'Colour and mark',
    colourOf: (n: number) => `Colour and mark of player ${n}`,
    colourName: (colour: string, mark: string) => `${colour}, ${mark}`,
    taken: 'taken',
    swap: 'A colour that another player has is swapped with theirs.',
    surface: 'Surface',
    customSurface: 'Another surface',
    friction: 'Coefficient of friction',
    restitution: 'Bounciness',
    coefficient: (mu: number) => mu.toFixed(2),
    grip: {
      good: (mu: number) => `A coefficient of ${mu.toFixed(2)} grips: a corner that is tipped onto stays where it is (that needs about 0.40).`,
      edge: (mu: number) => `A coefficient of ${mu.toFixed(2)} is at the edge of what holds a corner (about 0.40): expect slides.`,
      poor: (mu: number) => `A coefficient of ${mu.toFixed(2)} is too slippery: below about 0.40 the corner slides away, and no hand can make a legal step.`,
    },
    distance: 'Distance between the pads',
    distanceValue: (inches: number, mm: number) => `${inches} in (${mm} mm)`,
    distanceNote: 'From 15 inches, the shortest game, to 36. With three and more players the pads stand at the corners of a regular polygon.',
    rules: 'House rules',
    ranges: 'Steps in a walk, small / medium / large',
    rangesStandard: '4 / 2 / 1',
    rangesFast: '6 / 3 / 1',
    rangesCustom: 'Custom',
    rangeOf: (size: PyramidSize) => `Steps of a ${SIZE_WORDS[size]} piece`,
    piecesPerTurn: 'Pieces that act in a turn',
    starterOne: 'The starter’s first turn has one piece',
    starterOneNote: 'Makes up for the advantage of going first.',
    tackling: 'Rock-paper-scissors tackling',
    tacklingNote: 'Large tackles medium, medium tackles small, small tackles large; anything else is an illegal move.',
    turnLimit: 'End after 60 turns each',
    turnLimitNote: 'Then whoever’s standing piece is nearest to a rival’s pad wins.',
    tolerance: 'How strict the referee is about nudges',
    toleranceStrict: 'Strict',
    toleranceStandard: 'Standard',
    toleranceOther: 'Own',
    toleranceSlider: 'Tolerance',
    toleranceValue: (moveMm: number, yawDeg: number) => `It is a crash when another piece is moved by more than ${moveMm} mm or turned by more than ${yawDeg}°.`,
    hand: 'Hand',
    handAssisted: 'Assisted',
    handFree: 'Free hand',
    handNote: {
      assisted: 'You aim, and a practised hand does it. The table stays honest: the hand obeys the same limits as yours.',
      free: 'The piece follows your finger, and you can fail. It can be changed during the match; the log shows which hand did what.',
    },
    play: 'Play',
    cancel: 'Cancel',
    sameName: (name: string) => `Two players are called ${name}; rulings would name neither.`,
    noName: (n: number) => `Player ${n} has no name.`,
    defaultName: (colour: string) => capitalised(colour),
  },

  surfaces: {
    mousepad: 'Back of a mousepad',
    felt: 'Felt',
    'unvarnished-wood': 'Unvarnished wood',
    'matte-paper': 'Matte paper',
    'varnished-wood': 'Varnished wood',
    vinyl: 'Vinyl',
    formica: 'Formica',
    glass: 'Glass',
  },

  marks: { band: 'band', dot: 'dot', cross: 'cross', bars: 'bars', chevron: 'chevron' },

  loading: {
    page: 'Loading…',
    table: 'Setting the table…',
    replay: (done: number, of: number) => `Playing the match again, action ${done} of ${of}…`,
  },

  notFound: {
    title: 'Nothing here',
    text: 'There is no page under this address.',
  },

  failed: {
    title: 'Something broke',
    text: 'The page met something it was not made for. A saved match is where it was after its last action.',
    detail: 'What the program says about it',
    reload: 'Load the page again',
  },

  noWebgl: {
    title: 'This browser cannot draw the table',
    text: 'The table needs WebGL 2, which is switched off or missing here. Switch on hardware acceleration in the browser’s settings, or try another browser.',
  },

  cannotOpen: {
    title: 'This match cannot be opened',
  },

  table: {
    title: (names: readonly string[]) => names.join(' vs '),
    label: 'The table',
    panelTurn: 'Turn',
    panelPieces: 'Pieces',
    panelActions: 'Actions',
    panelReferee: 'Referee',
    menu: 'Menu',
    help: 'Help',
  },

  turn: {
    toMove: (name: string) => `${name} to move`,
    number: (turn: number) => `Turn ${turn}`,
    ofLimit: (round: number, limit: number) => `Round ${round} of ${limit}`,
    piecesLeft: (n: number) => `${count(n, 'piece')} left`,
    over: 'The match is over',
    chooses: (name: string) => `${name} chooses a penalty`,
    answers: (name: string) => `${name} answers`,
  },

  tray: {
    label: (name: string) => `${possessive(name)} pieces`,
    steps: (n: number) => count(n, 'step'),
    ready: (sized: string, steps: number) => `${sized}: may walk ${count(steps, 'step')} or tackle`,
    /** By the code of the refusal: for the eye in a word, for the ear in a few. */
    why: {
      'already-acted': { short: 'acted', long: 'has acted this turn' },
      'barred-returned': { short: 'back', long: 'went back to its pad this turn' },
      'barred-penalised': { short: 'flat', long: 'was penalised this turn' },
      'barred-righted': { short: 'upright', long: 'was set upright this turn' },
      flat: { short: 'flat', long: 'penalised, lies flat' },
      'all-acted': { short: 'waits', long: 'no more pieces may act this turn' },
      'no-place': { short: 'gone', long: 'off the table' },
    } as Readonly<Record<string, { readonly short: string; readonly long: string }>>,
    cannot: (sized: string, why: string) => `${sized}: ${why}`,
  },

  action: {
    walk: 'Walk',
    tackle: 'Tackle',
    verb: 'What the piece does',
    chosen: (piece: string) => `${piece} is chosen`,
    stepsLeft: (n: number) => (n === 0 ? 'no steps left' : `${count(n, 'step')} left`),
    stepOf: (taken: number, range: number) => `Step ${taken} of ${range} done`,
    done: 'Done',
    doneNote: 'End this walk here',
    endTurn: 'End turn',
    putBack: 'Choose another',
    hand: 'Hand',
    hands: { careful: 'Careful', natural: 'Natural', brisk: 'Brisk', free: 'Free hand' },
    handOf: {
      careful: 'Assisted: a careful hand does what you aim at',
      natural: 'Assisted: a hand at a natural pace does what you aim at',
      brisk: 'Assisted: a brisk hand does what you aim at, and may slip',
      free: 'Free: the piece follows your own hand',
    },
    corner: 'Corner',
    cornerName: (corner: string) => `Pivot on corner ${corner}`,
    swivel: 'Swivel',
    swivelDegrees: 'Swivel in degrees, counter-clockwise',
    degrees: (deg: number) => `${Math.round(deg)}°`,
    perform: 'Do it',
    aimHint: {
      assisted: 'Drag it towards a corner, swing around that, let go.',
      free: 'Pull it over a corner, swing it around, let go to set it down.',
    },
    chooseHint: 'Touch a piece, or choose one here.',
    moving: 'The hand is on the piece',
    resting: 'The table comes to rest',
    between: 'Take the next step, or end the walk here.',
    forecastHits: (names: readonly string[]) => `Would touch ${listed(names)}`,
    forecastPad: (names: readonly string[]) => `Would reach ${listed(names)}`,
    forecastOff: 'Would leave the table',
  },

  referee: {
    title: 'Referee',
    nothing: 'No rulings yet.',
    clause: (id: string) => `Clause ${id}`,
    dismiss: 'Dismiss',
    latest: 'Last action',
    outOfTurn: (name: string) => `${name}, out of turn`,
    nobody: 'a bump',
  },

  log: {
    title: 'Log',
    empty: 'Nothing has been played.',
    free: 'free',
    foul: 'foul',
    crash: 'crash',
    turnOf: (turn: number, name: string) => `${turn}. ${name}`,
    takeBackTo: (notation: string) => `Take back from ${notation} on`,
    disturb: (piece: string) => `touch ${piece}`,
    bump: (piece: string) => `bump ${piece}`,
  },

  /** What an action came to, besides the rulings. */
  events: {
    walked: (piece: string, steps: number) => `${piece} walked ${count(steps, 'step')}.`,
    missed: (piece: string) => `${piece} tackled and hit nothing.`,
    penalised: (piece: string) => `${piece} lies flat on its pad.`,
    returned: (pieces: readonly string[]) => `${listed(pieces)} ${pieces.length === 1 ? 'stands' : 'stand'} on ${pieces.length === 1 ? 'its pad' : 'their pads'} again.`,
    staysFlat: (pieces: readonly string[]) => `${listed(pieces)} ${pieces.length === 1 ? 'stays' : 'stay'} flat.`,
    restored: (pieces: readonly string[]) => `${listed(pieces)} ${pieces.length === 1 ? 'is' : 'are'} put back exactly where ${pieces.length === 1 ? 'it' : 'they'} stood.`,
    righted: (pieces: readonly string[]) => `${listed(pieces)} ${pieces.length === 1 ? 'is' : 'are'} set upright, and may not act this turn.`,
    crashBy: (who: string) => `${who} crashed out of turn.`,
    crashByNobody: 'A crash that was nobody’s doing: no penalty.',
    jiggled: 'A touch that moved nothing beyond the tolerance: play goes on.',
    penaltyChosen: (who: string, piece: string) => `${who} picked ${piece}.`,
    declined: (who: string, culprit: string) => `${who} lets ${culprit} off.`,
    conceded: (who: string) => `${who} gave up.`,
    turnBegan: (who: string) => `${who} to move.`,
    won: (who: string) => `${who} wins.`,
    turnLimit: (who: readonly string[]) => `The turns are used up: ${listed(who)} ${who.length === 1 ? 'wins' : 'share the win'}.`,
  } satisfies Partial<Record<TractionEvent['type'], unknown>> & Record<string, unknown>,

  right: {
    title: 'Set pieces upright?',
    text: 'It is free, but a piece that is set upright may not act this turn. After a piece has acted it is too late.',
    piece: (piece: string) => `Set ${piece} upright`,
    all: 'Set all upright',
    later: 'Leave them',
  },

  penalty: {
    title: (chooser: string, culprit: string) => `${chooser}: pick one of ${possessive(culprit)} pieces`,
    text: (culprit: string) => `${culprit} caused a crash out of turn. The piece you pick is laid flat on its pad.`,
    decline: 'Let it pass',
  },

  undo: {
    button: 'Take back',
    title: (who: string) => `${who} would like to take this back:`,
    agree: 'Agree',
    agrees: (who: string) => `${who} agrees`,
    refuse: 'Refuse',
    refuses: (who: string) => `${who} refuses`,
    withdraw: (who: string) => `${who} lets it stand`,
    from: (actions: number) => `and the ${count(actions - 1, 'action')} after it`,
    asked: (who: string, waiting: readonly string[]) => `${who} asks to take the last action back; ${listed(waiting)} ${waiting.length === 1 ? 'answers' : 'answer'}.`,
    takenBack: 'Taken back: everything stands exactly where it stood before.',
  },

  menu: {
    match: 'Match',
    view: 'View',
    outOfTurn: 'Out of turn',
    outOfTurnNote: 'Something happens when it is not your move? The referee wants to know whose it was.',
    reach: (name: string) => `${name} reaches out of turn`,
    reaching: (name: string) => `${name} reaches out of turn: touch any piece.`,
    stopReaching: 'Hand back',
    bump: 'The table was bumped',
    bumping: 'Touch the piece that the bump moved, or let chance decide.',
    bumpAnywhere: 'Anywhere',
    stopBumping: 'Nothing happened',
    concede: (name: string) => `${name} concedes`,
    concedeSure: (name: string) => `${name} gives up this match?`,
    concedeYes: 'Concede',
    concedeNo: 'Play on',
    exportFile: 'Export the match',
    leave: 'Leave the table',
    leaveNote: 'The match is saved and can be resumed.',
    designers: 'For designers',
    colliders: 'Show colliders',
    hash: 'Show the hash of the bodies',
    hashLabel: 'Hash of the bodies',
    noHash: 'none before the first move',
    typeMove: 'Type a move',
    typeMoveLabel: 'Move in notation',
    typeMovePlaceholder: 'walk L1 C 135, B -90',
    typeMoveGo: 'Go',
    camera: 'Camera',
    cameras: { seat: 'Seat', top: 'Top', free: 'Free' },
    cameraOf: { seat: 'View from the seat to move', top: 'View from above', free: 'View where you turned it' },
  },

  end: {
    wins: (name: string) => `${name} wins`,
    share: (names: readonly string[]) => `${listed(names)} share the win`,
    by: {
      'pad-contact': (winner: string) => `${winner} was first to touch a rival’s pad.`,
      'turn-limit': (winner: string) => `The turns are used up, and ${winner} stood nearest to a rival’s pad.`,
      concession: (winner: string) => `Nobody else is left: ${winner} stayed at the table.`,
    },
    turns: (turns: number) => `after ${count(turns, 'turn')}`,
    newMatch: 'New match',
    sameAgain: 'Same again',
    exportFile: 'Export',
    look: 'Look at the table',
    show: 'Show the result',
  },

  help: {
    title: 'How this works',
    rules: 'The game in ten lines',
    pointer: 'With a pointer or finger',
    keys: 'With the keyboard',
    notation: 'As text',
    pointerLines: [
      ['Drag a piece of yours', 'A corner lights up towards where you drag. Pull to tip, swing around the corner, let go to set it down.'],
      ['Drag the cloth', 'Turns the camera. Two fingers or the wheel zoom; the right button or two fingers move it.'],
      ['Ghost', 'Where the step would end. The ring shows what is left of the walk.'],
    ],
    keyLines: [
      ['Tab, arrows', 'On the table: choose a piece.'],
      ['W, T', 'Walk or tackle.'],
      ['A to D, 1 to 4', 'Choose the corner to stand on; its letter shows on the table.'],
      ['← →, ↑ ↓', 'Swivel by 5° or by 1°, counter-clockwise first.'],
      ['Enter', 'Do it.'],
      ['E', 'End the walk, or the turn.'],
      ['Escape', 'Let go, or close what is open.'],
    ],
    notationLines: [
      ['walk L1 C 135, B -90', 'L1 walks two steps: on corner C by 135° counter-clockwise, then on B by 90° clockwise.'],
      ['tackle M2 D 120', 'M2 tackles on corner D.'],
      ['right L1', 'Sets L1 upright at the start of the turn.'],
      ['end', 'Ends the turn.'],
    ],
  },

  save: {
    saved: 'Saved',
    saving: 'Saving…',
  },
} as const;
