import { Trans, useLingui } from '@lingui/react/macro';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ManagedType } from '@torg/protocol/competencies/competency-terms';
import { useDeferredValue, useState } from 'react';
import { useLocale } from '../client/use-locale.ts';
import { termsQuery, type NamedTerm } from './vocabulary.queries.ts';
import { typeTexts } from './vocabulary-texts.ts';

interface TermPickerProps {
  label: string;
  description?: string;
  type?: ManagedType;
  /** the term that cannot be chosen */
  without?: string;
  value: NamedTerm | undefined;
  onChange: (term: NamedTerm | undefined) => void;
  error?: string | null;
  /** gets the focus when the dialog around it opens */
  'data-autofocus'?: true;
  id?: string;
}

const most = 10;

/** Picks an active term by any of its names or synonyms. */
export function TermPicker(props: TermPickerProps) {
  const { type, without, value, onChange, ...field } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const chosenName = value?.names[locale];
  const [typed, setTyped] = useState(chosenName ?? '');
  // A draft brings its term once the form is there.
  const [known, setKnown] = useState(chosenName);
  if (chosenName !== known) {
    setKnown(chosenName);
    if (chosenName !== undefined) setTyped(chosenName);
  }
  const text = useDeferredValue(typed.trim());
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const params = {
    text: text || undefined,
    type,
    status: ['active' as const],
    locale,
    limit: most,
  };
  const found = useQuery({ ...termsQuery(params), enabled: combobox.dropdownOpened });
  const choices = (found.data?.competencies ?? []).filter((one) => one.competency !== without);
  const choose = (competency: string) => {
    const chosen = choices.find((one) => one.competency === competency);
    if (!chosen) return;
    onChange(chosen);
    setTyped(chosen.names[locale]);
    combobox.closeDropdown();
  };
  const search = (words: string) => {
    setTyped(words);
    if (value) onChange(undefined);
    combobox.openDropdown();
    combobox.selectFirstOption();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target>
        <TextInput
          {...field}
          placeholder={t`Søk …`}
          value={typed}
          onChange={({ currentTarget }) => search(currentTarget.value)}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={field.label} mah={320} style={{ overflowY: 'auto' }}>
          {choices.map((one) => (
            <Combobox.Option key={one.competency} value={one.competency}>
              {one.names[locale]}
              {!type && ` · ${t(typeTexts[one.type])}`}
            </Combobox.Option>
          ))}
          {choices.length === 0 && (
            <Combobox.Empty>
              {found.isPending ? <Trans>Henter …</Trans> : <Trans>Ingen treff.</Trans>}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
