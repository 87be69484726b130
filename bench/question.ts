/** One request, in the form of one of the two sides. */
export interface SideRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  cookie?: string;
}

/** A response body, parsed from JSON. */
export type Reply = Record<string, unknown>;

export interface Question {
  name: string;
  /** the promised minimum share of the bare handler's throughput */
  target?: number;
  /** the promised maximum of the median, as a multiple of the bare handler's */
  mostMedian?: number;
  /** the promised maximum of the p99, as a multiple of the bare handler's */
  mostTail?: number;
  /** people who ask it at once; 16 by default */
  connections?: number;
  /**
   * Its jobs, or those that others have left, cost more than itself: on the server it is asked of a process
   * without workers.
   */
  withoutJobs?: boolean;
  torg: (turn: number) => SideRequest;
  bare: (turn: number) => SideRequest;
  /** the essence of an answer, in a form on which both sides must agree */
  gist: (answer: Reply) => unknown;
}

export const at = <T>(all: readonly T[], turn: number): T => all[turn % all.length] as T;
export const count = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
