import { MODULES } from '#app/tables/registry.ts';
import { describe, expect, it } from 'vitest';
import { exportName } from '#play/storage/exportName.ts';
import { exportWarning } from '#play/storage/exportWarning.ts';
import { readMatchFile } from '#play/storage/files.ts';
import type { ReadableFile } from '#play/storage/textOfFile.ts';
import { texts } from '#play/texts.ts';
import { MATCH_FILE_LIMIT } from '#engine/matchFile/format.ts';
import { makeMatch, recordMatch } from '#games/traction/matchFile.ts';
import { PHYSICS_BUILD } from '#sim/physics.ts';
import { begunMatch } from './saved.ts';

const fileOf = (text: string | Uint8Array<ArrayBuffer>): ReadableFile => new File([text], 'match.json');

describe('a match as a file', () => {
  it('is named after its game and the day', () => {
    expect(exportName('traction', new Date(2006, 1, 4))).toBe('traction-2006-02-04.json');
    expect(exportName('trexlands', new Date(2006, 1, 4))).toBe('trexlands-2006-02-04.json');
  });

  it('warns before it is handed over when it is longer than anybody reads, and only then', () => {
    const long = 'x'.repeat(MATCH_FILE_LIMIT);
    expect(exportWarning(long)).toBeNull();
    expect(exportWarning(`${long}.`)).toBe(
      'This match has grown too long to be imported again: its file would have 2.1 MiB, and at most 2 MiB are read.',
    );
  });

  it('reads back as what was exported', async () => {
    const recording = recordMatch(await begunMatch());
    expect(await readMatchFile(MODULES, fileOf(makeMatch(recording)), PHYSICS_BUILD)).toEqual({
      ok: true,
      value: recording,
    });
  });

  it('is refused unread when it is too large', async () => {
    const huge: ReadableFile = {
      name: 'huge',
      size: 3 * 1024 * 1024,
      arrayBuffer: () => Promise.reject(new Error('must not be read')),
    };
    expect(await readMatchFile(MODULES, huge, PHYSICS_BUILD)).toMatchObject({
      ok: false,
      fault: { code: 'file-too-large' },
    });
  });

  it('is refused in one sentence when the browser cannot read it', async () => {
    const torn: ReadableFile = {
      name: 'torn',
      size: 10,
      arrayBuffer: () => Promise.reject(new Error('NotReadableError')),
    };
    expect(await readMatchFile(MODULES, torn, PHYSICS_BUILD)).toMatchObject({
      ok: false,
      fault: { code: 'file-unreadable' },
    });
  });

  it('is read by UTF-8 alone, with and without a byte order mark, and refused in one sentence otherwise', async () => {
    const text = makeMatch(recordMatch(await begunMatch()));
    expect(await readMatchFile(MODULES, fileOf(`\ufeff${text}`), PHYSICS_BUILD)).toMatchObject({ ok: true });
    const utf16 = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
    expect(await readMatchFile(MODULES, fileOf(utf16), PHYSICS_BUILD)).toEqual({
      ok: false,
      fault: { code: 'not-utf8', message: texts.files.notUtf8 },
    });
  });

  it('is refused with the JSON path of what is wrong', async () => {
    const text = makeMatch(recordMatch(await begunMatch()));
    const read = await readMatchFile(
      MODULES,
      fileOf(text.replace('"piecesPerTurn": 2', '"piecesPerTurn": 99')),
      PHYSICS_BUILD,
    );
    expect(read).toMatchObject({ ok: false, fault: { path: '$.options.piecesPerTurn' } });
    expect(read.ok ? '' : read.fault.message).toContain('$.options.piecesPerTurn is 99');
  });

  it('is refused when another physics build played it', async () => {
    const text = makeMatch(recordMatch(await begunMatch())).replace(PHYSICS_BUILD, 'another@1');
    expect(await readMatchFile(MODULES, fileOf(text), PHYSICS_BUILD)).toMatchObject({
      ok: false,
      fault: { code: 'other-build', path: '$.build' },
    });
  });
});
