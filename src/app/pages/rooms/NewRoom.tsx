import { room as roomTexts } from '#play/texts/room.ts';
import { useEffect, useState } from 'react';
import type { Fault } from '#sim/result.ts';
import { planFor } from '#play/session/plans.ts';
import { texts } from '#play/texts.ts';
import { useModules, useRuntime } from '../runtime.ts';
import { Loading, Message } from '#app/ui/Page.tsx';
import { goTo } from '#app/ui/useRoute.ts';
import { saidOf } from '#play/offThread/lateFault.ts';
import type { KeptRooms } from './keptRooms.ts';
import { OlderPage } from './Over.tsx';
import { pathOf } from './roomPath.ts';
import { newKey, openRoom } from './serverHere.ts';

interface NewRoomProps {
  /** A game, for its usual match of two, or a plan that a form has made. */
  readonly what: string;
  readonly kept: KeptRooms;
}

/** Opens a room at once, and goes there. */
export function NewRoom({ what, kept }: NewRoomProps) {
  const modules = useModules();
  const runtime = useRuntime();
  const [refused, setRefused] = useState<Fault | null>(null);
  useEffect(() => {
    let here = true;
    const { game, agreed } = planFor(what) ?? { game: what, agreed: null };
    async function open(): Promise<Fault | null> {
      if (!modules.some(({ id }) => id === game)) return { code: 'no-game', message: texts.notFound.text };
      const head = (await (await runtime).table(game)).headOf(agreed);
      if (!head.ok) return head.fault;
      const host = newKey();
      const code = await openRoom(head.value, host);
      if (!code.ok) return code.fault;
      if (!here) return null;
      kept.keep(code.value, { game, host });
      goTo({ page: 'own', path: pathOf({ at: 'room', code: code.value, looking: false }) }, 'instead');
      return null;
    }
    open().then(
      (fault) => here && setRefused(fault),
      (error: unknown) => here && setRefused({ code: 'failed', message: saidOf(error) }),
    );
    return () => {
      here = false;
    };
  }, [what, kept, modules, runtime]);
  if (refused === null) return <Loading text={roomTexts.opening} />;
  if (refused.code === 'other-build') return <OlderPage />;
  return <Message title={roomTexts.title} text={refused.message} />;
}
