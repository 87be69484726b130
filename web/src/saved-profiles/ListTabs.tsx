import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TabLinks } from '../ui/layout/TabLinks.tsx';
import type { SavedList } from './saved-lists.ts';
import { useListTitle } from './use-list-title.ts';

interface ListTabsProps {
  lists: readonly SavedList[];
  current: string | undefined;
}

/** A tab for everybody and one for each list, with the number of people in it. */
export function ListTabs({ lists, current }: ListTabsProps) {
  const { t } = useLingui();
  const titleOf = useListTitle();
  const tabs = [
    { list: undefined, label: t`Alle` },
    ...lists.map((one) => ({ list: one.saved_list, label: `${titleOf(one)} (${one.count})` })),
  ];
  return (
    <TabLinks label={t`Lister`}>
      {tabs.map(({ list, label }) => (
        <Link
          key={label}
          to="/profiles/saved"
          search={{ list }}
          activeOptions={{ exact: true, explicitUndefined: true }}
          aria-current={list === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </TabLinks>
  );
}
