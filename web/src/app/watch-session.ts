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

/** Tabs of one browser share a session: each hears when it begins or ends in another. */
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
  const stop = (event: Event) => event.stopImmediatePropagation();
  addEventListener('beforeunload', stop, { capture: true });
  location.replace('/');
}

/** A dialog below the one that asks to sign in must not close with what is typed in it. */
function stopEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && isSessionEnded()) event.stopImmediatePropagation();
}
