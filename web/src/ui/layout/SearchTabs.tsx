import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { TabLinks } from './TabLinks.tsx';

interface SearchTabsProps<Tab extends string> {
  label: string;
  /** the first one is shown when the address names none */
  tabs: readonly Tab[];
  texts: Record<Tab, MessageDescriptor>;
  current: string;
}

/** Tabs of one page, by `tab` in its search. */
export function SearchTabs<Tab extends string>({
  label,
  tabs,
  texts,
  current,
}: SearchTabsProps<Tab>) {
  const { t } = useLingui();
  return (
    <TabLinks label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          {...toTab(tab === tabs[0] ? undefined : tab)}
          activeOptions={{ exact: true, explicitUndefined: true }}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(texts[tab])}
        </Link>
      ))}
    </TabLinks>
  );
}

/** Such tabs are used on two routes, each with `tab` in its search, so none types the link. */
const toTab = (tab: string | undefined): LinkProps => ({ to: '.', search: { tab } }) as LinkProps;
