import { beforeAll, describe, expect, it } from 'vitest';
import { TakeBackButton } from '#app/frame/menu/TakeBackButton.tsx';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { selectTrucks, shown, sitDown, throwAll } from './support.tsx';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const menu = <TakeBackButton takesBack={null} onPressed={() => undefined} />;

describe('“Take back” in the menu of Truck Off', () => {
  it('can be pressed where something can be taken back, and then needs no reason', () => {
    const session = sitDown(physics, 3);
    selectTrucks(session, 0, [8, 20]);
    expect(shown(session, menu)).toMatch(/<button type="button" class="button">Take back/);
    expect(shown(session, menu)).not.toContain('taken back');
  });

  it('says why it cannot be pressed: nothing was done yet, or chance or a secret has spoken', () => {
    const session = sitDown(physics, 3);
    expect(shown(session, menu)).toMatch(/<button[^>]* disabled=""[^>]*>Take back/);
    expect(shown(session, menu)).toContain('Nothing has been done yet that could be taken back.');
    for (const seat of [0, 1, 2]) selectTrucks(session, seat, [8, 20]);
    throwAll(session);
    const html = shown(session, menu);
    const [, reason = ''] = /<button[^>]* disabled="" aria-describedby="([^"]+)"[^>]*>Take back/.exec(html) ?? [];
    expect(html).toContain(
      `<p class="note why-not" id="${reason}">The last action cannot be taken back: chance has decided it, or a secret may have come out by it.</p>`,
    );
  });
});
