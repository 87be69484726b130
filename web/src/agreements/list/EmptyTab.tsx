import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArchive, IconFileDescription, IconSignature, IconWriting } from '@tabler/icons-react';
import type { AgreementTab } from '@torg/protocol/agreements/agreement-life';
import { addressFor } from '../../accounts/public/links.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';

const icons = {
  drafts: <IconWriting />,
  to_sign: <IconSignature />,
  current: <IconFileDescription />,
  ended: <IconArchive />,
};

/** Nothing in a tab yet, and what puts something there. */
export function EmptyTab({ tab }: { tab: AgreementTab }) {
  const { t } = useLingui();
  const titles = {
    drafts: t`Ingen utkast`,
    to_sign: t`Ingenting å signere`,
    current: t`Ingen avtaler løper`,
    ended: t`Ingen avtaler er avsluttet`,
  };
  return (
    <EmptyState icon={icons[tab]} title={titles[tab]} action={tab === 'drafts' && <FindAction />}>
      {tab === 'drafts' && <DraftsText />}
      {tab === 'to_sign' && (
        <Trans>
          Når begge sider er enige om vilkårene, ligger kontrakten her til den er signert.
        </Trans>
      )}
      {tab === 'current' && (
        <Trans>Når begge sider har signert, ligger avtalen her så lenge den løper.</Trans>
      )}
      {tab === 'ended' && (
        <Trans>Avtaler som er over, og utkast som det ikke ble noe av, ligger her.</Trans>
      )}
    </EmptyState>
  );
}

function DraftsText() {
  const { can } = useShellUser();
  return can.hire ? (
    <Trans>Trykk Ansett på en profil eller i en samtale, så begynner avtalen her.</Trans>
  ) : (
    <Trans>Når en oppdragsgiver vil ansette og sender vilkårene, dukker de opp her.</Trans>
  );
}

function FindAction() {
  const user = useShellUser();
  if (!user.can.hire) return null;
  return (
    <Button component={HrefLink} href={addressFor(user, 'find_consultants')} variant="default">
      <Trans>Finn konsulenter</Trans>
    </Button>
  );
}
