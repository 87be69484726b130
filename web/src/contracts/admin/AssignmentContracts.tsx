import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { contractStatuses } from '@torg/protocol/contracts/contract-life';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListView } from '../../ui/list/ListPage.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { CardTitle, SortableTable, type Column } from '../../ui/table/SortableTable.tsx';
import { ShortDateText } from '../../ui/text/DateText.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { ContractStatusBadge } from '../ContractStatusBadge.tsx';
import { signatoryTextsOf, statusTexts } from '../contract-texts.ts';
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
      <bdi>{contract.consultant.name}</bdi>
    </HrefLink>
  );
  const role = ({ agreement_form_data: { assignment } }: AssignmentContract) => (
    <bdi>{assignment.role}</bdi>
  );
  const sides = ({ agreement_form_data: { client, consultantCompany } }: AssignmentContract) => (
    <>
      <bdi>{client.name}</bdi> · <bdi>{consultantCompany.name}</bdi>
    </>
  );
  const columns: Column<AssignmentContract, never>[] = [
    { header: t`Konsulent`, kind: 'lead', cell: lead },
    { header: t`Rolle`, cell: role },
    {
      header: t`Oppdragsgiver`,
      cell: ({ status, client_action: own, agreement_form_data: { client } }) => (
        <Side name={client.name} step={t(signatoryTextsOf(status)[own.status])} />
      ),
    },
    {
      header: t`Konsulentselskap`,
      cell: ({ status, consultant_provider_action: own, agreement_form_data: form }) => (
        <Side name={form.consultantCompany.name} step={t(signatoryTextsOf(status)[own.status])} />
      ),
    },
    { header: t`Status`, cell: ({ status }) => <ContractStatusBadge status={status} /> },
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
          <span>{role(contract)}</span>
          <span>{sides(contract)}</span>
          <span>
            <ContractStatusBadge status={contract.status} />
          </span>
        </>
      )}
    />
  );
}

/** One side of a contract, and how far it has come. */
function Side({ name, step }: { name: string; step: string }) {
  return (
    <>
      <bdi>{name}</bdi>
      <Text size="sm" c="dimmed">
        {step}
      </Text>
    </>
  );
}
