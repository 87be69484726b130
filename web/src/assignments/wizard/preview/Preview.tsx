import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useRegions } from '../../../regions/public/use-regions.ts';
import { AssignmentBody } from '../../one/AssignmentBody.tsx';
import { AssignmentContacts } from '../../one/AssignmentContacts.tsx';
import { AssignmentFacts } from '../../one/AssignmentFacts.tsx';
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
  const { title, company } = assignment;
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
        <AssignmentBody assignment={assignment} />
        <AssignmentContacts assignment={assignment} />
      </Stack>
    </section>
  );
}
