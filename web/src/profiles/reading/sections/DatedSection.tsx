import { useLingui } from '@lingui/react/macro';
import type { Subsection } from '../../profile-search.ts';
import type { Profile } from '../../profiles.queries.ts';
import classes from './DatedSection.module.css';
import { EntryText } from './EntryText.tsx';
import { monthText } from './period.ts';
import { SheetSection } from './SheetSection.tsx';

interface DatedSectionProps {
  profile: Profile;
  kind: Exclude<Subsection, 'position-experiences'>;
  title: string;
}

/** Entries with a name and a month: certifications, courses, honors and the like. */
export function DatedSection({ profile, kind, title }: DatedSectionProps) {
  const { t, i18n } = useLingui();
  const entries = profile[kind];
  return (
    <SheetSection
      profile={profile}
      title={title}
      edit={{ mode: 'more-info', subsection: kind }}
      empty={entries.length === 0}
    >
      <ul className={classes.list}>
        {entries.map(({ uuid, name, description, year, month }) => (
          <li key={uuid} id={uuid}>
            <h3 className={classes.name}>{name || t`Uten navn`}</h3>
            {year !== null && <p className={classes.when}>{monthText(i18n.locale, year, month)}</p>}
            <EntryText>{description}</EntryText>
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}
