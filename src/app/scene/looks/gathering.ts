import { DataTexture, FloatType, RGBAFormat, type BufferGeometry, type IUniform, type Object3D } from 'three';

/** Something that is drawn together with others like it: it lies as its anchor does, and is gone while that is. */
export interface Member {
  readonly anchor: Object3D;
  /** Further facts for the shaders, four numbers a texel. */
  readonly values: Float32Array;
  /** Its corners, where they are not the same for all. */
  readonly geometry?: BufferGeometry;
}

/** Where it lies: the rows of its matrix. */
const POSE_TEXELS = 3;

/**
 * Things that are drawn at once, however many they are and wherever each lies: a texture that shaders read has a line
 * for each of them.
 */
export class Gathering {
  /** `uLines` of a material. */
  readonly lines: IUniform<DataTexture>;
  private readonly members = new Set<Member>();
  private drawn: readonly Member[] = [];
  private isChanged = true;
  private written = -1;
  private readonly numbers: number;

  /** `texels`: of each member's values. */
  constructor(texels: number) {
    this.numbers = 4 * (POSE_TEXELS + texels);
    this.lines = { value: this.blank(1) };
  }

  /** Gives the way to take it off. */
  add(member: Member): () => void {
    this.members.add(member);
    this.isChanged = true;
    return () => {
      this.members.delete(member);
      this.isChanged = true;
    };
  }

  /** All that it has now, in the order of their lines: the same list until one has come or gone. */
  now(): readonly Member[] {
    if (!this.isChanged) return this.drawn;
    this.isChanged = false;
    this.drawn = [...this.members];
    this.lines.value.dispose();
    this.lines.value = this.blank(this.drawn.length);
    return this.drawn;
  }

  /** As late as can be, when everything has been put where it is in this picture; once a picture is enough. */
  write(picture: number): void {
    if (this.written === picture) return;
    this.written = picture;
    const lines = this.lines.value.image.data as Float32Array;
    this.drawn.forEach((member, i) => this.writeLine(lines, i * this.numbers, member));
    this.lines.value.needsUpdate = true;
  }

  dispose(): void {
    this.lines.value.dispose();
  }

  private blank(count: number): DataTexture {
    const tall = Math.max(1, count);
    const lines = new Float32Array(this.numbers * tall);
    return new DataTexture(lines, this.numbers / 4, tall, RGBAFormat, FloatType);
  }

  private writeLine(lines: Float32Array, at: number, { anchor, values }: Member): void {
    if (!isInSight(anchor)) return void lines.fill(0, at, at + this.numbers); // all of its corners fall together
    const e = anchor.matrixWorld.elements;
    for (let row = 0; row < POSE_TEXELS; row += 1)
      for (let column = 0; column < 4; column += 1) lines[at + 4 * row + column] = e[4 * column + row] ?? 0;
    lines.set(values, at + 4 * POSE_TEXELS);
  }
}

const isInSight = (thing: Object3D | null): boolean => thing === null || (thing.visible && isInSight(thing.parent));

/** `lineOf(member, k)`: the k-th texel of its values; `poseOf(member)`: where it lies. */
export const LINES_GLSL = /* glsl */ `
uniform highp sampler2D uLines;
vec4 texelOf(int member, int texel) {
  return texelFetch(uLines, ivec2(texel, member), 0);
}
vec4 lineOf(int member, int k) {
  return texelOf(member, ${POSE_TEXELS} + k);
}
mat4 poseOf(int member) {
  return transpose(mat4(texelOf(member, 0), texelOf(member, 1), texelOf(member, 2), vec4(0.0, 0.0, 0.0, 1.0)));
}
`;
