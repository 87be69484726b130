import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { ArrivalLog } from './ArrivalLog.tsx';
import { DayGroup } from './DayGroup.tsx';
import { groupMessages, readMarks } from './message-groups.ts';
import { useMarkThreadRead, useOlderMessages } from '../messages.queries.ts';
import classes from './MessageLog.module.css';
import type { Outgoing } from '../compose/outbox.ts';
import { OutgoingMessage } from '../compose/OutgoingMessage.tsx';
import type { Thread } from '../thread-answers.ts';
import { useAttending } from './use-attending.ts';
import { elementOf, usePointedMessage } from './use-pointed-message.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

interface MessageLogProps {
  thread: Thread;
  me: string;
  unreadFrom: string | undefined;
  outgoing: readonly Outgoing[];
  onRetry: (message: Outgoing) => void;
  onTakeBack: (key: string) => void;
  /** grows each time the user sends */
  sent: number;
}

/** The messages, oldest first, with those still being sent at the end. */
export function MessageLog(props: MessageLogProps) {
  const { thread, me, unreadFrom, outgoing, sent } = props;
  const { messages, participants } = thread;
  const pointed = usePointedMessage(thread);
  const last = messages.at(-1)?.message_id;
  const { box, atEnd, onScroll, goTo } = useThreadScroll({
    first: messages[0]?.message_id,
    last: outgoing.at(-1)?.key ?? last,
    start: pointed.element ?? (unreadFrom && elementOf(unreadFrom)),
  });
  useMarkRead(thread, atEnd);
  useEffect(() => {
    if (sent > 0) goTo('end');
    // eslint-disable-next-line react/exhaustive-deps -- once for each message that is sent
  }, [sent]);
  useEffect(() => {
    if (pointed.element === undefined) return;
    goTo({ element: pointed.element });
    document.getElementById(pointed.element)?.focus({ preventScroll: true });
    // eslint-disable-next-line react/exhaustive-deps -- once for each message pointed at
  }, [pointed.element]);

  const marks = readMarks(messages, me, participants);
  const fresh = useFresh(thread, me, atEnd);
  return (
    <div className={classes.frame}>
      <div ref={box} className={classes.box} onScroll={onScroll} tabIndex={-1}>
        <div className={classes.content}>
          <Older thread={thread} />
          {pointed.missing && (
            <p className={classes.note} role="status">
              <Trans>Vi finner ikke meldingen som lenken viser til. Her er samtalen.</Trans>
            </p>
          )}
          {groupMessages(messages, unreadFrom).map((day) => (
            <DayGroup
              key={day.day}
              day={day}
              thread={thread}
              me={me}
              unreadFrom={unreadFrom}
              marks={marks}
              pointed={pointed.element}
            />
          ))}
          {outgoing.map((message) => (
            <OutgoingMessage
              key={message.key}
              message={message}
              onRetry={() => props.onRetry(message)}
              onTakeBack={() => props.onTakeBack(message.key)}
            />
          ))}
        </div>
      </div>
      {fresh > 0 && (
        <Button
          className={classes.pill}
          size="compact-md"
          radius="xl"
          color="clay"
          leftSection={<IconArrowDown size={16} aria-hidden />}
          onClick={() => goTo('end')}
        >
          <Plural value={fresh} one="Ny melding" other="# nye meldinger" />
        </Button>
      )}
      <ArrivalLog thread={thread} me={me} />
    </div>
  );
}

/** The number of messages by others since the user last was at the end of the list. */
function useFresh({ messages }: Thread, me: string, atEnd: boolean): number {
  const last = messages.at(-1)?.message_id;
  const [lastSeen, setLastSeen] = useState(last);
  if (atEnd && lastSeen !== last) setLastSeen(last);
  if (atEnd) return 0;
  const place = messages.findIndex((message) => message.message_id === lastSeen);
  return messages.slice(place + 1).filter((message) => message.sender !== me).length;
}

function Older({ thread }: { thread: Thread }) {
  const older = useOlderMessages(thread.thread_id);
  const first = thread.messages[0];
  if (!thread.has_older || !first) return null;
  return (
    <div className={classes.older}>
      <ErrorNotice error={older.error} />
      <Button
        variant="default"
        size="compact-md"
        loading={older.isPending}
        onClick={() => older.mutate(first.message_id)}
      >
        <Trans>Vis eldre</Trans>
      </Button>
    </div>
  );
}

/** Marks the thread as read once its newest message is visible. */
function useMarkRead(thread: Thread, newestInView: boolean): void {
  const { mutate } = useMarkThreadRead(thread.thread_id);
  const attending = useAttending();
  const newest = thread.messages.at(-1)?.message_id;
  const due = attending && newestInView && thread.number_of_unread_messages > 0;
  useEffect(() => {
    if (due) mutate();
  }, [due, newest, mutate]);
}
