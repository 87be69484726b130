import { useLingui } from '@lingui/react/macro';
import type { Profile } from '../../profiles.queries.ts';
import { levelTexts } from '../../public/level-texts.ts';
import classes from './LanguageSection.module.css';
import { SheetSection } from './SheetSection.tsx';

type Language = Profile['languages'][number];

export function LanguageSection({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { languages } = profile;
  return (
    <SheetSection
      profile={profile}
      title={t`Språk`}
      edit={{ mode: 'languages' }}
      empty={languages.length === 0}
      invite={t`Legg til språk, muntlig og skriftlig.`}
    >
      <dl className={classes.languages}>
        {languages.map((language) => (
          <div key={language.uuid}>
            <dt>{language.language_name || t`Uten navn`}</dt>
            <Levels language={language} />
          </div>
        ))}
      </dl>
    </SheetSection>
  );
}

/** Speech and writing at the same level are mentioned once. */
function Levels({ language }: { language: Language }) {
  const { t } = useLingui();
  const { spoken_language_level, written_language_level } = language;
  const spoken = spoken_language_level && t(levelTexts[spoken_language_level]);
  const written = written_language_level && t(levelTexts[written_language_level]);
  if (spoken && spoken === written) return <dd>{spoken}</dd>;
  return (
    <>
      {spoken && <dd>{t`Muntlig: ${spoken}`}</dd>}
      {written && <dd>{t`Skriftlig: ${written}`}</dd>}
    </>
  );
}
