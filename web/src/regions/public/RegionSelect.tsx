import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { countries, type Country } from '@torg/protocol/terms';
import type { ReactNode } from 'react';
import { errorText } from '../../ui/text/error-texts.ts';
import { countryTexts } from '../../ui/text/country-texts.ts';
import { useRegions } from './use-regions.ts';

interface RegionSelectProps {
  id: string;
  /** uuid */
  value: string | null;
  onChange: (region: string | null) => void;
  error?: string;
  description?: ReactNode;
  /** the country whose regions come first */
  first: Country;
  required?: boolean;
}

export function RegionSelect(props: RegionSelectProps) {
  const { first, error, required = false, ...field } = props;
  const { t } = useLingui();
  const { data, error: failure } = useRegions();
  const order = countries.toSorted((code) => (code === first ? -1 : 1));
  const groups = order.map((code) => ({
    group: t(countryTexts[code]),
    items: (data?.regions ?? [])
      .filter((region) => region.country === code)
      .map(({ uuid, name }) => ({ value: uuid, label: name })),
  }));
  return (
    <Select
      {...field}
      label={t`Region`}
      withAsterisk={required}
      placeholder={t`Velg region`}
      data={groups}
      error={error ?? (failure && errorText(failure))}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Tøm feltet` }}
      nothingFoundMessage={t`Ingen treff`}
      maw={420}
    />
  );
}
