import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';

export function OpportunityTabs({ id }: { id: string }) {
  const { t } = useLingui();
  const params = { opportunity: id };
  return (
    <TabLinks label={t`Behovets sider`}>
      <Link to="/opportunities/$opportunity" params={params} activeOptions={{ exact: true }}>
        <Trans>Behovet</Trans>
      </Link>
      <Link to="/opportunities/$opportunity/criteria" params={params}>
        <Trans>Kriterier</Trans>
      </Link>
      <Link to="/opportunities/$opportunity/recommendations" params={params}>
        <Trans>Anbefalte</Trans>
      </Link>
      <Link to="/opportunities/$opportunity/boards" params={params}>
        <Trans>Tavle</Trans>
      </Link>
      <HrefLink href={`/opportunities/${id}/interviews`}>
        <Trans>Intervjuer</Trans>
      </HrefLink>
    </TabLinks>
  );
}
