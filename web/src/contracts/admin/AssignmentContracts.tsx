import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { contractStatuses } from '@torg/protocol/contracts/contract-life';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListView } from '../../ui/list/ListPage.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { CardTitle, SortableTable, type Column } from '../../ui/table/SortableTable.tsx';
import { ShortDateText } from '../../ui/text/DateText.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { ContractStatusBadge } from '../ContractStatusBadge.tsx';
import { signatoryTexts, statusTexts } from '../contract-texts.ts';
import { assignmentListQuery, type AssignmentContract } from './admin-lists.queries.ts';
import { contractList } from './contracts-search.ts';
import { StatusFilter, statusOf } from './StatusFilter.tsx';

/** All contracts of assignments, between a client and a company of consultants, newest first. */
export function AssignmentContracts() {
  const { t } = useLingui();
  const list = useListSearch(contractList);
  const query = useQuery(
    assignmentListQuery({
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
      show={(total) => <Plural value={total} one="Vis # kontrakt" other="Vis # kontrakter" />}
      counted={(total) => <Plural value={total} one="# kontrakt" other="# kontrakter" />}
      skeleton={{ rows: 8, height: 56, card: 140 }}
      errorTitle={t`Vi fikk ikke hentet kontraktene`}
      noHits={t`Ingen kontrakter passer filtrene`}
      empty={
        <EmptyState title={t`Ingen oppdragskontrakter ennå`}>
          <Trans>De lages når begge sider har godtatt et avtaleutkast.</Trans>
        </EmptyState>
      }
    >
      {(contracts) => <Rows contracts={contracts} />}
    </ListView>
  );
}

function Rows({ contracts }: { contracts: readonly AssignmentContract[] }) {
  const { t } = useLingui();
  const list = useListSearch(contractList);
  const lead = (contract: AssignmentContract) => (
    <HrefLink href={`/contracts/${contract.contract_id}`}>
      <bdi>{contract.agreement_form_data.assignment.role || t`Oppdragskontrakt`}</bdi>
    </HrefLink>
  );
  const sides = ({ agreement_form_data: { client, consultantCompany } }: AssignmentContract) => (
    <>
      <bdi>{client.name}</bdi> · <bdi>{consultantCompany.name}</bdi>
    </>
  );
  const columns: Column<AssignmentContract, never>[] = [
    { header: t`Rolle`, kind: 'lead', cell: lead },
    { header: t`Mellom`, cell: sides },
    { header: t`Status`, cell: ({ status }) => <ContractStatusBadge status={status} /> },
    {
      header: t`Oppdragsgiver`,
      cell: ({ client_action: { status } }) => t(signatoryTexts[status]),
    },
    {
      header: t`Konsulentselskap`,
      cell: ({ consultant_provider_action: { status } }) => t(signatoryTexts[status]),
    },
    { header: t`Laget`, cell: ({ created_at }) => <ShortDateText value={created_at} /> },
  ];
  return (
    <SortableTable
      rows={contracts}
      keyOf={({ contract_id }) => contract_id}
      columns={columns}
      list={list}
      card={(contract) => (
        <>
          <CardTitle>{lead(contract)}</CardTitle>
          <span>{sides(contract)}</span>
          <span>
            <ContractStatusBadge status={contract.status} />
          </span>
        </>
      )}
    />
  );
}
