import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconBan, IconHourglass } from '@tabler/icons-react';
import { localeOfDocument } from '@torg/protocol/contracts/contract-terms';
import { FactList, type Fact } from '../../ui/layout/FactList.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { wholeDayText } from '../../ui/text/dates.ts';
import { MomentText } from '../../ui/text/DateText.tsx';
import { hasActions } from '../acted-on.ts';
import { ContractActions } from '../ContractActions.tsx';
import { providerTexts } from '../contract-texts.ts';
import { contractPdfQuery, type Contract } from '../contracts.queries.ts';
import { SignsElsewhere } from './SignsElsewhere.tsx';
import { SignatoryList } from '../SignatoryList.tsx';
import { PdfView } from '../../ui/pdf/PdfView.tsx';
import classes from './ContractOverview.module.css';

/** How far it has come, the document itself, and what the reader may do about it. */
export function ContractOverview({ contract }: { contract: Contract }) {
  const { t } = useLingui();
  return (
    <div className={classes.columns}>
      <Stack gap="lg">
        <Section title={t`De som signerer`}>
          <Stack>
            <SignatoryList contract={contract} />
            <SignsElsewhere contract={contract} />
            <End contract={contract} />
            {hasActions(contract) && <ContractActions contract={contract} isOwnPage />}
          </Stack>
        </Section>
        <Section title={t`Om kontrakten`}>
          <FactList facts={useFacts(contract)} />
        </Section>
      </Stack>
      <Document contract={contract} />
    </div>
  );
}

/** Why nobody can sign it any more. */
function End({ contract: { status, ended_because, signatories } }: { contract: Contract }) {
  if (status === 'expired') {
    return (
      <Alert color="clay" icon={<IconHourglass aria-hidden />}>
        <Trans>Fristen for å signere er gått ut</Trans>
      </Alert>
    );
  }
  // Whoever declined is shown with their reason.
  const isTold = signatories.some((one) => one.declined_because !== null);
  if (ended_because === null || isTold) return null;
  const title =
    status === 'recalled' ? (
      <Trans>Avsenderen har trukket dokumentet tilbake</Trans>
    ) : (
      <Trans>Begrunnelse</Trans>
    );
  return (
    <Alert color="clay" icon={<IconBan aria-hidden />} title={title}>
      <bdi style={{ whiteSpace: 'pre-wrap' }}>{ended_because}</bdi>
    </Alert>
  );
}

function Document({ contract }: { contract: Contract }) {
  const { t } = useLingui();
  const query = useQuery({
    ...contractPdfQuery(contract),
    enabled: contract.document_hash !== null,
  });
  if (contract.document_hash === null) {
    return (
      <Alert color="clay">
        <Trans>Dokumentet er ikke laget ennå.</Trans>
      </Alert>
    );
  }
  return (
    <PdfView
      query={query}
      label={t`Dokumentet: ${contract.title}`}
      lang={localeOfDocument[contract.document.type]}
      hasText
    />
  );
}

function useFacts(contract: Contract): Fact[] {
  const { t, i18n } = useLingui();
  const { contract_provider, status, created_at, completed_at, expires_at, document_hash } =
    contract;
  const isOnPaper = contract_provider === 'uploaded';
  const at = (label: string, value: string | null, text?: typeof wholeDayText): Fact[] =>
    value === null
      ? []
      : [{ label, value: text?.(i18n.locale, value) ?? <MomentText value={value} /> }];
  return [
    { label: t`Signering`, value: t(providerTexts[contract_provider]) },
    ...at(isOnPaper ? t`Lastet opp` : t`Sendt`, created_at),
    ...(status === 'in_progress' ? at(t`Kan signeres til`, expires_at) : []),
    // Of signatures on paper the day is known, and no hour.
    ...at(t`Signert av alle`, completed_at, isOnPaper ? wholeDayText : undefined),
    ...(document_hash === null
      ? []
      : [{ label: t`Fingeravtrykk (SHA-256)`, value: document_hash, isLong: true }]),
  ];
}
