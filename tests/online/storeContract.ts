import { describe, expect, it } from 'vitest';
import type { NewRow } from '#online/rooms/rows.ts';
import type { Hint, RoomStore } from '#online/store/roomStore.ts';

export const row = (seq: number, id = `row-${seq}`, seat: number | null = null): NewRow => ({
  seq,
  id,
  seat,
  body: { do: 'lock', locked: seq % 2 === 0 },
});

/** What every store has to hold. `open`: an empty one. */
export const storeContract = (where: string, open: () => RoomStore | Promise<RoomStore>): void => {
  describe(`a store ${where}`, () => {
    it('keeps rows in their order, with its own time', async () => {
      const store = await open();
      expect(await store.open('AAAAAA', row(0))).toBe(true);
      expect(await store.append('AAAAAA', row(1, 'row-1', 3))).toMatchObject({ row: row(1, 'row-1', 3) });
      const rows = (await store.tail('AAAAAA', 0)) ?? [];
      expect(rows).toMatchObject([row(0), row(1, 'row-1', 3)]);
      expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).sort((a, b) => a - b));
      expect(await store.tail('AAAAAA', 1)).toEqual(rows.slice(1));
      expect(await store.tail('AAAAAA', 2)).toEqual([]);
      await store.close();
    });

    it('tells a room that is not there from one without more rows', async () => {
      const store = await open();
      expect(await store.tail('AAAAAA', 0)).toBeNull();
      expect(await store.append('AAAAAA', row(1))).toBe('taken');
      expect(await store.tail('AAAAAA', 0)).toBeNull();
      await store.close();
    });

    it('keeps the list of a day under a code that no room has', async () => {
      const store = await open();
      const day = 'day-2026-11-30-truck-off';
      const hash = '0'.repeat(32);
      const score = { outcome: 0, by: 512, slip: 0 } as const;
      const entry = {
        player: hash,
        name: 'Zoë',
        by: 'person',
        gesture: { spinDegS: 800 },
        seed: hash,
        score,
        hash,
      } as const;
      expect(await store.open(day, { seq: 0, id: 'day', seat: null, body: { do: 'day', build: 'a build' } })).toBe(
        true,
      );
      const entered: NewRow = { seq: 1, id: hash, seat: null, body: { do: 'entry', ...entry } };
      expect(await store.append(day, entered)).toMatchObject({ row: entered });
      expect(await store.tail(day, 1)).toMatchObject([entered]);
      expect(await store.append(day, { ...entered, seq: 2 })).toBe('taken');
      await store.close();
    });

    it('takes the content out of a row, and leaves its place', async () => {
      const store = await open();
      await store.open('ratings', row(0));
      const named: NewRow = { seq: 1, id: 'name-1', seat: null, body: { do: 'named', player: 'p', name: 'Zoë' } };
      await store.append('ratings', named);
      await store.append('ratings', row(2));
      await store.erase('ratings', 1);
      await store.erase('ratings', 7);
      const rows = await store.tail('ratings', 0);
      expect(rows).toMatchObject([row(0), { ...named, body: { do: 'erased' } }, row(2)]);
      expect(JSON.stringify(rows)).not.toContain('Zoë');
      expect(await store.append('ratings', { ...named, seq: 3 })).toBe('taken');
      await store.close();
    });

    it('opens a code once', async () => {
      const store = await open();
      expect(await store.open('AAAAAA', row(0))).toBe(true);
      expect(await store.open('AAAAAA', row(0, 'another'))).toBe(false);
      expect(await store.tail('AAAAAA', 0)).toMatchObject([row(0)]);
      await store.close();
    });

    it('lets one of many have a number, and an id once', async () => {
      const store = await open();
      await store.open('AAAAAA', row(0));
      const all = await Promise.all(
        Array.from({ length: 20 }, async (__, i) => store.append('AAAAAA', row(1, `id-${i}`))),
      );
      expect(all.filter((one) => one !== 'taken')).toHaveLength(1);
      expect(await store.append('AAAAAA', row(2, 'id-0'))).toBe('taken');
      expect(await store.append('AAAAAA', row(3))).toBe('taken'); // the second is missing
      expect(await store.append('AAAAAA', row(2))).toMatchObject({ row: row(2) });
      await store.close();
    });
  });
};

/** What every store has to hold that several processes share. `open`: two ends of the same, without rows. */
export const sharedContract = (where: string, open: () => Promise<readonly [RoomStore, RoomStore]>): void => {
  describe(`a store ${where} that processes share`, () => {
    it('tells each of the rows of all, once they are stored', async () => {
      const [one, other] = await open();
      const heard: Hint[] = [];
      const all = new Promise<void>((resolve) => {
        other.others?.listen((hint) => {
          if (hint !== null) heard.push(hint);
          if (hint?.code === 'CCCCCC' && hint.seq === 2) resolve();
        });
      });
      for (const code of ['AAAAAA', 'CCCCCC']) {
        await one.open(code, row(0));
        for (const seq of [1, 2]) await one.append(code, row(seq));
      }
      await all;
      expect(heard).toContainEqual({ code: 'AAAAAA', seq: 2 });
      expect(await other.tail('CCCCCC', 2)).toMatchObject([row(2)]);
      for (const end of new Set([one, other])) await end.close();
    });

    it('says how far its rooms are, and nothing of those that are not there', async () => {
      const [one, other] = await open();
      await one.open('AAAAAA', row(0));
      await one.append('AAAAAA', row(1));
      await one.open('CCCCCC', row(0));
      expect(await other.others?.heads(['AAAAAA', 'CCCCCC', 'EEEEEE'])).toEqual(
        new Map([
          ['AAAAAA', 1],
          ['CCCCCC', 0],
        ]),
      );
      for (const end of new Set([one, other])) await end.close();
    });

    it('lets one of two ends have a number', async () => {
      const [one, other] = await open();
      await one.open('AAAAAA', row(0));
      for (let seq = 1; seq <= 20; seq += 1) {
        const both = await Promise.all(
          [one, other].map(async (end, i) => end.append('AAAAAA', row(seq, `end-${i}-${seq}`))),
        );
        expect(both.filter((answer) => answer !== 'taken')).toHaveLength(1);
      }
      expect(await one.tail('AAAAAA', 0)).toHaveLength(21);
      for (const end of new Set([one, other])) await end.close();
    });
  });
};
