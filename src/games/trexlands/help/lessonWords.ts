/** The words of a step of the first lesson. They are the project's own (invented). */
export interface StepWords {
  readonly id: StepId;
  readonly title: string;
  /** The reason for the step, in a sentence. */
  readonly goal: string;
  /** The things to do, in a sentence or two. */
  readonly task: string;
  /** The same in a few words, which stay in sight while the step goes on. */
  readonly inShort: string;
  /** Said when it is reached. */
  readonly well: string;
  /** Said when it has come otherwise. */
  readonly otherwise: string;
  /** The clause that says it all. */
  readonly clause: string;
}

export type StepId = 'lesson-score' | 'lesson-battle' | 'lesson-market' | 'lesson-bluff' | 'lesson-cycle';

/** In the order in which they are learnt. */
export const STEP_WORDS: readonly StepWords[] = [
  {
    id: 'lesson-score',
    title: 'The goal: into the City',
    goal: 'Every truck of yours that drives into the City scores an X token. The player with the most X tokens wins.',
    task: 'Your truck T1 stands at the City’s edge: choose it, then choose the City.',
    inShort: 'Choose T1, then the City.',
    well: 'One X is yours, and T1 is back in your Camp, ready for the next way across.',
    otherwise: 'That was your one move of this turn, and T1 is not in the City.',
    clause: 'TX-24',
  },
  {
    id: 'lesson-battle',
    title: 'A battle',
    goal: 'A rival’s truck is on the next Terra (a square of the board). Both trucks are thrown. If yours alone lands on its wheels, the Terra is yours.',
    task: 'Choose T1 and drive it to b3, the rival’s Terra. Then aim and press Let go, or press Roll mine for me.',
    inShort: 'Drive T1 to b3, then roll.',
    well: 'Your truck is on its wheels, the rival’s is down: the rival’s goes back to its Camp, and yours has the Terra.',
    otherwise:
      'The battle for b3 is not won: it takes T1 on its wheels and the rival’s truck down. If both are on their wheels, the defender keeps the Terra.',
    clause: 'TX-18',
  },
  {
    id: 'lesson-market',
    title: 'The market',
    goal: 'Four cards are for sale, and you pay with V coins. The highest bid on a card takes it. The V of a losing bid are lost, too. If the highest bids are equal, nobody gets the card.',
    task: 'Touch a card that you like, and press Bid. A further bid adds to yours. The rival bids for the first card. To bid no more, press I am out. If the rival bids, you are asked again.',
    inShort: 'Buy a card by the highest bid.',
    well: 'The card lies face up in your Camp, and the coins on it are spent. The card says when it can be played.',
    otherwise: 'The bidding is over, and no card is yours: your bid has to be higher than every other on the card.',
    clause: 'TX-31',
  },
  {
    id: 'lesson-bluff',
    title: 'A bluff',
    goal: 'You buy a card of your own deck by placing it face down with V coins on it. With fewer V than the card is worth, it is a bluff. A rival may pay 1 V to challenge it.',
    task: 'Touch Fortress, which is worth 3 V, and place it with only 1 V. Press Done, and then Turn the cards over.',
    inShort: 'Place Fortress with 1 V, then Done.',
    well: 'Nobody challenged it, so Fortress is yours for 1 V. If a rival challenges a bluff, the card is out of the game, and nobody gets it.',
    otherwise: 'No card was bluffed: it has to lie there with fewer V than it is worth.',
    clause: 'TX-37',
  },
  {
    id: 'lesson-cycle',
    title: 'A whole cycle',
    goal: 'In a cycle every player holds the WHEEL once and has one move. Then cards are bought in the EXCHANGE. At its end every empty Terra gets 1 V coin more, up to four.',
    task: 'Bring a truck from your Camp on to the board: it takes the V that lie there. Then buy, bluff or pass, until the next cycle begins.',
    inShort: 'A truck on to the board, then cards.',
    well: 'That was a whole cycle, and the WHEEL is with you again. The match goes on like this until the X are gone.',
    otherwise: '',
    clause: 'TX-54',
  },
];
