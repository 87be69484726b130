import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { myGroupFilters, sortFields } from '@torg/protocol/terms';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { useLocale } from '../../client/use-locale.ts';
import { ListSkeleton } from '../../ui/ListSkeleton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryFaces } from '../../ui/QueryFaces.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { myGroupTexts } from '../assignment-texts.ts';
import classes from './AssignmentListPage.module.css';
import { AssignmentRow } from './AssignmentRow.tsx';
import { myListQuery } from '../assignments.queries.ts';
import { GroupTabs } from './GroupTabs.tsx';
import { myBody, mySearch, type MySearch } from './list-search.ts';
import { ListResults } from './ListResults.tsx';
import { NewAssignmentAction } from './NewAssignmentAction.tsx';
import { NewForCompanyAction } from './NewForCompanyAction.tsx';
import { NoHits } from './NoHits.tsx';
import { NoneOfMine } from './NoneOfMine.tsx';
import { SortField } from './SortField.tsx';

/** What one is an editor of, for buyers and for admins at an address each. */
export function MyAssignmentsPage() {
  const { t } = useLingui();
  const search: MySearch = mySearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { can } = useShellUser();
  const locale = useLocale();
  const list = useQuery({
    ...myListQuery(myBody(search), locale),
    placeholderData: keepPreviousData,
  });
  const change = (part: MySearch, replace = false) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, page: undefined, ...part }),
      resetScroll: false,
      replace,
    });
  return (
    <>
      <PageHeader
        title={t`Mine oppdrag`}
        action={can.createAssignment ? <NewAssignmentAction /> : <NewForCompanyAction />}
      />
      <GroupTabs groups={myGroupFilters} texts={myGroupTexts} current={search.group} />
      <search className={classes.finder}>
        <SearchField
          label={t`Søk i oppdragene dine`}
          value={search.q ?? ''}
          onChange={(q) => change({ q }, true)}
        />
        <SortField fields={sortFields} {...search} onChange={change} />
      </search>
      <QueryFaces
        query={list}
        skeleton={<ListSkeleton rows={6} height={116} />}
        errorTitle={t`Vi fikk ikke hentet oppdragene`}
      >
        {({ assignments, total }) => (
          <ListResults
            total={total}
            count={assignments.length}
            page={search.page}
            stale={list.isPlaceholderData}
            empty={search.q ? <NoHits /> : <NoneOfMine group={search.group} />}
          >
            <Stack component="ul" gap="sm" className={classes.list}>
              {assignments.map((assignment) => (
                <li key={assignment.uuid}>
                  <AssignmentRow assignment={assignment} withCompany={can.administer} />
                </li>
              ))}
            </Stack>
          </ListResults>
        )}
      </QueryFaces>
    </>
  );
}
