import { errors, type ErrorCode, type Issue } from '@torg/protocol/errors';

/** A coded error that is sent to the caller; every other error becomes `global_error_handler`. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: readonly Issue[];
  readonly retryAfterSeconds: number | undefined;
  /** what the call has changed stays, unlike with all other refusals */
  readonly commits: boolean;

  constructor(
    code: ErrorCode,
    more: { issues?: readonly Issue[]; retryAfterSeconds?: number; commits?: true } = {},
  ) {
    super(errors[code][1]);
    this.name = 'Refusal';
    this.code = code;
    this.status = errors[code][0];
    this.issues = more.issues ?? [];
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.commits = more.commits ?? false;
  }
}

/** Refuses with the code if the value is missing; returns the value. */
export function found<T>(value: T | undefined | null, code: ErrorCode): T {
  if (value === undefined || value === null) throw new Refusal(code);
  return value;
}

/** Refuses with the code if it is not allowed. */
export function allowed(may: boolean, code: ErrorCode = 'user_is_not_authorized'): void {
  if (!may) throw new Refusal(code);
}
