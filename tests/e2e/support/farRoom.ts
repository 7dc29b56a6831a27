import { room as roomTexts } from '#play/texts/room.ts';
import { expect, type Page } from '@playwright/test';
import { HostileProxy } from './hostileProxy.ts';
import { RoomServer } from './roomServer.ts';
import { SLOWER } from './test.ts';

/** A room of people far from each other and from its server: everybody has a hostile line of their own. */
export class FarRoom {
  private constructor(
    readonly server: RoomServer,
    /** One a person. */
    readonly proxies: readonly HostileProxy[],
  ) {}

  static async start(people: number, seed: number): Promise<FarRoom> {
    const server = await RoomServer.start();
    const starts = Array.from({ length: people }, (_, i) => HostileProxy.start(() => server.port, seed + i));
    return new FarRoom(server, await Promise.all(starts));
  }

  /** The page by the line of that person. */
  address(person: number): string {
    const proxy = this.proxies[person];
    if (proxy === undefined) throw new Error(`nobody is number ${person}`);
    return proxy.address;
  }

  /** An address of the page, as that person reaches it. */
  by(person: number, link: string): string {
    const { pathname, search, hash } = new URL(link);
    return new URL(`${pathname}${search}${hash}`, this.address(person)).href;
  }

  async remove(): Promise<void> {
    await Promise.all(this.proxies.map((proxy) => proxy.end()));
    await this.server.remove();
  }

  /** How often lines were lost. */
  get lost(): string {
    const sum = (of: (lost: HostileProxy['lost']) => number): number =>
      this.proxies.reduce((so, { lost }) => so + of(lost), 0);
    return `${sum(({ cut }) => cut)} lines cut, ${sum(({ silent }) => silent)} gone silent`;
  }
}

/** Takes a seat of the room, numbered from 1. */
export async function sitDown(page: Page, seat: number, name: string): Promise<void> {
  await page.getByLabel(roomTexts.yourName).fill(name);
  await page.getByRole('button', { name: roomTexts.takeSeat(seat) }).click();
}

/** The line is well, as the page shows it: then it shows nothing. */
export const inTime = (page: Page): Promise<void> =>
  expect(page.locator('.room-line[data-line=away], .room-line[data-line=late]')).toHaveCount(0, {
    timeout: 120_000 * SLOWER,
  });

/** From now on until all of these hold, s. */
export async function waited(holds: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await holds();
  return (performance.now() - began) / 1000;
}
