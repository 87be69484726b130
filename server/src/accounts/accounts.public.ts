export { changeAccount, findAccount, type FoundAccount } from './accounts.repository.ts';
export { changeOwnAccount } from './change-own-account.ts';
export { signInWithMagicLink } from './sign-in-with-magic-link.ts';
export { signInWithPassword } from './sign-in-with-password.ts';
