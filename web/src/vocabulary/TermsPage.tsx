import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useLocale } from '../client/use-locale.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { PagedResults } from '../ui/PagedResults.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryFaces } from '../ui/QueryFaces.tsx';
import { useWide } from '../ui/use-wide.ts';
import { AddTerm } from './AddTerm.tsx';
import { TermCards } from './TermCards.tsx';
import { TermFilters } from './TermFilters.tsx';
import { pageSize, termsAsked, type TermsSearch } from './terms-search.ts';
import { TermTable } from './TermTable.tsx';
import { TermTabs } from './TermTabs.tsx';
import { termsQuery } from './vocabulary.queries.ts';

/** Every role and skill, and where it is used. */
export function TermsPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const search = useSearch({ from: '/shell/competencies' });
  const navigate = useNavigate({ from: '/competencies' });
  const wide = useWide();
  const list = useQuery(termsQuery(termsAsked(search, locale)));
  const change = (part: TermsSearch, replace = false) =>
    void navigate({
      search: (before) => ({ ...before, page: undefined, ...part }),
      resetScroll: false,
      replace,
    });
  return (
    <>
      <PageHeader title={t`Kompetanser og roller`} action={<AddTerm />} />
      <TermTabs />
      <TermFilters search={search} total={list.data?.total} onChange={change} />
      <QueryFaces
        query={list}
        skeleton={<ListSkeleton rows={8} height={wide ? 56 : 120} />}
        errorTitle={t`Vi fikk ikke hentet kompetansene`}
      >
        {({ competencies, total }) => (
          <PagedResults
            total={total}
            count={competencies.length}
            page={search.page}
            size={pageSize}
            stale={list.isPlaceholderData}
            counted={<Plural value={total} one="# kompetanse" other="# kompetanser" />}
            empty={<NoTerms />}
          >
            {wide ? (
              <TermTable terms={competencies} search={search} onSort={change} />
            ) : (
              <TermCards terms={competencies} />
            )}
          </PagedResults>
        )}
      </QueryFaces>
    </>
  );
}

function NoTerms() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Ingen kompetanser passer filtrene`}
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/competencies" />}>
          <Trans>Fjern filtrene</Trans>
        </Button>
      }
    >
      <Trans>Prøv et annet ord, eller legg til det som mangler.</Trans>
    </EmptyState>
  );
}
