import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { CountBadge } from '../../ui/text/CountBadge.tsx';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';
import { queueQuery } from '../qa-interviews.queries.ts';
import { queueTabs, waitingParams, type QueueTab } from './queue-search.ts';
import classes from './QueueTabs.module.css';

const texts: Record<QueueTab, MessageDescriptor> = {
  waiting: msg`Venter`,
  all: msg`Alle`,
  archive: msg`Arkiv`,
};

export function QueueTabs() {
  const { t } = useLingui();
  const { tab: current = 'waiting', discipline } = useSearch({ from: '/shell/admin/qa-interview' });
  const waiting = useQuery(queueQuery(waitingParams)).data?.qa_interview_forms.length ?? 0;
  return (
    <TabLinks label={t`Utvalg`}>
      {queueTabs.map((tab) => (
        <Link
          key={tab}
          to="/admin/qa-interview"
          search={{ tab: tab === 'waiting' ? undefined : tab, discipline }}
          activeOptions={{ exact: true, explicitUndefined: true }}
          aria-current={tab === current ? 'page' : undefined}
          className={classes.tab}
        >
          {t(texts[tab])}
          {tab === 'waiting' && <CountBadge count={waiting} label={t`${waiting} venter`} />}
        </Link>
      ))}
    </TabLinks>
  );
}
