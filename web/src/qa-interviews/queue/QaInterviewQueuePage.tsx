import { useLingui } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import { Outlet, useParams } from '@tanstack/react-router';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import classes from './QaInterviewQueuePage.module.css';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueList } from './QueueList.tsx';
import { QueueTabs } from './QueueTabs.tsx';

/** Forms that wait for a decision; on a wide page, with the open one beside them. */
export function QaInterviewQueuePage() {
  const { t } = useLingui();
  const { form: open } = useParams({ strict: false });
  const title = t`Fagintervjuer`;
  return (
    <div className={classes.layout} data-open={open !== undefined || undefined}>
      <section className={classes.queue} aria-label={title}>
        {open === undefined ? (
          <PageHeader title={title} />
        ) : (
          <Title order={2} mb="sm">
            {title}
          </Title>
        )}
        <QueueTabs />
        <QueueFilters />
        <QueueList />
      </section>
      {open !== undefined && (
        <div className={classes.open}>
          <Outlet />
        </div>
      )}
    </div>
  );
}
