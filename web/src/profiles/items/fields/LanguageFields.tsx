import { useLingui } from '@lingui/react/macro';
import { Autocomplete, NativeSelect } from '@mantine/core';
import { languageLevels, type LanguageLevel } from '@torg/protocol/profiles/profile-terms';
import { useMemo } from 'react';
import { fieldId } from '../../editor/field-id.ts';
import { levelTexts } from '../../public/level-texts.ts';
import { itemRule } from '../item-field-rules.ts';
import type { ItemFormState } from '../use-item-form.ts';
import { useProblemText } from '../use-problem-text.ts';
import { ItemField } from './ItemField.tsx';
import classes from './ItemFields.module.css';
import { codeOf, languageChoices } from './language-names.ts';

type LanguageForm = ItemFormState<'language'>;

export function LanguageFields({ form }: { form: LanguageForm }) {
  const { t } = useLingui();
  return (
    <>
      <NameField form={form} />
      <div className={classes.pair}>
        <LevelField form={form} name="spoken_language_level" label={t`Muntlig`} />
        <LevelField form={form} name="written_language_level" label={t`Skriftlig`} />
      </div>
    </>
  );
}

function NameField({ form }: { form: LanguageForm }) {
  const { t, i18n } = useLingui();
  const problemText = useProblemText();
  const choices = useMemo(() => languageChoices(i18n.locale), [i18n.locale]);
  const write = (name: string) => {
    form.set('language_name', name);
    form.set('language_locale', codeOf(name, choices));
  };
  return (
    <ItemField
      form={form}
      names={['language_name', 'language_locale']}
      show={(values) => values.language_name}
    >
      <Autocomplete
        id={fieldId('language_name')}
        label={t`Språk`}
        withAsterisk
        error={problemText(form.problems['language_name'])}
        data={choices.map(({ name }) => name)}
        limit={8}
        maxLength={itemRule('language', 'language_name').maxLength}
        value={form.values.language_name}
        onChange={write}
        autoComplete="off"
        selectFirstOptionOnChange
      />
    </ItemField>
  );
}

interface LevelFieldProps {
  form: LanguageForm;
  name: 'spoken_language_level' | 'written_language_level';
  label: string;
}

function LevelField({ form, name, label }: LevelFieldProps) {
  const { t } = useLingui();
  const textOf = (level: LanguageLevel | null) => (level === null ? '' : t(levelTexts[level]));
  return (
    <ItemField form={form} names={[name]} show={(values) => textOf(values[name])}>
      <NativeSelect
        id={fieldId(name)}
        label={label}
        value={form.values[name] ?? ''}
        onChange={({ currentTarget }) =>
          form.set(name, languageLevels.find((level) => level === currentTarget.value) ?? null)
        }
        data={[
          { value: '', label: t`Velg nivå` },
          ...languageLevels.map((level) => ({ value: level, label: t(levelTexts[level]) })),
        ]}
      />
    </ItemField>
  );
}
