import { climaKindOf } from '#games/trexlands/cards/ids.ts';
import { climaCardOf } from '#games/trexlands/cards/kinds.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import { clauseSaid, codeSaid } from '#games/trexlands/referee/codeSaid.ts';
import { rulingText } from '#games/trexlands/referee/texts.ts';
import type { TruckRuling } from '#games/trexlands/referee/ruling.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { useToYou } from '#app/frame/AtTable.tsx';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { ThrowNotes, ThrowPart } from '#app/tables/trexlands/throwing/ThrowPart.tsx';
import { againBy, verdictOf } from '#play/trexlands/words/verdict.ts';
import { Telling } from '../about/Telling.tsx';
import { Strip } from '../cards/Strip.tsx';
import { numberOf } from '../marks.tsx';
import { BattleHead, battleTitle } from './BattleHead.tsx';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { useCommands, useNames, useSession, useView } from '../useTable.ts';

/** A roll: why, which trucks are still to be thrown, and what each came to. */
export function RollPanel() {
  const view = useView();
  const stage = useSession((session) => session.stage);
  const report = useSession(({ roll }) => roll?.report ?? null);
  const rings = useSession(({ roll }) => (roll?.again ?? null) !== null && roll?.again?.truck !== null);
  const after = useSession(({ played }) => played);
  const names = useNames();
  const rollsOn = useSession((session) => session.rollsOn);
  const alone = useSession((session) => session.alone !== null);
  const { goOn, stopRolling } = useCommands();
  const toYou = useToYou();
  const verdict = after === null ? null : verdictOf(after, names);
  const isLastOfRanks = view.phase.name === 'ranking' && after?.state.phase.name !== 'ranking';
  return (
    <DockPanel label={gameTexts.battle.panel} seat={null} className="roll-panel">
      <Why view={view} />
      {stage === 'aiming' && <ThrowPart />}
      <ThrowNotes />
      {stage === 'rolling' && (
        <div className="dock-last">
          <p className="hint">{gameTexts.battle.tumbling}</p>
          <button type="button" className="button quiet" onClick={goOn}>
            {gameTexts.battle.toEnd}
          </button>
        </div>
      )}
      {stage === 'called' && report !== null && (
        <>
          {verdict !== null && <p className="hint verdict">{toYou(verdict)}</p>}
          <div className="dock-last">
            <Strip>
              {report.rulings.toSorted(upFirst).map((ruling) => (
                <CallButton key={ruling.truck} ruling={ruling} />
              ))}
            </Strip>
            {rollsOn && !isLastOfRanks ? (
              <button type="button" className="button" data-stop-rolling onClick={stopRolling}>
                {alone ? gameTexts.battle.stopRollingAlone : gameTexts.battle.stopRolling}
              </button>
            ) : (
              <button type="button" className="button primary" data-go-on onClick={goOn}>
                {gameTexts.battle.goOn}
              </button>
            )}
          </div>
          <ul className="calls">
            {report.rulings.toSorted(upFirst).map((ruling) => (
              <Call key={ruling.truck} ruling={ruling} />
            ))}
          </ul>
          {rings && <p className="note">{gameTexts.battle.rings}</p>}
        </>
      )}
    </DockPanel>
  );
}

/** Trucks that stand on their wheels decide a roll: they are read first. */
const upFirst = (a: TruckRuling, b: TruckRuling): number => isUp(b) - isUp(a);
const isUp = (ruling: TruckRuling): number => Number(codeSaid(ruling) === 'wheels-up');

function Why({ view }: { readonly view: TrexlandsState }) {
  const {
    agenda: [act],
    phase,
  } = view;
  const names = useNames();
  if (act?.type === 'battle') {
    return (
      <>
        <h2>{againBy(act) === null ? battleTitle(act, names) : gameTexts.turn.battle(act.terra, againBy(act))}</h2>
        <BattleHead act={act} />
      </>
    );
  }
  if (act?.type === 'clima') {
    const { name, text } = climaCardOf(climaKindOf(act.card));
    return (
      <>
        <h2>{name}</h2>
        <p className="note">
          <Telling>{text}</Telling>
        </p>
      </>
    );
  }
  return (
    <p className="note">
      <Telling>{phase.name === 'tie' ? gameTexts.battle.tie : gameTexts.battle.ranking}</Telling>
    </p>
  );
}

/** How a truck fell in a word or two; pressed, it shows why in slow motion. */
function CallButton({ ruling }: { readonly ruling: TruckRuling }) {
  const { truck } = ruling;
  const code = codeSaid(ruling);
  const names = useNames();
  const { showMe } = useCommands();
  const label = gameTexts.battle.showMeOf(names.truck(truck));
  return (
    <button
      type="button"
      className="button chip call"
      data-show-me
      data-code={code}
      aria-label={`${label}: ${gameTexts.throwing.codes[code]}`}
      title={label}
      onClick={() => showMe(truck)}
    >
      <SeatBadge colour={names.colour(ownerOf(truck))} small />
      <span translate="no">{numberOf(truck)}</span> {gameTexts.throwing.codes[code]}
      <Icon name="play" />
    </button>
  );
}

/** How the referee calls a truck, and by which clause. */
function Call({ ruling }: { readonly ruling: TruckRuling }) {
  const { truck } = ruling;
  const code = codeSaid(ruling);
  const names = useNames();
  return (
    <li data-truck={truck} data-code={code} data-tone={code === 'wheels-up' ? 'good' : 'plain'}>
      <SeatBadge colour={names.colour(ownerOf(truck))} small />
      <p>
        {rulingText(ruling, names.truck)} <ClauseMark clause={clauseSaid(ruling)} />
      </p>
    </li>
  );
}
