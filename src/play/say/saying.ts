/** One sentence about what has happened. */
export interface Saying {
  readonly text: string;
  readonly clause: string | null;
  readonly tone: 'good' | 'bad' | 'foul' | 'plain';
}
