// Plays Tug of War in a room, by nothing but protocol.md: any move that the server takes.
//   node docs/client.mjs http://127.0.0.1:5173 CODE NAME MOVES
// Without a code it opens a room, and prints its code for whoever is to play; after so many moves it gives up.
import { randomBytes } from 'node:crypto';
import process from 'node:process';

const [address = 'http://127.0.0.1:5173', code = await open(), name = 'A client', most = 'all'] = process.argv.slice(2);
const key = newKey();
const room = `${address}/m/${code}`;
const rows = [];

function newKey() {
  return randomBytes(16).toString('base64url');
}

/** The same request until it is answered: the server knows it by its id. */
async function post(url, body, headers = {}) {
  for (;;) {
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers }).catch(() => null);
    if (answer !== null && answer.status !== 503) return answer.json();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function open() {
  const people = ['Red', 'Green'].map((own, colour) => ({ name: own, colour, kind: 'person' }));
  const build = await (await fetch(`${address}/healthz`)).json();
  const head = {
    format: 'tumbletop/match',
    version: 1,
    game: 'tug-of-war',
    rulesVersion: 2,
    rules: 'text',
    build: build.build,
    tickHz: 240,
    seats: people,
  };
  const opened = await post(`${address}/rooms`, { id: newKey(), host: newKey(), head });
  process.stdout.write(`code ${opened.code}\n`);
  return opened.code;
}

const ask = (what, base = null) =>
  post(`${room}/act`, { id: newKey(), base, ask: what }, { authorization: `Seat ${key}` });

/** Waits for rows that are new, and keeps them. */
async function readOn() {
  const headers = { authorization: `Seat ${key}` };
  const answer = await fetch(`${room}/tail?have=${rows.length - 1}&wait=1`, { headers }).catch(() => null);
  if (answer?.ok) rows.push(...(await answer.json()).rows);
  else await new Promise((resolve) => setTimeout(resolve, 1000));
}

async function sitDown() {
  for (const seat of [0, 1]) if ((await ask({ do: 'sit', seat, name, key })).is === 'ack') return seat;
  throw new Error('No seat is free.');
}

/** Whatever may be thought of: the server says which of it can be done. */
function* orders(state, seat) {
  const { phase, hands } = state;
  const cards = [...new Set(hands[seat])].sort(() => Math.random() - 0.5);
  if (phase.name === 'first') yield { do: 'first', seat, first: seat };
  if (phase.name === 'discard')
    for (let count = 1; count <= hands[seat].length; count += 1)
      yield { do: 'discard', seat, cards: hands[seat].slice(0, count) };
  for (const card of cards) {
    for (const module of ['rope', 'race', 'collation', 'clock', 'conker'].sort(() => Math.random() - 0.5))
      yield { do: 'play', seat, module, cards: [card] };
    for (const option of ['A', 'B', 'C']) yield { do: 'play', seat, module: 'tower', cards: [card], option };
    for (const column of 'abcdefgh')
      for (const line of '12345678') yield { do: 'play', seat, module: 'path', cards: [card], aims: [column + line] };
  }
  yield { do: 'concede', seat };
}

const seat = await sitDown();
let moves = 0;

async function move(state) {
  moves += 1;
  const wanted = moves > Number(most) ? [{ do: 'concede', seat }] : orders(state, seat);
  for (const order of wanted) if ((await ask({ do: 'act', order }, rows.length - 1)).is !== 'no') return;
}

for (;;) {
  const last = rows.findLast(({ body }) => body.state !== undefined || body.match !== undefined)?.body;
  const state = last?.state ?? last?.match.state;
  if (last?.over === true) {
    process.stdout.write(`over: ${JSON.stringify(state.outcome)} ${last.entry.hash}\n`);
    break;
  }
  const asked = state?.phase.seat ?? state?.active;
  if (asked === seat) await move(state);
  await readOn();
}
