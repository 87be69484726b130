import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { countries } from '@torg/protocol/terms';
import type { SortOf } from '../../client/list-search.ts';
import { countryTexts } from '../../ui/text/country-texts.ts';
import { FilterSelect } from '../../ui/list/FilterSelect.tsx';
import { SortField } from '../../ui/table/SortField.tsx';
import type { ListSearchState } from '../../ui/list/use-list-search.ts';
import { salesAdminsQuery } from '../clients.queries.ts';
import type { clientList } from './clients-search.ts';

const sortTexts: Record<SortOf<typeof clientList>, MessageDescriptor> = {
  name: msg`Navn, A til Å`,
  buyers: msg`Flest innkjøpere først`,
  assignments: msg`Flest oppdrag først`,
  activity: msg`Sist aktive først`,
};

/** All filters and the order of the list, beside the text field. */
export function ClientFields({ list }: { list: ListSearchState<typeof clientList> }) {
  const { t } = useLingui();
  const { data } = useQuery(salesAdminsQuery);
  const admins = data?.accounts ?? [];
  const { search, narrow } = list;
  return (
    <>
      <NativeSelect
        label={t`Selger`}
        value={search.sales_admin ?? ''}
        onChange={({ currentTarget: { value } }) => narrow({ sales_admin: value || undefined })}
        data={[
          { value: '', label: t`Alle` },
          { value: 'none', label: t`Ingen selger` },
          ...admins.map(({ account, name }) => ({ value: account, label: name })),
        ]}
      />
      <FilterSelect
        label={t`Land`}
        every={t`Alle land`}
        words={countries}
        texts={countryTexts}
        value={search.country}
        onChange={(country) => narrow({ country })}
      />
      <SortField list={list} texts={sortTexts} />
    </>
  );
}
