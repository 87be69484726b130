import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconSparkles } from '@tabler/icons-react';
import { useLocale } from '../../client/use-locale.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { Withheld } from '../answer/Withheld.tsx';
import { DeclineSwitch } from './DeclineSwitch.tsx';
import { groupOwn } from './group-own.ts';
import { OwnAssessmentCard } from './OwnAssessmentCard.tsx';
import { ownAssessmentsQuery } from './own-assessments.queries.ts';
import classes from './OwnAssessmentsPage.module.css';

/** That a consultant was assessed by a machine: when, for what, by which engine and criteria. */
export function OwnAssessmentsPage() {
  const { t } = useLingui();
  const { profile } = useParams({ from: '/shell/profiles/$profile/assessments' });
  const query = useQuery(ownAssessmentsQuery(profile, useLocale()));
  return (
    <QueryState
      order={1}
      query={query}
      skeleton={<ListSkeleton rows={3} height={160} />}
      errorTitle={t`Vi fikk ikke hentet vurderingene`}
    >
      {({ assessments, declined, can }) => (
        <>
          <PageHeader
            title={t`Vurdert med KI`}
            crumbs={[{ label: t`Profilen`, href: `/profiles/${profile}` }]}
          >
            <Trans>
              Her ser du når en maskin har vurdert profilen, for hva og etter hvilke kriterier.
              Mennesker bestemmer alltid hvem som får svar.
            </Trans>
          </PageHeader>
          <Stack gap="lg" maw="46rem">
            <DeclineSwitch profile={profile} declined={declined} canDecline={can.decline} />
            {assessments.length === 0 ? (
              <EmptyState icon={<IconSparkles />} title={t`Ingen har vurdert deg med KI`}>
                <Trans>Når noen gjør det, står det her.</Trans>
              </EmptyState>
            ) : (
              <>
                <Withheld />
                <ul className={classes.list}>
                  {groupOwn(assessments).map((group) => (
                    <li key={group.key}>
                      <OwnAssessmentCard profile={profile} group={group} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Stack>
        </>
      )}
    </QueryState>
  );
}
