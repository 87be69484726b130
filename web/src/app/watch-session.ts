import {
  endSession,
  isSessionEnded,
  lookWhoIsHere,
  onSessionChange,
  personHere,
  signedInAs,
  whenSomebodyElseComes,
} from '../client/session-end.ts';
import { endDrafts } from '../ui/form/draft.ts';

/** Who has signed in; nobody, where somebody signed out. */
type News = { account: string | undefined };

const channel = new BroadcastChannel('torg.session');

/** Somebody else has come, and the page goes. */
let isGoing = false;

/**
 * Tabs of one browser share a session: each hears when it begins or ends in another. Called before there
 * is a router: its question whether a page may be left would come first.
 */
export function watchSession(): void {
  channel.addEventListener('message', ({ data: { account } }: MessageEvent<News>) => {
    if (account === undefined) endSession();
    else if (isSessionEnded()) void lookWhoIsHere();
    else if (personHere() !== undefined) signedInAs(account);
  });
  onSessionChange(() => {
    if (!isSessionEnded()) announce({ account: personHere() });
  });
  whenSomebodyElseComes(leaveAtOnce);
  addEventListener('keydown', stopEscape, { capture: true });
  addEventListener('beforeunload', stopQuestion, { capture: true });
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
const announce = (news: News): void => channel.postMessage(news);

/** Once the page is really left on the way out: a form in it may ask first, and its answer may be no. */
export function signOutOfTabs(): void {
  const out = () => {
    endDrafts();
    announce({ account: undefined });
    // Where the browser brings the page back as it was, it begins anew, with nobody signed in.
    addEventListener('pageshow', () => location.reload(), { once: true });
  };
  const stay = () => removeEventListener('pagehide', out);
  addEventListener('pagehide', out, { once: true });
  addEventListener('pointerdown', stay, { once: true });
  addEventListener('keydown', stay, { once: true });
}

/** The next one begins with a page of their own, without a question whether the last one's may go. */
function leaveAtOnce(): void {
  endDrafts();
  isGoing = true;
  location.replace('/');
}

function stopQuestion(event: Event): void {
  if (isGoing) event.stopImmediatePropagation();
}

/** A dialog below the one that asks to sign in must not close with what is typed in it. */
function stopEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && isSessionEnded()) event.stopImmediatePropagation();
}
