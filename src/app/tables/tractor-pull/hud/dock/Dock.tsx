import { CHARACTERS } from '#games/tractor-pull/almanac/characters.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import { type Seat, rivalOf } from '#games/tractor-pull/ids.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { DockPlace } from '#app/frame/dock/DockPanel.tsx';
import { PassDevice } from '#app/frame/dock/PassDevice.tsx';
import { isOf } from '#play/session/players.ts';
import { askedHere } from '#play/tractor-pull/session/players.ts';
import { choosesOpenly } from '#play/tractor-pull/session/secrets.ts';
import type { SessionState } from '#play/tractor-pull/session/sessionTypes.ts';
import { useMatch, useNames, useSession, useViewOf } from '../useTable.ts';
import { DeployPanel } from './DeployPanel.tsx';
import { EffectPanel } from './EffectPanel.tsx';
import { InstallPanel } from './InstallPanel.tsx';
import { RecruitPanel } from './RecruitPanel.tsx';
import { SpinPanel } from './SpinPanel.tsx';
import { TellPanel } from './TellPanel.tsx';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { TextCards } from './TextCards.tsx';
import { BotsTurn } from '#app/frame/dock/BotDock.tsx';
import { botDoes } from '#play/tractor-pull/texts/bots.ts';

/** Buttons for everything that the match asks for now. */
export function Dock() {
  const { state } = useMatch();
  const stage = useSession((session) => session.stage);
  const telling = useSession((session) => session.telling);
  const isSpun = useSession(({ spun }) => spun !== null);
  const spinner = useSession(botThatSpins);
  return (
    <DockPlace>
      {telling !== null && <TellPanel telling={telling} />}
      {(stage === 'aiming' || stage === 'spinning') &&
        (spinner === null || isSpun ? <SpinPanel /> : <BotsMove seat={spinner} />)}
      {stage === 'choosing' && state.outcome === null && <Choosing />}
    </DockPlace>
  );
}

/** The computer that spins the wrench, or has spun it. */
function botThatSpins({ match }: SessionState): Seat | null {
  const [seat] = match === null ? [] : asked(match.state);
  return match !== null && seat !== undefined && !isOf(match.header, 'person', seat) ? seat : null;
}

function Choosing() {
  const match = useMatch();
  const { state, header } = match;
  const holder = useSession((session) => session.holder);
  const seats = askedHere(match);
  const seat = seats.find((one) => one === holder) ?? seats[0];
  if (seat === undefined) return null;
  if (!isOf(header, 'person', seat)) return <BotsMove seat={seat} />;
  if (holder !== seat && !choosesOpenly(state)) return <PassDevice key={seat} to={asSeat(seat)} />;
  return <Panel key={`${state.match} ${state.wave} ${state.phase.name} ${seat}`} state={state} seat={seat} />;
}

function Panel({ state, seat }: { readonly state: TractorPullState; readonly seat: Seat }) {
  const [pending] = state.queue;
  if (pending !== undefined) return <EffectPanel key={pending.source} seat={seat} pending={pending} />;
  switch (state.phase.name) {
    case 'faces':
    case 'location':
    case 'award':
      return <OneOfTheCards seat={seat} />;
    case 'install':
      return <InstallPanel seat={seat} />;
    case 'recruit':
      return <RecruitPanel seat={seat} />;
    case 'deploy':
      return <DeployPanel seat={seat} />;
    case 'eject':
      return <EffectPanel seat={seat} pending={null} />;
    default:
      return null;
  }
}

/** A face of one's character in secret (TP-02), red's location and its side (TP-01), an item that is won (TP-28). */
function OneOfTheCards({ seat }: { readonly seat: Seat }) {
  const { phase, players } = useViewOf(seat);
  const names = useNames();
  const name = names.seat(seat);
  const character = CHARACTERS.find(({ id }) => id === players[seat].character)?.name ?? '';
  if (phase.name === 'faces')
    return <TextCards title={dock.faces(name, character)} seat={seat} note={dock.facesNote} />;
  if (phase.name === 'location') return <TextCards title={dock.location(name)} seat={seat} />;
  return <TextCards title={dock.award(name)} seat={seat} note={dock.awardNote(names.seat(rivalOf(seat)))} />;
}

function BotsMove({ seat }: { readonly seat: Seat }) {
  const names = useNames();
  const aimed = useSession((session) => session.aimed);
  const spinning = useSession((session) => session.stage === 'spinning');
  return <BotsTurn seat={seat} moving={spinning} does={aimed && ((name) => botDoes(name, aimed, names.seat))} />;
}
