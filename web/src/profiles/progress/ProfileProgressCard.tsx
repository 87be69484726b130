import { useLingui } from '@lingui/react/macro';
import { Paper, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { validationsQuery } from '../profiles.queries.ts';
import { ActivationStep } from './ActivationStep.tsx';
import { AvailabilityStep } from './AvailabilityStep.tsx';
import { ContentStep } from './ContentStep.tsx';
import classes from './ProfileProgressCard.module.css';
import { ReviewStep } from './ReviewStep.tsx';
import type { ProgressProps } from './profile-status.ts';

/**
 * The progress of the profile, for those who may edit it: content, review, activation, availability.
 */
export function ProfileProgressCard({ profile, status }: ProgressProps) {
  const { t } = useLingui();
  const { data } = useQuery(validationsQuery(profile.account));
  const results = data?.validations;
  return (
    <Paper component="section" aria-labelledby="progress" className={classes.card}>
      <Title order={2} size="h3" id="progress" mb="md">
        {t`Hvor profilen står`}
      </Title>
      <ol className={classes.steps}>
        <ContentStep profile={profile} results={results} status={status} />
        <ReviewStep profile={profile} results={results} status={status} />
        <ActivationStep profile={profile} results={results} status={status} />
        <AvailabilityStep profile={profile} status={status} />
      </ol>
    </Paper>
  );
}
