import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { countries } from '@torg/protocol/terms';
import { countryTexts } from '../../ui/country-texts.ts';
import { salesAdminsQuery } from '../clients.queries.ts';
import { clientSorts, type ClientSort, type ClientsSearch } from './clients-search.ts';

const sortTexts: Record<ClientSort, MessageDescriptor> = {
  name: msg`Navn, A til Å`,
  buyers: msg`Flest innkjøpere først`,
  assignments: msg`Flest oppdrag først`,
  activity: msg`Sist aktive først`,
};

interface ClientFieldsProps {
  search: ClientsSearch;
  onChange: (part: ClientsSearch) => void;
}

/** All that narrows and orders the list, beside the words. */
export function ClientFields({ search, onChange }: ClientFieldsProps) {
  const { t } = useLingui();
  const { data } = useQuery(salesAdminsQuery);
  const admins = data?.accounts ?? [];
  return (
    <>
      <NativeSelect
        label={t`Selger`}
        value={search.sales_admin ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ sales_admin: value || undefined })}
        data={[
          { value: '', label: t`Alle` },
          { value: 'none', label: t`Ingen selger` },
          ...admins.map(({ account, name }) => ({ value: account, label: name })),
        ]}
      />
      <NativeSelect
        label={t`Land`}
        value={search.country ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ country: countries.find((one) => one === value) })
        }
        data={[
          { value: '', label: t`Alle land` },
          ...countries.map((value) => ({ value, label: t(countryTexts[value]) })),
        ]}
      />
      <NativeSelect
        label={t`Rekkefølge`}
        value={search.sort ?? clientSorts[0]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sort: clientSorts.find((one) => one === value), direction: undefined })
        }
        data={clientSorts.map((value) => ({ value, label: t(sortTexts[value]) }))}
      />
    </>
  );
}
