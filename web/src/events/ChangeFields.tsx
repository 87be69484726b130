import { useLingui } from '@lingui/react/macro';
import { IconArrowRight } from '@tabler/icons-react';
import type { ChangeValue } from '@torg/protocol/events/changes';
import { DateText } from '../ui/text/DateText.tsx';
import { longWordStyle } from '../ui/text/long-words.ts';
import { useNumberText } from '../ui/text/number-text.ts';
import { CardPlace, fieldsOfPlace, hasCardPlace } from './CardPlace.tsx';
import { columnFields, fieldsInWords, fieldsOfCounts, placesFromZero } from './change-fields.ts';
import { changeFieldTexts, changeValueTexts } from './change-texts.ts';
import type { RecordedChange } from './changes.queries.ts';
import { useColumnText } from './public/column-text.ts';
import classes from './ChangeFields.module.css';

const maxInline = 120;
const aDay = /^\d{4}-\d{2}-\d{2}$/;

/** Each changed field, before and after; what came or went has one of the two. */
export function ChangeFields({ change }: { change: RecordedChange }) {
  const { t } = useLingui();
  const { what, before, after } = change;
  const isPlaced = hasCardPlace(change);
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isPlaced || !fieldsOfPlace.has(field),
  );
  const [isNew, isGone] = [/^(added|made)_/.test(what), what.startsWith('removed_')];
  return (
    <>
      {isPlaced && (
        <p className={classes.place}>
          <CardPlace change={change} />
        </p>
      )}
      {fields.length > 0 && (
        <dl className={classes.fields}>
          {fields.map((field) => {
            const label = changeFieldTexts[field];
            const hasBefore = !isNew && !fieldsOfCounts.has(field);
            return (
              <div key={field}>
                <dt>{label ? t(label) : field}</dt>
                <dd>
                  {hasBefore && <Value field={field} value={before[field] ?? null} />}
                  {hasBefore && !isGone && <IconArrowRight size={14} aria-label={t`ble til`} />}
                  {!isGone && <Value field={field} value={after[field] ?? null} />}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </>
  );
}

function Value({ field, value }: { field: string; value: ChangeValue }) {
  const { t } = useLingui();
  const numberText = useNumberText();
  const columnText = useColumnText();
  if (typeof value === 'string' && columnFields.has(field)) return <span>{columnText(value)}</span>;
  if (value === null || value === '') return <span className={classes.none}>{t`ingen`}</span>;
  if (typeof value === 'boolean') return <span>{value ? t`ja` : t`nei`}</span>;
  if (fieldsOfCounts.has(field)) return <span>{numberText(Number(value))}</span>;
  if (placesFromZero.has(field)) return <span>{numberText(Number(value) + 1)}</span>;
  const words = wordsFor(field, String(value));
  if (words) return <span>{t(words)}</span>;
  const text = String(value);
  if (aDay.test(text)) return <DateText value={text} />;
  return text.length > maxInline ? <LongText text={text} /> : <span>{text}</span>;
}

/**
 * One word may mean different things in different fields, as `active` does of a profile and of a term.
 */
const wordsFor = (field: string, value: string) =>
  fieldsInWords.has(field)
    ? (changeValueTexts[`${field}.${value}`] ?? changeValueTexts[value])
    : undefined;

/** A long text would hide the rest of the history; it is expanded in place. */
function LongText({ text }: { text: string }) {
  return (
    <details className={classes.long}>
      <summary>{text.slice(0, maxInline)} …</summary>
      <p style={longWordStyle(text)}>{text}</p>
    </details>
  );
}
