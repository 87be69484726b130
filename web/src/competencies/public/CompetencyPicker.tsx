import { Trans, useLingui } from '@lingui/react/macro';
import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import type { CompetencyType, Discipline } from '@torg/protocol/terms';
import { useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocale } from '../../client/use-locale.ts';
import { errorText } from '../../ui/error-texts.ts';
import { competenciesQuery, type CompetencyChoice } from '../competencies.queries.ts';
import classes from './CompetencyPicker.module.css';
import { entryOf, rank, type Match } from './ranking.ts';

export type PickedCompetency = Pick<CompetencyChoice, 'uuid' | 'name' | 'type' | 'discipline'>;

interface CompetencyPickerProps {
  id?: string;
  type: Exclude<CompetencyType, 'discipline'>;
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  value: readonly PickedCompetency[];
  onChange: (value: PickedCompetency[]) => void;
  max: number;
  discipline?: Discipline | null;
}

/** Roles or skills from the common list, found by any word that people use for them. */
export function CompetencyPicker(props: CompetencyPickerProps) {
  const { type, label, description, error, value, onChange, max, discipline } = props;
  const { t } = useLingui();
  const ownId = useId();
  const id = props.id ?? ownId;
  const [query, setQuery] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const competencies = useQuery(competenciesQuery(useLocale()));
  const all = competencies.data?.competencies;
  const entries = useMemo(
    () => (all ?? []).filter((one) => one.type === type).map(entryOf),
    [all, type],
  );
  const full = value.length >= max;
  const without = value.map(({ uuid }) => uuid);
  const matches = rank(entries, { query, discipline, without, most: limits.competencyPicker });

  const add = (uuid: string) => {
    const match = matches.find(({ choice }) => choice.uuid === uuid);
    if (!match || full) return;
    const { synonyms: _, ...picked } = match.choice;
    onChange([...value, picked]);
    setQuery('');
    combobox.closeDropdown();
  };
  const remove = (uuid: string) => onChange(value.filter((one) => one.uuid !== uuid));
  const search = (text: string) => {
    setQuery(text);
    combobox.openDropdown();
    combobox.selectFirstOption();
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && query === '' && last) remove(last.uuid);
  };

  return (
    <Combobox store={combobox} onOptionSubmit={add}>
      <Combobox.DropdownTarget>
        <PillsInput
          id={id}
          label={
            <span className={classes.label}>
              <span>{label}</span>
              <span className={classes.count}>{t`${value.length} av ${max}`}</span>
            </span>
          }
          labelProps={{ display: 'block' }}
          description={description}
          error={error ?? (competencies.error && errorText(competencies.error))}
          onClick={() => combobox.openDropdown()}
        >
          <Pill.Group>
            {value.map(({ uuid, name }) => (
              <Pill
                key={uuid}
                withRemoveButton
                onRemove={() => remove(uuid)}
                removeButtonProps={{
                  'aria-label': t`Fjern ${name}`,
                  tabIndex: 0,
                  'aria-hidden': false,
                }}
              >
                {name}
              </Pill>
            ))}
            <Combobox.EventsTarget>
              <PillsInput.Field
                id={id}
                value={query}
                disabled={full && value.length === 0}
                readOnly={full}
                placeholder={full ? t`Ikke plass til flere` : t`Søk …`}
                onBlur={() => combobox.closeDropdown()}
                onChange={({ currentTarget }) => search(currentTarget.value)}
                onKeyDown={keyDown}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={full}>
        <Combobox.Options aria-label={label} mah={320} style={{ overflowY: 'auto' }}>
          {matches.map((match) => (
            <Choice key={match.choice.uuid} match={match} />
          ))}
          {matches.length === 0 && (
            <Combobox.Empty>
              {competencies.isPending ? (
                <Trans>Henter …</Trans>
              ) : (
                <Trans>Ingen treff. Prøv et annet ord, eller det engelske.</Trans>
              )}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Choice({ match: { choice, synonym } }: { match: Match }) {
  return (
    <Combobox.Option value={choice.uuid} className={classes.option}>
      <span>{choice.name}</span>
      {synonym && (
        <span className={classes.synonym}>
          <Trans>synonym: {synonym}</Trans>
        </span>
      )}
    </Combobox.Option>
  );
}
