import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useAssignment } from '../../assignments/public/assignment.ts';
import { isGone } from '../../client/calls/is-gone.ts';
import { useLocale } from '../../client/use-locale.ts';
import { useProfileName } from '../../profiles/public/use-profile-name.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { NothingHere } from '../../ui/states/GoneState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { profileAssessmentQuery } from '../assessments.queries.ts';
import { ConsultantAnswer } from './ConsultantAnswer.tsx';
import { NoAssessment } from './NoAssessment.tsx';

/** How one consultant fits one assignment, for admins. */
export function ConsultantPage() {
  const { t } = useLingui();
  const { assignment: id, consultant } = useParams({
    from: '/shell/admin/assignments/$assignment/$consultant/assessment',
  });
  const assignment = useAssignment(id);
  const name = useProfileName(consultant);
  const query = useQuery(profileAssessmentQuery(id, consultant, useLocale()));
  if (isGone(assignment.error) || isGone(query.error)) return <NothingHere />;
  const title = assignment.data?.title ?? '';
  return (
    <>
      <PageHeader
        title={name === undefined ? t`Vurdering` : t`Vurdering av ${name}`}
        crumbs={[
          { label: t`Oppdrag`, href: '/admin/assignments' },
          ...(title === '' ? [] : [{ label: title, href: `/assignments/${id}` }]),
        ]}
      >
        <TextLink href={`/profiles/${consultant}`}>
          <Trans>Se profilen</Trans>
        </TextLink>
      </PageHeader>
      <Stack gap="lg" maw="52rem">
        <QueryState
          query={query}
          skeleton={<ListSkeleton rows={3} height={140} />}
          errorTitle={t`Vi fikk ikke hentet vurderingen`}
        >
          {(assessment) =>
            assessment === null ? (
              <NoAssessment assignment={id} consultant={consultant} />
            ) : (
              <ConsultantAnswer assignment={id} assessment={assessment} />
            )
          }
        </QueryState>
      </Stack>
    </>
  );
}
