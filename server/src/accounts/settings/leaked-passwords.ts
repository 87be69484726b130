/**
 * The whole list `passwords-common` of zxcvbn, some 49,000 passwords from leaks, in lower case. It is
 * read when somebody first sets a password.
 */
async function commonPasswords(): Promise<readonly string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'];
}

/** The word before the year and the signs that people add to it. */
const withoutEnd = (password: string): string => password.replace(/[^\p{L}]+$/u, '');

/** Whether a password, or what is left without the digits and signs at its end, is a common one. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonPasswords();
  const lower = password.normalize('NFKC').toLowerCase();
  const word = withoutEnd(lower);
  return common.includes(lower) || (word !== '' && common.includes(word));
}
