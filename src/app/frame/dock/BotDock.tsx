import '#app/styles/bots.css';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { isWhole } from '#engine/seen.ts';
import { NO_BOTS } from '#play/session/botSeats.ts';
import type { BotsTold } from '#play/session/state.ts';
import { BOT_PACES } from '#play/settings/paces.ts';
import { texts } from '#play/texts.ts';
import { Segments } from '#app/ui/Field.tsx';
import { useAtTable, useSeatNames, useToYou } from '../AtTable.tsx';
import { DockPanel } from './DockPanel.tsx';

const PACES = BOT_PACES.map((value) => ({ value, label: texts.bots.paces[value] }));

interface BotDockProps {
  /** The name of the seat that the bot plays for. */
  readonly name: string;
  readonly bots: BotsTold;
  /** Whether its hand is on the table. */
  readonly moving: boolean;
}

/** In the dock's place while a bot is asked: what it does, its pace, and a way to stop it. */
export function BotDock(props: BotDockProps) {
  const { session } = useAtTable();
  if (session.bots === undefined) return null;
  return (
    <section className="panel dock bot-dock" aria-label={texts.bots.panel}>
      <BotControls {...props} />
    </section>
  );
}

interface BotControlsProps extends BotDockProps {
  /** Its doing in a sentence, where there are better words than that it moves. */
  readonly does?: string | null;
}

interface BotsTurnProps {
  readonly seat: number;
  /** Its next move in a sentence with its name; null where that is not known yet. */
  readonly does: ((name: string) => string) | null;
  /** Whether something that it did is still seen. */
  readonly moving?: boolean;
  readonly children?: ReactNode;
}

/** While the match waits for a computer: what it does, how fast, and a way to stop it. */
export function BotsTurn({ seat, does, moving = false, children }: BotsTurnProps) {
  const { session } = useAtTable();
  const toYou = useToYou();
  const bots = useStore(session.store, (state) => state.bots) ?? NO_BOTS;
  const name = useSeatNames().seat(seat);
  return (
    <DockPanel label={texts.bots.panel} seat={seat} className="bots-turn">
      {children}
      <BotControls name={name} bots={bots} moving={moving || does !== null} does={does && toYou(does(name))} />
    </DockPanel>
  );
}

/** The same within a panel of a game's own. */
export function BotControls({ name, bots, moving, does = null }: BotControlsProps) {
  const { session } = useAtTable();
  const far = useStore(session.store, ({ match }) => match !== null && !isWhole(match));
  const desk = session.bots;
  if (far) return <p className="hint">{does ?? texts.rooms.playsNow(name)}</p>;
  if (desk === undefined) return null;
  const waits = bots.paused || bots.failed;
  return (
    <>
      <p className="hint">{waits || does === null ? saidOf(name, bots, moving) : does}</p>
      <div className="dock-row">
        <button
          type="button"
          className={waits ? 'button primary bot-pause' : 'button bot-pause'}
          onClick={() => desk.pause(!waits)}
        >
          {bots.failed ? texts.bots.tryAgain : waits ? texts.bots.goOn : texts.bots.pause}
        </button>
        <Segments
          name="bot-pace"
          label={texts.bots.pace}
          value={bots.pace}
          choices={PACES}
          onChoose={(pace) => desk.setPace(pace)}
        />
      </div>
    </>
  );
}

export function saidOf(name: string, { paused, failed, why }: BotsTold, moving: boolean): string {
  if (failed) return [texts.bots.failed(name), why ?? ''].join(' ').trim();
  if (moving) return paused ? texts.bots.waitsSoon(name) : texts.bots.moving(name);
  return paused ? texts.bots.paused(name) : texts.bots.thinking(name);
}

/** The seat whose bot is asked now, with how bots play here; null while no bot is. */
export function useBotAsked(): { readonly seat: number; readonly bots: BotsTold } | null {
  const { session } = useAtTable();
  const bots = useStore(session.store, (state) => state.bots);
  return bots === undefined || bots.seat === null ? null : { seat: bots.seat, bots };
}
