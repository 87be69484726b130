import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { draftStates, type DraftState } from '@torg/protocol/agreements/agreement-life';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListView } from '../../ui/list/ListPage.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { CardTitle, SortableTable, type Column } from '../../ui/table/SortableTable.tsx';
import { ShortDateText } from '../../ui/text/DateText.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { draftListQuery, type Draft } from './admin-lists.queries.ts';
import { contractList } from './contracts-search.ts';
import { StatusFilter, statusOf } from './StatusFilter.tsx';

const draftTexts: Record<DraftState, MessageDescriptor> = {
  editing: msg`Skrives`,
  sent: msg`Sendt`,
  changes_proposed: msg`Endringer foreslått`,
  accepted: msg`Godtatt`,
  declined: msg`Avslått`,
  withdrawn: msg`Trukket tilbake`,
};

/** All drafts of agreements, newest first. */
export function DraftList() {
  const { t } = useLingui();
  const list = useListSearch(contractList);
  const query = useQuery(
    draftListQuery({
      query: list.search.q,
      status: statusOf(list, draftStates),
      ...list.paging,
    }),
  );
  return (
    <ListView
      list={list}
      query={query}
      results={({ agreement_drafts, total }) => ({ rows: agreement_drafts, total })}
      find={t`Søk etter selskap eller person`}
      fields={<StatusFilter list={list} words={draftStates} texts={draftTexts} />}
      show={(total) => <Plural value={total} one="Vis # utkast" other="Vis # utkast" />}
      counted={(total) => <Plural value={total} one="# utkast" other="# utkast" />}
      skeleton={{ rows: 8, height: 56, card: 140 }}
      errorTitle={t`Vi fikk ikke hentet utkastene`}
      noHits={t`Ingen utkast passer filtrene`}
      empty={
        <EmptyState title={t`Ingen avtaleutkast ennå`}>
          <Trans>De begynner når en oppdragsgiver vil ansette en konsulent.</Trans>
        </EmptyState>
      }
    >
      {(drafts) => <Rows drafts={drafts} />}
    </ListView>
  );
}

function Rows({ drafts }: { drafts: readonly Draft[] }) {
  const { t } = useLingui();
  const list = useListSearch(contractList);
  const lead = ({ agreement_draft_id, consultant }: Draft) => (
    <HrefLink href={`/agreements/drafts/${agreement_draft_id}`}>
      <bdi>{consultant.name}</bdi>
    </HrefLink>
  );
  const badge = ({ status }: Draft) => (
    <Badge variant="light" color={status === 'accepted' ? 'spruce' : 'gray'}>
      {t(draftTexts[status])}
    </Badge>
  );
  const columns: Column<Draft, never>[] = [
    { header: t`Konsulent`, kind: 'lead', cell: lead },
    {
      header: t`Oppdragsgiver`,
      cell: ({ agreement_form_data }) => <bdi>{agreement_form_data.client.name}</bdi>,
    },
    {
      header: t`Konsulentselskap`,
      cell: ({ agreement_form_data }) => <bdi>{agreement_form_data.consultantCompany.name}</bdi>,
    },
    { header: t`Status`, cell: badge },
    { header: t`Laget`, cell: ({ created_at }) => <ShortDateText value={created_at} /> },
    { header: t`Endret`, cell: ({ updated_at }) => <ShortDateText value={updated_at} /> },
  ];
  return (
    <SortableTable
      rows={drafts}
      keyOf={({ agreement_draft_id }) => agreement_draft_id}
      columns={columns}
      list={list}
      card={(draft) => (
        <>
          <CardTitle>{lead(draft)}</CardTitle>
          <bdi>{draft.agreement_form_data.client.name}</bdi>
          <span>{badge(draft)}</span>
        </>
      )}
    />
  );
}
