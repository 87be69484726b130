import { useLingui } from '@lingui/react/macro';
import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import { useState } from 'react';
import { useLocale } from '../client/use-locale.ts';
import type { FindSearch } from './find-search.ts';
import classes from './FindField.module.css';
import { suggestionTexts } from './search-texts.ts';
import { suggestionsQuery, takenFrom, type Suggestion } from './suggestions.ts';

interface FindFieldProps {
  isAdmin: boolean;
  search: FindSearch;
  onChange: (part: FindSearch, replace?: boolean) => void;
}

const pause = 200;
/** Shorter texts could mean nearly anything and are not looked up. */
const shortest = 2;
/** The value of the suggestion that searches for the text as typed. */
const words = 'words';

/** The search field; what the text may mean is suggested as filters. */
export function FindField({ isAdmin, search, onChange }: FindFieldProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const { q = '' } = search;
  const [typed, setTyped] = useState(q);
  const [lastWords, setLastWords] = useState(q);
  // The words changed elsewhere, as by the browser's back button.
  if (q !== lastWords) {
    setLastWords(q);
    setTyped(q);
  }
  const query = typed.trim().slice(0, limits.query);
  const [paused] = useDebouncedValue(query, pause);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isTyping = query.length >= shortest && query !== q;
  const suggestions = useQuery({
    ...suggestionsQuery(isAdmin, paused, locale),
    enabled: isTyping && paused.length >= shortest,
  });
  const offered = isTyping ? (suggestions.data?.results ?? []) : [];

  const searchFor = (text: string) => {
    combobox.closeDropdown();
    if (text !== q) onChange({ q: text || undefined });
  };
  const take = (value: string) => {
    if (value === words) return searchFor(query);
    const taken = offered[Number(value)];
    if (taken === undefined) return undefined;
    combobox.closeDropdown();
    const part = takenFrom(search, taken);
    if (part === undefined) {
      const profile = String(taken.filter?.value);
      return void navigate({ to: '/profiles/$profile', params: { profile } });
    }
    setTyped(part.q ?? '');
    return onChange(part);
  };

  return (
    <Combobox store={combobox} onOptionSubmit={take}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          role="combobox"
          aria-expanded={combobox.dropdownOpened && isTyping}
          aria-controls={combobox.listId ?? undefined}
          className={classes.field}
          aria-label={t`Hvem leter du etter?`}
          placeholder={t`Ferdighet, rolle, kunde, eller en setning om det du trenger`}
          value={typed}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={
            typed && (
              <CloseButton
                size="sm"
                aria-label={t`Tøm feltet`}
                onClick={() => {
                  setTyped('');
                  searchFor('');
                }}
              />
            )
          }
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onKeyDown={(event) => {
            // The list handles Enter itself when an option is selected with the arrow keys.
            if (event.key === 'Enter' && combobox.getSelectedOptionIndex() < 0) searchFor(query);
          }}
          onBlur={() => searchFor(query)}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isTyping}>
        <Combobox.Options aria-label={t`Forslag`}>
          <Combobox.Option value={words}>{t`Søk etter «${query}»`}</Combobox.Option>
          {offered.map((one, place) => (
            <Offer
              key={`${one.type} ${one.filter?.value ?? one.label}`}
              place={place}
              offer={one}
            />
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Offer({ place, offer }: { place: number; offer: Suggestion }) {
  const { t } = useLingui();
  const { label, detail, type } = offer;
  return (
    <Combobox.Option value={String(place)}>
      <span className={classes.offer}>
        <span>{label}</span>
        <span className={classes.kind}>
          {t(suggestionTexts[type])}
          {detail && ` · ${detail}`}
        </span>
      </span>
    </Combobox.Option>
  );
}
