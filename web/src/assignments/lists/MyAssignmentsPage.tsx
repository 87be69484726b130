import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { myGroupFilters } from '@torg/protocol/terms';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { useLocale } from '../../client/use-locale.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { SortField } from '../../ui/table/SortField.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { myGroupTexts, sortTexts } from '../assignment-texts.ts';
import { myListQuery } from '../assignments.queries.ts';
import classes from './AssignmentListPage.module.css';
import { AssignmentRow } from './card/AssignmentRow.tsx';
import { GroupTabs } from './GroupTabs.tsx';
import { myBody, myList } from './list-search.ts';
import { NewAssignmentAction } from './NewAssignmentAction.tsx';
import { NewForCompanyAction } from './NewForCompanyAction.tsx';
import { NoneOfMine } from './NoneOfMine.tsx';

/** The assignments that the user edits; buyers and admins reach it at different URLs. */
export function MyAssignmentsPage() {
  const { t } = useLingui();
  const list = useListSearch(myList);
  const { q, group } = list.search;
  const { can } = useShellUser();
  return (
    <ListPage
      title={t`Mine oppdrag`}
      action={can.createAssignment ? <NewAssignmentAction /> : <NewForCompanyAction />}
      lead={
        <Trans>
          Har du en utlysning eller en e-post?{' '}
          <TextLink href="/opportunities">Lag et behov</TextLink> av den, så fyller vi ut oppdraget.
        </Trans>
      }
      tabs={<GroupTabs groups={myGroupFilters} texts={myGroupTexts} current={group} />}
      list={list}
      query={useQuery(myListQuery(myBody(list.search), useLocale()))}
      results={({ assignments, total }) => ({ rows: assignments, total })}
      finder={
        <search className={classes.finder}>
          <SearchField
            label={t`Søk i oppdragene dine`}
            value={q ?? ''}
            onChange={(words) => list.narrow({ q: words || undefined }, true)}
          />
          <SortField list={list} texts={sortTexts} />
        </search>
      }
      counted={(total) => <Plural value={total} one="# oppdrag" other="# oppdrag" />}
      skeleton={{ rows: 6, height: 116 }}
      errorTitle={t`Vi fikk ikke hentet oppdragene`}
      noHits={t`Ingen oppdrag passer filtrene`}
      empty={<NoneOfMine group={group} />}
    >
      {(assignments) => (
        <Stack component="ul" gap="sm" className={classes.list}>
          {assignments.map((assignment) => (
            <li key={assignment.uuid}>
              <AssignmentRow assignment={assignment} withCompany={can.administer} />
            </li>
          ))}
        </Stack>
      )}
    </ListPage>
  );
}
