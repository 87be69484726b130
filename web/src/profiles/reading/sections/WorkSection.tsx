import { useLingui } from '@lingui/react/macro';
import type { Profile } from '../../profiles.queries.ts';
import entry from './Entry.module.css';
import { EntryText } from './EntryText.tsx';
import { PeriodText } from './PeriodText.tsx';
import { SheetSection } from './SheetSection.tsx';

/** Jobs. `description` is the job title, `long_description` what the consultant did. */
export function WorkSection({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { work_experiences } = profile;
  return (
    <SheetSection
      profile={profile}
      title={t`Arbeidserfaring`}
      edit={{ mode: 'work-experiences' }}
      empty={work_experiences.length === 0}
      invite={t`Legg til jobber, tidligere og nåværende.`}
    >
      <ul className={entry.list}>
        {work_experiences.map((work) => (
          <WorkEntry key={work.uuid} work={work} />
        ))}
      </ul>
    </SheetSection>
  );
}

export function WorkEntry({ work }: { work: Profile['work_experiences'][number] }) {
  const { t } = useLingui();
  const { company, description, long_description } = work;
  return (
    <li id={work.uuid} className={entry.entry}>
      <h3 className={entry.title}>{description || company || t`Uten navn`}</h3>
      {description && company && <p className={entry.where}>{company}</p>}
      <PeriodText period={work} />
      <div className={entry.body}>
        <EntryText>{long_description}</EntryText>
      </div>
    </li>
  );
}
