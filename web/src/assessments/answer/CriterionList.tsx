import { useLingui } from '@lingui/react/macro';
import { Text, Title, type TitleOrder } from '@mantine/core';
import { ImportanceText } from '../../opportunities/public/ImportanceText.tsx';
import type { Criterion } from '../../opportunities/public/criteria.ts';
import type { CriterionResult } from '../read-output.ts';
import classes from './CriterionList.module.css';
import { EvidenceList } from './EvidenceList.tsx';
import { MeetsText } from './MeetsText.tsx';

interface CriterionListProps {
  results: readonly CriterionResult[];
  criteria: readonly Criterion[];
  profile: string | undefined;
  /** of its heading */
  order?: TitleOrder;
}

/** How each criterion is met, and by which lines of the CV. */
export function CriterionList({ results, criteria, profile, order = 4 }: CriterionListProps) {
  const { t } = useLingui();
  if (results.length === 0) return null;
  return (
    <div>
      <Title order={order} size="h5" mb="xs">
        {t`Kriteriene`}
      </Title>
      <ol className={classes.results}>
        {results.map((result) => {
          const of = criteria.find(({ id }) => id === result.criteriaId);
          return (
            <li key={result.criteriaId}>
              <div className={classes.head}>
                <Text fw={550}>{of?.criteria ?? t`Et kriterium som er fjernet siden`}</Text>
                <MeetsText meets={result.meets} />
              </div>
              {of && (
                <Text size="sm" c="dimmed">
                  <ImportanceText importance={of.importance} />
                </Text>
              )}
              <Text size="sm">{result.reason}</Text>
              <EvidenceList evidence={result.evidence} profile={profile} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
