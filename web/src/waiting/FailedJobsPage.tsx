import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { useListSearch } from '../ui/list/use-list-search.ts';
import { failedJobList } from './failed-jobs-search.ts';
import { FailedJobCard } from './FailedJobCard.tsx';
import classes from './FailedJobCard.module.css';
import { failedJobsQuery } from './waiting.queries.ts';

/** Jobs that have used up their tries, until an admin retries or deletes them. */
export function FailedJobsPage() {
  const { t } = useLingui();
  const list = useListSearch(failedJobList);
  return (
    <ListPage
      title={t`Jobber som har feilet`}
      crumbs={[{ label: t`Det som venter`, href: '/admin' }]}
      list={list}
      query={useQuery(failedJobsQuery(list.paging))}
      results={({ failed_jobs, total }) => ({ rows: failed_jobs, total })}
      counted={(total) => <Plural value={total} one="# jobb" other="# jobber" />}
      skeleton={{ rows: 3, height: 140 }}
      errorTitle={t`Vi fikk ikke hentet jobbene`}
      empty={
        <EmptyState title={t`Ingen jobber har feilet`}>
          <Trans>
            Det som gjøres i bakgrunnen, som å sende e-post, prøves flere ganger. Lykkes det ikke,
            havner det her.
          </Trans>
        </EmptyState>
      }
    >
      {(jobs) => (
        <ul className={classes.list}>
          {jobs.map((job) => (
            <FailedJobCard key={job.failed_job} job={job} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
