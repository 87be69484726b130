import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Stack } from '@mantine/core';
import { IconCircleCheck, IconHistory, IconSend, IconWriting } from '@tabler/icons-react';
import { Section } from '../../ui/layout/Section.tsx';
import { DateText, MomentText } from '../../ui/text/DateText.tsx';
import { ContractActions } from '../ContractActions.tsx';
import { SignatoryList } from '../SignatoryList.tsx';
import { asContract } from './as-contract.ts';
import type { Cooperation, CooperationContract } from './cooperation.queries.ts';
import { agreementsOf } from './in-force.ts';

/** Whether the agreement is in force, and what is under way, in plain words. */
export function CooperationStatus({ cooperation }: { cooperation: Cooperation }) {
  const { t } = useLingui();
  const { in_force, outdated, on_the_way } = agreementsOf(cooperation);
  return (
    <Section title={t`Samarbeidsavtale`}>
      <Stack>
        <InForce cooperation={cooperation} contract={in_force} outdated={outdated} />
        {on_the_way && <OnTheWay contract={on_the_way} />}
      </Stack>
    </Section>
  );
}

interface InForceProps {
  cooperation: Cooperation;
  contract: CooperationContract | undefined;
  outdated: CooperationContract | undefined;
}

function InForce({ cooperation: { document, good_until }, contract, outdated }: InForceProps) {
  const { t } = useLingui();
  if (!contract && outdated) return <Outdated old={outdated.document.version} />;
  if (!contract) {
    return (
      <Alert color="clay" icon={<IconWriting aria-hidden />} title={t`Ingen avtale gjelder nå`}>
        <Trans>Uten en signert samarbeidsavtale kan ingen nye konsulenter aktiveres.</Trans>
      </Alert>
    );
  }
  const { version } = contract.document;
  if (contract.document.document === document.document) {
    return (
      <Alert color="spruce" icon={<IconCircleCheck aria-hidden />} title={t`Signert og gyldig`}>
        <Trans>
          Gjeldende versjon, nummer {version}, er signert. Konsulentene kan aktiveres når profilene
          deres er klare.
        </Trans>
      </Alert>
    );
  }
  return (
    <Alert
      color="spruce"
      icon={<IconHistory aria-hidden />}
      title={t`Signert på en eldre versjon, som fortsatt gjelder`}
    >
      {good_until === null ? (
        <Trans>
          Versjon {version} er signert. Det finnes en nyere, men den som er signert, gjelder inntil
          videre.
        </Trans>
      ) : (
        <Trans>
          Versjon {version} er signert. Den gjelder til og med <DateText value={good_until} />.
          Signer den nyeste versjonen før det.
        </Trans>
      )}
    </Alert>
  );
}

/** It was signed, and has stopped counting since. */
function Outdated({ old }: { old: number }) {
  const { t } = useLingui();
  return (
    <Alert color="clay" icon={<IconHistory aria-hidden />} title={t`Må signeres på nytt`}>
      <Trans>
        Versjon {old}, som er signert, gjelder ikke lenger. Konsulenter som er aktive, forblir
        aktive, men ingen nye kan aktiveres før gjeldende versjon er signert.
      </Trans>
    </Alert>
  );
}

function OnTheWay({ contract }: { contract: CooperationContract }) {
  const { t, i18n } = useLingui();
  const shown = asContract(contract);
  const waiting = shown.signatories.filter(({ status }) => status !== 'signed');
  const names = new Intl.ListFormat(i18n.locale).format(waiting.map(({ name }) => name));
  const { version } = contract.document;
  return (
    <Alert color="clay" icon={<IconSend aria-hidden />} title={t`Sendt, og venter på ${names}`}>
      <Stack>
        <div>
          <Trans>
            Versjon {version} ble sendt <DateText value={contract.created_at} />.
          </Trans>{' '}
          {contract.expires_at !== null && (
            <Trans>
              Den kan signeres til <MomentText value={contract.expires_at} />.
            </Trans>
          )}
        </div>
        <SignatoryList contract={shown} />
        <ContractActions contract={shown} />
      </Stack>
    </Alert>
  );
}
