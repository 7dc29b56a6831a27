import { actionOfKey, type KeyChanges } from '#play/input/keys/bindings.ts';
import { chordOf, type KeyPress } from '#play/input/keys/chord.ts';
import { AT_ONCE, type KeyPatience } from '#play/input/keys/singleKeys.ts';
import type { Session } from '../session/sessionTypes.ts';
import { TREXLANDS_ACTIONS, type ThrowWish } from './keys.ts';
import { AIM_STEPS, stronger, turned, type Aim } from './aim.ts';
import type { Throwing } from './throwing.ts';

/**
 * Handles a key while trucks are thrown. Returns whether it was one of theirs. A key that is held down aims on, and
 * throws nothing.
 */
export function pressAimKey(
  session: Pick<Session, 'store'>,
  throwing: Throwing,
  changes: KeyChanges,
  press: KeyPress,
  held: boolean,
  patience: KeyPatience = AT_ONCE,
): boolean {
  const chord = chordOf(press);
  const action = chord === null ? null : actionOfKey(TREXLANDS_ACTIONS, changes, chord, 'throwing');
  if (chord === null || action?.wish.do !== 'throw') return false;
  const { wish } = action.wish;
  if (!isAiming(session) || (held && !action.repeats)) return false;
  return patience.carryOut(chord, action, () => isAiming(session) && grant(session, throwing, wish));
}

function isAiming({ store }: Pick<Session, 'store'>): boolean {
  const { stage, spectating } = store.getState();
  return stage === 'aiming' && !spectating;
}

function grant({ store }: Pick<Session, 'store'>, { store: hands, commands }: Throwing, wish: ThrowWish): boolean {
  const { aim, held } = hands.getState();
  switch (wish.to) {
    case 'turn':
    case 'power':
      commands.setAim(aimed(aim, wish));
      return true;
    case 'let-go':
      commands.letGo();
      return true;
    case 'chance':
      commands.rollMine();
      return true;
    case 'back':
      // what a pointer holds is put back by the pointer
      if (store.getState().thrown.length === 0 || held.length > 0) return false;
      commands.takeBack();
      return true;
  }
}

function aimed(aim: Aim, { to, by, fine }: Extract<ThrowWish, { readonly to: 'turn' | 'power' }>): Aim {
  if (to === 'turn') return turned(aim, by * (fine ? AIM_STEPS.fineDeg : AIM_STEPS.deg));
  return stronger(aim, by * (fine ? AIM_STEPS.finePower : AIM_STEPS.power));
}
