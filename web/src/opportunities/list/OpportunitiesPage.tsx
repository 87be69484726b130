import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconPlus } from '@tabler/icons-react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { useLocale } from '../../client/use-locale.ts';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { opportunitiesQuery } from '../opportunities.queries.ts';
import { useNeedsLabel } from '../use-needs-label.ts';
import { ArchiveTabs } from './ArchiveTabs.tsx';
import { needList, needParams } from './need-search.ts';
import { NoNeeds } from './NoNeeds.tsx';
import { OpportunityRow } from './OpportunityRow.tsx';
import classes from './OpportunitiesPage.module.css';

/** The needs of the own company; for admins, everybody's. */
export function OpportunitiesPage() {
  const { t } = useLingui();
  const list = useListSearch(needList);
  const { can } = useShellUser();
  const { view } = list.search;
  const query = useQuery(opportunitiesQuery(needParams(list.search, useLocale())));
  const isEmpty = query.data?.total === 0 && list.filters === 0 && view === undefined;
  return (
    <ListPage
      title={useNeedsLabel()}
      action={!isEmpty && !query.error && <NewNeedLink />}
      lead={<Trans>Det dere trenger hjelp til, lest ut av tekster og filer.</Trans>}
      tabs={!isEmpty && <ArchiveTabs view={view} />}
      list={list}
      query={query}
      results={({ opportunities, total }) => ({ rows: opportunities, total })}
      find={isEmpty ? undefined : t`Søk etter navn`}
      counted={(total) => <Plural value={total} one="# behov" other="# behov" />}
      skeleton={{ rows: 6, height: 132 }}
      errorTitle={t`Vi fikk ikke hentet behovene`}
      noHits={t`Ingen behov har det navnet`}
      empty={<NoNeeds inArchive={view !== undefined} />}
    >
      {(needs) => (
        <ul className={classes.list}>
          {needs.map((need) => (
            <li key={need.opportunity}>
              <OpportunityRow need={need} withCompany={can.administer} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}

const NewNeedLink = () => (
  <MainAction
    leftSection={<IconPlus size={18} aria-hidden />}
    renderRoot={(props: object) => <Link {...props} to="/opportunities/new" />}
  >
    <Trans>Nytt behov</Trans>
  </MainAction>
);
