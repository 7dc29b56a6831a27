import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { describe, expect, it } from 'vitest';

const LOAD = 'scripts/load.mjs';

describe('the load to try something beside', () => {
  it('is as many loops as are asked for, until Ctrl-C', async () => {
    const load = spawn(process.execPath, [LOAD, '2'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = (await once(load.stdout, 'data')) as [Buffer];
    expect(said.toString()).toBe('2 busy loops; Ctrl-C ends them\n');
    const ended = once(load, 'exit');
    load.kill('SIGINT');
    expect(await ended).toEqual([null, 'SIGINT']);
  });

  it.each([[], ['x'], ['0'], ['1.5'], ['1', '2']])('takes no other count than a whole one: %j', (...given) => {
    const { status, stderr } = spawnSync(process.execPath, [LOAD, ...given], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toContain(`given: ${given.join(' ') || 'nothing'}`);
  });
});
