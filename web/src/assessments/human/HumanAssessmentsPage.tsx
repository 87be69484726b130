import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { humanAssessmentsQuery } from './human.queries.ts';
import { humanList } from './human-search.ts';
import { HumanWish } from './HumanWish.tsx';
import classes from './HumanAssessmentsPage.module.css';

/** Consultants who asked that a person looks, the one due first at the top. */
export function HumanAssessmentsPage() {
  const { t } = useLingui();
  const list = useListSearch(humanList);
  const isEvery = list.search.show === 'all';
  const query = useQuery(
    humanAssessmentsQuery({ ...list.paging, all: isEvery ? 'true' : 'false' }),
  );
  return (
    <ListPage
      title={t`Ønsker om et menneske`}
      lead={
        <Trans>
          Disse er vurdert med KI og har bedt om at et menneske ser på det. Les selv, og svar innen
          fristen.
        </Trans>
      }
      tabs={
        <Switch
          mb="md"
          label={<Trans>Vis besvarte også</Trans>}
          checked={isEvery}
          onChange={({ currentTarget }) =>
            list.narrow({ show: currentTarget.checked ? 'all' : undefined }, true)
          }
        />
      }
      list={list}
      query={query}
      results={({ human_assessments: rows, total }) => ({ rows, total })}
      counted={(total) => <Plural value={total} one="# ønske" other="# ønsker" />}
      skeleton={{ rows: 4, height: 160 }}
      errorTitle={t`Vi fikk ikke hentet ønskene`}
      empty={
        <EmptyState icon={<IconUserCheck />} title={t`Ingen venter på et menneske`}>
          <Trans>Når en konsulent ber om det, står det her.</Trans>
        </EmptyState>
      }
    >
      {(wishes) => (
        <ul className={classes.list}>
          {wishes.map((wish) => (
            <li key={wish.human_assessment}>
              <HumanWish wish={wish} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}
