import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { PagedResults } from '../ui/PagedResults.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryFaces } from '../ui/QueryFaces.tsx';
import { FailedJobCard } from './FailedJobCard.tsx';
import classes from './FailedJobCard.module.css';
import { failedJobsQuery } from './waiting.queries.ts';

const size = limits.failedJobs.default;

/** Jobs that were tried as often as they may be, until somebody tries again or gives them up. */
export function FailedJobsPage() {
  const { t } = useLingui();
  const { page = 1 } = useSearch({ from: '/shell/admin/failed-jobs' });
  const list = useQuery(failedJobsQuery({ limit: size, offset: (page - 1) * size }));
  return (
    <>
      <PageHeader
        title={t`Jobber som har feilet`}
        crumbs={[{ label: t`Det som venter`, href: '/admin' }]}
      />
      <QueryFaces
        query={list}
        skeleton={<ListSkeleton rows={3} height={140} />}
        errorTitle={t`Vi fikk ikke hentet jobbene`}
      >
        {({ failed_jobs, total }) => (
          <PagedResults
            total={total}
            count={failed_jobs.length}
            page={page}
            size={size}
            stale={list.isPlaceholderData}
            counted={<Plural value={total} one="# jobb" other="# jobber" />}
            empty={
              <EmptyState title={t`Ingen jobber har feilet`}>
                <Trans>
                  Det som gjøres i bakgrunnen, som å sende e-post, prøves flere ganger. Lykkes det
                  ikke, havner det her.
                </Trans>
              </EmptyState>
            }
          >
            <ul className={classes.list}>
              {failed_jobs.map((job) => (
                <FailedJobCard key={job.failed_job} job={job} />
              ))}
            </ul>
          </PagedResults>
        )}
      </QueryFaces>
    </>
  );
}
