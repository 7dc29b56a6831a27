import { HelpLines } from '#app/frame/HelpLines.tsx';
import { defineRules } from '#app/table/defineRules.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { help } from '#play/trexlands/texts/help.ts';
import { firstRules } from '#play/trexlands/words/firstRules.ts';
import { headStarts } from '#play/trexlands/words/headStarts.ts';
import { RULES } from './rules.tsx';
import { useNames, useView } from '../hud/useTable.ts';

/** The words of the game that every panel uses. */
const WORDS = [
  [gameTexts.what.wheelTitle, gameTexts.what.wheel],
  [gameTexts.what.vTitle, gameTexts.what.v],
  [gameTexts.what.xTitle, gameTexts.what.x],
] as const;

/** Head starts, the rules of a first match and the clock, of the match that is played. */
function OfThisMatch() {
  const view = useView();
  const { options } = view;
  const lines = [
    ...headStarts(view, useNames()),
    ...firstRules(options),
    ...(options.clockS === null ? [] : [help.clock(options.clockS)]),
  ];
  return lines.map((line) => <p key={line}>{line}</p>);
}

/** The rules at the table, with the words of the game and how it is held. */
export const { Help } = defineRules({
  ...RULES,
  help: (
    <>
      <OfThisMatch />
      <HelpLines title={help.words} lines={WORDS} />
      <HelpLines title={help.pointer} lines={help.pointerLines} />
    </>
  ),
});
