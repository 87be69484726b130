import { Trans, useLingui } from '@lingui/react/macro';
import { Paper, Title } from '@mantine/core';
import { IconChecklist, IconMessageCheck, IconPencil } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import classes from './WhatItIs.module.css';

/** Introduces the interview to a consultant who has never had one. */
export function WhatItIs() {
  const { t } = useLingui();
  return (
    <Paper component="section" className={classes.card}>
      <Title order={2}>
        <Trans>Vis hvordan du arbeider</Trans>
      </Title>
      <p className={classes.lead}>
        <Trans>
          Et fagintervju er noen få spørsmål om faget ditt, som du svarer skriftlig på. Med gode
          svar kan Torg gå god for deg når oppdragsgivere spør.
        </Trans>
      </p>
      <ol className={classes.steps}>
        <Step icon={IconChecklist} title={t`Velg fagområde`}>
          {t`Spørsmålene handler om faget du velger.`}
        </Step>
        <Step icon={IconPencil} title={t`Svar i ditt eget tempo`}>
          {t`Alt lagres mens du skriver, så du kan ta det i flere omganger.`}
        </Step>
        <Step icon={IconMessageCheck} title={t`Få en avgjørelse`}>
          {t`Et menneske leser svarene dine og begrunner avgjørelsen.`}
        </Step>
      </ol>
    </Paper>
  );
}

interface StepProps {
  icon: ComponentType<{ size: number }>;
  title: string;
  children: string;
}

function Step({ icon: Icon, title, children }: StepProps) {
  return (
    <li>
      <span className={classes.icon} aria-hidden>
        <Icon size={22} />
      </span>
      <strong>{title}</strong>
      <span className={classes.quiet}>{children}</span>
    </li>
  );
}
