import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';
import { contractTabs, type ContractTab } from './contracts-search.ts';

const tabTexts: Record<ContractTab, MessageDescriptor> = {
  cooperation: msg`Samarbeid`,
  assignments: msg`Oppdrag`,
  drafts: msg`Avtaleutkast`,
  documents: msg`Dokumenter`,
  settings: msg`Innstillinger`,
};

export function AdminContractTabs({ current }: { current: ContractTab }) {
  const { t } = useLingui();
  return (
    <TabLinks label={t`Utvalg`}>
      {contractTabs.map((tab) => (
        <Link
          key={tab}
          to="/admin/cooperation-contracts"
          search={tab === contractTabs[0] ? {} : { tab }}
          activeOptions={{ exact: true, explicitUndefined: true }}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(tabTexts[tab])}
        </Link>
      ))}
    </TabLinks>
  );
}
