import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Text } from '@mantine/core';
import { useWrittenLang } from '../../ui/text/WrittenIn.tsx';
import type { Criterion } from './criteria.queries.ts';
import classes from './Criteria.module.css';
import { importanceTexts } from './importance-texts.ts';

type Shown = Pick<Criterion, 'criteria' | 'importance' | 'reason'>;

/** Criteria to read, in their order. */
export function ReadCriteria({ criteria }: { criteria: readonly Shown[] }) {
  const { t } = useLingui();
  const lang = useWrittenLang();
  return (
    <ol className={classes.list} aria-label={t`Kriterier`}>
      {criteria.map((one) => (
        <li key={one.criteria} className={classes.read}>
          <span lang={lang}>{one.criteria}</span>{' '}
          <Badge
            variant="outline"
            tt="none"
            color={one.importance === 'ABSOLUTE' ? 'clay' : 'gray'}
          >
            {t(importanceTexts[one.importance])}
          </Badge>
          {one.reason !== '' && (
            <Text size="sm" c="dimmed">
              <Trans>
                Fordi: <span lang={lang}>{one.reason}</span>
              </Trans>
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}
