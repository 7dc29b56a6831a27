import { describe, expect, it } from 'vitest';
import { nameAt, SeatsHere } from '#app/pages/rooms/seatsHere.ts';
import type { Answer } from '#online/protocol/answers.ts';
import { Line } from '#online/client/line.ts';
import { lobbyOf } from '#online/client/lobby.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import { Clock, Net } from '../../../online/net.ts';
import { headNow, HOST_KEY, keyOf, servicesFor } from '../../../online/support.ts';

/** Longer than a message and its answer take, ms. */
const SOON = 1000;

async function device(keys: readonly string[] = []) {
  const clock = new Clock();
  const net = new Net(new Rooms(servicesFor()), clock);
  const opened = await net.rooms.create({ id: 'opening-1', head: await headNow('tug-of-war'), hostKey: HOST_KEY });
  if (!opened.ok) throw new Error(opened.fault.message);
  const { code } = opened.value;
  const kept = new Set<string>();
  let made = 0;
  const here = (held: readonly string[]): SeatsHere =>
    new SeatsHere(held, {
      lineOf: (key) => new Line(net.host(code), { key, host: null }),
      newKey: () => keyOf((made += 1)),
      keep: (key) => void kept.add(key),
      drop: (key) => void kept.delete(key),
    });
  const seats = here(keys);
  seats.open();
  await clock.pass(SOON);
  return { clock, seats, kept, here };
}

describe('two people at one device', () => {
  it('have a seat each, both of which are there, and pass the device on', async () => {
    const { clock, seats, kept } = await device();
    void seats.sit(0, 'Ada');
    await clock.pass(SOON);
    void seats.sit(1, 'Bo');
    await clock.pass(SOON);
    expect(seats.own).toEqual([0, 1]);
    expect(kept.size).toBe(2);
    expect(seats.shown.seen.presence).toEqual(['here', 'here']);
    const [other] = seats.others;
    if (other === undefined) throw new Error('nobody sits beside');
    let told = 0;
    seats.listen(() => (told += 1));
    seats.show(other);
    expect([told, seats.shown.seen.seat, seats.others[0]?.seen.seat]).toEqual([1, 1, 0]);
    const lobby = lobbyOf(seats.shown.seen.rows);
    expect(lobby !== null && nameAt(lobby, seats.shown.seen.seat)).toBe('Bo');
    expect(lobby?.begun).toBe(true);
  });

  it('have both seats again after a reload', async () => {
    const { clock, seats, kept, here } = await device();
    void seats.sit(0, 'Ada');
    await clock.pass(SOON);
    void seats.sit(1, 'Bo');
    await clock.pass(SOON);
    seats.close();
    const again = here([...kept]);
    again.open();
    await clock.pass(SOON);
    expect(again.own).toEqual([0, 1]);
  });

  it('stand up one by one, and sit down again, also at the other seat by the same name', async () => {
    const { clock, seats, kept } = await device();
    const said = async (answer: Promise<Answer>): Promise<string> => {
      await clock.pass(SOON);
      return (await answer).is;
    };
    await said(seats.sit(0, 'Ada'));
    expect(await said(seats.standUp(seats.shown))).toBe('ack');
    expect([seats.own, kept.size, seats.lines.length]).toEqual([[], 0, 1]);
    expect(await said(seats.sit(1, 'Ada'))).toBe('ack');
    expect(lobbyOf(seats.shown.seen.rows)?.seats.map(({ info, taken }) => [info.name, taken])).toEqual([
      ['Bo', false],
      ['Ada', true],
    ]);
    expect(await said(seats.sit(0, 'Bo'))).toBe('ack');
    expect(await said(seats.standUp(seats.shown)), 'the match has begun').toBe('no');
    expect(seats.own).toEqual([1, 0]);
  });

  it('keep neither a secret nor a line of a seat that was not to be had', async () => {
    const { clock, seats, kept } = await device();
    void seats.sit(0, 'Ada');
    await clock.pass(SOON);
    const answer = seats.sit(0, 'Bo');
    await clock.pass(SOON);
    expect(await answer).toMatchObject({ is: 'no', code: 'taken' });
    expect([seats.lines.length, kept.size]).toEqual([1, 1]);
  });
});
