import { Trans, useLingui } from '@lingui/react/macro';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { MarkdownText } from '../../ui/markdown/MarkdownText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { termLabels } from '../terms/term-labels.ts';
import { usePercentText } from '../../ui/text/number-text.ts';
import { useMoney } from '../use-money.ts';
import type { Difference, Value } from './differences.ts';
import classes from './DifferenceList.module.css';

/** What is different, field by field: what was there, and what is there now. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const { t } = useLingui();
  return (
    <dl className={classes.differences}>
      {differences.map(({ field, day, before, after }) => (
        <div key={`${field} ${day}`}>
          <dt>
            {day ? t`Prisendring` : t(termLabels[field])}
            {day && (
              <>
                {' '}
                <Trans>
                  fra <DateText value={day} />
                </Trans>
              </>
            )}
          </dt>
          {before && (
            <dd className={classes.before}>
              <IconMinus size={16} aria-label={t`Før`} role="img" />
              <del>
                <ValueText value={before} />
              </del>
            </dd>
          )}
          {after && (
            <dd className={classes.after}>
              <IconPlus size={16} aria-label={t`Nå`} role="img" />
              <ins>
                <ValueText value={after} />
              </ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function ValueText({ value }: { value: Value }) {
  const { t } = useLingui();
  const money = useMoney();
  const percent = usePercentText();
  if (value.kind === 'day') return <DateText value={value.text} />;
  if (value.kind === 'markdown') return <MarkdownText>{value.text}</MarkdownText>;
  if (value.kind === 'rate') return t`${money(value.rate, value.currency)} per time`;
  if (value.kind === 'percent') return percent(value.percent);
  if (value.kind === 'flag') return value.isOn ? t`Ja` : t`Nei`;
  if (value.kind === 'text') return value.text;
  const { name, title, email, phone } = value.person;
  return [name, title, email, phone].filter(Boolean).join(', ');
}
