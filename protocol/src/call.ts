import type { AccessWord } from './access.ts';
import type { ErrorCode } from './errors.ts';

export type Base = 'main' | 'contracts' | 'auth';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * A structural type for a schema: naming `z.ZodType` here makes a table of 140 calls four times
 * slower to compile.
 */
export interface Schema {
  _zod: { input: any; output: any };
  parse(input: unknown): any;
}

/**
 * What a call accepts as multipart: fields `file`, checked by content before they are stored, and
 * the text fields of its `body`, before or after them.
 */
export interface UploadRule {
  types: readonly string[];
  /** bytes of each file */
  size: number;
  /** how many files one request may have; unset: exactly one, which the handler gets as `file` */
  files?: number;
  /** A request may have no file at all. */
  isOptional?: true;
  /** Pictures are decoded and encoded anew, so that only what can be seen is left of them. */
  isPicture?: true;
  /** A PDF that is encrypted or damaged is refused, since nobody could read it later. */
  isReadPdf?: true;
  /** the codes of this call, where they are not `payload_too_large` and `service_unavailable` */
  codes?: { tooLarge?: ErrorCode; notStored?: ErrorCode };
}

export interface Call {
  base: Base;
  method: Method;
  /** with parameters in braces, as in `/assignment/{assignment_id}` */
  path: string;
  summary: string;
  access: AccessWord;
  status: 200 | 201 | 202 | 204;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  upload?: UploadRule;
  answer?: Schema;
  /**
   * The answer is not JSON but a file, a redirect, a standalone page or a stream of live messages.
   */
  raw?: 'file' | 'redirect' | 'page' | 'stream';
  errors?: readonly ErrorCode[];
  /**
   * By default a GET reads, and the others change within one transaction. `external`: waits for
   * something other than the database, and opens short transactions of its own.
   */
  effect?: 'read' | 'change' | 'external';
  /** The answer is never stored, not even for an Idempotency-Key. */
  isSecret?: true;
  /** Seconds for which the browser may cache the answer; unset: not at all. */
  cacheFor?: number;
  /** It may change what waits for an admin, so the open pages of admins are notified. */
  changesWaiting?: true;
  /** Requests per minute from one address; unset: the common limit. */
  perMinute?: number;
}

/** A domain's calls, by handler name, all under one base. */
export function callTable<const T extends Record<string, Omit<Call, 'base'>>, const B extends Base>(
  base: B,
  table: T,
): { [K in keyof T]: T[K] & { base: B } } {
  const entries = Object.entries(table).map(([name, call]) => [name, { ...call, base }]);
  return Object.fromEntries(entries);
}

type Output<S> = S extends Schema ? S['_zod']['output'] : undefined;
type Input<S> = S extends Schema ? S['_zod']['input'] : undefined;
type Part<C, K extends keyof Call> = K extends keyof C ? C[K] : undefined;

/** What a handler receives, after parsing. */
export interface Received<C> {
  params: Output<Part<C, 'params'>>;
  query: Output<Part<C, 'query'>>;
  body: Output<Part<C, 'body'>>;
}

/** What a caller sends, before defaults are filled in. */
export interface Sent<C> {
  params: Input<Part<C, 'params'>>;
  query: Input<Part<C, 'query'>>;
  body: Input<Part<C, 'body'>>;
}

/** What comes back on success. */
export type Answer<C> = Output<Part<C, 'answer'>>;

export function effectOf(call: Call): 'read' | 'change' | 'external' {
  return call.effect ?? (call.method === 'GET' ? 'read' : 'change');
}
