import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { adminGroupFilters } from '@torg/protocol/terms';
import { useLocale } from '../../../client/use-locale.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { SortField } from '../../../ui/table/SortField.tsx';
import { useListSearch } from '../../../ui/list/use-list-search.ts';
import { adminGroupTexts, sortTexts } from '../../assignment-texts.ts';
import { adminListQuery } from '../../assignments.queries.ts';
import { AdminAssignmentTable } from './AdminAssignmentTable.tsx';
import { AdminPicks } from './AdminPicks.tsx';
import { AdminSearchField } from './AdminSearchField.tsx';
import { EmptyMarket } from '../EmptyMarket.tsx';
import { FilterFields } from '../FilterFields.tsx';
import { GroupTabs } from '../GroupTabs.tsx';
import { adminBody, adminList } from '../list-search.ts';
import { NewForCompanyAction } from '../NewForCompanyAction.tsx';

/** All assignments, for admins to compare. */
export function AdminAssignmentsPage() {
  const { t } = useLingui();
  const list = useListSearch(adminList);
  const { search, narrow } = list;
  const query = useQuery(adminListQuery(adminBody(search), useLocale()));
  return (
    <ListPage
      title={t`Oppdrag`}
      action={<NewForCompanyAction />}
      tabs={<GroupTabs groups={adminGroupFilters} texts={adminGroupTexts} current={search.group} />}
      list={list}
      query={query}
      results={({ assignments, total }) => ({ rows: assignments, total })}
      find={<AdminSearchField search={search} onChange={narrow} />}
      fields={
        <FilterFields values={search} onChange={narrow}>
          <SortField list={list} texts={sortTexts} />
        </FilterFields>
      }
      external={(search.company?.length ?? 0) + (search.editor?.length ?? 0)}
      show={(total) => <Plural value={total} one="Vis # oppdrag" other="Vis # oppdrag" />}
      between={
        <AdminPicks search={search} assignments={query.data?.assignments ?? []} onChange={narrow} />
      }
      counted={(total) => <Plural value={total} one="# oppdrag" other="# oppdrag" />}
      skeleton={{ rows: 8, height: 64, card: 132 }}
      errorTitle={t`Vi fikk ikke hentet oppdragene`}
      noHits={t`Ingen oppdrag passer filtrene`}
      empty={<EmptyMarket group={search.group} />}
    >
      {(assignments) => <AdminAssignmentTable assignments={assignments} list={list} />}
    </ListPage>
  );
}
