import type { SeenMatch } from '#engine/seen.ts';
import { SessionCore, type Runner, type Reason } from '#play/session/core.ts';
import type { MatchState } from '#play/session/state.ts';
import type { Physics } from '#sim/physics.ts';
import type { Fault } from '#sim/result.ts';
import { nim, type NimAction, type NimTypes } from '../../engine/nim.ts';

type NimSession = MatchState<NimTypes>;

const BLANK: NimSession = { match: null, played: null, holder: null, fault: null, camera: 'seat', spectating: false };

/** The least that a game makes of a session's core; notes what its runner is told and what is shown. */
export class NimCore extends SessionCore<NimTypes, NimSession> {
  readonly told: string[] = [];
  /** As the screen's own objections stand. */
  objections: { readonly toPlay?: Fault; readonly toUndo?: Fault; readonly underWay?: Fault } = {};
  readonly runner: Runner;

  constructor() {
    super(nim, { build: 'toy@1' } as Physics, BLANK);
    const underWay = (): Fault | null => this.objections.underWay ?? null;
    this.runner = {
      get underWay() {
        return underWay();
      },
      conclude: () => void this.told.push('conclude'),
      pause: () => void this.told.push('pause'),
      abandon: () => void this.told.push('abandon'),
    };
  }

  protected override against(_action: NimAction): Fault | null {
    return this.objections.toPlay ?? null;
  }

  override againstUndo(): Fault | null {
    return this.objections.toUndo ?? null;
  }

  override askedNow({ state }: SeenMatch<NimTypes>): readonly number[] {
    return nim.asked(state);
  }

  override open(match: SeenMatch<NimTypes> | null, spectating: boolean): void {
    this.told.push(match === null ? 'up' : 'down');
    this.set({ ...BLANK, match, played: match, spectating });
  }

  override show(match: SeenMatch<NimTypes>, reason: Reason): void {
    this.told.push(reason);
    this.set({ match, played: match, fault: null });
  }
}
