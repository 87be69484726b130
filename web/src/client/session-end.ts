const ownAddress = '/api/main/account/me';

/** Whom this page was made for; none while nobody is signed in. */
let person: string | undefined;
/** Calls wait for it while nobody is signed in any more. */
let ended: PromiseWithResolvers<void> | undefined;
/** Counts the sessions, so that a refusal that comes late is told from one of now. */
let session = 0;
let looking: Promise<Found> | undefined;
let leave: () => void = () => {};
const listeners = new Set<() => void>();

type Found = { account: string | undefined } | 'unknown';

/** What is done where somebody else has signed in: they must not meet anything of whoever was here. */
export function whenSomebodyElseComes(goAway: () => void): void {
  leave = goAway;
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const personHere = (): string | undefined => person;

/** The page stands as it was left, and waits for its person to sign in again. */
export const isSessionEnded = (): boolean => ended !== undefined;

export function endSession(): void {
  if (person === undefined || ended) return;
  ended = Promise.withResolvers();
  changed();
}

/** Lets the calls that wait go out, for the same person alone; answers whether the page is theirs. */
export function signedInAs(account: string): boolean {
  if (person !== undefined && person !== account) {
    // Whatever is still to be sent is never sent in somebody else's name.
    endSession();
    leave();
    return false;
  }
  const isNew = person === undefined;
  person = account;
  if (!ended) {
    if (isNew) changed();
    return true;
  }
  session += 1;
  const { resolve } = ended;
  ended = undefined;
  resolve();
  changed();
  return true;
}

function changed(): void {
  for (const listener of listeners) listener();
}

/** Before a call: waits while nobody is signed in, but for the calls that sign in. */
export async function sessionFor(key: string): Promise<number> {
  if (!key.includes(' /api/auth/')) while (ended) await ended.promise;
  return session;
}

/**
 * A 401 says "signed out" and "refused" with one code. Looks which it was, once for all the calls that
 * were refused together; answers whether the call shall go out once more, which it does as soon as
 * the same person has signed in again.
 */
export async function goesOutAgain(sentIn: number): Promise<boolean> {
  if (person === undefined) return false;
  if (sentIn === session && !ended) {
    const found = await whoIsHere();
    if (found === 'unknown' || found.account === person) return sentIn !== session;
    if (found.account === undefined) endSession();
    else signedInAs(found.account);
  }
  while (ended) await ended.promise;
  return true;
}

/** Somebody may have signed in in another tab. */
export async function lookWhoIsHere(): Promise<void> {
  const found = await whoIsHere();
  if (found !== 'unknown' && found.account !== undefined) signedInAs(found.account);
}

function whoIsHere(): Promise<Found> {
  looking ??= fetchOwn().finally(() => {
    looking = undefined;
  });
  return looking;
}

async function fetchOwn(): Promise<Found> {
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
