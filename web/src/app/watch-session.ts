import {
  endSession,
  isSessionEnded,
  checkSession,
  onSessionChange,
  currentAccount,
  signedInAs,
  onOtherUser,
} from '../client/session-end.ts';
import { answerIdentity, isIdentityUnsure } from '../client/identity.ts';
import { endDrafts } from '../ui/form/draft.ts';

/** Who has signed in; undefined after signing out. */
type SessionChange = { account: string | undefined };

const channel = new BroadcastChannel('torg.session');

/** Set while the page is left because somebody else has signed in. */
let isLeaving = false;

/**
 * Tabs of one browser share a session: each is notified when it begins or ends in another. Called
 * before there is a router, whose question whether the page may be left would come first.
 */
export function watchSession(): void {
  channel.addEventListener('message', ({ data: { account } }: MessageEvent<SessionChange>) => {
    if (account === undefined) endSession();
    else if (isSessionEnded()) void checkSession();
    else if (currentAccount() !== undefined) signedInAs(account);
  });
  onSessionChange(() => {
    if (!isSessionEnded()) announce({ account: currentAccount() });
  });
  onOtherUser(leaveAtOnce);
  addEventListener('keydown', stopEscape, { capture: true });
  addEventListener('beforeunload', stopQuestion, { capture: true });
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only one origin
const announce = (change: SessionChange): void => channel.postMessage(change);

/**
 * Ends the session only when the page is really left: a form in it may ask first, and the user may
 * stay.
 */
export function signOutOfTabs(): void {
  const onLeave = () => {
    endDrafts();
    announce({ account: undefined });
    // The browser may restore the page as it was; reloading it starts without a signed-in user.
    addEventListener('pageshow', () => location.reload(), { once: true });
  };
  const cancel = () => removeEventListener('pagehide', onLeave);
  addEventListener('pagehide', onLeave, { once: true });
  addEventListener('pointerdown', cancel, { once: true });
  addEventListener('keydown', cancel, { once: true });
}

/** The next user gets a fresh page, without a question about the last user's unsaved changes. */
function leaveAtOnce(): void {
  endDrafts();
  isLeaving = true;
  location.replace('/');
}

function stopQuestion(event: Event): void {
  if (isLeaving) event.stopImmediatePropagation();
}

/**
 * Escape must not close a dialog, with what is typed in it, behind the one that asks to sign in; it
 * ends the question who somebody is, and nothing else.
 */
function stopEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !(isSessionEnded() || isIdentityUnsure())) return;
  event.stopImmediatePropagation();
  if (!isSessionEnded()) answerIdentity(false);
}
