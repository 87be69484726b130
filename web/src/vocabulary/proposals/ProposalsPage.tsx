import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { pagedList } from '../terms-search.ts';
import { TermTabs } from '../TermTabs.tsx';
import { proposalsQuery } from '../vocabulary.queries.ts';
import { ProposalCard } from './ProposalCard.tsx';
import classes from './ProposalCard.module.css';

/** Terms that consultants have proposed and no admin has decided on. */
export function ProposalsPage() {
  const { t } = useLingui();
  const list = useListSearch(pagedList);
  return (
    <ListPage
      title={t`Foreslåtte kompetanser`}
      tabs={<TermTabs />}
      list={list}
      query={useQuery(proposalsQuery(list.paging))}
      results={({ competencies, total }) => ({ rows: competencies, total })}
      counted={(total) => <Plural value={total} one="# forslag venter" other="# forslag venter" />}
      skeleton={{ rows: 4, height: 180 }}
      errorTitle={t`Vi fikk ikke hentet forslagene`}
      empty={
        <EmptyState title={t`Ingen forslag venter`}>
          <Trans>Når en konsulent legger til et ord vi mangler, kommer det hit.</Trans>
        </EmptyState>
      }
    >
      {(proposals) => (
        <ul className={classes.list}>
          {proposals.map((proposal) => (
            <ProposalCard key={proposal.competency} proposal={proposal} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
