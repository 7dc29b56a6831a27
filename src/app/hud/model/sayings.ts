import type { TractionEvent } from '../../../games/traction/events.ts';
import type { Tackling } from '../../../games/traction/options.ts';
import { rulingsUnder } from '../../../games/traction/verdict.ts';
import type { Ruling, RulingCode } from '../../../referee/ruling.ts';
import { isLegal } from '../../../referee/state.ts';
import { rulingText } from '../../../referee/texts.ts';
import { texts } from '../../texts.ts';
import type { LastAction } from '../../match/sessionTypes.ts';
import type { Naming } from './naming.ts';

/** One sentence about an action. */
export interface Saying {
  readonly clause: string | null; // of a ruling
  readonly text: string;
  readonly tone: Tone;
}

export type Tone = 'foul' | 'good' | 'plain';

const TONES: Partial<Readonly<Record<RulingCode, Tone>>> = { 'tackle-base': 'good', 'pad-contact': 'good', jiggle: 'plain' };

/**
 * What the referee saw, as the house rules of tackling see it. What a foul touches besides is told, but is no good news
 * (TR-13, TR-32).
 */
export function sayingsOfRulings(rulings: readonly Ruling[], naming: Naming, tackling: Tackling): readonly Saying[] {
  const seen = rulingsUnder(rulings, tackling);
  const legal = isLegal(seen);
  const toneOf = ({ code }: Ruling): Tone => (legal || TONES[code] !== 'good' ? (TONES[code] ?? 'foul') : 'plain');
  return once(seen.map((ruling) => ({ clause: ruling.clause, text: rulingText(ruling, naming.body), tone: toneOf(ruling) })));
}

/** Everything there is to say of an action: first what the referee saw, then what came of it. */
export function sayingsOf({ report, events }: LastAction, naming: Naming, tackling: Tackling): readonly Saying[] {
  return [...sayingsOfRulings(report?.rulings ?? [], naming, tackling), ...events.flatMap((event) => sayingOfEvent(event, naming))];
}

/** Many pieces may be jiggled in the same words. */
const once = (sayings: readonly Saying[]): readonly Saying[] => sayings.filter(({ text }, i) => sayings.findIndex((other) => other.text === text) === i);

function sayingOfEvent(event: TractionEvent, naming: Naming): Saying[] {
  const text = textOfEvent(event, naming);
  return text === null ? [] : [{ clause: null, text, tone: GOOD_NEWS.has(event.type) ? 'good' : 'plain' }];
}

const GOOD_NEWS: ReadonlySet<TractionEvent['type']> = new Set<TractionEvent['type']>(['won', 'turn-limit']);

/** Null for what is said better elsewhere: by the ruling, by the panel of the turn, by a prompt. */
function textOfEvent(event: TractionEvent, naming: Naming): string | null {
  const { events } = texts;
  const pieces = (ids: Parameters<Naming['piece']>[0][]): string[] => ids.map((id) => naming.piece(id));
  switch (event.type) {
    case 'walked':
      return events.walked(naming.piece(event.piece), event.steps);
    case 'missed':
      return events.missed(naming.piece(event.piece));
    case 'penalised':
      return events.penalised(naming.piece(event.piece));
    case 'returned':
      return [events.returned(pieces([...event.pieces])), ...(event.lying.length > 0 ? [events.staysFlat(pieces([...event.lying]))] : [])].join(' ');
    case 'restored':
      return events.restored(pieces([...event.pieces]));
    case 'righted':
      return events.righted(pieces([...event.pieces]));
    case 'crash':
      return event.by === null ? events.crashByNobody : events.crashBy(naming.seat(event.by));
    case 'jiggled':
      return events.jiggled;
    case 'penalty-chosen':
      return events.penaltyChosen(naming.seat(event.chooser), naming.piece(event.piece));
    case 'declined':
      return events.declined(naming.seat(event.chooser), naming.seat(event.culprit));
    case 'conceded':
      return events.conceded(naming.seat(event.seat));
    case 'won':
      return events.won(naming.seat(event.seat));
    case 'turn-limit':
      return events.turnLimit(event.winners.map(naming.seat));
    case 'tackled':
    case 'illegal-move':
    case 'penalty-to-choose':
    case 'turn-began':
    case 'turn-ended':
      return null;
  }
}
