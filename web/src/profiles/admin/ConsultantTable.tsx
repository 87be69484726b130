import { useLingui } from '@lingui/react/macro';
import { DeactivatedLine } from '../../accounts/public/DeactivatedLine.tsx';
import type { ListSearchState } from '../../ui/list/use-list-search.ts';
import { SortableTable, type Column } from '../../ui/table/SortableTable.tsx';
import { ShortDateText } from '../../ui/text/DateText.tsx';
import type { ConsultantAccount } from '../profiles.queries.ts';
import { AvailabilityText } from '../public/availability/AvailabilityText.tsx';
import { QaBadge } from '../public/QaBadge.tsx';
import { StatusText } from '../public/StatusText.tsx';
import { CompanyOf } from './CompanyOf.tsx';
import { ConsultantCard } from './ConsultantCard.tsx';
import { ConsultantName } from './ConsultantName.tsx';
import type { consultantList, ConsultantSort } from './consultant-search.ts';

interface ConsultantTableProps {
  consultants: readonly ConsultantAccount[];
  list: ListSearchState<typeof consultantList>;
}

export function ConsultantTable({ consultants, list }: ConsultantTableProps) {
  const { t } = useLingui();
  const columns: Column<ConsultantAccount, ConsultantSort>[] = [
    {
      header: t`Konsulent`,
      sort: 'name',
      kind: 'lead',
      cell: (consultant) => <ConsultantName consultant={consultant} />,
    },
    { header: t`Selskap`, cell: (consultant) => <CompanyOf consultant={consultant} /> },
    { header: t`Kvalitetssikring`, cell: ({ qa_status }) => <QaBadge status={qa_status} /> },
    {
      header: t`Synlighet`,
      cell: (consultant) => (
        <>
          <StatusText consultant={consultant} />
          {consultant.deactivated && <DeactivatedLine account={consultant.account} />}
        </>
      ),
    },
    {
      header: t`Tilgjengelighet`,
      sort: 'availability',
      cell: ({ availability_date, availability_updated }) => (
        <AvailabilityText availability={availability_date} updated={availability_updated} />
      ),
    },
    {
      header: t`Oppdatert`,
      sort: 'updated',
      cell: ({ profile_updated_at }) => <ShortDateText value={profile_updated_at} />,
    },
  ];
  return (
    <SortableTable
      rows={consultants}
      keyOf={({ account }) => account}
      columns={columns}
      list={list}
      card={(consultant) => <ConsultantCard consultant={consultant} />}
    />
  );
}
