import { asked } from '#games/trexlands/asked.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import { offerAt } from '#play/game/offer.ts';
import { ThingHand } from '#play/game/thingHand.ts';
import type { Ray } from '#play/input/ray.ts';
import { thingAt } from '#play/trexlands/offers/moves.ts';
import { offersOf, placeOf } from '#play/trexlands/offers/offers.ts';
import type { Session, Thing } from '#play/trexlands/session/sessionTypes.ts';

/** Things that lie on the board, the Camps and the table. */
const PIECES: readonly Thing['kind'][] = ['truck', 'card', 'lot', 'face-down', 'wheel'];

/** A pointer over the board: what is under it is pointed at; a click takes up what is offered there. */
export class BoardHand extends ThingHand<Thing> {
  constructor(
    private readonly board: Session,
    thingOn: (ray: Ray) => Thing | null,
  ) {
    super(
      board,
      thingOn,
      (thing) => clicked(board, thing),
      () => dropped(board),
    );
  }

  /** A truck that is pulled and does not come along says why. */
  protected override pulled(thing: Thing | null): void {
    const { store, commands } = this.board;
    const { chosen, looked } = store.getState();
    if (thing?.kind === 'truck' && chosen.length === 0 && looked === null) commands.press(thing);
  }

  protected override isGround({ kind }: Thing): boolean {
    return !PIECES.includes(kind);
  }
}

function dropped({ commands }: Session): void {
  commands.look(null);
  commands.lay(null);
  commands.choose(null);
}

function clicked({ commands, store }: Session, thing: Thing): void {
  const told = store.getState();
  const { chosen, match, stage, aimed, looked } = told;
  commands.point(thing);
  if (match === null || stage !== 'choosing') return;
  if (thing.kind !== 'truck' || looked !== null) return void commands.press(thing);
  if (asked(match.state).includes(ownerOf(thing.truck))) {
    // To follow a hint one touches the truck that it has chosen: that stays, with its mark.
    if (aimed !== null && chosen.includes(thing.truck)) return;
    const isOffered = offerAt(offersOf(told), thing) !== null;
    if (isOffered) commands.choose(chosen.includes(thing.truck) ? null : thing.truck);
    else commands.press(thing);
    return;
  }
  const place = placeOf(match.state, thing);
  if (place !== null && chosen.length > 0) commands.press(thingAt(place));
  else if (offerAt(offersOf(told), thing) !== null) commands.press(thing);
}
