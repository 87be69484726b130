import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { isUnread } from '../../ui/field/unread.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import type { AdjustmentValue, TermFields, TermName } from './term-fields.ts';

const day = /^\d{4}-\d\d-\d\d$/;

/** A field's value as read-only text. */
export function TermValue({ value }: { value: TermFields[TermName] }) {
  const { t } = useLingui();
  if (value === null || value === '') return <Trans>Ingenting</Trans>;
  if (typeof value === 'boolean') return value ? t`Ja` : t`Nei`;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    return day.test(value) ? <DateText value={value} /> : <Text>{value}</Text>;
  }
  if (isUnread(value)) return value.unread;
  if (!('name' in value)) return <Adjustments rows={value} />;
  return [value.name, value.title, value.email, value.phone].filter(Boolean).join(', ');
}

function Adjustments({ rows }: { rows: readonly AdjustmentValue[] }) {
  if (rows.length === 0) return <Trans>Ingen prisendringer</Trans>;
  return rows.map(({ key, startDate, hourlyRate }) => (
    <Text key={key}>
      {typeof startDate === 'string' && <DateText value={startDate} />}:{' '}
      {isUnread(hourlyRate) ? hourlyRate.unread : hourlyRate}
    </Text>
  ));
}
