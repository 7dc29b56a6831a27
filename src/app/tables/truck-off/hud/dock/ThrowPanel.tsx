import { leftIn, throwableIn } from '#games/truck-off/dice.ts';
import type { RollAsked } from '#games/truck-off/state.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { AimSlider } from '#app/frame/dock/AimSlider.tsx';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { useCommands, useHand, useMatch, useOwnerNames, useSession, useTheHand } from '../useTable.ts';
import { readSaid } from '#play/truck-off/say/readSaid.ts';
import { throwing as texts } from '#play/truck-off/texts/table.ts';
import { Button } from '#app/ui/Button.tsx';

/** Dice are thrown by hand on the table, by aim, or by chance. */
export function ThrowPanel() {
  const { state } = useMatch();
  const rolling = useSession((session) => session.roll);
  const stage = useSession((session) => session.stage);
  const names = useOwnerNames();
  const { goOn } = useCommands();
  const roll = stage === 'rolling' ? rolling : state.roll;
  if (roll === null) return null;
  const title = titleOf(roll, names.seat(roll.by));
  if (stage !== 'rolling') return <Aiming roll={roll} title={title} />;
  return (
    <Bar
      title={title}
      seat={roll.by}
      className="throw-panel"
      main={
        <Button data-to-end onClick={goOn}>
          {texts.toEnd}
        </Button>
      }
    >
      <p className="hint">{texts.rolling}</p>
    </Bar>
  );
}

function titleOf({ why, dice }: RollAsked, name: string): string {
  const [die] = leftIn(dice);
  const venue = die === undefined ? '' : venueName(die);
  switch (why) {
    case 'venues':
      return texts.venues(name);
    case 'reroll':
      return texts.reroll(name, venue);
    case 'special':
      return texts.special(name, venue);
    case 'tie':
      return texts.tie(name);
  }
}

const DIRECTION = { min: -180, max: 180, step: 5 } as const;
const POWER = { min: 0, max: 100, step: 5 } as const;

function Aiming({ roll, title }: { readonly roll: RollAsked; readonly title: string }) {
  const { throwDice } = useCommands();
  const exact = useExact(true);
  const dice = throwableIn(roll.dice).length;
  const byHand = dice > 0;
  const again = roll.dice.read.length === 0 ? [] : [texts.again, ...readSaid(roll.dice)];
  return (
    <Bar
      title={title}
      seat={roll.by}
      className="throw-panel"
      exact={byHand ? { drawer: exact, parts: <Sliders />, label: texts.exact } : undefined}
      main={
        <Button look="primary" data-chance onClick={() => throwDice([])}>
          {texts.chance}
        </Button>
      }
    >
      <p className="hint">{[...again, byHand ? texts.hint(dice) : texts.byChance].join(' ')}</p>
    </Bar>
  );
}

/** Where the throw goes, and how hard, without a hand on the table. */
function Sliders() {
  const throwing = useTheHand();
  const aim = useHand((state) => state.aim);
  return (
    <div className="dice-aim">
      <AimSlider
        label={texts.direction}
        value={aim.directionDeg}
        shown={texts.degrees(aim.directionDeg)}
        {...DIRECTION}
        onSlide={(directionDeg) => throwing.setAim({ ...aim, directionDeg })}
      />
      <AimSlider
        label={texts.power}
        value={aim.power}
        shown={texts.percent(aim.power)}
        {...POWER}
        onSlide={(power) => throwing.setAim({ ...aim, power })}
      />
      <Button look="primary" data-throw onClick={() => throwing.throwAimed()}>
        {texts.letGo}
      </Button>
    </div>
  );
}
