import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StepRail } from '../../ui/StepRail.tsx';
import type { Profile } from '../profiles.queries.ts';
import classes from './ProfileWizard.module.css';
import { StepLink } from './StepLink.tsx';
import { StepPager } from './StepPager.tsx';
import { StepContent } from './StepContent.tsx';
import { useStepFocus } from './use-step-focus.ts';
import { stateOf, stepTexts, wizardSteps } from './wizard-steps.ts';

/** Every step saves by itself; which one is open stands in the address. */
export function ProfileWizard({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { account: me } = useShellUser().account;
  const { step = wizardSteps[0] } = useSearch({ from: '/shell/profiles/$profile/wizard' });
  useStepFocus(step);
  const { name } = profile;
  const rail = wizardSteps.map((one) => ({
    step: one,
    name: t(stepTexts[one]),
    state: stateOf(one, profile),
  }));
  return (
    <>
      <PageHeader title={profile.account === me ? t`Lag profilen din` : t`Profilen til ${name}`}>
        <Trans>Noen få steg, så er du i gang. Alt lagres underveis og kan endres senere.</Trans>
      </PageHeader>
      <div className={classes.columns}>
        <StepRail
          steps={rail}
          current={step}
          renderLink={(one, props) => <StepLink {...props} step={one} />}
        />
        <div className={classes.main}>
          <StepContent key={step} step={step} profile={profile} />
          <StepPager current={step} />
        </div>
      </div>
    </>
  );
}
