import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, useSearch, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TemplatesPanel } from '../../cv-templates/public/TemplatesPanel.tsx';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';
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
      <TabLinks label={t`Deler av bedriften`}>
        {clientTabs.map((tab) => (
          <Link
            key={tab}
            {...toTab(tab)}
            activeOptions={{ exact: true, explicitUndefined: true }}
            aria-current={tab === current ? 'page' : undefined}
          >
            {t(tabTexts[tab])}
          </Link>
        ))}
      </TabLinks>
      {current === 'maler' ? (
        <TemplatesPanel organization={client.client} canAdd={client.can.edit} />
      ) : (
        <ClientSections client={client}>{children}</ClientSections>
      )}
    </>
  );
}

/** The tabs are used on two routes, each with `tab` in its search, so neither types the link. */
function toTab(tab: ClientTab): LinkProps {
  const search = { tab: tab === clientTabs[0] ? undefined : tab };
  return { to: '.', search } as LinkProps;
}
