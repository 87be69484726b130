import type { ErrorCode } from '@torg/protocol/errors';
import type { Role } from '@torg/protocol/terms';
import type { Actor } from '../actor.ts';
import { securityEvents } from '../metrics.ts';

/** What somebody tried or was refused; logged at once, whatever becomes of the request. */
export const securityAttempts = {
  wrong_password: 'somebody entered a wrong password, at sign-in or to confirm who they are',
  wrong_factor: 'a code, a passkey or a recovery code was not the right one',
  link_refused: 'a link to sign in was unknown, used or too old',
  signing_link_refused: 'a link to sign a contract was unknown or dead',
  wrong_signing_code: 'a code to sign a contract was wrong, too old, or tried too often',
  other_service_refused: 'signing in with the other service failed, or was weaker than asked',
  access_refused: 'a call was refused, since the caller lacks the right',
  foreign_request_refused: 'a change came from the page of another site',
  limit_reached: 'somebody made more requests or attempts than allowed',
  file_refused: 'an uploaded file was infected, or not what its name says',
} as const;

/** What was changed; logged after the commit, and not at all when the change is rolled back. */
export const securityChanges = {
  signed_in: 'a session began',
  new_device: 'a session began on a kind of device that the account had not used lately',
  signed_out: 'somebody ended the session they were using',
  sessions_ended: 'sessions of an account were ended from elsewhere',
  password_changed: 'an account has a new password, or none',
  address_changed: 'an account has a new mail address',
  factor_added: 'an account has a new second factor',
  factor_removed: 'a second factor was removed by its owner',
  factor_used: 'a second factor was right',
  factors_reset: 'an admin removed the second factors of an account',
  recovery_codes_made: 'an account has new recovery codes',
  recovery_code_used: 'a recovery code was used up',
  account_made: 'an account came to be, by an invitation or by an admin',
  rights_changed: 'the role, the verification, the company or its admin right changed',
  account_closed: 'an account was closed, merged into another or forgotten',
} as const;

export type SecurityKind = keyof typeof securityAttempts | keyof typeof securityChanges;

/** Nothing here may identify anybody to somebody who reads only the log. */
export interface SecurityFacts {
  /** the account that it is about; by default the caller's, null if it is unknown */
  account?: string | null;
  /** who did it, if somebody else; by default the caller, if the account is another one */
  by?: string | null;
  /** the route, never the address */
  call?: string;
  code?: ErrorCode;
  method?: string;
  factor?: 'totp' | 'passkey' | 'recovery_code';
  role?: Role;
  /** the names of the fields that changed, never their values */
  changed?: readonly string[];
}

type Write = (line: object, text: string) => void;

/** A handler's context, a job's, or anything with a log. */
export interface SecurityContext {
  log: { info: Write; warn: Write };
  actor?: Actor | null;
  /** a change has this; without it every line is written at once */
  afterCommit?: (run: () => void) => void;
}

for (const kind of [...Object.keys(securityAttempts), ...Object.keys(securityChanges)]) {
  securityEvents.labels(kind).inc(0);
}

/** Writes one line to the log and counts it in `/metrics`. The line has the trace of the request. */
export function securityLog(
  context: SecurityContext,
  kind: SecurityKind,
  { account, by, ...facts }: SecurityFacts = {},
): void {
  const caller = context.actor?.account ?? null;
  const about = account === undefined ? caller : account;
  const actor = by === undefined ? caller : by;
  const isOther = actor !== null && actor !== about;
  const line = { security: kind, account: about, ...(isOther ? { by: actor } : {}) };
  const isAttempt = kind in securityAttempts;
  const write = (): void => {
    securityEvents.labels(kind).inc();
    context.log[isAttempt ? 'warn' : 'info']({ ...line, ...facts }, 'security');
  };
  if (isAttempt || context.afterCommit === undefined) write();
  else context.afterCommit(write);
}
