import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { consultantGroupFilters, sortFields } from '@torg/protocol/terms';
import { useLocale } from '../../client/use-locale.ts';
import { ListSkeleton } from '../../ui/ListSkeleton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryFaces } from '../../ui/QueryFaces.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { consultantGroupTexts } from '../assignment-texts.ts';
import { AssignmentCard } from './AssignmentCard.tsx';
import classes from './AssignmentListPage.module.css';
import { consultantListQuery } from '../assignments.queries.ts';
import { EmptyGroup } from './EmptyGroup.tsx';
import { FilterFields } from './FilterFields.tsx';
import { GroupTabs } from './GroupTabs.tsx';
import { consultantBody, numberOfFilters, type ConsultantSearch } from './list-search.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListResults } from './ListResults.tsx';
import { NoHits } from './NoHits.tsx';
import { SortField } from './SortField.tsx';

/** What a consultant may answer, and what they have answered. */
export function AssignmentListPage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/shell/assignments' });
  const navigate = useNavigate({ from: '/assignments' });
  const locale = useLocale();
  const list = useQuery({
    ...consultantListQuery(consultantBody(search), locale),
    placeholderData: keepPreviousData,
  });
  const change = (part: ConsultantSearch, replace = false) =>
    void navigate({
      search: (before) => ({ ...before, page: undefined, ...part }),
      resetScroll: false,
      replace,
    });
  const filters = numberOfFilters(search);
  return (
    <>
      <PageHeader title={t`Oppdrag`} />
      <GroupTabs
        groups={consultantGroupFilters}
        texts={consultantGroupTexts}
        current={search.group}
      />
      <ListFilters
        search={
          <SearchField
            label={t`Søk i oppdrag`}
            value={search.q ?? ''}
            onChange={(q) => change({ q }, true)}
          />
        }
        count={filters - (search.q ? 1 : 0)}
        total={list.data?.total}
      >
        <FilterFields values={search} onChange={change}>
          <SortField fields={sortFields} {...search} onChange={change} />
        </FilterFields>
      </ListFilters>
      <QueryFaces
        query={list}
        skeleton={<ListSkeleton rows={5} height={212} />}
        errorTitle={t`Vi fikk ikke hentet oppdragene`}
      >
        {({ assignments, total }) => (
          <ListResults
            total={total}
            count={assignments.length}
            page={search.page}
            stale={list.isPlaceholderData}
            empty={filters > 0 ? <NoHits /> : <EmptyGroup group={search.group} />}
          >
            <Stack component="ul" className={classes.list}>
              {assignments.map((assignment) => (
                <li key={assignment.uuid}>
                  <AssignmentCard assignment={assignment} />
                </li>
              ))}
            </Stack>
          </ListResults>
        )}
      </QueryFaces>
    </>
  );
}
