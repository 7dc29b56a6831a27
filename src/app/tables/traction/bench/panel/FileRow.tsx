import { useState } from 'react';
import { makeScenario } from '#games/traction/scenario/make.ts';
import { agreeOn } from '#play/session/plans.ts';
import { HandedOut } from '#app/frame/HandedOut.tsx';
import { useHandingOut } from '#app/frame/useHandingOut.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { FilePicker } from '#app/ui/FilePicker.tsx';
import { goTo, useRoute } from '#app/ui/useRoute.ts';
import { parseOwnRoute, type BenchRoute } from '#play/traction/ownRoutes.ts';
import { ToPractice } from '#app/tables/traction/sharing/TakePosition.tsx';
import { planFrom, whyNoMatch } from '#play/traction/sharing/planFrom.ts';
import { ShareDialog } from '#app/sharing/ShareDialog.tsx';
import { textFile } from '#app/storage/handOut.ts';
import { textOfFile } from '#play/storage/textOfFile.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useBench, useScenario, useTheBench } from '../BenchContext.tsx';
import type { Bench } from '../benchStore.ts';
import { emptyBench } from '#play/traction/bench/edits.ts';

/** To and from files, links and matches; back and forth. */
export function FileRow() {
  const bench = useTheBench();
  const scenario = useScenario();
  const { past, future } = useBench(({ history }) => history);
  const stands = useBench(({ trouble }) => trouble === null);
  const [sharing, setSharing] = useState(false);
  const out = useHandingOut();
  const why = whyNoMatch(scenario);
  return (
    <>
      <div className="row">
        <button type="button" className="button" disabled={past.length === 0} onClick={() => bench.undo()}>
          {gameTexts.bench.undo}
        </button>
        <button type="button" className="button" disabled={future.length === 0} onClick={() => bench.redo()}>
          {gameTexts.bench.redo}
        </button>
        <button type="button" className="button" onClick={() => bench.edit(() => emptyBench())}>
          {gameTexts.bench.fresh}
        </button>
      </div>
      <div className="row">
        <button
          type="button"
          className="button primary"
          disabled={!stands || why !== null}
          onClick={() => goTo({ page: 'match', id: agreeOn('traction', planFrom(scenario)) })}
        >
          {gameTexts.bench.play}
        </button>
        <ToPractice
          position={() => makeScenario(scenario)}
          back={useBenchRoute()}
          hands={useSettings(({ playedAs }) => playedAs)}
          disabled={!stands || why !== null}
        />
        <Open bench={bench} />
        <button
          type="button"
          className="button"
          disabled={!stands}
          onClick={() => out.give(textFile(gameTexts.bench.fileName, makeScenario(scenario)))}
        >
          {gameTexts.bench.save}
        </button>
        <button type="button" className="button" disabled={!stands} onClick={() => setSharing(true)}>
          {gameTexts.bench.share}
        </button>
        <HandedOut out={out} />
      </div>
      {why !== null && <p className="note">{why}</p>}
      {sharing && (
        <ShareDialog
          game="traction"
          title={gameTexts.bench.share}
          note={gameTexts.bench.shareNote}
          text={makeScenario(scenario)}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}

/** The address of this bench, at which the position is kept. */
function useBenchRoute(): BenchRoute | null {
  const route = useRoute();
  const own = route.page === 'own' ? parseOwnRoute(route.path) : null;
  return own?.page === 'bench' ? own : null;
}

function Open({ bench }: { readonly bench: Bench }) {
  const [refused, setRefused] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    const why = await read(bench, file);
    setRefused(why === null ? null : gameTexts.bench.refused(file.name, why));
  };
  return (
    <>
      <FilePicker label={gameTexts.bench.open} onPick={(file) => void take(file)} />
      <div role="alert">{refused !== null && <p className="wrong">{refused}</p>}</div>
    </>
  );
}

/** Null, or why it is none. */
async function read(bench: Bench, file: File): Promise<string | null> {
  const text = await textOfFile(file);
  const opened = text.ok ? bench.open(text.value) : text;
  return opened.ok ? null : opened.fault.message;
}
