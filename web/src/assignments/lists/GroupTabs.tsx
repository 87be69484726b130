import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';

interface GroupTabsProps<G extends string> {
  /** the first is the one of a bare address */
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

/** The tabs stand on several routes; each has `group` in its search, the type names none of them. */
function toGroup(group: string | undefined): LinkProps {
  const search = (before: object) => ({ ...before, group, page: undefined });
  return { to: '.', search } as LinkProps;
}
