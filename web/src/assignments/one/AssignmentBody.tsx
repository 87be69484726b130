import { Trans, useLingui } from '@lingui/react/macro';
import { MarkdownText } from '../../ui/markdown/MarkdownText.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { AssignmentAttachments } from './AssignmentAttachments.tsx';
import { AssignmentRequirements } from './AssignmentRequirements.tsx';
import { CompetencyChips } from '../CompetencyChips.tsx';
import type { Assignment } from '../assignments.queries.ts';

/** What consultants read of an assignment, on its page and in the preview of a draft. */
export function AssignmentBody({ assignment }: { assignment: Assignment }) {
  const { t } = useLingui();
  const { description, terms_and_conditions, roles, skills } = assignment;
  return (
    <>
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
    </>
  );
}
