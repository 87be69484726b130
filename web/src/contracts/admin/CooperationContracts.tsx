import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { contractStatuses } from '@torg/protocol/contracts/contract-life';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListView } from '../../ui/list/ListPage.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { SortableTable, type Column } from '../../ui/table/SortableTable.tsx';
import { ShortDateText } from '../../ui/text/DateText.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { ContractStatusBadge } from '../ContractStatusBadge.tsx';
import { providerTexts, statusTexts } from '../contract-texts.ts';
import { asContract } from '../cooperation/as-contract.ts';
import type { CooperationContract } from '../cooperation/cooperation.queries.ts';
import { AwaitedNames } from './AwaitedNames.tsx';
import { ContractCard } from './ContractCard.tsx';
import { ContractMenu } from './ContractMenu.tsx';
import { cooperationListQuery } from './admin-lists.queries.ts';
import { contractList } from './contracts-search.ts';
import { StatusFilter, statusOf } from './StatusFilter.tsx';

/** All cooperation contracts, newest first. */
export function CooperationContracts() {
  const { t } = useLingui();
  const list = useListSearch(contractList);
  const query = useQuery(
    cooperationListQuery({
      query: list.search.q,
      status: statusOf(list, contractStatuses),
      ...list.paging,
    }),
  );
  return (
    <ListView
      list={list}
      query={query}
      results={({ contracts, total }) => ({ rows: contracts, total })}
      find={t`Søk etter selskap eller person`}
      fields={<StatusFilter list={list} words={contractStatuses} texts={statusTexts} />}
      show={(total) => <Plural value={total} one="Vis # avtale" other="Vis # avtaler" />}
      counted={(total) => <Plural value={total} one="# avtale" other="# avtaler" />}
      skeleton={{ rows: 8, height: 56, card: 160 }}
      errorTitle={t`Vi fikk ikke hentet avtalene`}
      noHits={t`Ingen avtaler passer filtrene`}
      empty={
        <EmptyState title={t`Ingen samarbeidsavtaler ennå`}>
          <Trans>De sendes fra fanen Avtale på siden til hvert selskap.</Trans>
        </EmptyState>
      }
    >
      {(contracts) => <Rows contracts={contracts} />}
    </ListView>
  );
}

function Rows({ contracts }: { contracts: readonly CooperationContract[] }) {
  const { t } = useLingui();
  const list = useListSearch(contractList);
  const columns: Column<CooperationContract, never>[] = [
    {
      header: t`Selskap`,
      kind: 'lead',
      cell: (contract) => <CompanyLink contract={contract} />,
    },
    { header: t`Versjon`, cell: ({ document }) => document.version },
    { header: t`Status`, cell: ({ status }) => <ContractStatusBadge status={status} /> },
    {
      header: t`Venter på`,
      cell: (contract) => <AwaitedNames contract={contract} />,
    },
    { header: t`Signering`, cell: (contract) => t(providerTexts[contract.contract_provider]) },
    { header: t`Sendt`, cell: ({ created_at }) => <ShortDateText value={created_at} /> },
    {
      header: t`Handlinger`,
      kind: 'hidden',
      cell: (contract) => <ContractMenu contract={asContract(contract)} />,
    },
  ];
  return (
    <SortableTable
      rows={contracts}
      keyOf={({ contract_id }) => contract_id}
      columns={columns}
      list={list}
      card={(contract) => <ContractCard contract={contract} />}
    />
  );
}

/** The name as it was when the contract was sent. */
function CompanyLink({ contract }: { contract: CooperationContract }) {
  return (
    <HrefLink href={`/contracts/${contract.contract_id}`}>
      <bdi>{contract.recipient_organization_name}</bdi>
    </HrefLink>
  );
}
