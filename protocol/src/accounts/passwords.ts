import { fold } from '../fold.ts';

/** Why a new password is refused besides its length: codes of the issue at its field. */
export const passwordIssueCodes = ['password_too_common', 'password_names_you'] as const;
export type PasswordIssueCode = (typeof passwordIssueCodes)[number];

/** A shorter part of a name is in too many good passwords. */
const shortestName = 4;
/** So many letters and digits must be left without the names. */
const enoughElse = 8;
const product = 'torg';

const lettersOf = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What is easily guessed about somebody, the longest first. */
function namesOf({ name, email }: { name: string; email: string }): string[] {
  const [local = '', domain = ''] = email.split('@');
  const parts = [email, local, domain, name, ...local.split(/[._+-]/), ...name.split(/[\s-]+/)];
  const named = parts.map(lettersOf).filter((part) => part.length >= shortestName);
  return [...named, product].toSorted((a, b) => b.length - a.length);
}

/** Whether a password is little more than its owner's name or address, or the product's name. */
export function namesOwner(password: string, owner: { name: string; email: string }): boolean {
  const whole = lettersOf(password);
  const rest = namesOf(owner).reduce((left, name) => left.replaceAll(name, ''), whole);
  return rest !== whole && rest.length < enoughElse;
}
