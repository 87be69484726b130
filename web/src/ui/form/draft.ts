/** Drafts are stored in this tab alone: they survive a reload, but neither the tab nor a sign-out. */

const prefix = 'torg.';

/** The account whose drafts these are; empty once they have signed out, and then nothing is stored. */
let owner = '';
let isClosed = false;

/** Every key names the account; `of` says what kind of thing is written, and which one. */
export const draftKey = (kind: string, ...of: readonly string[]): string =>
  [`${prefix}${kind}`, owner, ...of].join('.');

/** Removes the drafts that other accounts left in this tab. */
export function beginDraftsOf(account: string): void {
  owner = account;
  forget((key) => key.split('.')[2] !== account);
}

/** Called at sign-out. A page that is still closing cannot store anything afterwards. */
export function endDrafts(): void {
  isClosed = true;
  forget(() => true);
}

function forget(which: (key: string) => boolean): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && which(key)) sessionStorage.removeItem(key);
  }
}

export function storeDraft(key: string, text: string): void {
  try {
    if (text && !isClosed) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // The storage is full or disabled: the page itself still has the text.
  }
}

export const readDraft = (key: string): string => sessionStorage.getItem(key) ?? '';

export const storeDraftOf = (key: string, draft: object | undefined): void =>
  storeDraft(key, draft ? JSON.stringify(draft) : '');

/** The draft, if it has the expected shape. */
export function readDraftOf<T>(
  key: string,
  isValid: (found: unknown) => found is T,
): T | undefined {
  try {
    const found: unknown = JSON.parse(readDraft(key) || 'null');
    return isValid(found) ? found : undefined;
  } catch {
    return undefined;
  }
}
