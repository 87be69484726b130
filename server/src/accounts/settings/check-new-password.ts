import { namesOwner, type PasswordIssueCode } from '@torg/protocol/accounts/passwords';
import { Refusal } from '../../platform/refusal.ts';
import { isCommonPassword } from './leaked-passwords.ts';

const messages: Record<PasswordIssueCode, string> = {
  password_too_common: 'is one of the most common passwords',
  password_names_you: 'is little more than a name or an address that everybody knows',
};

/** Refuses, at its field, a password that is easily guessed. */
export async function checkNewPassword(
  password: string,
  owner: { name: string; email: string },
): Promise<void> {
  const codes: PasswordIssueCode[] = [];
  if (namesOwner(password, owner)) codes.push('password_names_you');
  if (await isCommonPassword(password)) codes.push('password_too_common');
  if (codes.length === 0) return;
  const path = 'new_password';
  const issues = codes.map((code) => ({ path, message: messages[code], code }));
  throw new Refusal('request_validation_error', { issues });
}
