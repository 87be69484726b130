import { useLingui } from '@lingui/react/macro';
import { Checkbox, MultiSelect, NativeSelect } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { countries, disciplines } from '@torg/protocol/terms';
import { CompetencyPicker } from '../competencies/public/CompetencyPicker.tsx';
import { disciplineTexts } from '../competencies/public/discipline-texts.ts';
import { useRegions } from '../regions/public/use-regions.ts';
import { countryTexts } from '../ui/text/country-texts.ts';
import { DateField } from '../ui/field/DateField.tsx';
import { errorText } from '../ui/text/error-texts.ts';
import type { UnreadText } from '../ui/field/unread.ts';
import { ToggleChips } from '../ui/field/ToggleChips.tsx';
import classes from './FindFields.module.css';
import {
  inAddress,
  marketCodes,
  matchTypes,
  namedAll,
  type FindSearch,
  type Named,
} from './find-search.ts';
import { marketTexts, matchTexts } from './search-texts.ts';

interface FindFieldsProps {
  search: FindSearch;
  onChange: (part: FindSearch) => void;
}

interface UnreadProps {
  /** what is typed as the day, and cannot be read */
  unread: UnreadText | undefined;
  onUnread: (text: UnreadText | undefined) => void;
}

const asTexts = (all: readonly Named[]): string[] | undefined =>
  all.length > 0 ? all.map(inAddress) : undefined;

/** All filters of the search, beside the words. */
export function FindFields({ search, onChange, unread, onUnread }: FindFieldsProps & UnreadProps) {
  const { t } = useLingui();
  const skills = namedAll(search.skills);
  return (
    <>
      <CompetencyPicker
        type="role"
        label={t`Roller`}
        value={namedAll(search.roles)}
        max={limits.profile.roles}
        onChange={(roles) => onChange({ roles: asTexts(roles) })}
      />
      <CompetencyPicker
        type="skill"
        label={t`Ferdigheter`}
        value={skills}
        max={limits.assignment.skills}
        onChange={(chosen) => onChange({ skills: asTexts(chosen) })}
      />
      {skills.length > 1 && (
        <NativeSelect
          label={t`Ferdigheter til sammen`}
          value={search['match-type'] ?? 'all'}
          onChange={({ currentTarget: { value } }) =>
            onChange({ 'match-type': value === 'any' ? 'any' : undefined })
          }
          data={matchTypes.map((value) => ({ value, label: t(matchTexts[value]) }))}
        />
      )}
      <RegionChoice search={search} onChange={onChange} />
      <DateField
        label={t`Ledig innen`}
        placeholder={t`Når som helst`}
        value={unread ?? search['availability-to'] ?? null}
        onChange={(day) => {
          onUnread(undefined);
          onChange({ 'availability-to': day ?? undefined });
        }}
        onUnread={onUnread}
        clearable
      />
      <MarketChoice search={search} onChange={onChange} />
      <ToggleChips
        label={t`Alle roller innen`}
        className={classes.wide}
        choices={disciplines.map((value) => ({ value, label: t(disciplineTexts[value]) }))}
        chosen={search['all-roles-in-disciplines'] ?? []}
        onChange={(chosen) =>
          onChange({ 'all-roles-in-disciplines': chosen.length > 0 ? chosen : undefined })
        }
      />
      <div className={classes.checks}>
        <Checkbox
          label={t`Kan jobbe hjemmefra`}
          checked={search['remote-work'] !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ 'remote-work': checked ? 'true' : undefined })
          }
        />
        <Checkbox
          label={t`Skjul navn, bilder og selskap`}
          checked={search.anonymized !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ anonymized: checked ? 'true' : undefined })
          }
        />
      </div>
    </>
  );
}

function RegionChoice({ search, onChange }: FindFieldsProps) {
  const { t } = useLingui();
  const { data, error } = useRegions();
  const chosen = namedAll(search.regions);
  const all = data?.regions ?? [];
  // The regions in the URL are shown before the list of regions is loaded.
  const regions = all.length > 0 ? all : chosen.map((one) => ({ ...one, country: 'NO' as const }));
  const groups = countries.map((country) => ({
    group: t(countryTexts[country]),
    items: regions
      .filter((region) => region.country === country)
      .map(({ uuid, name }) => ({ value: uuid, label: name })),
  }));
  return (
    <MultiSelect
      label={t`Regioner`}
      placeholder={chosen.length === 0 ? t`Hele landet` : undefined}
      data={groups}
      value={chosen.map(({ uuid }) => uuid)}
      onChange={(ids) =>
        onChange({
          regions: asTexts(
            ids.flatMap((id) => [...chosen, ...all].find(({ uuid }) => uuid === id) ?? []),
          ),
        })
      }
      error={error ? errorText(error) : undefined}
      searchable
      hidePickedOptions
      nothingFoundMessage={t`Ingen treff`}
    />
  );
}

function MarketChoice({ search, onChange }: FindFieldsProps) {
  const { t } = useLingui();
  const [only, second] = search['market-codes'] ?? [];
  return (
    <NativeSelect
      label={t`Marked`}
      value={second === undefined ? (only ?? '') : ''}
      onChange={({ currentTarget: { value } }) => {
        const market = marketCodes.find((one) => one === value);
        onChange({ 'market-codes': market && [market] });
      }}
      data={[
        { value: '', label: t`Norge og Sverige` },
        ...marketCodes.map((value) => ({ value, label: t(marketTexts[value]) })),
      ]}
    />
  );
}
