import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { agreementTabs } from '@torg/protocol/agreements/agreement-life';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { agreementListQuery } from '../agreements.queries.ts';
import { PeriodFolder } from '../PeriodFolder.tsx';
import { AgreementCard } from './AgreementCard.tsx';
import classes from './AgreementsPage.module.css';
import { agreementList } from './agreements-search.ts';
import { AgreementTabs } from './AgreementTabs.tsx';
import { EmptyTab } from './EmptyTab.tsx';

/** From the first draft to what has ended, for clients, companies, consultants and admins. */
export function AgreementsPage() {
  const { t } = useLingui();
  const list = useListSearch(agreementList);
  const tab = list.search.tab ?? agreementTabs[0];
  const query = useQuery(agreementListQuery({ tab, ...list.paging }));
  const client = query.data?.hiring_folder_of;
  return (
    <ListPage
      title={t`Mine avtaler`}
      lead={<Trans>Utkast, signering og avtaler som løper, samlet på ett sted.</Trans>}
      action={client && <PeriodFolder client={client} />}
      tabs={<AgreementTabs current={tab} counts={query.data?.counts} />}
      list={list}
      query={query}
      results={({ agreements, total }) => ({ rows: agreements, total })}
      counted={(total) => <Plural value={total} one="# avtale" other="# avtaler" />}
      skeleton={{ rows: 4, height: 116, card: 180 }}
      errorTitle={t`Vi fikk ikke hentet avtalene`}
      empty={<EmptyTab tab={tab} />}
    >
      {(rows) => (
        <Stack component="ul" gap="sm" className={classes.list}>
          {rows.map((row) => (
            <li key={`${row.kind} ${row.id}`}>
              <AgreementCard row={row} />
            </li>
          ))}
        </Stack>
      )}
    </ListPage>
  );
}
