import { Trans, useLingui } from '@lingui/react/macro';
import { readDeadline } from '../../assignments/public/fields/deadline-value.ts';
import { useTermName } from '../../competencies/public/use-term-name.ts';
import { useRegions } from '../../regions/public/use-regions.ts';
import { MarkdownText } from '../../ui/markdown/MarkdownText.tsx';
import { isUnread } from '../../ui/field/unread.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { usePercentText } from '../../ui/text/number-text.ts';
import { isEmpty, type NeedField, type NeedFields } from './need-fields.ts';

interface NeedFieldValueProps {
  name: NeedField;
  value: NeedFields[NeedField] | undefined;
}

/** A field's value as text to read. */
export function NeedFieldValue({ name, value }: NeedFieldValueProps) {
  const { t } = useLingui();
  const percentText = usePercentText();
  const { data } = useRegions({ enabled: name === 'region' });
  const nameOf = useTermName({ enabled: name === 'roles' || name === 'skills' });
  if (typeof value === 'boolean') return value ? t`Ja` : t`Nei`;
  if (value === undefined || isEmpty(name, value)) return <Trans>Ingenting</Trans>;
  if (isUnread(value)) return value.unread;
  if (typeof value === 'number') return percentText(value);
  if (Array.isArray(value)) {
    return value.map((item) => ('name' in item ? nameOf(item) : item.text)).join(', ');
  }
  if (typeof value === 'object') return <DeadlineWords deadline={readDeadline(value)} />;
  const text = value ?? '';
  if (name === 'start_date') return <DateText value={text} />;
  if (name === 'description') return <MarkdownText>{text}</MarkdownText>;
  return name === 'region' ? data?.regions.find(({ uuid }) => uuid === text)?.name : text;
}

function DeadlineWords({ deadline }: { deadline: ReturnType<typeof readDeadline> }) {
  if (deadline?.deadline_is_continuous) return <Trans>Løpende</Trans>;
  if (deadline?.deadline_is_asap) return <Trans>Så snart som mulig</Trans>;
  const day = deadline?.deadline_with_date;
  return day ? <DateText value={day} /> : <Trans>En bestemt dato</Trans>;
}
