import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import { IconBan, IconCircleCheck, IconClock, IconHourglass } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DownloadSigned } from './DownloadSigned.tsx';
import classes from './SigningBody.module.css';
import type { Signing, Subject } from './signing.queries.ts';
import { stageOf, type Stage } from './signing-stage.ts';

interface SigningOutcomeProps {
  subject: Subject;
  signing: Signing;
}

/** What has become of it, where there is nothing left to sign. It gets the focus when it comes. */
export function SigningOutcome({ subject, signing }: SigningOutcomeProps) {
  const stage = stageOf(signing);
  const [first] = useState(stage);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stage !== first) notice.current?.focus();
  }, [stage, first]);
  const { contract, is_over } = signing;
  if (contract.can.sign) return null;
  const isGood = ['waiting_for_others', 'being_sealed', 'completed'].includes(stage);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      role="status"
      className={classes.outcome}
      color={isGood ? 'spruce' : 'clay'}
      icon={icons[stage]}
      title={<OutcomeTitle stage={stage} />}
    >
      <OutcomeText stage={stage} signing={signing} />
      {is_over && contract.is_sealed && <DownloadSigned subject={subject} signing={signing} />}
    </Alert>
  );
}

const icons: Record<Stage, ReactNode> = {
  to_sign: <IconClock aria-hidden />,
  waiting_for_others: <IconClock aria-hidden />,
  being_sealed: <IconHourglass aria-hidden />,
  completed: <IconCircleCheck aria-hidden />,
  declined_by_me: <IconBan aria-hidden />,
  declined: <IconBan aria-hidden />,
  recalled: <IconBan aria-hidden />,
  expired: <IconHourglass aria-hidden />,
};

function OutcomeTitle({ stage }: { stage: Stage }) {
  switch (stage) {
    case 'waiting_for_others':
      return <Trans>Du har signert</Trans>;
    case 'being_sealed':
    case 'completed':
      return <Trans>Alle har signert</Trans>;
    case 'declined_by_me':
      return <Trans>Du har sagt nei til å signere</Trans>;
    case 'declined':
      return <Trans>Den andre parten sa nei til å signere</Trans>;
    case 'recalled':
      return <Trans>Avsenderen har trukket dokumentet tilbake</Trans>;
    case 'expired':
      return <Trans>Fristen for å signere er gått ut</Trans>;
    case 'to_sign':
      return <Trans>Venter på signatur</Trans>;
  }
}

function OutcomeText({ stage, signing }: { stage: Stage; signing: Signing }) {
  const { i18n } = useLingui();
  const { contract } = signing;
  const waiting = contract.signatories.filter(({ status }) => status !== 'signed');
  const names = new Intl.ListFormat(i18n.locale).format(waiting.map(({ name }) => name));
  switch (stage) {
    case 'waiting_for_others':
      return (
        <Trans>
          Nå venter vi på <bdi>{names}</bdi>. Når alle har signert, får du det ferdige dokumentet på
          e-post.
        </Trans>
      );
    case 'being_sealed':
      return (
        <Trans>Vi forsegler dokumentet. Det tar et øyeblikk, og så kan du laste det ned.</Trans>
      );
    case 'completed':
      return <Trans>Det ferdige dokumentet viser hvem som signerte, når og hvordan.</Trans>;
    case 'expired':
      return <Trans>Be avsenderen sende dokumentet på nytt om det fortsatt skal signeres.</Trans>;
    case 'to_sign':
      return null;
    // The reason stands at the name of whoever gave it.
    case 'declined_by_me':
      return <Trans>Ingen kan signere dokumentet lenger. Begge parter får begrunnelsen din.</Trans>;
    case 'declined':
      return <Trans>Ingen kan signere dokumentet lenger.</Trans>;
    case 'recalled':
      return contract.ended_because === null ? null : (
        <Text component="blockquote" m={0} style={{ whiteSpace: 'pre-wrap' }}>
          <Trans>
            Begrunnelse: <bdi>{contract.ended_because}</bdi>
          </Trans>
        </Text>
      );
  }
}
