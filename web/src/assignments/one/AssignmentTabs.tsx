import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';

/** The tabs of an assignment, for its editors. */
export function AssignmentTabs({ id }: { id: string }) {
  const { t } = useLingui();
  const params = { assignment: id };
  return (
    <TabLinks label={t`Oppdragets sider`}>
      <Link to="/assignments/$assignment" params={params} activeOptions={{ exact: true }}>
        <Trans>Oppdraget</Trans>
      </Link>
      <Link to="/assignments/$assignment/overview" params={params}>
        <Trans>Oversikt</Trans>
      </Link>
      <HrefLink href={`/assignments/${id}/interests`}>
        <Trans>Interesserte</Trans>
      </HrefLink>
      <Link to="/assignments/$assignment/recommendations" params={params}>
        <Trans>Anbefalte</Trans>
      </Link>
      <Link to="/assignments/$assignment/boards" params={params}>
        <Trans>Tavle</Trans>
      </Link>
      <HrefLink href={`/assignments/${id}/interviews`}>
        <Trans>Intervjuer</Trans>
      </HrefLink>
      <HrefLink href={`/assignments/${id}/criteria`}>
        <Trans>Kriterier</Trans>
      </HrefLink>
      <HrefLink href={`/assignments/${id}/assessment`}>
        <Trans>Vurdering</Trans>
      </HrefLink>
    </TabLinks>
  );
}
