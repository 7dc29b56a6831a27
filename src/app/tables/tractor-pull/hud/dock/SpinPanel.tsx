import type { TractorPullEvent } from '#games/tractor-pull/events.ts';
import { rivalOf } from '#games/tractor-pull/ids.ts';
import type { SpunAgain } from '#games/tractor-pull/wrench.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { LEAST_TURNS } from '#referee/wrench.ts';
import { AimSlider } from '#app/frame/dock/AimSlider.tsx';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { Segments } from '#app/ui/Field.tsx';
import { useToYou } from '#app/frame/AtTable.tsx';
import { useCommands, useHand, useMatch, useNames, useSession, useTheHand } from '../useTable.ts';
import { expected } from '#play/tractor-pull/spinning/spinning.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { AskedNote } from './Advised.tsx';
import { Button } from '#app/ui/Button.tsx';

const AGAIN: Readonly<Record<SpunAgain, string>> = {
  short: dock.wasShort,
  sideways: dock.wasSideways,
  unsettled: dock.wasUnsettled,
};

/** The wrench is flicked on the table, or spun as it is set here. */
export function SpinPanel() {
  const { state } = useMatch();
  const stage = useSession((session) => session.stage);
  const spun = useSession((session) => session.spun);
  const again = useSession(({ events }) => againIn(events));
  const [names, toYou] = [useNames(), useToYou()];
  const { goOn } = useCommands();
  const { phase } = state;
  if (phase.name !== 'spin') return null;
  const decides = phase.why === 'decide';
  const title = (decides ? dock.spinDecide : dock.spin)(names.seat(phase.by));
  if (stage !== 'spinning') return <Aim title={title} seat={phase.by} />;
  const { red = null, seconds = 0 } = spun ?? {};
  return (
    <Bar
      title={red === null ? title : dock.points(names.seat(red))}
      seat={phase.by}
      className="spin-panel"
      main={
        <Button data-to-end onClick={goOn}>
          {dock.toEnd}
        </Button>
      }
    >
      <output className="hint">
        {again !== null && <strong className="spun-again">{AGAIN[again]} </strong>}
        {spun === null && dock.spinning}
        {red !== null && toYou(dock.spun(seconds.toFixed(1), names.seat(red), names.seat(rivalOf(red)), decides))}
      </output>
    </Bar>
  );
}

function againIn(events: readonly TractorPullEvent[]): SpunAgain | null {
  const last = events.at(-1);
  return last?.type === 'spun' ? last.again : null;
}

function Aim({ title, seat }: { readonly title: string; readonly seat: number }) {
  const spinning = useTheHand();
  const flicked = useHand((state) => state.flicked);
  const hinted = useSession(({ aimed }) => aimed?.do === 'spin');
  const exact = useExact(true);
  return (
    <Bar
      title={title}
      seat={seat}
      className="spin-panel"
      exact={{ drawer: exact, parts: <Sliders />, label: dock.exact }}
      main={
        <Button look="primary" data-chance {...hintedIf(hinted)} onClick={() => spinning.spinAimed()}>
          {dock.letGo}
        </Button>
      }
      rest={<AskedNote />}
    >
      <p className="hint">{flicked === null ? dock.goal : dock.flicking}</p>
    </Bar>
  );
}

/** How hard the wrench is spun, and which way, without a hand on it. */
function Sliders() {
  const spinning = useTheHand();
  const aim = useHand((state) => state.aim);
  const flicked = useHand((state) => state.flicked);
  const strength = flicked ?? aim.strength;
  return (
    <div className="spin-aim" data-strength={strength}>
      <AimSlider
        label={dock.strength}
        value={strength}
        shown={told(strength)}
        min={0}
        max={100}
        step={1}
        onSlide={(to) => spinning.setAim({ ...aim, strength: to })}
      />
      <Segments
        name="way"
        label={dock.way}
        value={aim.clockwise ? 'right' : 'left'}
        choices={[
          { value: 'left', label: dock.ways.left },
          { value: 'right', label: dock.ways.right },
        ]}
        onChoose={(way) => spinning.setAim({ ...aim, clockwise: way === 'right' })}
      />
    </div>
  );
}

/** How long such a spin lasts, about, and whether it would have to be done again. */
function told(strength: number): string {
  const { seconds, turns } = expected(strength);
  return isTooWeak(strength) ? dock.tooWeak(Math.round(turns)) : dock.lasts(seconds.toFixed(1), Math.round(turns));
}

const isTooWeak = (strength: number): boolean => expected(strength).turns < LEAST_TURNS;
