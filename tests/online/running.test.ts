import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { programOf } from '#cli/program.ts';
import { Meters } from '#online/ingress/meters.ts';
import manifest from '../../package.json' with { type: 'json' };
import { fakeTerminal } from '../cli/fakeTerminal.ts';

const docs = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

interface Service {
  readonly image?: string;
  readonly build?: { readonly dockerfile_inline: string };
  readonly command?: readonly string[];
  readonly depends_on?: object;
  readonly volumes?: readonly string[];
}
const parsed = parseDocument(docs('compose.yaml'), { merge: true, uniqueKeys: true });
const compose = parsed.toJS() as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
};
const services = Object.entries(compose.services);
const options = programOf(fakeTerminal(), () => undefined)
  .commands.find((command) => command.name() === 'serve')
  ?.options.flatMap(({ long }) => (typeof long === 'string' ? [long] : []));

describe('the compose file', () => {
  it('can be read, and names nothing that is not there', () => {
    expect(parsed.errors).toEqual([]);
    expect(parsed.warnings).toEqual([]);
    const names = services.map(([name]) => name);
    for (const [, { depends_on: needed = {}, volumes = [] }] of services) {
      expect(names).toEqual(expect.arrayContaining(Object.keys(needed)));
      const own = volumes.flatMap((volume) => volume.match(/^(\w+):/)?.[1] ?? []);
      expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(own));
    }
    const upstreams = [...docs('nginx.conf').matchAll(/server ([\w-]+):8787/g)].map(([, name]) => name);
    expect(upstreams).toEqual(names.filter((name) => name.startsWith('tumbletop')));
  });

  it('pins every image and package by its version, those that are tested here', () => {
    for (const [, { image, build }] of services) {
      const from = image ?? /^FROM (\S+)$/m.exec(build?.dockerfile_inline ?? '')?.[1];
      expect(from).toMatch(/^[\w/]+:\d+\.\d+(?:\.\d+)?(?:-[\w-]+)?$/);
      for (const [, name = '', version] of (build?.dockerfile_inline ?? '').matchAll(/ (\w+)@(\S+)/g))
        expect(manifest.devDependencies).toMatchObject({ [name]: version });
    }
  });

  it('starts the command with options that it has', () => {
    const used = services.flatMap(([name, { command = [] }]) => (name.startsWith('tumbletop') ? command : []));
    const flags = used.filter((word) => word.startsWith('--'));
    expect(flags.length).toBeGreaterThan(0);
    expect(options).toEqual(expect.arrayContaining(flags));
  });
});

describe('the page on running a server', () => {
  it('tells of every option and every figure that is measured', () => {
    const page = docs('running.md');
    for (const option of options ?? []) if (!['--help', '--page'].includes(option)) expect(page).toContain(option);
    const measured = [
      ...new Meters(() => ({ simulations_waiting: 0 })).text({ rooms: 0 }).matchAll(/^tumbletop_(\w+)/gm),
    ];
    for (const [, name] of measured) expect(page).toContain(`\`${name}\``);
  });
});
