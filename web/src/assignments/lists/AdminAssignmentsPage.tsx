import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { adminGroupFilters, adminSortFields } from '@torg/protocol/terms';
import { useLocale } from '../../client/use-locale.ts';
import { ListSkeleton } from '../../ui/ListSkeleton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryFaces } from '../../ui/QueryFaces.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { adminGroupTexts } from '../assignment-texts.ts';
import { AdminAssignmentCards } from './AdminAssignmentCards.tsx';
import { AdminAssignmentTable } from './AdminAssignmentTable.tsx';
import { AdminPicks } from './AdminPicks.tsx';
import { AdminSearchField } from './AdminSearchField.tsx';
import { adminListQuery } from '../assignments.queries.ts';
import { EmptyTown } from './EmptyTown.tsx';
import { FilterFields } from './FilterFields.tsx';
import { GroupTabs } from './GroupTabs.tsx';
import { adminBody, numberOfFilters, type AdminSearch } from './list-search.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListResults } from './ListResults.tsx';
import { NewForCompanyAction } from './NewForCompanyAction.tsx';
import { NoHits } from './NoHits.tsx';
import { SortField } from './SortField.tsx';

/** Every assignment, to be compared. */
export function AdminAssignmentsPage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/shell/admin/assignments' });
  const navigate = useNavigate({ from: '/admin/assignments' });
  const wide = useWide();
  const locale = useLocale();
  const list = useQuery({
    ...adminListQuery(adminBody(search), locale),
    placeholderData: keepPreviousData,
  });
  const change = (part: AdminSearch, replace = false) =>
    void navigate({
      search: (before) => ({ ...before, page: undefined, ...part }),
      resetScroll: false,
      replace,
    });
  const picks = (search.company?.length ?? 0) + (search.editor?.length ?? 0);
  const filters = numberOfFilters(search);
  return (
    <>
      <PageHeader title={t`Oppdrag`} action={<NewForCompanyAction />} />
      <GroupTabs groups={adminGroupFilters} texts={adminGroupTexts} current={search.group} />
      <ListFilters
        search={<AdminSearchField search={search} onChange={change} />}
        count={filters - (search.q ? 1 : 0)}
        total={list.data?.total}
      >
        <FilterFields values={search} onChange={change}>
          <SortField fields={adminSortFields} {...search} onChange={change} />
        </FilterFields>
      </ListFilters>
      <AdminPicks search={search} assignments={list.data?.assignments ?? []} onChange={change} />
      <QueryFaces
        query={list}
        skeleton={<ListSkeleton rows={8} height={wide ? 64 : 132} />}
        errorTitle={t`Vi fikk ikke hentet oppdragene`}
      >
        {({ assignments, total }) => (
          <ListResults
            total={total}
            count={assignments.length}
            page={search.page}
            stale={list.isPlaceholderData}
            empty={filters + picks > 0 ? <NoHits /> : <EmptyTown group={search.group} />}
          >
            {wide ? (
              <AdminAssignmentTable assignments={assignments} search={search} onSort={change} />
            ) : (
              <AdminAssignmentCards assignments={assignments} />
            )}
          </ListResults>
        )}
      </QueryFaces>
    </>
  );
}
