import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Group, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { hasActions } from '../acted-on.ts';
import { ContractActions } from '../ContractActions.tsx';
import { ContractStatusBadge } from '../ContractStatusBadge.tsx';
import { kindTexts } from '../contract-texts.ts';
import { contractPdfAddress, type Contract } from '../contracts.queries.ts';
import { fileNameOf } from '../file-name.ts';
import { ChainSection } from './ChainSection.tsx';
import { ContractOverview } from './ContractOverview.tsx';
import { EsignSection } from './EsignSection.tsx';
import { OwnSignature } from './OwnSignature.tsx';

export function ContractBody({ contract }: { contract: Contract }) {
  const { t } = useLingui();
  const { can, companyId } = useShellUser();
  // Whoever signs here stays where they are, and reads how it went.
  const [signsHere] = useState(contract.can.sign);
  const { title, kind, sender_name, recipient_name, document, own_signatory } = contract;
  const kindText = t(kindTexts[kind]);
  const { version } = document;
  const list = { label: t`Samarbeidsavtaler`, href: '/admin/cooperation-contracts' };
  const company = { label: t`Avtale`, href: '/consultant-company?tab=avtale' };
  const ofCompany = companyId === null ? [] : [company];
  const agreements = { label: t`Mine avtaler`, href: '/agreements' };
  const own = kind === 'cooperation' ? ofCompany : [agreements];
  return (
    <>
      <PageHeader
        title={title}
        crumbs={can.administer ? [list] : own}
        action={
          <Group gap="xs">
            <Outlet />
            <Download contract={contract} />
          </Group>
        }
      >
        <Group gap="xs">
          <ContractStatusBadge status={contract.status} />
          <span>
            {!title.startsWith(kindText) && `${kindText} · `}
            <bdi>{sender_name}</bdi> · <bdi>{recipient_name}</bdi> ·{' '}
            <Trans>versjon {version}</Trans>
          </span>
        </Group>
      </PageHeader>
      {signsHere && own_signatory !== null ? (
        <>
          <OwnSignature signatory={own_signatory} />
          <FollowUp contract={contract} />
        </>
      ) : (
        <ContractOverview contract={contract} />
      )}
      {can.administer && (
        <Stack gap="lg" mt="lg">
          <ChainSection contract={contract.contract_id} />
          <EsignSection contract={contract} />
        </Stack>
      )}
    </>
  );
}

/** Whoever signs may be the one who looks after the contract, too. */
function FollowUp({ contract }: { contract: Contract }) {
  const { t } = useLingui();
  if (!hasActions(contract)) return null;
  return (
    <Box mt="lg">
      <Section title={t`Følg opp kontrakten`}>
        <ContractActions contract={contract} isOwnPage />
      </Section>
    </Box>
  );
}

function Download({ contract: { contract_id, title, document_hash } }: { contract: Contract }) {
  if (document_hash === null) return null;
  return (
    <Button
      component="a"
      href={contractPdfAddress(contract_id)}
      download={fileNameOf(title)}
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
    >
      <Trans>Last ned PDF</Trans>
    </Button>
  );
}
