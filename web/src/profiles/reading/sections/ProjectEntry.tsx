import { useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Profile } from '../../profiles.queries.ts';
import entry from './Entry.module.css';
import { EntryText } from './EntryText.tsx';
import { isLinked } from './linked-entry.ts';
import { PeriodText } from './PeriodText.tsx';
import classes from './ProjectEntry.module.css';

type Project = Profile['projects'][number];

interface ProjectEntryProps {
  project: Project;
  /** it is collapsed to a line until it is opened; on paper it is always whole */
  folds?: boolean;
  unfolded?: boolean;
}

/** One project: when, for whom, what it was, and what the consultant did in it. */
export function ProjectEntry({ project, folds = false, unfolded = false }: ProjectEntryProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(unfolded || !folds || isLinked(project.uuid));
  const { project_name, project_customer, project_roles } = project;
  const name = project_name || project_customer || t`Uten navn`;
  const where = [
    project_name ? project_customer : '',
    project_roles.map((role) => role.name).join(', '),
  ].filter(Boolean);
  return (
    <li id={project.uuid} className={entry.entry}>
      <h3 className={entry.title}>
        {folds ? (
          <UnstyledButton
            className={classes.fold}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <span>{name}</span>
            <IconChevronDown size={18} aria-hidden />
          </UnstyledButton>
        ) : (
          name
        )}
      </h3>
      {where.length > 0 && <p className={entry.where}>{where.join(' · ')}</p>}
      <PeriodText period={project} />
      <div id={id} className={entry.body} data-folded={!isOpen || undefined}>
        <ProjectTexts project={project} />
      </div>
    </li>
  );
}

function ProjectTexts({ project }: { project: Project }) {
  const { t } = useLingui();
  const { project_description, project_role_description, project_skills } = project;
  const hasNoDescription = project_description.trim() === '';
  return (
    <>
      <EntryText>{project_description}</EntryText>
      {project_role_description.trim() !== '' && (
        <div>
          {!hasNoDescription && <h4 className={classes.part}>{t`Det jeg gjorde`}</h4>}
          <EntryText>{project_role_description}</EntryText>
        </div>
      )}
      {project_skills.length > 0 && (
        <ul className={classes.skills} aria-label={t`Ferdigheter`}>
          {project_skills.map(({ uuid, name }) => (
            <li key={uuid}>{name}</li>
          ))}
        </ul>
      )}
    </>
  );
}
