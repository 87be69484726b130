import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Profile } from '../../profiles.queries.ts';
import entry from './Entry.module.css';
import { ProjectEntry } from './ProjectEntry.tsx';
import { SheetSection } from './SheetSection.tsx';

/** This many projects are expanded; the rest are one line each until opened. */
const open = 4;

export function ProjectSection({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const { projects } = profile;
  return (
    <SheetSection
      profile={profile}
      title={t`Prosjekter`}
      edit={{ mode: 'projects' }}
      empty={projects.length === 0}
      invite={t`Legg til prosjekter. De er det oppdragsgivere leser nøyest.`}
    >
      <ul className={entry.list}>
        {projects.map((project, place) => (
          <ProjectEntry
            key={`${project.uuid} ${all}`}
            project={project}
            folds={place >= open}
            unfolded={all}
          />
        ))}
      </ul>
      {projects.length > open && (
        <Button
          mt="md"
          variant="default"
          className={entry.everything}
          aria-pressed={all}
          onClick={() => setAll(!all)}
        >
          {all ? <Trans>Fold sammen de eldste</Trans> : <Trans>Vis alt om alle prosjektene</Trans>}
        </Button>
      )}
    </SheetSection>
  );
}
