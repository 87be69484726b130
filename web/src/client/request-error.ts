import type { ErrorCode, Issue } from '@torg/protocol/errors';

/**
 * Codes that only the browser uses: the request did not reach the server, its answer was unreadable, or
 * the device gave no passkey.
 */
export type ClientErrorCode =
  | 'no_connection'
  | 'unknown_answer'
  | 'passkey_is_there'
  | 'passkey_was_not_made'
  | 'passkey_was_not_used';
export type AnyErrorCode = ErrorCode | ClientErrorCode;

export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly code: AnyErrorCode;
  readonly issues: readonly Issue[];
  readonly traceId: string;
  /** seconds to wait before the next try, where the server gave a number */
  readonly retryAfter: number | undefined;

  constructor(options: {
    status: number;
    code: AnyErrorCode;
    message: string;
    traceId: string;
    issues?: readonly Issue[];
    retryAfter?: number;
    cause?: unknown;
  }) {
    super(options.message, { cause: options.cause });
    this.status = options.status;
    this.code = options.code;
    this.issues = options.issues ?? [];
    this.traceId = options.traceId;
    this.retryAfter = options.retryAfter;
  }

  /** The user is signed in, but has no access. */
  get refused(): boolean {
    return this.status === 401 || this.status === 403;
  }
}

export function noConnection(traceId: string, cause?: unknown): RequestError {
  return new RequestError({
    status: 0,
    code: 'no_connection',
    message: 'The server could not be reached.',
    traceId,
    cause,
  });
}

interface ErrorBody {
  errorCode?: ErrorCode;
  errorMessage?: string;
  error_code?: ErrorCode;
  error_message?: string;
  issues?: Issue[];
}

/** Reads the error bodies of both bases: the main backend's camelCase, the contracts' snake_case. */
export function errorFrom(
  status: number,
  text: string,
  traceId: string,
  retryAfter?: string | null,
): RequestError {
  const body = parsed(text);
  const seconds = Number(retryAfter);
  return new RequestError({
    status,
    code: body.errorCode ?? body.error_code ?? 'unknown_answer',
    message: body.errorMessage ?? body.error_message ?? `The server answered ${status}.`,
    issues: body.issues,
    traceId,
    retryAfter: seconds > 0 ? seconds : undefined,
  });
}

function parsed(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
