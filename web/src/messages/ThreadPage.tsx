import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { QueryFaces } from '../ui/QueryFaces.tsx';
import { threadQuery } from './messages.queries.ts';
import { ThreadPane } from './ThreadPane.tsx';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';

/** One thread; the address may point at the very message, as the mails do. */
export function ThreadPage() {
  const { t } = useLingui();
  const { thread: id } = useParams({ from: '/shell/messages/$thread' });
  const { hash } = useLocation();
  const thread = useQuery(threadQuery(id));
  return (
    <QueryFaces
      order={1}
      query={thread}
      skeleton={<ThreadSkeleton />}
      errorTitle={t`Vi fikk ikke hentet samtalen`}
    >
      {(data) => <ThreadPane key={`${id} ${hash}`} thread={data} />}
    </QueryFaces>
  );
}
