/** The part of gltf-validator that the tests use; the package brings no types. */
declare module 'gltf-validator' {
  export interface Issues {
    readonly numErrors: number;
    readonly numWarnings: number;
    readonly numInfos: number;
    readonly numHints: number;
    readonly messages: readonly unknown[];
  }
  export function validateBytes(bytes: Uint8Array): Promise<{ readonly issues: Issues }>;
}
