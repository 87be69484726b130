import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useRegions } from '../../../regions/public/use-regions.ts';
import { MarkdownText } from '../../../ui/markdown/MarkdownText.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { AssignmentAttachments } from '../../one/AssignmentAttachments.tsx';
import { AssignmentContacts } from '../../one/AssignmentContacts.tsx';
import { AssignmentFacts } from '../../one/AssignmentFacts.tsx';
import { AssignmentRequirements } from '../../one/AssignmentRequirements.tsx';
import { CompetencyChips } from '../../CompetencyChips.tsx';
import { CompanyLogo } from '../../public/CompanyLogo.tsx';
import { previewOf } from './preview-of.ts';
import classes from './Preview.module.css';
import { useWizard } from '../wizard-context.ts';

/** The assignment as consultants will read it, from the values on the page. */
export function Preview() {
  const { t } = useLingui();
  const { draft, values } = useWizard();
  const regions = useRegions().data?.regions ?? [];
  const assignment = previewOf(draft, values, regions);
  const { title, company, description, roles, skills, terms_and_conditions } = assignment;
  return (
    <section className={classes.preview} aria-label={t`Forhåndsvisning`}>
      <header className={classes.header}>
        <CompanyLogo name={company.name} src={company.logo_url} size={40} />
        <div>
          <p className={classes.title}>{title || t`Uten tittel`}</p>
          <p className={classes.company}>{company.name}</p>
        </div>
      </header>
      <Stack gap="md">
        <AssignmentFacts assignment={assignment} />
        <Section title={t`Om oppdraget`}>
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
        <AssignmentContacts assignment={assignment} />
      </Stack>
    </section>
  );
}
