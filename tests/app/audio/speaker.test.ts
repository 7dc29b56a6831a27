import { describe, expect, test } from 'vitest';
import type { Scrape, Strike } from '#app/audio/heard.ts';
import { Speaker } from '#app/audio/speaker.ts';
import { FakeTime } from '../time/fakeTime.ts';
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
  }, new FakeTime());
  speaker.setVolume(volume);
  return { speaker, context, opened: () => opened };
}

async function awake(volume = 0.5): Promise<ReturnType<typeof speakerAt>> {
  const at = speakerAt(volume);
  await at.speaker.wake();
  at.speaker.tick();
  return at;
}

/** A speaker that has been touched once, with all contexts it opens. */
async function touched() {
  const [time, contexts] = [new FakeTime(), [] as FakeContext[]];
  const speaker = new Speaker(() => {
    const context = new FakeContext();
    contexts.push(context);
    return context.asContext();
  }, time);
  speaker.setVolume(0.5);
  const touch = (): Promise<void> => speaker.wake();
  /** Time passes; the sound comes on by so much of it. */
  const playFor = (ms: number, share: number): void => {
    const last = contexts.at(-1);
    if (last) last.currentTime += (share * ms) / 1000;
    time.pass(ms);
  };
  await touch();
  speaker.tick();
  return { speaker, contexts, time, touch, playFor };
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

  test('opens another context at the next touch where one says that it runs and stands still', async () => {
    const { speaker, contexts, touch, playFor } = await touched();
    expect(contexts).toHaveLength(1);
    playFor(1000, 0);
    expect(contexts).toHaveLength(1); // a browser opens none without a touch
    await touch();
    expect(contexts.map(({ state }) => state)).toEqual(['closed', 'running']);
    speaker.tick();
    speaker.play(strike(AUDIBLE));
    expect(contexts[1]?.started).toHaveLength(1);
    playFor(1000, 1);
    await touch();
    expect(contexts).toHaveLength(2);
  });

  test('keeps a context that comes on, through any number of touches and whatever it plays', async () => {
    const { contexts, touch, playFor } = await touched();
    for (let i = 0; i < 12; i += 1) {
      playFor(400, 0.5); // half as fast as the clock: a busy machine
      await touch();
    }
    expect(contexts).toHaveLength(1);
  });

  test('has all its voices in the next context, however many sounded in the one that stood still', async () => {
    const { speaker, contexts, touch, playFor } = await touched();
    playFor(300_000, 1);
    for (let i = 0; i < 12; i += 1) speaker.play(strike(AUDIBLE));
    await touch();
    playFor(1000, 0);
    await touch();
    speaker.tick();
    speaker.play(strike(AUDIBLE));
    expect(contexts).toHaveLength(2);
    expect(contexts[1]?.started).toHaveLength(1);
  });

  test('does not take a page that was away for one that stands still, nor a context that was stopped', async () => {
    const { speaker, contexts, time, touch, playFor } = await touched();
    speaker.setHidden(true);
    time.breakOff();
    playFor(5000, 0);
    speaker.setHidden(false);
    time.breakOff();
    await touch();
    const [context] = contexts;
    await context?.suspend();
    playFor(5000, 0);
    await touch();
    expect(contexts).toHaveLength(1);
    expect(context?.state).toBe('running');
    speaker.close();
    expect(time.waiting).toBe(0);
  });

  test('that is closed says nothing more', async () => {
    const { speaker, context } = await awake();
    speaker.close();
    speaker.play(strike(AUDIBLE));
    expect(context.state).toBe('closed');
    expect(context.started).toHaveLength(0);
  });

  describe('in a lamp’s room', () => {
    const loopsOf = ({ started }: FakeContext) => started.filter(({ loop }) => loop);

    test('hears it once it may sound, once, under all else', async () => {
      const { speaker, context } = speakerAt();
      speaker.light();
      expect(context.started).toHaveLength(0);
      await speaker.wake();
      await speaker.wake();
      speaker.setVolume(0.6);
      expect(loopsOf(context)).toHaveLength(1);
      expect(loopsOf(context)[0]?.stopsAt).toBeNull();
    });

    test('hears it no more while it is muted, and again afterwards', async () => {
      const { speaker, context } = await awake();
      speaker.light();
      speaker.setVolume(0);
      expect(loopsOf(context)[0]?.stopsAt).toBeLessThan(context.currentTime + 0.5);
      expect(context.levels[0]?.aims.at(-1)?.to).toBe(0);
      await speaker.wake();
      expect(loopsOf(context)).toHaveLength(1);
      speaker.setVolume(0.5);
      expect(loopsOf(context)).toHaveLength(2);
    });

    test('is silent while the page is hidden', async () => {
      const { speaker, context } = await awake();
      speaker.setHidden(true);
      speaker.light();
      expect(loopsOf(context)).toHaveLength(0);
      expect(context.state).toBe('suspended');
      speaker.setHidden(false);
      await Promise.resolve(); // the context goes on
      await Promise.resolve();
      expect(loopsOf(context)).toHaveLength(1);
    });

    test('hears none where no lamp burns', async () => {
      const { context } = await awake();
      expect(loopsOf(context)).toHaveLength(0);
    });
  });

  test('is silent, and nothing else, where the browser has no sound', async () => {
    const speaker = new Speaker(() => null, new FakeTime());
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
