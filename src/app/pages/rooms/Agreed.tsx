import { room as roomTexts } from '#play/texts/room.ts';
import type { Lobby } from '#online/client/lobby.ts';
import type { Ask, RoomClock } from '#online/protocol/asks.ts';
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
        <KindChoice lobby={lobby} ask={ask} />
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

type Kind = 'usual' | 'rated' | 'practice';
const KINDS: readonly Kind[] = ['usual', 'rated', 'practice'];

/** The purpose of the match. A rated one needs a clock, which is chosen with it; practice has none. */
function KindChoice({ lobby: { rated, practice, clock }, ask }: Pick<AgreedProps, 'lobby' | 'ask'>) {
  const { kind, kinds, kindNotes } = roomTexts;
  const value: Kind = rated ? 'rated' : practice ? 'practice' : 'usual';
  const choose = (wanted: Kind): void => {
    if (rated) ask?.({ do: 'rate', rated: false });
    if (practice) ask?.({ do: 'practise', practice: false });
    if (wanted === 'rated' && clock === null) ask?.({ do: 'clock', clock: CLOCKS.reserve });
    if (wanted === 'practice' && clock !== null) ask?.({ do: 'clock', clock: null });
    if (wanted === 'rated') ask?.({ do: 'rate', rated: true });
    if (wanted === 'practice') ask?.({ do: 'practise', practice: true });
  };
  return (
    <>
      <dt>{kind}</dt>
      <dd>
        {ask === null ? (
          kinds[value]
        ) : (
          <Segments
            name="kind"
            label={kind}
            value={value}
            choices={KINDS.map((one) => ({ value: one, label: kinds[one] }))}
            onChoose={choose}
          />
        )}
        {value !== 'usual' && <p className="note">{kindNotes[value]}</p>}
      </dd>
    </>
  );
}

function clockSaid(clock: RoomClock | null): string {
  const name = nameOf(clock);
  if (name !== undefined || clock === null) return roomTexts.clocks[name ?? 'none'];
  return roomTexts.clockOwn(clock.turnS, clock.reserveS);
}
