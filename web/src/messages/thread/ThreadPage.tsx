import { Trans, useLingui } from '@lingui/react/macro';
import { IconMessageOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { GoneState } from '../../ui/states/GoneState.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { threadQuery } from '../messages.queries.ts';
import { ThreadPane } from './ThreadPane.tsx';
import { ThreadSkeleton } from '../list/ThreadSkeleton.tsx';

/** One thread; the URL may point at a single message, as the links in mails do. */
export function ThreadPage() {
  const { t } = useLingui();
  const { thread: id } = useParams({ from: '/shell/messages/$thread' });
  const { hash } = useLocation();
  const thread = useQuery(threadQuery(id));
  return (
    <QueryState
      order={1}
      query={thread}
      gone={
        <GoneState
          icon={<IconMessageOff />}
          title={t`Vi finner ikke samtalen`}
          back={{ href: '/messages', label: t`Til meldingene` }}
        >
          <Trans>Du er kanskje ikke med i den, eller så er ikke lenken hel.</Trans>
        </GoneState>
      }
      skeleton={<ThreadSkeleton />}
      errorTitle={t`Vi fikk ikke hentet samtalen`}
    >
      {(data) => <ThreadPane key={`${id} ${hash}`} thread={data} />}
    </QueryState>
  );
}
