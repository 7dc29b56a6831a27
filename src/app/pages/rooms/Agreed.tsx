import { room as roomTexts } from '#play/texts/room.ts';
import type { Lobby } from '#online/client/lobby.ts';
import type { Ask, RoomClock } from '#online/protocol/asks.ts';
import { playersTexts } from '#play/texts/players.ts';
import { texts } from '#play/texts.ts';
import { Segments } from '#app/ui/Field.tsx';
import type { TableModule } from '../tableModule.ts';
import { useAgreed } from './useAgreed.ts';

interface AgreedProps {
  readonly lobby: Lobby;
  readonly module: TableModule;
  /** Chooses the clock and the delay; null for who may not. */
  readonly ask: ((what: Ask) => void) | null;
}

/** Clocks that are offered: live, and for a match by turns (house values). */
const CLOCKS = {
  none: null,
  minute: { turnS: 60, reserveS: 0 },
  reserve: { turnS: 0, reserveS: 600 },
  day: { turnS: 86_400, reserveS: 0 },
} as const;
const NAMES = ['none', 'minute', 'reserve', 'day'] as const;

const nameOf = (clock: RoomClock | null): (typeof NAMES)[number] | undefined =>
  NAMES.find((name) => CLOCKS[name]?.turnS === clock?.turnS && CLOCKS[name]?.reserveS === clock?.reserveS);

/** Delays that are offered, s: none, a turn or two, a stream by which somebody could cheat (house values). */
const DELAYS = [0, 30, 180] as const;

/** All that matters to who sits down, for everybody to see; the host chooses the clock and the spectators' delay. */
export function Agreed({ lobby, module, ask }: AgreedProps) {
  const { clock, delayS, head } = lobby;
  const agreed = useAgreed(module, head);
  const chosen = nameOf(clock);
  return (
    <section className="field-set room-agreed">
      <h2>{roomTexts.agreed}</h2>
      <dl>
        <dt>{texts.ruleSets.legend}</dt>
        <dd>{texts.ruleSets.sets[head.rules]}</dd>
        {agreed.map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
        <dt>{roomTexts.clock}</dt>
        <dd>
          {ask !== null ? (
            <Segments
              name="clock"
              label={roomTexts.clock}
              value={chosen ?? 'none'}
              choices={NAMES.map((name) => ({ value: name, label: roomTexts.clocks[name] }))}
              onChoose={(name) => ask({ do: 'clock', clock: CLOCKS[name] })}
            />
          ) : (
            clockSaid(clock)
          )}
          {clock !== null && <p className="note">{roomTexts.clockNote}</p>}
        </dd>
        <RatedChoice lobby={lobby} ask={ask} />
        <dt>{roomTexts.delay}</dt>
        <dd>
          {ask !== null ? (
            <Segments
              name="delay"
              label={roomTexts.delay}
              value={delayS}
              choices={DELAYS.map((s) => ({ value: s, label: roomTexts.later(s) }))}
              onChoose={(s) => ask({ do: 'delay', s })}
            />
          ) : (
            roomTexts.later(delayS)
          )}
        </dd>
      </dl>
    </section>
  );
}

/** A rated match needs a clock: one is chosen with it. */
function RatedChoice({ lobby: { rated, clock }, ask }: Pick<AgreedProps, 'lobby' | 'ask'>) {
  const { ratedOf } = playersTexts;
  const choose = (value: keyof typeof ratedOf): void => {
    if (value === 'yes' && clock === null) ask?.({ do: 'clock', clock: CLOCKS.reserve });
    ask?.({ do: 'rate', rated: value === 'yes' });
  };
  const value = rated ? 'yes' : 'no';
  return (
    <>
      <dt>{playersTexts.rated}</dt>
      <dd>
        {ask === null ? (
          ratedOf[value]
        ) : (
          <Segments
            name="rated"
            label={playersTexts.rated}
            value={value}
            choices={(['no', 'yes'] as const).map((one) => ({ value: one, label: ratedOf[one] }))}
            onChoose={choose}
          />
        )}
        {rated && <p className="note">{playersTexts.ratedNote}</p>}
      </dd>
    </>
  );
}

function clockSaid(clock: RoomClock | null): string {
  const name = nameOf(clock);
  if (name !== undefined || clock === null) return roomTexts.clocks[name ?? 'none'];
  return roomTexts.clockOwn(clock.turnS, clock.reserveS);
}
