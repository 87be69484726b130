import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import type { SortDirection } from '@torg/protocol/terms';
import { opposite } from './SortHeader.tsx';

type SortValue<S extends string> = `${S}:${SortDirection}`;

interface SortFieldProps<S extends string> {
  list: {
    sorts: readonly S[];
    sort: S;
    direction: SortDirection;
    firstDirection: (sort: S) => SortDirection;
    narrow: (part: { sort: S; direction: SortDirection }) => void;
  };
  /** one text for the default direction, or one for each direction */
  texts: Record<S, MessageDescriptor> | Record<SortValue<S>, MessageDescriptor>;
}

/** Chooses the order of a list, also where it has no columns. */
export function SortField<S extends string>({ list, texts }: SortFieldProps<S>) {
  const { t } = useLingui();
  const labels: Partial<Record<string, MessageDescriptor>> = texts;
  const options = list.sorts.flatMap((sort) => {
    const first = list.firstDirection(sort);
    return [first, opposite(first)].flatMap((direction) => {
      const text =
        labels[`${sort}:${direction}`] ?? (direction === first ? labels[sort] : undefined);
      return text ? [{ sort, direction, text, value: `${sort}:${direction}` }] : [];
    });
  });
  const current = options.find(
    ({ sort, direction }) => sort === list.sort && direction === list.direction,
  );
  return (
    <NativeSelect
      label={t`Rekkefølge`}
      value={(current ?? options.find(({ sort }) => sort === list.sort))?.value}
      onChange={({ currentTarget }) => {
        const option = options.find(({ value }) => value === currentTarget.value);
        if (option) list.narrow({ sort: option.sort, direction: option.direction });
      }}
      data={options.map(({ value, text }) => ({ value, label: t(text) }))}
    />
  );
}
