import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import {
  IconCircleCheck,
  IconHourglass,
  IconLinkOff,
  IconMail,
  IconPlugConnectedX,
  IconUserQuestion,
} from '@tabler/icons-react';
import { useEffect } from 'react';
import { focusHeading } from '../../ui/dialog/focus-heading.ts';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { errorText } from '../../ui/text/error-texts.ts';
import { saveToken, signOutAddress } from './link-token.ts';

/** The same for every link that opens nothing: it was never one, or is one no longer. */
export function DeadLink() {
  const { t } = useLingui();
  return (
    <StatePanel order={1} icon={<IconLinkOff />} title={t`Lenken virker ikke`}>
      <Trans>
        Den kan være utløpt, trukket tilbake eller erstattet av en nyere. Se om det er kommet en
        nyere e-post fra Torg, eller be avsenderen sende lenken på nytt.
      </Trans>
    </StatePanel>
  );
}

/** The time to sign ended while the page was open. */
export function PastDeadline() {
  const { t } = useLingui();
  // It takes the place of what had the focus.
  useEffect(focusHeading, []);
  return (
    <StatePanel order={1} icon={<IconHourglass />} title={t`Fristen for å signere er gått ut`}>
      <Trans>Be avsenderen sende dokumentet på nytt om det fortsatt skal signeres.</Trans>
    </StatePanel>
  );
}

/** Signed while the page was open. */
export function SealedMeanwhile() {
  const { t } = useLingui();
  // It takes the place of what had the focus.
  useEffect(focusHeading, []);
  return (
    <StatePanel order={1} icon={<IconCircleCheck />} title={t`Alle har signert`}>
      <Trans>
        Det ferdige dokumentet er sendt til deg på e-post, med en ny lenke til å hente det.
      </Trans>
    </StatePanel>
  );
}

/** It ended while whoever had signed waited for the others; how, no link of theirs says any more. */
export function EndedMeanwhile() {
  const { t } = useLingui();
  // It takes the place of what had the focus.
  useEffect(focusHeading, []);
  return (
    <StatePanel order={1} icon={<IconMail />} title={t`Signeringen er avsluttet`}>
      <Trans>Signaturen din er mottatt. Hvordan det gikk, står i e-posten vi har sendt deg.</Trans>
    </StatePanel>
  );
}

export function SomebodyElse({ token }: { token: string }) {
  const { t } = useLingui();
  const leave = () => {
    saveToken(token);
    location.assign(signOutAddress);
  };
  return (
    <StatePanel
      order={1}
      icon={<IconUserQuestion />}
      title={t`Lenken gjelder en annen enn deg`}
      action={
        <Button onClick={leave}>
          <Trans>Logg ut og fortsett</Trans>
        </Button>
      }
    >
      <Trans>
        Du er logget inn på Torg som en annen enn den som skal signere. Logg ut, så kommer du
        tilbake hit.
      </Trans>
    </StatePanel>
  );
}

export function FailedLink({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <StatePanel
      order={1}
      icon={<IconPlugConnectedX />}
      title={t`Vi fikk ikke åpnet det du skal signere`}
      action={
        <Button onClick={onRetry}>
          <Trans>Prøv igjen</Trans>
        </Button>
      }
    >
      {errorText(error, i18n)}
    </StatePanel>
  );
}
