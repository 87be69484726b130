import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import type { SortDirection } from '@torg/protocol/terms';
import { opposite } from './SortHeader.tsx';

type Way<S extends string> = `${S}:${SortDirection}`;

interface SortFieldProps<S extends string> {
  list: {
    sorts: readonly S[];
    sort: S;
    direction: SortDirection;
    firstDirection: (sort: S) => SortDirection;
    narrow: (part: { sort: S; direction: SortDirection }) => void;
  };
  /** one text for the default direction, or one for each direction */
  texts: Record<S, MessageDescriptor> | Record<Way<S>, MessageDescriptor>;
}

/** Chooses the order of a list, also where it has no columns. */
export function SortField<S extends string>({ list, texts }: SortFieldProps<S>) {
  const { t } = useLingui();
  const said: Partial<Record<string, MessageDescriptor>> = texts;
  const ways = list.sorts.flatMap((sort) => {
    const first = list.firstDirection(sort);
    return [first, opposite(first)].flatMap((direction) => {
      const text = said[`${sort}:${direction}`] ?? (direction === first ? said[sort] : undefined);
      return text ? [{ sort, direction, text, value: `${sort}:${direction}` }] : [];
    });
  });
  const now = ways.find(
    ({ sort, direction }) => sort === list.sort && direction === list.direction,
  );
  return (
    <NativeSelect
      label={t`Rekkefølge`}
      value={(now ?? ways.find(({ sort }) => sort === list.sort))?.value}
      onChange={({ currentTarget }) => {
        const way = ways.find(({ value }) => value === currentTarget.value);
        if (way) list.narrow({ sort: way.sort, direction: way.direction });
      }}
      data={ways.map(({ value, text }) => ({ value, label: t(text) }))}
    />
  );
}
