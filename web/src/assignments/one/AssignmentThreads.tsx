import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { plainText } from '@torg/protocol/plain-text';
import { addressFor } from '../../accounts/public/links.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { AgoText } from '../../ui/text/DateText.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import classes from './AssignmentThreads.module.css';
import {
  assignmentThreadsQuery,
  type Assignment,
  type AssignmentThreads as Threads,
} from '../assignments.queries.ts';

/** The user's own threads about the assignment. */
export function AssignmentThreads({ assignment }: { assignment: Assignment }) {
  const { t } = useLingui();
  const { uuid, message_threads } = assignment;
  const threads = useQuery({
    ...assignmentThreadsQuery(uuid),
    enabled: message_threads.length > 0,
  });
  if (message_threads.length === 0) return null;
  return (
    <Section title={t`Samtaler om oppdraget`}>
      <QueryState
        query={threads}
        skeleton={<ListSkeleton rows={message_threads.length} height={56} />}
      >
        {(data) => (
          <ul className={classes.threads}>
            {data.threads.map((thread) => (
              <ThreadRow key={thread.thread_id} thread={thread} />
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

function ThreadRow({ thread }: { thread: Threads[number] }) {
  const user = useShellUser();
  const { thread_id, last_message, number_of_unread_messages: unread } = thread;
  const names = partners(thread, user.account.account).join(', ');
  return (
    <li>
      <HrefLink
        href={addressFor(user, 'messages_thread', { params: { thread: thread_id } })}
        className={classes.thread}
      >
        <span className={classes.names}>{names || <Trans>Bare deg</Trans>}</span>
        {unread > 0 && (
          <Badge color="clay">
            <Plural value={unread} one="# ulest" other="# uleste" />
          </Badge>
        )}
        {last_message && (
          <>
            <Text size="sm" c="dimmed" truncate className={classes.excerpt}>
              {plainText(last_message.excerpt)}
            </Text>
            <Text size="sm" c="dimmed" className={classes.when}>
              <AgoText value={last_message.created_at} />
            </Text>
          </>
        )}
      </HrefLink>
    </li>
  );
}

/** The consultants a thread is about, or else the colleagues in it; never the user themselves. */
function partners({ consultants, participants }: Threads[number], me: string): string[] {
  const others = consultants.filter(({ account }) => account !== me);
  return (others.length > 0 ? others : participants).map(({ name }) => name);
}
