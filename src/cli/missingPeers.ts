import { createRequire } from 'node:module';
import manifest from '../../package.json' with { type: 'json' };

export type Peer = keyof typeof manifest.peerDependencies;

/**
 * Those of these packages that are not there, as `npm install` takes them. The major version alone is named, as a shell
 * would read more into `^6.7.0`.
 */
export const missingPeers = (
  needed: readonly Peer[],
  isInstalled: (name: string) => boolean = isThere,
): readonly string[] =>
  needed
    .filter((name) => !isInstalled(name))
    .map((name) => `${name}@${/\d+/.exec(manifest.peerDependencies[name])?.[0] ?? 'latest'}`);

function isThere(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}
