import { Trans, useLingui } from '@lingui/react/macro';
import { MultiSelect } from '@mantine/core';
import { countries } from '@torg/protocol/terms';
import { useRegions } from '../../regions/public/use-regions.ts';
import { countryTexts } from '../../ui/text/country-texts.ts';
import { errorText } from '../../ui/text/error-texts.ts';
import { RuleHint } from '../editor/RuleHint.tsx';
import { SectionField } from './SectionField.tsx';
import { useSectionField } from './use-section-field.ts';
import type { SectionState } from './use-section.ts';

/** Where the consultant will work; the country of their own company comes first. */
export function RegionsField({ state }: { state: SectionState<'facts'> }) {
  const { t } = useLingui();
  const { value, error, onChange, ...field } = useSectionField(state, 'regions');
  const { data, error: failure } = useRegions();
  const all = data?.regions ?? [];
  const own = state.profile.consultant_company?.country_code;
  const groups = countries
    .toSorted((country) => (country === own ? -1 : 1))
    .map((country) => ({
      group: t(countryTexts[country]),
      items: all
        .filter((region) => region.country === country)
        .map(({ uuid, name }) => ({ value: uuid, label: name })),
    }));
  const namesOf = (ids: readonly string[]) =>
    all.flatMap(({ uuid, name }) => (ids.includes(uuid) ? [name] : [])).join(', ');
  return (
    <SectionField state={state} name="regions" show={namesOf}>
      <MultiSelect
        {...field}
        label={t`Regioner`}
        description={
          <>
            <Trans>Steder for arbeid hos oppdragsgiveren.</Trans>
            <RuleHint code={state.lacksAt.regions} />
          </>
        }
        placeholder={value.length === 0 ? t`Velg regioner` : undefined}
        data={groups}
        value={[...value]}
        onChange={onChange}
        error={error ?? (failure && errorText(failure))}
        searchable
        hidePickedOptions
        nothingFoundMessage={t`Ingen treff`}
      />
    </SectionField>
  );
}
