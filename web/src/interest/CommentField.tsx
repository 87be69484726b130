import { useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { commentRule } from './interest-field-rules.ts';

interface CommentFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const { maxLength: max = Infinity } = commentRule;

/** A comment about a consultant, with a count of the remaining characters. */
export function CommentField({ label, value, onChange }: CommentFieldProps) {
  const { t, i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale);
  const [used, all] = [number.format(value.length), number.format(max)];
  return (
    <Textarea
      label={label}
      description={t`${used} av ${all} tegn. Tas vare på i denne fanen til det er sendt.`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autosize
      minRows={5}
      maxRows={16}
      maxLength={max}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
