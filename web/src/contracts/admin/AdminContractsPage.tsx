import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { AdminContractTabs } from './AdminContractTabs.tsx';
import { AssignmentContracts } from './AssignmentContracts.tsx';
import { contractList, type ContractTab } from './contracts-search.ts';
import { CooperationContracts } from './CooperationContracts.tsx';
import { DocumentsTab } from './documents/DocumentsTab.tsx';
import { DraftList } from './DraftList.tsx';
import { SettingsTab } from './settings/SettingsTab.tsx';

/** All contracts and drafts, the documents that they are made of, and who signs for Torg. */
export function AdminContractsPage() {
  const { t } = useLingui();
  const { tab = 'cooperation' } = useListSearch(contractList).search;
  return (
    <>
      <PageHeader title={t`Samarbeidsavtaler`} />
      <AdminContractTabs current={tab} />
      <Panel tab={tab} />
    </>
  );
}

function Panel({ tab }: { tab: ContractTab }) {
  switch (tab) {
    case 'cooperation':
      return <CooperationContracts />;
    case 'assignments':
      return <AssignmentContracts />;
    case 'drafts':
      return <DraftList />;
    case 'documents':
      return <DocumentsTab />;
    case 'settings':
      return <SettingsTab />;
  }
}
