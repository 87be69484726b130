import { useLingui } from '@lingui/react/macro';
import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { useActiveAssignments } from '../../assignments/public/active-assignments.ts';
import { errorText } from '../../ui/text/error-texts.ts';

/** A hire that belongs to no assignment. */
export const noAssignment = 'none';

interface AssignmentChoiceProps {
  value: string | null;
  onChange: (assignment: string | null) => void;
  /** offered whether or not it is among the others */
  known: { uuid: string; title: string } | null;
  error: string | undefined;
}

/** The buyer's own active assignments, or none; an admin hires for one of anybody's. */
export function AssignmentChoice({ value, onChange, known, error }: AssignmentChoiceProps) {
  const { t } = useLingui();
  const { can } = useShellUser();
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed, 250);
  const { data, error: failure, isFetching } = useActiveAssignments(query);
  const found = (data?.assignments ?? []).map(({ uuid, title, company_name: company }) => ({
    value: uuid,
    label: can.administer ? `${title || t`Uten tittel`} – ${company}` : title || t`Uten tittel`,
  }));
  const offered = [
    ...(can.administer ? [] : [{ value: noAssignment, label: t`Uten et bestemt oppdrag` }]),
    ...(known && !found.some((one) => one.value === known.uuid)
      ? [{ value: known.uuid, label: known.title }]
      : []),
    ...found,
  ];
  return (
    <Select
      label={t({ message: 'Oppdrag', context: 'one' })}
      description={t`Utkastet fylles ut fra oppdraget.`}
      searchable
      allowDeselect={false}
      data={offered}
      filter={({ options }) => options}
      value={value}
      onChange={onChange}
      onSearchChange={(words) =>
        setTyped(offered.some(({ label }) => label === words) ? '' : words)
      }
      nothingFoundMessage={t`Ingen treff`}
      rightSection={isFetching ? <Loader size={16} aria-hidden /> : undefined}
      error={error ?? (failure ? errorText(failure) : undefined)}
    />
  );
}
