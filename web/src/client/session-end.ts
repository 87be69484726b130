const ownAddress = '/api/main/account/me';

/** The account that this page was rendered for; undefined while nobody is signed in. */
let person: string | undefined;
/** Calls wait for it after the session has ended. */
let ended: PromiseWithResolvers<void> | undefined;
/** Counts the sessions, to tell a late refusal from a current one. */
let session = 0;
let lookup: Promise<SessionResult> | undefined;
let leavePage: () => void = () => {};
const listeners = new Set<() => void>();

type SessionResult = { account: string | undefined } | 'unknown';

/**
 * `leave` is called when somebody else has signed in: they must see nothing of the last user.
 */
export function onOtherUser(leave: () => void): void {
  leavePage = leave;
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentAccount = (): string | undefined => person;

/** The page stays as it is, and waits for the same person to sign in again. */
export const isSessionEnded = (): boolean => ended !== undefined;

export function endSession(): void {
  if (person === undefined || ended) return;
  ended = Promise.withResolvers();
  notifyListeners();
}

/** Repeats the waiting calls, for the same person alone; returns whether the page is theirs. */
export function signedInAs(account: string): boolean {
  if (person !== undefined && person !== account) {
    // Waiting calls are never sent in somebody else's name.
    endSession();
    leavePage();
    return false;
  }
  const isNew = person === undefined;
  person = account;
  if (!ended) {
    if (isNew) notifyListeners();
    return true;
  }
  session += 1;
  const { resolve } = ended;
  ended = undefined;
  resolve();
  notifyListeners();
  return true;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Awaited before a call: waits while the session has ended, except for the calls that sign in. */
export async function sessionFor(key: string): Promise<number> {
  if (!key.includes(' /api/auth/')) while (ended) await ended.promise;
  return session;
}

/**
 * A 401 says "signed out" and "refused" with one code. Finds out which it was, once for all calls that
 * were refused together; returns whether to repeat the call, as soon as the same person has signed in
 * again.
 */
export async function shouldRepeat(sentIn: number): Promise<boolean> {
  if (person === undefined) return false;
  if (sentIn === session && !ended) {
    const result = await fetchSession();
    if (result === 'unknown' || result.account === person) return sentIn !== session;
    if (result.account === undefined) endSession();
    else signedInAs(result.account);
  }
  while (ended) await ended.promise;
  return true;
}

/** Somebody may have signed in in another tab. */
export async function checkSession(): Promise<void> {
  const result = await fetchSession();
  if (result !== 'unknown' && result.account !== undefined) signedInAs(result.account);
}

function fetchSession(): Promise<SessionResult> {
  lookup ??= fetchOwn().finally(() => {
    lookup = undefined;
  });
  return lookup;
}

async function fetchOwn(): Promise<SessionResult> {
  try {
    const response = await fetch(ownAddress);
    if (response.status === 401) return { account: undefined };
    if (!response.ok) return 'unknown';
    const { account }: { account: { account: string } } = await response.json();
    return { account: account.account };
  } catch {
    return 'unknown';
  }
}
