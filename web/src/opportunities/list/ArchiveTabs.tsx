import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';

/** Two addresses have the list, so no route types the links. */
const to = (view: 'archive' | undefined): LinkProps => {
  const search = (before: object) => ({ ...before, view, page: undefined });
  return { to: '.', search } as LinkProps;
};
const exactly = { exact: true, explicitUndefined: true };

export function ArchiveTabs({ view }: { view: 'archive' | undefined }) {
  const { t } = useLingui();
  return (
    <TabLinks label={t`Utvalg`}>
      <Link {...to(undefined)} activeOptions={exactly} aria-current={view ? undefined : 'page'}>
        <Trans>I bruk</Trans>
      </Link>
      <Link {...to('archive')} activeOptions={exactly} aria-current={view ? 'page' : undefined}>
        <Trans>Arkivert</Trans>
      </Link>
    </TabLinks>
  );
}
