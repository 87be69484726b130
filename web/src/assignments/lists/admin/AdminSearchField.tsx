import { Trans, useLingui } from '@lingui/react/macro';
import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AdminSuggestions } from './AdminSuggestions.tsx';
import { filterSuggestionsQuery, recentCompaniesQuery } from '../../assignments.queries.ts';
import type { AdminSearch } from '../list-search.ts';

interface AdminSearchFieldProps {
  search: AdminSearch;
  onChange: (part: AdminSearch) => void;
}

/**
 * One field for three things: search words, an editor or a company as a filter, or a link to an
 * assignment. While it is empty, it suggests the companies that last created assignments.
 */
export function AdminSearchField({ search, onChange }: AdminSearchFieldProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [typed, setTyped] = useState(search.q ?? '');
  const [lastQuery, setLastQuery] = useState(search.q);
  if (search.q !== lastQuery) {
    setLastQuery(search.q);
    setTyped(search.q ?? '');
  }
  const [query] = useDebouncedValue(typed.trim(), 200);
  const found = useQuery({
    ...filterSuggestionsQuery(query),
    enabled: query !== '' && combobox.dropdownOpened,
    placeholderData: keepPreviousData,
  });
  const recent = useQuery({ ...recentCompaniesQuery, enabled: combobox.dropdownOpened });

  const lookFor = (words: string) => {
    setTyped(words);
    onChange({ q: words || undefined });
  };
  const choose = (option: string) => {
    const [kind, id = ''] = option.split(':');
    combobox.closeDropdown();
    if (kind === 'words') return lookFor(typed.trim());
    if (kind === 'assignment') {
      void navigate({ to: '/assignments/$assignment', params: { assignment: id } });
      return;
    }
    setTyped('');
    const add = (ids: string[] = []) => [...new Set([...ids, id])];
    if (kind === 'company') onChange({ company: add(search.company), q: undefined });
    if (kind === 'editor') onChange({ editor: add(search.editor), q: undefined });
  };

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={choose}
      shadow="md"
      portalProps={{ target: '#main' }}
    >
      <Combobox.Target>
        <TextInput
          type="search"
          aria-label={t`Søk etter oppdrag, selskap eller redaktør`}
          placeholder={t`Søk etter oppdrag, selskap eller redaktør`}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && combobox.getSelectedOptionIndex() < 0) {
              lookFor(typed.trim());
              combobox.closeDropdown();
            }
          }}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={
            typed && (
              <CloseButton size="sm" aria-label={t`Tøm feltet`} onClick={() => lookFor('')} />
            )
          }
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={t`Forslag`} mah={360} style={{ overflowY: 'auto' }}>
          {typed.trim() ? (
            <>
              <Combobox.Option value="words">
                <Trans>Søk etter «{typed.trim()}»</Trans>
              </Combobox.Option>
              <AdminSuggestions found={found.data} />
            </>
          ) : (
            <AdminSuggestions
              found={{ editors: [], assignments: [], companies: recent.data?.companies ?? [] }}
              companiesLabel={t`Nylige oppdragsgivere`}
            />
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
