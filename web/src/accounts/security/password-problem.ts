import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { passwordIssueCodes, type PasswordIssueCode } from '@torg/protocol/accounts/passwords';
import { RequestError } from '../../client/request-error.ts';

/** Why a new password does not do. */
export const passwordTexts: Record<PasswordIssueCode, MessageDescriptor> = {
  password_too_common: msg`Dette passordet bruker så mange at det er lett å gjette. Velg et annet.`,
  password_names_you: msg`Passordet ligner for mye på navnet eller adressen din. Velg et annet.`,
};

/** What the server has against a new password; undefined if the refusal is about something else. */
export function passwordProblem(error: unknown): PasswordIssueCode | undefined {
  if (!(error instanceof RequestError)) return undefined;
  const codes = error.issues.filter(({ path }) => path === 'new_password').map(({ code }) => code);
  return passwordIssueCodes.find((code) => codes.includes(code));
}
