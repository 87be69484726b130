import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';

interface FilterSelectProps<W extends string> {
  label: string;
  /** the label is for screen readers only */
  isBare?: boolean;
  /** label of the choice that filters nothing; left out: all of them */
  every?: string;
  words: readonly W[];
  texts: Record<W, MessageDescriptor>;
  value: W | undefined;
  onChange: (word: W | undefined) => void;
}

/** Filters a list by one of a few values. */
export function FilterSelect<W extends string>(props: FilterSelectProps<W>) {
  const { t } = useLingui();
  const { label, isBare = false, every = t`Alle`, words, texts, value, onChange } = props;
  return (
    <NativeSelect
      label={isBare ? undefined : label}
      aria-label={isBare ? label : undefined}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(words.find((option) => option === currentTarget.value))
      }
      data={[
        { value: '', label: every },
        ...words.map((word) => ({ value: word, label: t(texts[word]) })),
      ]}
    />
  );
}
