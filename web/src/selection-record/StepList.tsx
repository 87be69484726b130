import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { ChangeWord, DoneText } from '../events/public/ChangeWord.tsx';
import { useColumnText } from '../events/public/column-text.ts';
import { momentText } from '../ui/text/dates.ts';
import { LateMark } from './LateMark.tsx';
import type { SelectionStep } from './record.queries.ts';
import classes from './StepList.module.css';

/** From where to where, and how far down. */
function WhereText({ step }: { step: SelectionStep }) {
  const columnText = useColumnText();
  const { from_column: from, to_column: to, position } = step;
  const columns = [from, to].filter((column) => column !== null);
  const named = [...new Set(columns.map(columnText))];
  if (named.length === 0) return null;
  return (
    <>
      {`: ${named.join(' → ')}`}
      {position !== null && <Trans>, plass {position}</Trans>}
    </>
  );
}

/** What was done, by whom and when, oldest first. */
export function StepList({ steps, label }: { steps: readonly SelectionStep[]; label: string }) {
  const { t, i18n } = useLingui();
  if (steps.length === 0) return <Text c="dimmed" size="sm">{t`Ingenting ennå.`}</Text>;
  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- what has happened stays in its place
        <li key={index}>
          <Text size="sm" fw={550}>
            <DoneText what={step.what} />
            <WhereText step={step} />
            {step.reason !== null && (
              <>
                {' · '}
                <ChangeWord value={step.reason} />
              </>
            )}
          </Text>
          <Text size="sm" c="dimmed" component="div">
            {step.is_automatic ? t`Automatisk` : (step.by_name ?? t`Slettet konto`)} ·{' '}
            {momentText(i18n.locale, step.at)} {step.after_deadline && <LateMark />}
          </Text>
        </li>
      ))}
    </ol>
  );
}
