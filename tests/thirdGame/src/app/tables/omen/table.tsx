import { CLAUSE, ROLLS } from '#games/omen/dice.ts';
import type { OmenTypes } from '#games/omen/state.ts';
import { NewMatchForm } from '#app/pages/form/NewMatchForm.tsx';
import { DieLook } from '#app/scene/looks/dice/DieLook.tsx';
import { SolidsLook } from '#app/scene/toy/toys.tsx';
import { defineReplay } from '#app/table/defineReplay.tsx';
import { defineRules } from '#app/table/defineRules.tsx';
import { defineTable } from '#app/table/defineTable.tsx';
import { defineHand } from '#app/table/hand/defineHand.tsx';
import type { TableParts } from '#app/table/tableParts.ts';
import { formOf } from '#app/table/formOf.ts';
import { trayScene } from '#app/table/trayScene.tsx';
import { usualDock } from '#app/table/usualDock.tsx';
import { FORM } from '#play/omen/form.ts';
import { play, STILLS, type OmenTable } from '#play/omen/play.ts';
import { gameTexts } from '#play/omen/texts.ts';
import { Solids } from '#play/table/toy/solids.ts';
import { files } from './files.ts';

const { card, help, inShort, table } = gameTexts;

/** The form for a match of Omen. */
export const Form = () => <NewMatchForm form={FORM} />;

/** A card that lies face down before the tray. */
const CARD = new Solids();
CARD.box([-0.025, 0, 0.2], [0.025, 0.001, 0.27], { colour: '#274690', gloss: 0.4 });

/** A hand throws from beside the tray's middle, spinning (house values). */
const FROM = { atMm: [-60, 120, 10], spinDegS: 1500 } as const;

const { scene, filmOf } = trayScene(play, {
  rolls: ROLLS,
  stills: STILLS,
  seats: ({ hands }) => hands.length,
  turn: ({ turn }) => turn.round,
  die: () => <DieLook die="d6" colour="#f7f2e4" ink="#191b21" />,
  on: ({ foretold }) => foretold.length > 0 && <SolidsLook solids={CARD} />,
});

const chapters = [{ title: card.name, clauses: [{ id: CLAUSE, title: card.name, words: inShort[1] }] }];

const parts: TableParts<OmenTable> = {
  form: formOf(async () => ({ FORM })),
  files,
  clauses: chapters,
  sight: { thrown: '[data-stage=rolling]', choosing: '[data-stage=idle]' },
  scene,
  hud: {
    className: 'omen-hud',
    Dock: usualDock<OmenTypes>(play, {
      label: (action) => (action.do === 'foretell' ? table.foretell(action.card) : table.chance),
      byHand: {
        words: { how: table.speed, act: table.byHand },
        speed: { min: 300, max: 900, step: 50 }, // mm/s
        action: (seat, speed) => ({ do: 'throw', seat, hand: { ...FROM, velocityMmS: [speed, 100, 50] } }),
      },
      clockS: ({ options, foretold }) => (foretold.length === 0 ? options.clockS : null),
    }),
    ...defineRules({ name: card.name, words: help, inShort, keys: play.keys, chapters }),
  },
};

/** The table of Omen on this screen. */
export const openTable = defineTable(play, parts);

/** A phone beside it. */
export const openHand = defineHand(play, parts, null);

/** A match of Omen as it was. */
export const Watching = defineReplay(play, { filmOf });
