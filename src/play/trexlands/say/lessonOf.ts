import { asked } from '#games/trexlands/asked.ts';
import { climaKindOf } from '#games/trexlands/cards/ids.ts';
import { CITY } from '#games/trexlands/ids.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { campOf, trucksOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import type { Stage } from '../session/sessionTypes.ts';

/** The subjects that the first match teaches, each when it comes up for the first time. */
export const LESSONS = [
  'ranking',
  'called',
  'captains',
  'from-camp',
  'cards',
  'into-city',
  'overland',
  'window',
  'battle',
  'sandstorm',
  'quake',
  'market',
  'private',
  'open',
] as const;
export type LessonId = (typeof LESSONS)[number];

/** The lessons of this moment, the most urgent first. From a view that every player may see. */
export function lessonsOf(view: TrexlandsState, stage: Stage): readonly LessonId[] {
  if (view.outcome !== null || stage === 'rolling' || stage === 'revealing') return [];
  if (stage === 'called') return ['called'];
  const [act] = view.agenda;
  if (stage === 'aiming') return lessonOfRoll(view);
  if (act !== undefined) return ['window'];
  switch (view.phase.name) {
    case 'captains':
      return ['captains'];
    case 'market':
      return ['market'];
    case 'arena':
      return [view.phase.placing === null ? 'open' : 'private'];
    case 'move':
      return asked(view).flatMap((seat) => lessonsOfMove(view, seat));
    default:
      return [];
  }
}

/** Weather that lets trucks roll is no roll for the ranks; nor is the roll for a tie. */
function lessonOfRoll({ agenda: [act], phase }: TrexlandsState): readonly LessonId[] {
  if (act?.type === 'battle') return ['battle'];
  if (act?.type !== 'clima') return phase.name === 'ranking' ? ['ranking'] : [];
  const kind = climaKindOf(act.card);
  return kind === 'sandstorm' || kind === 'quake' ? [kind] : [];
}

function lessonsOfMove(view: TrexlandsState, seat: Seat): readonly LessonId[] {
  const moves = choicesOf(view, seat).flatMap((choice) => (choice.do === 'move' ? [choice.move] : []));
  const onBoard = trucksOf(view, seat).some(({ at }) => at !== 'camp');
  return [
    ...(moves.some(({ to }) => to === CITY) ? (['into-city'] as const) : []),
    ...(campOf(view, seat).cards.length > 0 ? (['cards'] as const) : []),
    onBoard ? 'overland' : 'from-camp',
  ];
}
