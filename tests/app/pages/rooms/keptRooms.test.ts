import { describe, expect, it } from 'vitest';
import { KeptRooms } from '#app/pages/rooms/keptRooms.ts';
import { standsOf } from '#app/pages/rooms/roomStands.ts';
import { roomAt, pathOf } from '#app/pages/rooms/roomPath.ts';
import type { RoomNow } from '#online/client/roomNow.ts';
import { isolated } from '#engine/isolated.ts';
import { keyOf } from '../../../online/support.ts';

const storage = (text: string | null = null) => {
  let held = text;
  return { getItem: () => held, setItem: (_: string, next: string) => void (held = next) };
};

describe('the rooms that a browser keeps', () => {
  it('have every seat that is here, and lose the one that was not to be had', () => {
    const lying = storage();
    const kept = new KeptRooms(() => lying);
    kept.keep('PLAYER', { game: 'traction', host: keyOf(9) });
    kept.keepSeat('PLAYER', keyOf(0));
    kept.keepSeat('PLAYER', keyOf(1));
    kept.keepSeat('PLAYER', keyOf(2));
    kept.dropSeat('PLAYER', keyOf(1));
    expect(new KeptRooms(() => lying).of('PLAYER')).toEqual({
      code: 'PLAYER',
      game: 'traction',
      host: keyOf(9),
      keys: [keyOf(0), keyOf(2)],
    });
  });

  it('still have the seat that was kept while there could be one alone', () => {
    const before = { name: 'Ada', rooms: [{ code: 'PLAYER', game: 'traction', key: keyOf(0), host: null }] };
    const kept = new KeptRooms(() => storage(JSON.stringify(before)));
    expect(kept.rooms).toEqual([{ code: 'PLAYER', game: 'traction', keys: [keyOf(0)], host: null }]);
    expect(kept.name).toBe('Ada');
  });

  it('last as long as the page where nothing can be stored', () => {
    const kept = new KeptRooms(() => {
      throw new Error('blocked');
    });
    kept.keepSeat('PLAYER', keyOf(0));
    expect(kept.of('PLAYER')?.keys).toEqual([keyOf(0)]);
  });
});

describe('a seat that is handed on', () => {
  it('is in the address behind the #, and comes out as it went in', () => {
    const place = { at: 'seat', code: 'PLAYER', key: keyOf(0) } as const;
    expect(roomAt(pathOf(place))).toEqual(place);
    expect(roomAt('/room/PLAYER/seat/short')).toBeNull();
  });
});

describe('a list of rooms', () => {
  const room = { code: 'PLAYER', game: 'traction', keys: [keyOf(0)], host: null };
  const seat = (name: string, since: number | null = null) => ({
    name,
    kind: 'person',
    taken: true,
    standIn: false,
    since,
  });
  const now = (more: Partial<RoomNow> = {}): RoomNow => ({
    game: 'traction',
    own: [0],
    seats: [seat('Ada', 4000), seat('Bo')],
    stage: 'played',
    paused: false,
    at: 4000,
    now: 10_000,
    ...more,
  });

  it('says whose turn it is, since when, and who else is there', () => {
    expect(standsOf(room, now())).toMatchObject({ stage: 'yours', sinceMs: 6000, rivals: isolated('Bo') });
    expect(standsOf(room, now({ own: [1] }))).toMatchObject({ stage: 'theirs', asked: ['Ada'], sinceMs: 6000 });
    expect(standsOf(room, now({ paused: true }))).toMatchObject({ stage: 'paused', sinceMs: null });
    expect(standsOf(room, now({ stage: 'open', seats: [seat('Ada')] }))).toMatchObject({ stage: 'open', rivals: '' });
    expect(standsOf(room, 'gone').stage).toBe('gone');
    expect(standsOf(room, null).stage).toBe('unknown');
    expect(standsOf(room, undefined).stage).toBeNull();
  });

  it('does not call a turn yours that a computer plays', () => {
    const seats = [{ ...seat('Ada', 4000), standIn: true }, seat('Bo')];
    expect(standsOf(room, now({ seats })).stage).toBe('theirs');
  });

  it('has the own turn first, what has waited longest before the others, and what is gone last', () => {
    const waits = (since: number) => now({ seats: [seat('Ada', since), seat('Bo')] });
    const told = [
      'gone',
      now({ own: [1] }),
      waits(9000),
      undefined,
      waits(1000),
      null,
      now({ stage: 'over' }),
    ] as const;
    const order = told
      .map((one, i) => ({ i, ...standsOf(room, one) }))
      .sort((a, b) => a.order - b.order)
      .map(({ i }) => i);
    expect(order).toEqual([4, 2, 1, 6, 5, 0, 3]);
  });
});
