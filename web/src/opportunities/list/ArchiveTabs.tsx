import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';

/** Two addresses have the list, so no route types the links. */
const to = (archived: 'true' | undefined): LinkProps => {
  const search = (before: object) => ({ ...before, archived, page: undefined });
  return { to: '.', search } as LinkProps;
};
const exactly = { exact: true, explicitUndefined: true };

export function ArchiveTabs({ archived }: { archived: 'true' | undefined }) {
  const { t } = useLingui();
  return (
    <TabLinks label={t`Utvalg`}>
      <Link {...to(undefined)} activeOptions={exactly} aria-current={archived ? undefined : 'page'}>
        <Trans>I bruk</Trans>
      </Link>
      <Link {...to('true')} activeOptions={exactly} aria-current={archived ? 'page' : undefined}>
        <Trans>Arkivert</Trans>
      </Link>
    </TabLinks>
  );
}
