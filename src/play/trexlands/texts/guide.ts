const lesson = (title: string, text: string, clause: string) => ({ title, text, clause });

/** Lessons of a first match: each is shown when what it is about comes up. */
export const guide = {
  label: 'First match',
  more: 'More',
  understood: 'Understood',
  noMore: 'No more hints',
  lessons: {
    ranking: lesson(
      'Throw a truck',
      'This settles who goes first: the player whose truck alone lands on its wheels takes the next rank. Take your truck and flick it into the rolling tray, aim it below, or let chance throw for you.',
      'TX-04',
    ),
    called: lesson(
      'How it lies is what counts',
      'A truck wins only with all four wheels on the table, at rest. Press “Show me” to see from close by which wheels touch the table.',
      'TX-02',
    ),
    captains: lesson(
      'A Captain for the whole match',
      'Each has one ability that works by itself or is offered when it can be used. The last rank chooses first.',
      'TX-05',
    ),
    'from-camp': lesson(
      'Bring a truck on to the board',
      'Camp, ramp, Terra: your trucks enter over a ramp, a wooden slope at the edge of the board (see the arrow). Touch a truck in your Camp, then a Terra that lights up. The V that lie there are claimed; the City is the goal.',
      'TX-14',
    ),
    overland: lesson(
      'On towards the City',
      'A truck goes to the next Terra, not across rocks. On to a rival’s it is a battle. Two trucks of one player in one Terra can be a stack and move as one.',
      'TX-10',
    ),
    'into-city': lesson(
      'Into the City',
      'A truck stands next to the City. Moving in scores an X for each truck, and trucks return to Camp.',
      'TX-24',
    ),
    cards: lesson('Cards in Camp', 'Cards in a Camp lie open. A card says when it can be played.', 'TX-44'),
    window: lesson(
      'Somebody may interrupt',
      'What was announced waits until all who could interrupt have passed. A player with a fitting card plays it, or passes.',
      'TX-43',
    ),
    battle: lesson(
      'A battle-roll',
      'All trucks of both sides are thrown together. A defender on its wheels holds the Terra; else an attacker on its wheels takes it. Trucks that are down go back to Camp.',
      'TX-18',
    ),
    sandstorm: lesson(
      'Sandstorm',
      'Sandstorm: each truck at the board’s edge rolls. One that does not land on its wheels goes back to Camp.',
      'TX-30',
    ),
    quake: lesson(
      'Quake',
      'Quake: stacks come apart, and the second truck of each rolls. One that does not land on its wheels goes back to Camp.',
      'TX-30',
    ),
    market: lesson(
      'The public market',
      'Bid V on any of the four cards: a further bid adds to yours, and nothing comes back. The most V take a card; equal bids may void it for all.',
      'TX-33',
    ),
    private: lesson(
      'The private arena',
      'Pass the device: each places private cards face down in turn. On a card lie as many V as it is worth, or fewer: that is a bluff.',
      'TX-37',
    ),
    open: lesson(
      'Call a bluff',
      'A card with fewer V on it than it is worth is a bluff. Challenge a rival’s card for 1 V, which is spent in any case: if it is a bluff, it is out of the game. When nobody challenges any more, all cards are turned over.',
      'TX-41',
    ),
  },
  /** In the place of `private`, for a player who is alone with computers. */
  privateAlone: lesson(
    'The private arena',
    'Each places private cards face down in turn, the others out of your sight. On a card lie as many V as it is worth, or fewer: that is a bluff.',
    'TX-37',
  ),
};
