import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { TabLinks } from '../ui/layout/TabLinks.tsx';
import { companyTabs, type CompanyTab } from './company-search.ts';

const tabTexts: Record<CompanyTab, MessageDescriptor> = {
  profiler: msg`Profiler`,
  maler: msg`Maler`,
  flowcase: msg`Flowcase`,
  avtale: msg`Avtale`,
  brukere: msg`Brukere`,
  innstillinger: msg`Innstillinger`,
};

export function CompanyTabs({ current }: { current: CompanyTab }) {
  const { t } = useLingui();
  return (
    <TabLinks label={t`Deler av bedriften`}>
      {companyTabs.map((tab) => (
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
  );
}

/** The tabs are used on two routes, each with `tab` in its search, so neither types the link. */
function toTab(tab: CompanyTab): LinkProps {
  const search = { tab: tab === companyTabs[0] ? undefined : tab };
  return { to: '.', search } as LinkProps;
}
