import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FlowcaseSettings } from '../flowcase.queries.ts';
import { syncFailureTexts } from '../flowcase-texts.ts';

/** What keeps Torg from the company's CVs, and what helps; nothing while all is well. */
export function WhatIsWrong({ settings }: { settings: FlowcaseSettings }) {
  const { t } = useLingui();
  const { cvpartner_subdomain: subdomain, has_key, needs_key, last_sync: last } = settings;
  if (subdomain === null) {
    return (
      <Wrong title={t`Ikke satt opp`}>
        <Trans>Skriv inn underdomenet deres først.</Trans>
      </Wrong>
    );
  }
  if (needs_key && !has_key) {
    return (
      <Wrong title={t`Nøkkelen mangler`}>
        <Trans>Legg inn en nøkkel for {subdomain}, så kan vi begynne å hente.</Trans>
      </Wrong>
    );
  }
  if (last?.status !== 'failed') return null;
  return (
    <Wrong title={t`Den siste synkroniseringen gikk ikke`}>
      {t(syncFailureTexts[last.failure ?? 'unavailable'])}
    </Wrong>
  );
}

function Wrong({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert color="clay" variant="light" title={title} icon={<IconAlertCircle aria-hidden />}>
      {children}
    </Alert>
  );
}
