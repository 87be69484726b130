import { Trans, useLingui } from '@lingui/react/macro';
import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import type { CompetencyType, Discipline } from '@torg/protocol/terms';
import { useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocale } from '../../client/use-locale.ts';
import { errorText } from '../../ui/text/error-texts.ts';
import {
  competenciesQuery,
  useProposeCompetency,
  type CompetencyChoice,
} from '../competencies.queries.ts';
import classes from './CompetencyPicker.module.css';
import { entryOf, isKnown, rank, type Match } from './ranking.ts';
import { useTermName } from './use-term-name.ts';

type Named = Pick<CompetencyChoice, 'uuid' | 'name'>;
export type PickedCompetency = Pick<CompetencyChoice, 'uuid' | 'name' | 'type' | 'discipline'>;

interface CompetencyPickerProps<V extends Named> {
  id?: string;
  type: Exclude<CompetencyType, 'discipline'>;
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  value: readonly V[];
  onChange: (value: (V | PickedCompetency)[]) => void;
  max: number;
  discipline?: Discipline | null;
  /** false where the chosen terms are shown in another way */
  pills?: boolean;
  /** a missing term may be added to the common list */
  mayPropose?: boolean;
}

/** The value of the choice that proposes a missing term. */
const proposal = 'proposal';

/** Chooses roles or skills from the common list, by name or synonym. */
export function CompetencyPicker<V extends Named>(props: CompetencyPickerProps<V>) {
  const { type, label, description, error, value, onChange, max, discipline } = props;
  const { pills = true, mayPropose = false } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const ownId = useId();
  const id = props.id ?? ownId;
  const [query, setQuery] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const competencies = useQuery(competenciesQuery(locale));
  const all = competencies.data?.competencies;
  const nameOf = useTermName();
  const named = (pills ? value : []).map((term) => ({ uuid: term.uuid, name: nameOf(term) }));
  const entries = useMemo(
    () => (all ?? []).filter((competency) => competency.type === type).map(entryOf),
    [all, type],
  );
  const full = value.length >= max;
  const without = value.map(({ uuid }) => uuid);
  const matches = rank(entries, { query, discipline, without, most: limits.competencyPicker });

  const propose = useProposeCompetency(locale);
  const failure = competencies.error ?? propose.error;
  const typed = query.trim().slice(0, limits.competencyName);
  const isNew = mayPropose && all !== undefined && typed !== '' && !isKnown(entries, typed);

  const take = (picked: PickedCompetency) => {
    onChange([...value, picked]);
    setQuery('');
    combobox.closeDropdown();
  };
  const add = (uuid: string) => {
    if (uuid === proposal) {
      propose.mutate(
        { name: typed, type, discipline: discipline ?? undefined },
        { onSuccess: take },
      );
      return;
    }
    const match = matches.find(({ choice }) => choice.uuid === uuid);
    if (!match || full) return;
    const { synonyms: _, ...picked } = match.choice;
    take(picked);
  };
  const remove = (uuid: string) => onChange(value.filter((competency) => competency.uuid !== uuid));
  const search = (text: string) => {
    setQuery(text);
    combobox.openDropdown();
    combobox.selectFirstOption();
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && query === '' && pills && last) remove(last.uuid);
  };

  return (
    <Combobox store={combobox} onOptionSubmit={add}>
      <Combobox.DropdownTarget>
        <PillsInput
          id={id}
          label={
            <span className={classes.label}>
              <span>{label}</span>
              {value.length > 0 && (
                <span className={classes.count}>{t`${value.length} av ${max}`}</span>
              )}
            </span>
          }
          labelProps={{ className: classes.whole }}
          description={description}
          error={error ?? (failure && errorText(failure))}
          onClick={() => combobox.openDropdown()}
        >
          <Pill.Group>
            {named.map(({ uuid, name }) => (
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
                disabled={full && (value.length === 0 || !pills)}
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
          {isNew && (
            <Combobox.Option value={proposal}>
              <Trans>Legg til «{typed}» som nytt ord</Trans>
            </Combobox.Option>
          )}
          {matches.length === 0 && !isNew && (
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
