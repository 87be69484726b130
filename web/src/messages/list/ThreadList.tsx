import { Trans, useLingui } from '@lingui/react/macro';
import { CloseButton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { MoreButton } from '../../ui/list/MoreButton.tsx';
import { ResultsFrame } from '../../ui/list/ResultsFrame.tsx';
import { useRowStop } from '../../ui/list/use-row-stop.ts';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { threadListQuery } from '../messages.queries.ts';
import { NoThreads } from './NoThreads.tsx';
import { threadsOf } from '../thread/thread-pages.ts';
import classes from './ThreadList.module.css';
import type { ThreadSearch } from '../thread-search.ts';
import { ThreadRow } from './ThreadRow.tsx';
import type { ThreadListItem } from '../thread-answers.ts';
import { useOpenThread } from './use-open-thread.ts';

export function ThreadList() {
  const { t } = useLingui();
  const search = useSearch({ from: '/shell/messages' });
  const list = useInfiniteQuery(threadListQuery(search));
  return (
    <ResultsFrame className={classes.scroll} stale={list.isPlaceholderData}>
      <QueryState
        query={list}
        skeleton={
          <div className={classes.skeleton}>
            <ListSkeleton rows={6} height={76} />
          </div>
        }
        errorTitle={t`Vi fikk ikke hentet samtalene`}
      >
        {({ pages }) => {
          const threads = threadsOf(pages);
          return (
            <>
              {search.assignment && <ChosenAssignment threads={threads} />}
              <Rows key={JSON.stringify(search)} threads={threads} search={search} />
              <MoreButton query={list} m="md" />
            </>
          );
        }}
      </QueryState>
    </ResultsFrame>
  );
}

function Rows(props: { threads: readonly ThreadListItem[]; search: ThreadSearch }) {
  const { thread: open } = useParams({ strict: false });
  const threads = useOpenThread(props.threads, open);
  const ids = threads.map(({ thread_id }) => thread_id);
  const rowOf = useRowStop(ids, open);
  if (threads.length === 0) return <NoThreads search={props.search} />;
  return (
    <ul className={classes.rows}>
      {threads.map((thread) => (
        <li key={thread.thread_id}>
          <ThreadRow thread={thread} {...rowOf(thread.thread_id)} />
        </li>
      ))}
    </ul>
  );
}

function ChosenAssignment({ threads }: { threads: readonly ThreadListItem[] }) {
  const { t } = useLingui();
  const about = threads[0]?.assignment;
  return (
    <div className={classes.chosen}>
      <span>{about ? about.title : <Trans>Ett oppdrag</Trans>}</span>
      <CloseButton
        aria-label={t`Vis samtaler om alle oppdrag`}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/messages/assignments"
            search={(before) => ({ ...before, assignment: undefined })}
          />
        )}
      />
    </div>
  );
}
