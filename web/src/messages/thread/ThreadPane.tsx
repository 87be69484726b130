import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { Composer } from '../compose/Composer.tsx';
import { firstUnread } from './message-groups.ts';
import { MessageLog } from './MessageLog.tsx';
import { unconfirmedMessages } from './unconfirmed-messages.ts';
import { ThreadHeader } from './ThreadHeader.tsx';
import classes from './ThreadPane.module.css';
import type { Thread } from '../thread-answers.ts';
import { isAttending } from './use-attending.ts';
import { useBackToList } from './use-back-to-list.ts';
import { useMessageDraft } from '../compose/use-message-draft.ts';
import { useOutbox } from '../compose/use-outbox.ts';

export function ThreadPane({ thread }: { thread: Thread }) {
  const { account: me } = useShellUser().account;
  const { thread_id, messages, can } = thread;
  const draft = useMessageDraft(me, thread_id);
  const outbox = useOutbox(me, thread_id);
  const unread = useUnreadFrom(firstUnread(thread, me));
  // Sending scrolls the newest messages into view.
  const [sent, setSent] = useState(0);
  useBackToList(thread_id);

  const send = () => {
    outbox.send(draft.text.trim(), draft.files, messages.at(-1)?.message_id);
    draft.clear();
    unread.clear();
    setSent((before) => before + 1);
  };
  const takeBack = (key: string) => {
    const message = outbox.outgoing.find((one) => one.key === key);
    if (!message) return;
    outbox.takeBack(key);
    draft.change(({ text, files }) => ({
      text: [text, message.content].filter(Boolean).join('\n\n'),
      files: [...files, ...message.files],
    }));
  };

  return (
    <section className={classes.pane}>
      <ThreadHeader thread={thread} />
      <MessageLog
        thread={thread}
        me={me}
        unreadFrom={unread.from}
        outgoing={unconfirmedMessages(outbox.outgoing, messages, me)}
        onRetry={outbox.retry}
        onTakeBack={takeBack}
        sent={sent}
      />
      {can.send ? (
        <Composer draft={draft} onSend={send} />
      ) : (
        <p className={classes.closed}>
          <Trans>Det er ingen andre igjen i samtalen, så du kan ikke skrive i den.</Trans>
        </p>
      )}
    </section>
  );
}

/**
 * The position of the line above unread messages. It stays while the user reads on, and moves to
 * messages that arrive while they are away.
 */
function useUnreadFrom(first: string | undefined) {
  const [from, setFrom] = useState(first);
  const [previous, setPrevious] = useState(first);
  if (first !== previous) {
    setPrevious(first);
    if (first !== undefined && !isAttending()) setFrom(first);
  }
  return { from, clear: () => setFrom(undefined) };
}
