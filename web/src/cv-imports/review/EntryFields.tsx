import { useLingui } from '@lingui/react/macro';
import { Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import type { FeatureExtractionFlag } from '@torg/protocol/cv-imports/read-cv';
import { languageLevels } from '@torg/protocol/profiles/profile-terms';
import { levelTexts } from '../../profiles/public/level-texts.ts';
import { MonthYearField } from '../../ui/field/MonthYearField.tsx';
import { datesOf, isWrongYear, plainFields, type Item, type PlainField } from './item-fields.ts';

interface EntryFieldsProps {
  flag: FeatureExtractionFlag;
  item: Item;
  onChange: (item: Item) => void;
}

/** The plain fields of an entry, to correct what was read. */
export function EntryFields({ flag, item, onChange }: EntryFieldsProps) {
  const set = (name: string, value: unknown) => onChange({ ...item, [name]: value });
  return (
    <Stack gap="sm">
      {plainFields[flag].map((field) => (
        <PlainInput
          key={field.name}
          field={field}
          value={item[field.name]}
          onChange={(value) => set(field.name, value)}
        />
      ))}
      <Dates item={item} onChange={onChange} />
    </Stack>
  );
}

interface PlainInputProps {
  field: PlainField;
  value: unknown;
  onChange: (value: unknown) => void;
}

function PlainInput({ field, value, onChange }: PlainInputProps) {
  const { t } = useLingui();
  const label = t(field.label);
  const text = typeof value === 'string' ? value : '';
  if (field.kind === 'mark') {
    return (
      <Checkbox
        label={label}
        checked={value === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    );
  }
  if (field.kind === 'level') {
    const levels = languageLevels.map((level) => ({ value: level, label: t(levelTexts[level]) }));
    return (
      <NativeSelect
        label={label}
        value={text}
        data={[{ value: '', label: t`Ikke oppgitt` }, ...levels]}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      />
    );
  }
  const props = { label, value: text, autoComplete: 'off' };
  if (field.kind === 'line') {
    return <TextInput {...props} onChange={(event) => onChange(event.currentTarget.value)} />;
  }
  return (
    <Textarea
      {...props}
      autosize
      minRows={3}
      maxRows={14}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const numberOr = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function Dates({ item, onChange }: Pick<EntryFieldsProps, 'item' | 'onChange'>) {
  const { t } = useLingui();
  return datesOf(item).map(({ year, month, label }) => (
    <MonthYearField
      key={year}
      label={t(label)}
      yearOnly={month === undefined}
      value={{ month: numberOr(item[month ?? '']), year: String(item[year] ?? '') }}
      error={isWrongYear(item[year]) ? t`Skriv året med fire sifre.` : undefined}
      onChange={(next) =>
        onChange({
          ...item,
          [year]: next.year === '' ? null : Number(next.year),
          ...(month && { [month]: next.year === '' ? null : next.month }),
        })
      }
    />
  ));
}
