import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TemplatesPanel } from '../../cv-templates/public/TemplatesPanel.tsx';
import { SearchTabs } from '../../ui/layout/SearchTabs.tsx';
import type { Client } from '../clients.queries.ts';
import { ClientSections } from './ClientSections.tsx';
import { clientTabs, type ClientTab } from './client-search.ts';

const tabTexts: Record<ClientTab, MessageDescriptor> = {
  opplysninger: msg`Opplysninger`,
  maler: msg`CV-maler`,
};

interface ClientTabsProps {
  client: Client;
  /** below the details, for admins only */
  children?: ReactNode;
}

/** The details of a client, and its templates for CVs. */
export function ClientTabs({ client, children }: ClientTabsProps) {
  const { t } = useLingui();
  const { tab: current = clientTabs[0] } = useSearch({ strict: false });
  return (
    <>
      <SearchTabs
        label={t`Deler av bedriften`}
        tabs={clientTabs}
        texts={tabTexts}
        current={current}
      />
      {current === 'maler' ? (
        <TemplatesPanel organization={client.client} canAdd={client.can.edit} />
      ) : (
        <ClientSections client={client}>{children}</ClientSections>
      )}
    </>
  );
}
