import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isGone } from '../../client/calls/is-gone.ts';
import { FactList } from '../../ui/layout/FactList.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { MomentText } from '../../ui/text/DateText.tsx';
import type { Contract } from '../contracts.queries.ts';
import {
  esignFileAddress,
  esignFilesQuery,
  esignQuery,
  type EsignContract,
} from './contract-page.queries.ts';
import { deliveryTexts, esignStateTexts, fileTypeTexts, signStateTexts } from './esign-texts.ts';
import classes from './EsignSection.module.css';

/** The contract as the provider of signatures reports it now, and the files that it left. */
export function EsignSection({ contract }: { contract: Contract }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  // What was signed on paper has no provider that could be asked.
  if (contract.contract_provider === 'uploaded') return null;
  return (
    <Section
      title={t`Hos signeringstjenesten`}
      lead={<Trans>Slik tjenesten selv melder det, hentet når du spør.</Trans>}
    >
      {isOpen ? (
        <Stack>
          <Report contract={contract.contract_id} />
          <Files contract={contract.contract_id} />
        </Stack>
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          <Trans>Hent status nå</Trans>
        </Button>
      )}
    </Section>
  );
}

function Report({ contract }: { contract: string }) {
  const { t } = useLingui();
  const query = useQuery(esignQuery(contract));
  if (isGone(query.error)) {
    return (
      <Text c="dimmed">
        <Trans>Tjenesten har ikke denne avtalen.</Trans>
      </Text>
    );
  }
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton rows={2} height={56} />}
      errorTitle={t`Vi fikk ikke svar fra signeringstjenesten`}
    >
      {(report) => <Parties report={report} />}
    </QueryState>
  );
}

function Parties({ report }: { report: EsignContract }) {
  const { t } = useLingui();
  const { state, updated_at, parties } = report;
  return (
    <>
      <FactList
        facts={[
          { label: t`Status`, value: t(esignStateTexts[state]) },
          ...(updated_at === null
            ? []
            : [{ label: t`Sist endret`, value: <MomentText value={updated_at} /> }]),
        ]}
      />
      <ul className={classes.rows} aria-label={t`De som signerer`}>
        {parties.flatMap((party) =>
          party.participants.map((person) => (
            <li key={`${party.name} ${person.email}`}>
              <strong>
                <bdi>{person.name ?? person.email}</bdi>
              </strong>
              <span>
                <bdi>{party.name}</bdi> · {t(signStateTexts[person.sign_state])} ·{' '}
                {t(deliveryTexts[person.delivery_status])}
              </span>
            </li>
          )),
        )}
      </ul>
    </>
  );
}

function Files({ contract }: { contract: string }) {
  const { t } = useLingui();
  return (
    <QueryState
      query={useQuery(esignFilesQuery(contract))}
      skeleton={<ListSkeleton rows={1} height={40} />}
      errorTitle={t`Vi fikk ikke hentet filene`}
    >
      {({ files }) =>
        files.length === 0 ? (
          <Text c="dimmed">
            <Trans>Ingen filer ennå.</Trans>
          </Text>
        ) : (
          <ul className={classes.rows} aria-label={t`Filer`}>
            {files.map(({ file_id, name, extension, type }) => (
              <li key={file_id}>
                <a className={classes.file} href={esignFileAddress(contract, file_id)} download>
                  <bdi>{name.endsWith(extension) ? name : `${name}.${extension}`}</bdi>
                </a>
                <span className={classes.quiet}>{t(fileTypeTexts[type])}</span>
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}
