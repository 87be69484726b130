import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';

interface GroupTabsProps<G extends string> {
  /** the first group is shown when the URL names none */
  groups: readonly G[];
  texts: Record<G, MessageDescriptor>;
  current: G | undefined;
}

export function GroupTabs<G extends string>({ groups, texts, current }: GroupTabsProps<G>) {
  const { t } = useLingui();
  return (
    <TabLinks label={t`Utvalg`}>
      {groups.map((group, place) => (
        <Link
          key={group}
          {...toGroup(place === 0 ? undefined : group)}
          activeOptions={{ exact: true, explicitUndefined: true }}
          aria-current={group === (current ?? groups[0]) ? 'page' : undefined}
        >
          {t(texts[group])}
        </Link>
      ))}
    </TabLinks>
  );
}

/**
 * The tabs are used on several routes, each with `group` in its search, so no route types the link.
 */
function toGroup(group: string | undefined): LinkProps {
  const search = (before: object) => ({ ...before, group, page: undefined });
  return { to: '.', search } as LinkProps;
}
