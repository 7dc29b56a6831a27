import { vi } from 'vitest';
import type { Timed } from '#app/audio/cues.ts';
import { Speaker } from '#app/audio/speaker.ts';
import { FakeTime } from '../time/fakeTime.ts';
import { FakeContext } from './fakeContext.ts';

/** A speaker that may sound, what it is asked to play later than now, and how often it has said that somebody won. */
export async function listeningSpeaker() {
  const speaker = new Speaker(() => new FakeContext().asContext(), new FakeTime());
  speaker.setVolume(0.5);
  await speaker.wake();
  const heard: Timed[] = [];
  vi.spyOn(speaker, 'playIn').mockImplementation((seconds, strike) => void heard.push({ strike, in: seconds }));
  const won = vi.spyOn(speaker, 'win');
  return { speaker, heard, won };
}

/** The things that struck, and what they struck. */
export const namesOf = (heard: readonly Timed[]): string[] =>
  heard.map(({ strike }) => `${strike.striker.material} on ${strike.ground}`);
