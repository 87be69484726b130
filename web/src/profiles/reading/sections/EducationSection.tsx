import { useLingui } from '@lingui/react/macro';
import type { Profile } from '../../profiles.queries.ts';
import entry from './Entry.module.css';
import { EntryText } from './EntryText.tsx';
import { PeriodText } from './PeriodText.tsx';
import { SheetSection } from './SheetSection.tsx';

export function EducationSection({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { educations } = profile;
  return (
    <SheetSection
      profile={profile}
      title={t`Utdanning`}
      edit={{ mode: 'educations' }}
      empty={educations.length === 0}
      invite={t`Legg til utdanning.`}
    >
      <ul className={entry.list}>
        {educations.map((education) => (
          <EducationEntry key={education.uuid} education={education} />
        ))}
      </ul>
    </SheetSection>
  );
}

function EducationEntry({ education }: { education: Profile['educations'][number] }) {
  const { t } = useLingui();
  const { programme, degree, school, description } = education;
  const name = [degree, programme].filter(Boolean).join(', ');
  return (
    <li id={education.uuid} className={entry.entry}>
      <h3 className={entry.title}>{name || school || t`Uten navn`}</h3>
      {name && school && <p className={entry.where}>{school}</p>}
      <PeriodText period={education} />
      <div className={entry.body}>
        <EntryText>{description}</EntryText>
      </div>
    </li>
  );
}
