/**
 * A player in a process of its own, with nothing but the key of a seat: plays what the view of the seat allows, prints
 * what was acknowledged, and at last all that it has seen. It kills itself with SIGKILL at the moment of an action that
 * it is told.
 *   node --import tsx mortalClient.ts ADDRESS CODE KEY MOMENT ACTIONS
 */
import { writeSync } from 'node:fs';
import process from 'node:process';
import { WebSocket } from 'ws';
import { Line } from '#online/client/line.ts';
import type { Moment } from './mortalMoments.ts';
import { askedBy, hashed, newId, ordersBy, partsOf, stateIn } from './support.ts';

const [, , address = '', code = '', key = '', moment = '', actions = '1'] = process.argv;

/** The moment has come: nothing is finished, nobody is told. */
const reached = (at: Moment): void => {
  if (moment === at && acted + 1 === Number(actions)) process.kill(process.pid, 'SIGKILL');
};

let acted = 0;
/** Rows that were there as it acted last. */
let actedAt = 0;
const line = new Line(
  {
    openSocket: ({ opened, heard, closed }) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}m/${code}`);
      socket.on('open', opened);
      socket.on('message', (data: Buffer) => {
        const text = data.toString('utf8');
        if (text.startsWith('{"t":"answer"')) reached('before the answer is heard');
        heard(text);
      });
      socket.on('close', closed);
      socket.on('error', () => socket.close());
      return {
        send: (text) => {
          const isAct = text.includes('"do":"act"');
          if (isAct) reached('before it is sent');
          socket.send(text, () => isAct && reached('as soon as it is sent'));
        },
        close: () => socket.close(),
      };
    },
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    random: () => 0.5,
    newId: () => `${process.pid}-${newId()}`,
  },
  { key, host: null },
);

/** Until it is the seat's turn. */
const asked = async (): Promise<number> =>
  new Promise((resolve) => {
    const look = (): void => {
      const { rows, seat } = line.seen;
      const state = stateIn(rows);
      if (rows.length === actedAt || seat === null || state === undefined || !askedBy(parts, state).includes(seat))
        return;
      stop();
      resolve(seat);
    };
    let stop = (): void => undefined;
    stop = line.listen(look);
    look();
  });

const parts = await partsOf('tug-of-war');
line.open();
while (acted < Number(actions)) {
  const seat = await asked();
  const { rows } = line.seen;
  actedAt = rows.length;
  const orders = ordersBy(parts, stateIn(rows), seat).filter((one) => (one as { do: string }).do !== 'concede');
  const answer = await line.ask({ do: 'act', order: orders[0] as { do: string } }, rows.length - 1);
  if (answer.is !== 'ack') continue; // what it had asked for before it died has come first
  writeSync(process.stdout.fd, `${answer.seq}\n`);
  reached('after it was acknowledged');
  acted += 1;
  while (line.seen.rows.length <= answer.seq) await new Promise((resolve) => setImmediate(resolve));
}
writeSync(process.stdout.fd, JSON.stringify(line.seen.rows.map(hashed)));
process.exit(0);
