import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Stack } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { AgreementColumns } from '../AgreementColumns.tsx';
import type { AgreementView } from '../agreements.queries.ts';
import classes from '../draft/Draft.module.css';
import { StatusBadge } from '../StatusBadge.tsx';
import { TermsView } from '../terms/TermsView.tsx';
import { AgreementAbout } from './AgreementAbout.tsx';
import { AgreementRates } from './AgreementRates.tsx';
import { CloseAssignment } from './CloseAssignment.tsx';
import { EndAction } from './EndAction.tsx';
import { Extension } from './Extension.tsx';
import { FolderSection } from './FolderSection.tsx';

export function AgreementInForce({ agreement }: { agreement: AgreementView }) {
  const { t } = useLingui();
  const { consultant, phase, client, can, agreement_form_data: form } = agreement;
  // What happens afterwards comes first once it is asked for, and last until then.
  const isNear = agreement.wishes.asked_at !== null || agreement.extension_draft !== null;
  return (
    <>
      <PageHeader
        title={t`Avtale med ${consultant.name}`}
        crumbs={[{ href: '/agreements', label: t`Mine avtaler` }]}
        action={can.end_early && <EndAction agreement={agreement} />}
      >
        <div className={classes.lead}>
          <StatusBadge status={phase} />
          <span>
            <Trans>hos {client.name}</Trans>
          </span>
        </div>
      </PageHeader>
      <AgreementColumns
        about={
          <>
            <AgreementAbout agreement={agreement} />
            <FolderSection agreement={agreement} />
          </>
        }
      >
        <EndedEarly agreement={agreement} />
        {isNear && <Extension agreement={agreement} />}
        <CloseAssignment agreement={agreement} />
        <AgreementRates agreement={agreement} />
        <Stack gap="lg">
          <TermsView form={form} hidesPrice={agreement.hides_price} isInForce />
        </Stack>
        {!isNear && <Extension agreement={agreement} />}
      </AgreementColumns>
    </>
  );
}

function EndedEarly({ agreement }: { agreement: AgreementView }) {
  const { ended_early: ended, phase } = agreement;
  if (ended === null) return null;
  return (
    <Alert
      color="clay"
      icon={<IconCalendarOff aria-hidden />}
      title={
        phase === 'ended' ? (
          <Trans>
            Avsluttet før tiden, <DateText value={ended.on} />
          </Trans>
        ) : (
          <Trans>
            Avsluttes før tiden, <DateText value={ended.on} />
          </Trans>
        )
      }
    >
      <Trans>
        {ended.by} skrev: «{ended.reason}»
      </Trans>
    </Alert>
  );
}
