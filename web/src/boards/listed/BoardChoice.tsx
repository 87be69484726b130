import { useLingui } from '@lingui/react/macro';
import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { useActiveAssignments } from '../../assignments/public/active-assignments.ts';
import { useFoundNeeds } from '../../opportunities/public/found-needs.ts';
import { errorText } from '../../ui/text/error-texts.ts';
import type { BoardOf } from '../boards.queries.ts';

interface BoardChoiceProps {
  of: BoardOf | undefined;
  onChange: (of: BoardOf | undefined) => void;
  error: string | undefined;
}

const kinds = ['assignment', 'opportunity'] as const;
const valueOf = ({ kind, id }: BoardOf): string => `${kind} ${id}`;

function boardAt(value: string | null): BoardOf | undefined {
  const [name, id] = value?.split(' ') ?? [];
  const kind = kinds.find((one) => one === name);
  return kind && id !== undefined ? { kind, id } : undefined;
}

/** One's active assignments and needs, found by their words; an admin's are those of everybody. */
export function BoardChoice({ of, onChange, error }: BoardChoiceProps) {
  const { t } = useLingui();
  const { can } = useShellUser();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string }>();
  const [query] = useDebouncedValue(typed, 250);
  const assignments = useActiveAssignments(query);
  const needs = useFoundNeeds(query);
  const failure = assignments.error ?? needs.error;
  const found = [
    (assignments.data?.assignments ?? []).map(({ uuid: id, title, company_name: company }) => ({
      value: valueOf({ kind: 'assignment', id }),
      label: can.administer ? `${title || t`Uten tittel`} – ${company}` : title || t`Uten tittel`,
    })),
    (needs.data?.opportunities ?? []).map(({ opportunity: id, opportunity_name: label }) => ({
      value: valueOf({ kind: 'opportunity', id }),
      label,
    })),
  ];
  const [ofAssignments = [], ofNeeds = []] = found;
  const isFound = found.flat().some(({ value }) => value === chosen?.value);
  return (
    <Select
      label={t`Tavlen til`}
      description={t`Et aktivt oppdrag eller et behov.`}
      searchable
      data={[
        ...(chosen && !isFound ? [chosen] : []),
        { group: t`Oppdrag`, items: ofAssignments },
        { group: t`Behov`, items: ofNeeds },
      ].filter((one) => !('items' in one) || one.items.length > 0)}
      filter={({ options }) => options}
      value={of ? valueOf(of) : null}
      onChange={(value, option) => {
        setChosen(option ?? undefined);
        onChange(boardAt(value));
      }}
      onSearchChange={(words) => setTyped(words === chosen?.label ? '' : words)}
      nothingFoundMessage={t`Ingen treff`}
      rightSection={
        assignments.isFetching || needs.isFetching ? <Loader size={16} aria-hidden /> : undefined
      }
      error={error ?? (failure ? errorText(failure) : undefined)}
    />
  );
}
