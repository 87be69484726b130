import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../ui/text/error-texts.ts';
import { salesAdminsQuery } from './clients.queries.ts';

interface SalesAdminFieldProps {
  value: string | null;
  onChange: (account: string | null) => void;
}

/** Chooses the admin who is responsible for a client. */
export function SalesAdminField({ value, onChange }: SalesAdminFieldProps) {
  const { t } = useLingui();
  const { data, error } = useQuery(salesAdminsQuery);
  const admins = data?.accounts ?? [];
  const isKnown = value === null || admins.some(({ account }) => account === value);
  return (
    <NativeSelect
      label={t`Selger`}
      description={t`Administratoren som følger opp oppdragsgiveren.`}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      error={error && errorText(error)}
      data={[
        { value: '', label: t`Ingen selger` },
        ...(isKnown ? [] : [{ value: value ?? '', label: t`Nåværende selger` }]),
        ...admins.map(({ account, name }) => ({ value: account, label: name })),
      ]}
    />
  );
}
