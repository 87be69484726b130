import { useLingui } from '@lingui/react/macro';
import { Paper, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { validationsQuery, type Profile } from '../profiles.queries.ts';
import { ActivationStep } from './ActivationStep.tsx';
import { AvailabilityStep } from './AvailabilityStep.tsx';
import { ContentStep } from './ContentStep.tsx';
import classes from './ProfileStandingCard.module.css';
import { ReviewStep } from './ReviewStep.tsx';

export type Standing = NonNullable<Profile['standing']>;

export interface StandingProps {
  profile: Profile;
  standing: Standing;
}

/** How far the profile has come, for its owners: what is in it, its review, whether others see it. */
export function ProfileStandingCard({ profile, standing }: StandingProps) {
  const { t } = useLingui();
  const { data } = useQuery(validationsQuery(profile.account));
  const results = data?.validations;
  return (
    <Paper component="section" aria-labelledby="standing" className={classes.card}>
      <Title order={2} size="h3" id="standing" mb="md">
        {t`Hvor profilen står`}
      </Title>
      <ol className={classes.steps}>
        <ContentStep profile={profile} results={results} standing={standing} />
        <ReviewStep profile={profile} results={results} standing={standing} />
        <ActivationStep profile={profile} results={results} standing={standing} />
        <AvailabilityStep profile={profile} standing={standing} />
      </ol>
    </Paper>
  );
}
