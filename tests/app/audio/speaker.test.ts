import { describe, expect, test } from 'vitest';
import type { Scrape, Strike } from '../../../src/app/audio/heard.ts';
import { Speaker } from '../../../src/app/audio/speaker.ts';
import { FakeContext } from './fakeContext.ts';

const strike = (impulse: number): Strike => ({
  kind: 'strike',
  striker: { material: 'plastic', sizeM: 0.0254 },
  way: 'corner',
  ground: 'felt',
  struck: null,
  impulse,
});
const SCRAPE: Scrape = { kind: 'scrape', ground: 'glass', power: 1e-3, speed: 0.05 };
const AUDIBLE = 5e-5;

/** A speaker with the fake behind it; `opened` counts contexts. */
function speakerAt(volume = 0.5): {
  readonly speaker: Speaker;
  readonly context: FakeContext;
  readonly opened: () => number;
} {
  const context = new FakeContext();
  let opened = 0;
  const speaker = new Speaker(() => {
    opened += 1;
    return context.asContext();
  });
  speaker.setVolume(volume);
  return { speaker, context, opened: () => opened };
}

async function awake(volume = 0.5): Promise<ReturnType<typeof speakerAt>> {
  const at = speakerAt(volume);
  await at.speaker.wake();
  at.speaker.tick();
  return at;
}

describe('a speaker', () => {
  test('opens nothing before somebody touches the page, and then once', async () => {
    const { speaker, opened } = speakerAt();
    speaker.play(strike(AUDIBLE));
    speaker.win();
    expect(opened()).toBe(0);
    await speaker.wake();
    await speaker.wake();
    expect(opened()).toBe(1);
    expect(speaker.isAudible).toBe(true);
  });

  test('does not even open while it is muted', async () => {
    const { speaker, opened } = await awake(0);
    expect(opened()).toBe(0);
    speaker.setVolume(0.3);
    await speaker.wake();
    expect(speaker.isAudible).toBe(true);
  });

  test('plays what is loud enough and nothing else', async () => {
    const { speaker, context } = await awake();
    speaker.play(strike(1e-6));
    expect(context.started).toHaveLength(0);
    speaker.play(strike(AUDIBLE));
    expect(context.started).toHaveLength(1);
  });

  test('plays nothing while it is muted or nobody looks, and makes up for nothing later', async () => {
    const { speaker, context } = await awake();
    speaker.setVolume(0);
    speaker.play(strike(AUDIBLE));
    speaker.play(SCRAPE);
    speaker.win();
    speaker.setVolume(0.5);
    speaker.setHidden(true);
    expect(context.state).toBe('suspended');
    speaker.play(strike(AUDIBLE));
    await speaker.wake();
    expect(context.state).toBe('suspended');
    speaker.setHidden(false);
    expect(context.started).toHaveLength(0);
    speaker.play(strike(AUDIBLE));
    expect(context.started).toHaveLength(1);
  });

  test('has so many voices and no more; a louder strike takes the quietest one’s', async () => {
    const { speaker, context } = await awake();
    for (let i = 0; i < 30; i++) speaker.play(strike(AUDIBLE));
    expect(context.started).toHaveLength(12);
    speaker.play(strike(10 * AUDIBLE));
    expect(context.started).toHaveLength(13);
    expect(context.started.filter(({ stopsAt }) => stopsAt !== null)).toHaveLength(1);
    context.currentTime = 5;
    speaker.tick();
    speaker.play(strike(AUDIBLE));
    expect(context.started).toHaveLength(14);
  });

  test('plays the ticks of one picture one after the other, and never far behind', async () => {
    const { speaker, context } = await awake();
    speaker.play(strike(AUDIBLE));
    for (let i = 0; i < 4; i++) speaker.tick();
    speaker.play(strike(AUDIBLE));
    const [first, second] = context.started.map(({ at }) => at);
    expect((second ?? 0) - (first ?? 0)).toBeCloseTo(4 / 240, 6);
    for (let i = 0; i < 500; i++) speaker.tick();
    speaker.play(strike(AUDIBLE));
    expect(context.started.at(-1)?.at).toBeLessThanOrEqual(0.08);
  });

  test('plays one scrape a material, however long it goes on, and it falls silent by itself', async () => {
    const { speaker, context } = await awake();
    for (let i = 0; i < 100; i++) {
      context.currentTime = i / 60;
      speaker.tick();
      speaker.play(SCRAPE);
    }
    expect(context.started).toHaveLength(1);
    const [source] = context.started;
    const level = context.levels.find(({ aims }) => aims.length > 1);
    expect(level?.aims.at(-1)).toMatchObject({ to: 0 });
    expect(source?.stopsAt).toBeLessThan(context.currentTime + 1);
    source?.dispatchEvent(new Event('ended'));
    speaker.play(SCRAPE);
    expect(context.started).toHaveLength(2);
  });

  test('has a scrape ready that was prepared, and plays nothing for it', async () => {
    const { speaker, context } = await awake();
    let made = 0;
    const createBuffer = context.createBuffer.bind(context);
    context.createBuffer = (...sizes) => {
      made += 1;
      return createBuffer(...sizes);
    };
    speaker.prepare('glass');
    expect(context.started).toHaveLength(0);
    speaker.play(SCRAPE);
    expect(made).toBe(1);
  });

  test('works out each sound once: a match’s worth of strikes leaves a few buffers', async () => {
    const { speaker, context } = await awake();
    const buffers = new Set<unknown>();
    for (let i = 0; i < 200; i++) {
      context.currentTime = i;
      speaker.tick();
      speaker.play(strike(AUDIBLE));
      buffers.add(context.started.at(-1)?.buffer);
    }
    expect(context.started).toHaveLength(200);
    expect(buffers.size).toBe(3);
  });

  test('that is closed says nothing more', async () => {
    const { speaker, context } = await awake();
    speaker.close();
    speaker.play(strike(AUDIBLE));
    expect(context.state).toBe('closed');
    expect(context.started).toHaveLength(0);
  });

  test('is silent, and nothing else, where the browser has no sound', async () => {
    const speaker = new Speaker(() => null);
    speaker.setVolume(1);
    await speaker.wake();
    speaker.tick();
    speaker.play(strike(AUDIBLE));
    speaker.play(SCRAPE);
    speaker.win();
    speaker.setHidden(true);
    speaker.close();
    expect(speaker.isAudible).toBe(false);
  });
});
