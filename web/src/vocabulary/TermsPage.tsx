import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../client/use-locale.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { useListSearch } from '../ui/list/use-list-search.ts';
import { AddTerm } from './AddTerm.tsx';
import { TermFields } from './TermFields.tsx';
import { termList, termsParams } from './terms-search.ts';
import { TermTable } from './TermTable.tsx';
import { TermTabs } from './TermTabs.tsx';
import { termsQuery } from './vocabulary.queries.ts';

/** All roles and skills, and where they are used. */
export function TermsPage() {
  const { t } = useLingui();
  const list = useListSearch(termList);
  return (
    <ListPage
      title={t`Kompetanser og roller`}
      action={<AddTerm />}
      tabs={<TermTabs />}
      list={list}
      query={useQuery(termsQuery(termsParams(list.search, useLocale())))}
      results={({ competencies, total }) => ({ rows: competencies, total })}
      find={t`Søk på navn eller synonym, i alle språk`}
      fields={<TermFields list={list} />}
      show={(total) => <Plural value={total} one="Vis # kompetanse" other="Vis # kompetanser" />}
      counted={(total) => <Plural value={total} one="# kompetanse" other="# kompetanser" />}
      skeleton={{ rows: 8, height: 56, card: 120 }}
      errorTitle={t`Vi fikk ikke hentet kompetansene`}
      noHits={t`Ingen kompetanser passer filtrene`}
    >
      {(terms) => <TermTable terms={terms} list={list} />}
    </ListPage>
  );
}
