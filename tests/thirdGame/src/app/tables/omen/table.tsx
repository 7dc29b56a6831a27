import { EndFrame } from '#app/frame/EndFrame.tsx';
import { useSeatNames } from '#app/frame/useSeatNames.ts';
import { defineRules } from '#app/table/defineRules.tsx';
import { defineTable } from '#app/table/defineTable.tsx';
import { play } from '#play/omen/play.ts';
import { gameTexts } from '#play/omen/texts.ts';
import { forgotten } from '#play/storage/gameFiles.ts';
import { texts } from '#play/texts.ts';
import { Dock, useMatch } from './Dock.tsx';
import { omenFiles } from './files.ts';
import { scene } from './scene.tsx';

const { card, end, help, table } = gameTexts;

function Points() {
  const { points } = useMatch().state;
  const names = useSeatNames();
  return (
    <ul>
      {points.map((had, seat) => (
        // Players never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={seat}>{table.pointsOf(names.seat(seat), had)}</li>
      ))}
    </ul>
  );
}

const Standings = () => (
  <section className="panel" aria-label={table.points}>
    <Points />
  </section>
);

function End() {
  const { outcome } = useMatch().state;
  const names = useSeatNames();
  const { winners, by } = outcome ?? { winners: [], by: 'points' as const };
  const [winner = 0, ...others] = winners;
  return (
    <EndFrame
      winners={winners.map((seat) => ({ seat, colour: names.colour(seat) }))}
      title={others.length === 0 ? texts.end.wins(names.seat(winner)) : texts.end.share(winners.map(names.seat))}
      by={end.by[by]}
    >
      <Points />
    </EndFrame>
  );
}

const chapters = [{ title: card.name, clauses: [{ id: 'OM-01', title: card.name, words: card.inShort[1] }] }];

const { Help } = defineRules({
  name: card.name,
  words: help,
  inShort: card.inShort,
  keys: play.keys,
  chapters,
  help: null,
});

/** The table of Omen on this screen. */
export const openTable = defineTable(play, {
  files: forgotten(omenFiles),
  clauses: chapters,
  sight: { thrown: '[data-stage=rolling]', choosing: '[data-stage=idle]', hint: null },
  scene,
  hud: { className: 'omen-hud', Dock, Standings, End, Help },
});
