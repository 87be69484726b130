import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { RailColumns } from '../../ui/layout/RailColumns.tsx';
import { StepRail } from '../../ui/layout/StepRail.tsx';
import { StepPager } from '../../ui/layout/StepPager.tsx';
import { partHeadingId } from '../editor/field-id.ts';
import type { Profile } from '../profiles.queries.ts';
import { StepContent } from './StepContent.tsx';
import { type WizardStep, stateOf, stepTexts, wizardSteps } from './wizard-steps.ts';

/** Every step saves by itself; the address names the open one. */
export function ProfileWizard({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { account: me } = useShellUser().account;
  const { step = wizardSteps[0] } = useSearch({ from: '/shell/profiles/$profile/wizard' });
  useStepFocus(step);
  const { name } = profile;
  const rail = wizardSteps.map((wizardStep) => ({
    step: wizardStep,
    name: t(stepTexts[wizardStep]),
    state: stateOf(wizardStep, profile),
  }));
  const place = wizardSteps.indexOf(step);
  return (
    <>
      <PageHeader title={profile.account === me ? t`Lag profilen din` : t`Profilen til ${name}`}>
        <Trans>Noen få steg. Alt lagres underveis og kan endres senere.</Trans>
      </PageHeader>
      <RailColumns rail={<StepRail steps={rail} current={step} />}>
        <StepContent key={step} step={step} profile={profile} />
        <StepPager before={rail[place - 1]} after={rail[place + 1]} />
      </RailColumns>
    </>
  );
}

/** On arrival the shell focuses the page's heading; after that each step focuses its own. */
function useStepFocus(step: WizardStep): void {
  const before = useRef(step);
  useEffect(() => {
    const moved = before.current !== step;
    before.current = step;
    return moved ? focusWhenThere(partHeadingId, 'nearest') : undefined;
  }, [step]);
}
