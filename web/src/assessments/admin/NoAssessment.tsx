import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { AskRefusal } from '../asking/AskRefusal.tsx';
import { useAssessProfiles } from '../assessments.queries.ts';

/** Nobody on the own side has asked about this consultant. */
export function NoAssessment({
  assignment,
  consultant,
}: Record<'assignment' | 'consultant', string>) {
  const { t } = useLingui();
  const ask = useAssessProfiles(assignment);
  const start = () => ask.mutate({ profile_ids: [consultant], prompt: '', force_recreate: false });
  return (
    <>
      <EmptyState
        icon={<IconSparkles />}
        title={t`Ingen har bedt om denne vurderingen`}
        action={
          <Button loading={ask.isPending} onClick={start}>
            <Trans>Be om vurdering</Trans>
          </Button>
        }
      >
        <Trans>Du får se hva profilen sier om det oppdraget spør etter, linje for linje.</Trans>
      </EmptyState>
      <AskRefusal error={ask.error} criteriaHref={`/assignments/${assignment}/criteria`} />
    </>
  );
}
