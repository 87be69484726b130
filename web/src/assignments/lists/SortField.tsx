import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import type { AdminSortField, SortDirection } from '@torg/protocol/terms';
import { sortTexts } from '../assignment-texts.ts';
import { opposite } from '../../ui/SortHeader.tsx';
import { firstDirection } from './sorting.ts';

interface SortFieldProps<F extends AdminSortField> {
  fields: readonly [F, ...F[]];
  sort?: F;
  direction?: SortDirection;
  onChange: (next: { sort: F; direction: SortDirection }) => void;
}

export function SortField<F extends AdminSortField>(props: SortFieldProps<F>) {
  const { fields, sort = fields[0], direction = 'desc', onChange } = props;
  const { t } = useLingui();
  const choices = fields.flatMap((field) =>
    [firstDirection(field), opposite(firstDirection(field))].map((way) => ({
      field,
      way,
      key: `${field}:${way}` as const,
    })),
  );
  const choose = (key: string) => {
    const choice = choices.find((one) => one.key === key);
    if (choice) onChange({ sort: choice.field, direction: choice.way });
  };
  return (
    <NativeSelect
      label={t`Rekkefølge`}
      value={`${sort}:${direction}`}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data={choices.map(({ key }) => ({ value: key, label: t(sortTexts[key]) }))}
    />
  );
}
