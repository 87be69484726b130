/** What is being written, kept in this tab alone: it outlives a reload, not the tab and not its writer. */

const prefix = 'torg.';

/** Whose drafts these are; nothing is kept of who has gone. */
let writer = '';
let isClosed = false;

/** Every key names the writer; `of` says what is written, and about which thing. */
export const draftKey = (kind: string, ...of: readonly string[]): string =>
  [`${prefix}${kind}`, writer, ...of].join('.');

/** Somebody begins here: what others have left in this tab goes. */
export function beginDraftsOf(account: string): void {
  writer = account;
  forget((key) => key.split('.')[2] !== account);
}

/** The writer goes, and with them what a page that is still closing would keep. */
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
    // The storage is full or closed: the page itself still holds it.
  }
}

export const readDraft = (key: string): string => sessionStorage.getItem(key) ?? '';

export const storeDraftOf = (key: string, draft: object | undefined): void =>
  storeDraft(key, draft ? JSON.stringify(draft) : '');

/** What is there in the shape that is looked for, and nothing otherwise. */
export function readDraftOf<T>(key: string, isIt: (found: unknown) => found is T): T | undefined {
  try {
    const found: unknown = JSON.parse(readDraft(key) || 'null');
    return isIt(found) ? found : undefined;
  } catch {
    return undefined;
  }
}
