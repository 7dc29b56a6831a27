import { chordOf, type KeyPress } from '../../../input/keys/chord.ts';
import type { Round } from '../round/roundTypes.ts';
import { AIM_STEPS, stronger, turned, type Aim } from './aim.ts';
import type { Throwing } from './throwing.ts';

/** What keys do to an aim; with Shift a little of it. */
const AIMING: Readonly<Record<string, (aim: Aim) => Aim>> = {
  ArrowLeft: (aim) => turned(aim, -AIM_STEPS.deg),
  ArrowRight: (aim) => turned(aim, AIM_STEPS.deg),
  'Shift+ArrowLeft': (aim) => turned(aim, -AIM_STEPS.fineDeg),
  'Shift+ArrowRight': (aim) => turned(aim, AIM_STEPS.fineDeg),
  ArrowUp: (aim) => stronger(aim, AIM_STEPS.power),
  ArrowDown: (aim) => stronger(aim, -AIM_STEPS.power),
  'Shift+ArrowUp': (aim) => stronger(aim, AIM_STEPS.finePower),
  'Shift+ArrowDown': (aim) => stronger(aim, -AIM_STEPS.finePower),
  '+': (aim) => stronger(aim, AIM_STEPS.power),
  '=': (aim) => stronger(aim, AIM_STEPS.power), // where + is printed over it
  '-': (aim) => stronger(aim, -AIM_STEPS.power),
};

/** What a key does while trucks are thrown. Returns whether it does anything. A key that is held down aims on, and throws nothing. */
export function pressAimKey({ store }: Pick<Round, 'store'>, { store: hands, commands }: Throwing, press: KeyPress, held: boolean): boolean {
  const { stage, lookingOn, thrown } = store.getState();
  const chord = chordOf(press);
  if (stage !== 'aiming' || lookingOn || chord === null) return false;
  const aimed = AIMING[chord];
  if (aimed) commands.setAim(aimed(hands.getState().aim));
  else if (chord === 'Enter' && !held) commands.letGo();
  else if (chord === 'R' && !held) commands.rollMine();
  else if (chord === 'Escape' && !held && thrown.length > 0 && hands.getState().held.length === 0) commands.takeBack();
  else return false;
  return true;
}
