/** One request, as each of the two sides wants it. */
export interface Ask {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  cookie?: string;
}

/** An answer, as parsed from JSON. */
export type Reply = Record<string, unknown>;

export interface Question {
  name: string;
  /** least share of the bare handler's throughput, where that is promised */
  target?: number;
  /** most that the bare handler's median time may be exceeded by, where that is promised */
  mostMedian?: number;
  /** most that the bare handler's p99 may be exceeded by, where that is promised */
  mostTail?: number;
  /** people who ask it at once; 16 where nothing is said */
  connections?: number;
  torg: (turn: number) => Ask;
  bare: (turn: number) => Ask;
  /** what an answer of either side says, in a form that both must agree on */
  gist: (answer: Reply) => unknown;
}

export const at = <T>(all: readonly T[], turn: number): T => all[turn % all.length] as T;
export const count = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
