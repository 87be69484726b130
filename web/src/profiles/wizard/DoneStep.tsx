import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { PartFrame } from '../editor/PartFrame.tsx';
import { useFinishProfileWizard, type Profile } from '../profiles.queries.ts';
import { useIsOwn } from '../public/whose.ts';
import classes from './DoneStep.module.css';
import { StepLink } from '../../ui/layout/StepLink.tsx';
import { leftIn, stepTexts } from './wizard-steps.ts';

/** Finishes the wizard: the rest of the app opens, and the checklist says what comes next. */
export function DoneStep({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const finish = useFinishProfileWizard(profile.account);
  const isOwn = useIsOwn();
  const left = leftIn(profile);
  const allWritten = isOwn ? t`Godt jobbet!` : t`Alt er fylt ut`;
  const params = { profile: profile.account };
  const openChecklist = () => navigate({ to: '/profiles/$profile/checklist', params });
  return (
    <PartFrame
      title={left.length === 0 ? allWritten : t`Nesten i mål`}
      lead={<WhatComes name={profile.name} />}
    >
      {left.length > 0 && (
        <div>
          <Text>
            {isOwn ? (
              <Trans>Dette kan du ta nå eller senere:</Trans>
            ) : (
              <Trans>Dette kan tas nå eller senere:</Trans>
            )}
          </Text>
          <ul className={classes.left}>
            {left.map((step) => (
              <li key={step}>
                <StepLink step={step}>{t(stepTexts[step])}</StepLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ErrorNotice error={finish.error} />
      <Group>
        <MainAction
          loading={finish.isPending}
          onClick={() => finish.mutate(undefined, { onSuccess: openChecklist })}
        >
          <Trans>Fullfør</Trans>
        </MainAction>
      </Group>
    </PartFrame>
  );
}

function WhatComes({ name }: { name: string }) {
  if (useIsOwn()) {
    return (
      <Trans>
        Nå åpner resten av Torg seg. Sjekklisten viser hva profilen trenger før oppdragsgivere kan
        finne den.
      </Trans>
    );
  }
  return (
    <Trans>
      Når du fullfører, åpner resten av Torg seg for {name}. Sjekklisten viser hva profilen trenger
      før oppdragsgivere kan finne den.
    </Trans>
  );
}
