import { useLingui } from '@lingui/react/macro';
import type { Profile } from '../../profiles.queries.ts';
import classes from './DatedSection.module.css';
import { EntryText } from './EntryText.tsx';
import { periodText } from './period.ts';
import { SheetSection } from './SheetSection.tsx';

/** Positions of trust: boards, associations and the like. */
export function PositionSection({ profile }: { profile: Profile }) {
  const { t, i18n } = useLingui();
  const { position_experience } = profile;
  const when = (from_year: number | null, to_year: number | null) =>
    periodText(i18n.locale, { from_year, from_month: null, to_year, to_month: null }, t`nå`);
  return (
    <SheetSection
      profile={profile}
      title={t`Verv`}
      edit={{ mode: 'more-info', subsection: 'position-experiences' }}
      empty={position_experience.length === 0}
    >
      <ul className={classes.list}>
        {position_experience.map(({ uuid, name, description, year_from, year_to }) => (
          <li key={uuid} id={uuid}>
            <h3 className={classes.name}>{name || t`Uten navn`}</h3>
            <p className={classes.when}>{when(year_from, year_to)}</p>
            <EntryText>{description}</EntryText>
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}
