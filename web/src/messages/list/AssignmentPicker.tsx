import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { moveBetweenRows } from '../../ui/list/move-between-rows.ts';
import { MoreButton } from '../../ui/list/MoreButton.tsx';
import { CountBadge } from '../../ui/text/CountBadge.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { byAssignment, type AssignmentThreads } from './by-assignment.ts';
import classes from './AssignmentPicker.module.css';
import { allThreadsQuery } from '../messages.queries.ts';
import { threadsOf } from '../thread/thread-pages.ts';
import list from './ThreadList.module.css';

/** The assignments that the user's threads are about; each links to its threads. */
export function AssignmentPicker() {
  const { t } = useLingui();
  const threads = useInfiniteQuery(allThreadsQuery);
  return (
    <div className={list.scroll}>
      <QueryState
        query={threads}
        skeleton={
          <div className={list.skeleton}>
            <ListSkeleton rows={5} height={64} />
          </div>
        }
        errorTitle={t`Vi fikk ikke hentet samtalene`}
      >
        {({ pages }) => (
          <>
            <Assignments rows={byAssignment(threadsOf(pages))} complete={!threads.hasNextPage} />
            <MoreButton query={threads} m="md" />
          </>
        )}
      </QueryState>
    </div>
  );
}

function Assignments({ rows, complete }: { rows: AssignmentThreads[]; complete: boolean }) {
  const { t } = useLingui();
  if (rows.length === 0 && complete) {
    return (
      <EmptyState title={t`Ingen samtaler om oppdrag`}>
        <Trans>Når noen melder interesse for et oppdrag, samles samtalene om det her.</Trans>
      </EmptyState>
    );
  }
  return (
    <ul className={list.rows}>
      {rows.map(({ uuid, title, company_name, threads, unread }) => (
        <li key={uuid}>
          <Link
            to="/messages/assignments"
            search={(before) => ({ ...before, assignment: uuid })}
            onKeyDown={moveBetweenRows}
            className={classes.row}
          >
            <span className={classes.title}>{title}</span>
            <CountBadge count={unread} label={t`${unread} uleste`} />
            <span className={classes.facts}>
              {company_name} · <Plural value={threads} one="# samtale" other="# samtaler" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
