import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { ViewerProvider } from '#app/replay/ViewerContext.tsx';
import { Viewer } from '#app/replay/viewer.ts';
import { filmOf as filmOfTraction } from '#app/tables/traction/film.ts';
import { FallenRulings } from '#app/tables/traction/watch/FallenRulings.tsx';
import { filmOf as filmOfTrexlands } from '#app/tables/trexlands/watch/film.ts';
import { SaidOfAct } from '#app/tables/trexlands/watch/replay.tsx';
import { texts } from '#play/texts.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { begun } from '../tables/trexlands/fakeSession.ts';
import { wordsOf } from '../tables/trexlands/shownHud.tsx';
import { filmedMatch } from './filmed.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const { none, noneYet } = texts.replay;

/** A match of Trexlands whose first action was a roll of two trucks, the second a Captain that was taken. */
function rolled() {
  const session = begun();
  session.commands.rollForMe();
  session.commands.goOn();
  session.commands.typeMove('captain wrench');
  const match = session.match();
  const [roll, ...others] = match.log;
  if (roll?.evidence === undefined || roll.evidence === null) throw new Error('the first action is a roll');
  return { ...match, log: [{ ...roll, evidence: { ...roll.evidence, ticks: 240 } }, ...others] };
}

describe('a replay that stands at the beginning of an action', () => {
  const traction = (act: number): string => {
    const match = filmedMatch(physics);
    const viewer = new Viewer(filmOfTraction(physics, match), { act, tick: 0 });
    const said = <FallenRulings id="a" match={match} />;
    return wordsOf(renderToStaticMarkup(<ViewerProvider viewer={viewer}>{said}</ViewerProvider>));
  };
  const trexlands = (act: number): string => {
    const match = rolled();
    const viewer = new Viewer(filmOfTrexlands(physics, match), { act, tick: 0 });
    const said = <SaidOfAct match={match} />;
    return wordsOf(renderToStaticMarkup(<ViewerProvider viewer={viewer}>{said}</ViewerProvider>));
  };

  it('says of a foul, and of a roll, that the calls come later', () => {
    expect(traction(1)).toBe(noneYet(1));
    expect(trexlands(0)).toBe(noneYet(2));
  });

  it('after a foul speaks of this action alone', () => {
    expect(traction(4)).toBe(noneYet(0));
    expect(noneYet(0)).toContain('in this action');
    expect(none).toContain('in this action');
  });

  it('tells at once what needs no time', () => {
    expect(trexlands(1)).toContain('Wrench');
  });
});
