import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { consultantGroupFilters } from '@torg/protocol/terms';
import { useLocale } from '../../client/use-locale.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { SortField } from '../../ui/table/SortField.tsx';
import { consultantGroupTexts, sortTexts } from '../assignment-texts.ts';
import { consultantListQuery } from '../assignments.queries.ts';
import classes from './AssignmentListPage.module.css';
import { EmptyGroup } from './EmptyGroup.tsx';
import { FilterFields } from './FilterFields.tsx';
import { GroupTabs } from './GroupTabs.tsx';
import { AssignmentCard } from './card/AssignmentCard.tsx';
import { consultantBody, consultantList } from './list-search.ts';

/** The assignments that a consultant can answer or has answered. */
export function AssignmentListPage() {
  const { t } = useLingui();
  const list = useListSearch(consultantList);
  const { search } = list;
  return (
    <ListPage
      title={t`Oppdrag`}
      action={
        <Button component={HrefLink} href="/interviews" variant="default">
          <Trans>Intervjuer</Trans>
        </Button>
      }
      tabs={
        <GroupTabs
          groups={consultantGroupFilters}
          texts={consultantGroupTexts}
          current={search.group}
        />
      }
      list={list}
      query={useQuery(consultantListQuery(consultantBody(search), useLocale()))}
      results={({ assignments, total }) => ({ rows: assignments, total })}
      find={t`Søk i oppdrag`}
      fields={
        <FilterFields values={search} onChange={list.narrow}>
          <SortField list={list} texts={sortTexts} />
        </FilterFields>
      }
      show={(total) => <Plural value={total} one="Vis # oppdrag" other="Vis # oppdrag" />}
      counted={(total) => <Plural value={total} one="# oppdrag" other="# oppdrag" />}
      skeleton={{ rows: 5, height: 212 }}
      errorTitle={t`Vi fikk ikke hentet oppdragene`}
      noHits={t`Ingen oppdrag passer filtrene`}
      empty={<EmptyGroup group={search.group} />}
    >
      {(assignments) => (
        <Stack component="ul" className={classes.list}>
          {assignments.map((assignment) => (
            <li key={assignment.uuid}>
              <AssignmentCard assignment={assignment} />
            </li>
          ))}
        </Stack>
      )}
    </ListPage>
  );
}
