import { useLingui } from '@lingui/react/macro';
import { IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { TabLinks } from '../ui/layout/TabLinks.tsx';
import classes from './ListTabs.module.css';
import type { SavedList } from './saved-lists.ts';
import { useListTitle } from './use-list-title.ts';

interface ListTabsProps {
  lists: readonly SavedList[];
  current: string | undefined;
}

/** A tab for all of one's own and one for each list, also of colleagues. */
export function ListTabs({ lists, current }: ListTabsProps) {
  const { t } = useLingui();
  const titleOf = useListTitle();
  const tabs = [
    { list: undefined, label: t`Alle`, isShared: false },
    ...lists.map((one) => ({
      list: one.saved_list,
      label: `${titleOf(one)} (${one.count})`,
      isShared: one.shared_with !== null,
    })),
  ];
  return (
    <TabLinks label={t`Lister`}>
      {tabs.map(({ list, label, isShared }) => (
        <Link
          key={list ?? 'all'}
          to="/profiles/saved"
          search={{ list }}
          activeOptions={{ exact: true, explicitUndefined: true }}
          aria-current={list === current ? 'page' : undefined}
        >
          {label}
          {isShared && (
            <IconUsers size={16} role="img" aria-label={t`delt`} className={classes.shared} />
          )}
        </Link>
      ))}
    </TabLinks>
  );
}
