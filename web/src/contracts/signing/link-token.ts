/** Where the token waits while its owner signs in or out; of this tab, and emptied on the return. */
const storageKey = 'signing.link';

/**
 * The token of a mailed link. It stands in the fragment, which no server, log or referrer sees, and
 * stays there, so that a reload opens the same page.
 */
export function linkToken(): string {
  const inAddress = location.hash.slice(1);
  const kept = sessionStorage.getItem(storageKey) ?? '';
  sessionStorage.removeItem(storageKey);
  if (inAddress !== '' || kept === '') return inAddress;
  history.replaceState(history.state, '', `#${kept}`);
  return kept;
}

/** Before a sign-in or a sign-out, which comes back without the fragment. */
export const saveToken = (token: string): void => sessionStorage.setItem(storageKey, token);

/** Only where the page to sign is: no token is sent along. */
const here = '/sign';
export const signInAddress = `/login?${new URLSearchParams({ goto: here })}`;
export const signOutAddress = `/logout?${new URLSearchParams({ goto: here })}`;
