import { useLingui } from '@lingui/react/macro';
import { IconArrowRight } from '@tabler/icons-react';
import type { ChangeValue } from '@torg/protocol/changes';
import { changeFieldTexts, changeValueTexts, fieldsInWords } from './change-texts.ts';
import type { RecordedChange } from './changes.queries.ts';
import classes from './ChangeFields.module.css';

/** What each field was and became. */
export function ChangeFields({ change: { before, after } }: { change: RecordedChange }) {
  const { t } = useLingui();
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (fields.length === 0) return null;
  return (
    <dl className={classes.fields}>
      {fields.map((field) => {
        const label = changeFieldTexts[field];
        return (
          <div key={field}>
            <dt>{label ? t(label) : field}</dt>
            <dd>
              <Value field={field} value={before[field] ?? null} />
              <IconArrowRight size={14} aria-label={t`ble til`} />
              <Value field={field} value={after[field] ?? null} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Value({ field, value }: { field: string; value: ChangeValue }) {
  const { t } = useLingui();
  if (value === null || value === '') return <span className={classes.none}>{t`ingen`}</span>;
  if (typeof value === 'boolean') return <span>{value ? t`ja` : t`nei`}</span>;
  const words = fieldsInWords.has(field) ? changeValueTexts[String(value)] : undefined;
  return <span>{words ? t(words) : value}</span>;
}
