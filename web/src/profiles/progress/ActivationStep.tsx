import { Trans, useLingui } from '@lingui/react/macro';
import { progressOf, type Progress } from '@torg/protocol/lifecycle';
import { activationLife } from '@torg/protocol/profiles/profile-life';
import { failingAt, type RuleResult } from '@torg/protocol/profiles/profile-rules';
import { DeactivatedLine } from '../../accounts/public/DeactivatedLine.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { ActivationActions } from './ActivationActions.tsx';
import { placesOf } from './checklist/checklist.ts';
import { PlaceList } from './checklist/PlaceList.tsx';
import { ProgressStep, stepTitleId } from './ProgressStep.tsx';
import type { ProfileStatus, ProgressProps } from './profile-status.ts';
import { useOnChecklist } from './checklist/use-on-checklist.ts';

interface ActivationStepProps extends ProgressProps {
  results: readonly RuleResult[] | undefined;
}

/** An active profile that is hidden is not done. */
const progressIn = (status: ProfileStatus): Progress => {
  const { activation, visible_in_search, hidden_by_rules, deactivated } = status;
  if (deactivated) return 'ahead';
  const progress = progressOf(activationLife, activation);
  return progress === 'done' && (!visible_in_search || hidden_by_rules) ? 'now' : progress;
};

/** Whether others can find the profile, and if not, why. */
export function ActivationStep({ profile, status, results = [] }: ActivationStepProps) {
  const { t } = useLingui();
  const onChecklist = useOnChecklist();
  const isHiddenByRules = status.hidden_by_rules && !status.deactivated && !onChecklist;
  const hidingRules = isHiddenByRules ? failingAt(results, 'visibility') : [];
  return (
    <ProgressStep id={stepTitleId.activation} state={progressIn(status)} title={t`Synlighet`}>
      <p>
        <VisibilityText status={status} />
      </p>
      {status.deactivated && <DeactivatedLine account={profile.account} />}
      {hidingRules.length > 0 && <PlaceList profile={profile} places={placesOf(hidingRules)} />}
      <ActivationActions profile={profile} />
    </ProgressStep>
  );
}

function VisibilityText({ status }: { status: ProfileStatus }) {
  if (status.deactivated) {
    return <Trans>Ingen finner profilen så lenge kontoen er deaktivert.</Trans>;
  }
  const { activation, active_since, visible_in_search, hidden_by_rules, qa_status } = status;
  if (activation === 'requested') {
    return <Trans>Aktivering er ønsket. Bedriftens administrator eller Torg slår den på.</Trans>;
  }
  if (activation === 'inactive') {
    return qa_status === 'approved' ? (
      <Trans>Profilen er ikke aktiv. Ingen oppdragsgivere finner den.</Trans>
    ) : (
      <Trans>Profilen er ikke aktiv. Den kan aktiveres når den er kvalitetssikret.</Trans>
    );
  }
  if (hidden_by_rules) {
    return (
      <Trans>Aktiv, men skjult i søk. Den kommer tilbake av seg selv når dette er rettet.</Trans>
    );
  }
  if (!visible_in_search) {
    return <Trans>Aktiv, men skjult i søk fordi kontoen ikke er bekreftet ennå.</Trans>;
  }
  return (
    <Trans>
      Oppdragsgivere finner profilen. Aktiv siden <DateText value={active_since ?? ''} />.
    </Trans>
  );
}
