import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { Section } from '../../ui/layout/Section.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { ContractStatusBadge } from '../ContractStatusBadge.tsx';
import { providerTexts } from '../contract-texts.ts';
import { contractPdfAddress } from '../contracts.queries.ts';
import { UploadAction } from './UploadAction.tsx';
import classes from '../ContractHistory.module.css';
import type { Cooperation, CooperationContract } from './cooperation.queries.ts';

interface CooperationHistoryProps {
  organization: string;
  name: string;
  cooperation: Cooperation;
  byAdmin: boolean;
}

/** All contracts that were ever sent, newest first, with what was signed. */
export function CooperationHistory(props: CooperationHistoryProps) {
  const { organization, name, cooperation, byAdmin } = props;
  const { t } = useLingui();
  const { contracts } = cooperation;
  return (
    <Section title={t`Alle samarbeidsavtalene`}>
      {contracts.length === 0 ? (
        <Text c="dimmed">
          <Trans>Ingen avtale er sendt ennå.</Trans>
        </Text>
      ) : (
        <ul className={classes.list}>
          {contracts.map((contract) => (
            <Row key={contract.contract_id} contract={contract} />
          ))}
        </ul>
      )}
      {byAdmin && <UploadAction organization={organization} name={name} />}
    </Section>
  );
}

function Row({ contract }: { contract: CooperationContract }) {
  const { t } = useLingui();
  const { contract_id, document, status, contract_provider, created_at, completed_at } = contract;
  const { version } = document;
  return (
    <li>
      <div className={classes.head}>
        <TextLink href={`/contracts/${contract_id}`}>
          <Trans>Samarbeidsavtale, versjon {version}</Trans>
        </TextLink>
        <ContractStatusBadge status={status} />
      </div>
      <span className={classes.quiet}>
        {t(providerTexts[contract_provider])} ·{' '}
        {completed_at === null ? (
          <Trans>
            sendt <DateText value={created_at} />
          </Trans>
        ) : (
          <Trans>
            signert <DateText value={completed_at} />
          </Trans>
        )}
      </span>
      {completed_at !== null && (
        <TextLink href={contractPdfAddress(contract_id)}>
          <Trans>Last ned PDF</Trans>
        </TextLink>
      )}
    </li>
  );
}
