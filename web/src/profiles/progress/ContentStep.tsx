import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { failingAt, type RuleResult } from '@torg/protocol/profiles/profile-rules';
import { progressOf } from './checklist/checklist.ts';
import { ProgressStep } from './ProgressStep.tsx';
import type { ProgressProps } from './profile-status.ts';
import { useOnChecklist } from './checklist/use-on-checklist.ts';

interface ContentStepProps extends ProgressProps {
  /** of all rules; undefined while they load */
  results: readonly RuleResult[] | undefined;
}

/** How many of the rules the content passes. */
export function ContentStep({ profile, results, status }: ContentStepProps) {
  const { t } = useLingui();
  const onChecklist = useOnChecklist();
  const { passing, of } = progressOf(results ?? []);
  const level = status.activation === 'active' ? 'visibility' : 'activation';
  const failing = failingAt(results ?? [], level).length;
  const isDone = results !== undefined && failing === 0;
  return (
    <ProgressStep state={isDone ? 'done' : 'now'} title={t`Innhold`}>
      <p>
        {results === undefined && <Trans>Henter …</Trans>}
        {isDone && <Trans>Alt er på plass.</Trans>}
        {failing > 0 && <Plural value={failing} one="# ting mangler." other="# ting mangler." />}
      </p>
      {failing > 0 && (
        <Progress
          w="100%"
          value={(100 * passing) / of}
          aria-label={t`${passing} av ${of} krav er oppfylt`}
        />
      )}
      {!onChecklist && (
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => (
            <Link
              {...props}
              to="/profiles/$profile/checklist"
              params={{ profile: profile.account }}
            />
          )}
        >
          <Trans>Åpne sjekklisten</Trans>
        </Button>
      )}
    </ProgressStep>
  );
}
