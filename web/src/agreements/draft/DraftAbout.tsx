import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { IconFileCertificate, IconFileDescription, IconMessage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FactList, type Fact } from '../../ui/layout/FactList.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { contractAddress } from '../addresses.ts';
import type { AgreementDraft } from '../agreements.queries.ts';
import { stepMarks } from './draft-steps.ts';

/** Who it is between, and where it leads: conversation, contract, agreement. */
export function DraftAbout({ draft }: { draft: AgreementDraft }) {
  const { t } = useLingui();
  const { consultant, client, provider, assignment, consultant_consented_at: consented } = draft;
  // What was declined or withdrawn waits for nobody's yes.
  const isAwaited = consented !== null || stepMarks(draft).answer === 'now';
  const facts: (Fact | false)[] = [
    {
      label: t`Konsulent`,
      value: <TextLink href={`/profiles/${consultant.consultant_id}`}>{consultant.name}</TextLink>,
    },
    { label: t`Konsulentens selskap`, value: provider.name || t`Uten selskap` },
    { label: t`Oppdragsgiver`, value: client.name },
    assignment !== null && {
      label: t({ message: 'Oppdrag', context: 'one' }),
      isLong: true,
      value: (
        <TextLink href={`/assignments/${assignment.assignment_id}`}>{assignment.title}</TextLink>
      ),
    },
    isAwaited && {
      label: t`Konsulentens ja`,
      value: consented === null ? t`Ikke ennå` : <DateText value={consented} />,
    },
    draft.extends_agreement !== null && {
      label: t`Forlenger`,
      value: (
        <TextLink href={`/agreements/${draft.extends_agreement}`}>
          <Trans>Den forrige avtalen</Trans>
        </TextLink>
      ),
    },
  ];
  return (
    <Section title={t`Om avtalen`}>
      <FactList facts={facts.filter((fact) => fact !== false)} />
      <Links draft={draft} />
    </Section>
  );
}

function Links({ draft }: { draft: AgreementDraft }) {
  const { thread_id, agreement_id, can } = draft;
  const contract_id = can.read_contract ? draft.contract_id : null;
  if (thread_id === null && contract_id === null && agreement_id === null) return null;
  return (
    <Stack gap="xs" mt="md" align="flex-start">
      {agreement_id !== null && (
        <Away
          href={`/agreements/${agreement_id}`}
          icon={<IconFileDescription size={18} aria-hidden />}
        >
          <Trans>Til avtalen</Trans>
        </Away>
      )}
      {contract_id !== null && (
        <Away
          href={contractAddress(contract_id)}
          icon={<IconFileCertificate size={18} aria-hidden />}
        >
          <Trans>Til kontrakten</Trans>
        </Away>
      )}
      {thread_id !== null && (
        <Away href={`/messages/${thread_id}`} icon={<IconMessage size={18} aria-hidden />}>
          <Trans>Til samtalen</Trans>
        </Away>
      )}
    </Stack>
  );
}

function Away({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Button component={HrefLink} href={href} variant="default" leftSection={icon}>
      {children}
    </Button>
  );
}
