const term = (title: string, text: string, clause: string) => ({ title, text, clause });

/** The rule book's words, each in a plain sentence; they are explained wherever they stand. */
export const terms = {
  rank: term(
    'Rank',
    'Who goes first: the order of play. #1 has the first turn of every cycle, and the order stays the same for the whole match.',
    'TX-05',
  ),
  cycle: term(
    'Cycle',
    'In a cycle every player has the WHEEL once, for one MOVE; then comes the EXCHANGE for all.',
    'TX-54',
  ),
  move: term(
    'MOVE',
    'One a turn: a truck or a stack goes from Camp by a ramp on to the board, to the next Terra, or into the City.',
    'TX-14',
  ),
  exchange: term(
    'EXCHANGE',
    'After everybody’s turn all players bid V for four cards, then place private cards, and Supply puts new V on the board.',
    'TX-54',
  ),
  stack: term(
    'Stack',
    'Two trucks of yours in one place that move as one. In a battle each of them is rolled.',
    'TX-21',
  ),
  supply: term(
    'Supply',
    'At the end of each EXCHANGE every Terra without a truck and without a Post gets 1 V more, up to four.',
    'TX-47',
  ),
  full: term('Full Terra', 'A Terra with 4 V on it: that is as many as Supply puts there.', 'TX-47'),
  tie: term(
    'Tied highest bid',
    'Two players or more have bid the same V on a card, and nobody has bid more: then nobody gets the card, and the V are gone.',
    'TX-33',
  ),
  terra: term('Terra', 'A square of the board. Trucks go from one Terra to the next, across an edge.', 'TX-10'),
  camp: term('Camp', 'A player’s own mat beside the board: with trucks, V, X, the Captain and cards.', 'TX-53'),
  post: term('Post', 'A card on a Terra: no Supply there, and only its owner claims the V.', 'TX-52'),
  roll: term(
    'Battle-roll',
    'The trucks of both sides are thrown into the tray together. One that comes to rest on its wheels, all four of them, wins.',
    'TX-17',
  ),
  downed: term('Downed', 'A truck that has come to rest in any way but on its four wheels.', 'TX-01'),
  privateArena: term(
    'Private arena',
    'The second part of the EXCHANGE: players place cards of their own decks face down, with V on them, and challenge the cards of rivals. Then all are turned over.',
    'TX-69',
  ),
  bluff: term('Bluff', 'A private card with fewer V on it than it is worth.', 'TX-37'),
  challenge: term(
    'Challenge',
    'A rival puts 1 V on your private card: if it is a bluff, it is out of the game. The 1 V is gone in any case.',
    'TX-40',
  ),
  deployed: term('Deployed', 'It lies face up in its owner’s Camp and can be used from there.', 'TX-53'),
  scrub: term('Scrub', 'The usual ground: trucks roll on it without much sliding.', 'TX-55'),
  saltFlat: term('Salt flat', 'Smooth ground: trucks slide on it.', 'TX-55'),
  gravel: term('Gravel', 'Rough ground: it grips wheels and trips trucks.', 'TX-55'),
  dune: term('Dune', 'Sand: trucks hardly bounce on it.', 'TX-55'),
  blocked: term('Blocked edge', 'Rocks lie there: no truck goes across. A ramp opens it.', 'TX-11'),
  captain: term(
    'Captain',
    'Each player has one, for the whole match: a card with an ability, chosen before the first turn.',
    'TX-05',
  ),
  forfeited: term('Forfeited', 'Lost: a card is out of the game, V go out of play.', 'TX-33'),
} as const;

/** How each term stands in a sentence, as a pattern; of two that begin at the same place the first counts. */
export const termsSaid = {
  tie: 'tied highest bid|tie for the (?:highest bid|most)',
  full: '[Ff]ull Terra',
  roll: '[Bb]attle-rolls?',
  rank: 'ranks?',
  cycle: '(?:turn )?[Cc]ycles?',
  move: 'MOVES?',
  exchange: 'EXCHANGE',
  wheel: 'WHEEL',
  stack: '[Ss]tack(?:s|ed)?',
  supply: 'Supply',
  terra: 'Terra',
  camp: 'Camps?',
  post: 'Posts?',
  downed: 'downed',
  privateArena: '[Pp]rivate arena',
  bluff: 'bluffs?',
  challenge: '[Cc]hallenged?',
  deployed: '[Dd]eployed',
  scrub: '[Ss]crub',
  saltFlat: '[Ss]alt flat',
  gravel: '[Gg]ravel',
  dune: '[Dd]une',
  blocked: 'blocked edges?',
  captain: 'Captains?',
  forfeited: 'forfeited',
  v: 'V(?: coins?)?',
  x: 'X(?: tokens?)?',
} as const satisfies Readonly<Record<keyof typeof terms | 'v' | 'x' | 'wheel', string>>;
