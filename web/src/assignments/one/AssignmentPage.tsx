import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { Outlet, useParams } from '@tanstack/react-router';
import { MarkdownText } from '../../ui/markdown/MarkdownText.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { AnswerButton } from './AnswerButton.tsx';
import { AssignmentAttachments } from './AssignmentAttachments.tsx';
import { AssignmentContacts } from './AssignmentContacts.tsx';
import { AssignmentFacts } from './AssignmentFacts.tsx';
import classes from './AssignmentPage.module.css';
import { AssignmentRequirements } from './AssignmentRequirements.tsx';
import { AssignmentStatus } from './AssignmentStatus.tsx';
import { AssignmentThreads } from './AssignmentThreads.tsx';
import { CompetencyChips } from '../CompetencyChips.tsx';
import { InterestedConsultants } from './InterestedConsultants.tsx';
import { useLoadedAssignment } from '../public/assignment.ts';

/** The full text of an assignment, with the answer form below it. */
export function AssignmentPage() {
  const { t } = useLingui();
  const { assignment: id } = useParams({ from: '/shell/assignments/$assignment' });
  const assignment = useLoadedAssignment(id);
  const { description, terms_and_conditions, roles, skills, can } = assignment;
  return (
    <div className={classes.columns}>
      <Stack gap="lg" className={classes.status}>
        <AssignmentStatus assignment={assignment} />
      </Stack>
      <div className={classes.facts}>
        <AssignmentFacts assignment={assignment} />
      </div>
      <Stack gap="lg" className={classes.main}>
        <Section title={t`Beskrivelse`}>
          {description ? (
            <MarkdownText>{description}</MarkdownText>
          ) : (
            <Trans>Beskrivelsen er ikke skrevet ennå.</Trans>
          )}
        </Section>
        {roles.length + skills.length > 0 && (
          <Section title={t`Roller og ferdigheter`}>
            <CompetencyChips roles={roles} skills={skills} />
          </Section>
        )}
        <AssignmentRequirements requirements={assignment.requirements} />
        {terms_and_conditions && (
          <Section title={t`Vilkår`}>
            <MarkdownText>{terms_and_conditions}</MarkdownText>
          </Section>
        )}
        <AssignmentAttachments assignment={assignment} />
        {can.edit && <InterestedConsultants assignment={assignment} />}
        <AssignmentThreads assignment={assignment} />
        <AnswerButton assignment={assignment} className={classes.narrowAnswer} />
        <Outlet />
      </Stack>
      <div className={classes.beside}>
        <AnswerButton assignment={assignment} className={classes.wideAnswer} />
        <AssignmentContacts assignment={assignment} />
      </div>
    </div>
  );
}
