import { Trans, useLingui } from '@lingui/react/macro';
import { disciplineTexts } from '../../../competencies/public/discipline-texts.ts';
import { useRegions } from '../../../regions/public/use-regions.ts';
import { MarkdownText } from '../../../ui/markdown/MarkdownText.tsx';
import { isUnread } from '../../../ui/field/unread.ts';
import { DateText } from '../../../ui/text/DateText.tsx';
import { usePercentText } from '../../../ui/text/number-text.ts';
import { DeadlineText } from '../../DeadlineText.tsx';
import { readDeadline } from '../../public/fields/deadline-value.ts';
import type { AssignmentFields, FieldName } from '../fields.ts';

interface FieldValueProps {
  name: FieldName;
  value: AssignmentFields[FieldName] | undefined;
}

const days = new Set<FieldName>(['start_date', 'abidance_deadline', 'admin_deadline']);
const markdown = new Set<FieldName>(['description', 'terms_and_conditions']);

/** A field's value as read-only text. */
export function FieldValue({ name, value }: FieldValueProps) {
  const { t } = useLingui();
  const percentText = usePercentText();
  const { data } = useRegions({ enabled: name === 'region' });
  if (value === null || value === undefined || value === '' || isNothing(value)) {
    return <Trans>Ingenting</Trans>;
  }
  if (isUnread(value)) return value.unread;
  if (name === 'deadline' && typeof value === 'object' && !Array.isArray(value)) {
    return <DeadlineText deadline={readDeadline(value)} />;
  }
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  if (typeof value === 'boolean') return value ? t`Ja` : t`Nei`;
  if (typeof value === 'number') return percentText(value);
  const text = typeof value === 'string' ? value : '';
  if (days.has(name)) return <DateText value={text} />;
  if (markdown.has(name)) return <MarkdownText>{text}</MarkdownText>;
  if (name === 'region') return data?.regions.find(({ uuid }) => uuid === text)?.name ?? '';
  if (name === 'assignment_type') return text === 'direct' ? t`Direkte` : t`Åpent`;
  return name === 'discipline' ? t(disciplineTexts[text as keyof typeof disciplineTexts]) : text;
}

const isNothing = (value: unknown) => Array.isArray(value) && value.length === 0;

const wordsOf = (item: { name: string } | { text: string }) =>
  'name' in item ? item.name : item.text;
