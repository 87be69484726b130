import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListSkeleton } from '../../ui/ListSkeleton.tsx';
import { PagedResults } from '../../ui/PagedResults.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryFaces } from '../../ui/QueryFaces.tsx';
import { pageAsked, pageSize } from '../terms-search.ts';
import { TermTabs } from '../TermTabs.tsx';
import { proposalsQuery } from '../vocabulary.queries.ts';
import { ProposalCard } from './ProposalCard.tsx';
import classes from './ProposalCard.module.css';

/** Terms that consultants have added, until an admin has decided on each. */
export function ProposalsPage() {
  const { t } = useLingui();
  const { page } = useSearch({ from: '/shell/competencies/proposed' });
  const list = useQuery(proposalsQuery(pageAsked(page)));
  return (
    <>
      <PageHeader title={t`Foreslåtte kompetanser`} />
      <TermTabs />
      <QueryFaces
        query={list}
        skeleton={<ListSkeleton rows={4} height={180} />}
        errorTitle={t`Vi fikk ikke hentet forslagene`}
      >
        {({ competencies, total }) => (
          <PagedResults
            total={total}
            count={competencies.length}
            page={page}
            size={pageSize}
            stale={list.isPlaceholderData}
            counted={<Plural value={total} one="# forslag venter" other="# forslag venter" />}
            empty={
              <EmptyState title={t`Ingen forslag venter`}>
                <Trans>Når en konsulent legger til et ord vi mangler, kommer det hit.</Trans>
              </EmptyState>
            }
          >
            <ul className={classes.list}>
              {competencies.map((proposal) => (
                <ProposalCard key={proposal.competency} proposal={proposal} />
              ))}
            </ul>
          </PagedResults>
        )}
      </QueryFaces>
    </>
  );
}
