import { useLingui } from '@lingui/react/macro';
import { Text, Title, type TitleOrder } from '@mantine/core';
import { ImportanceText } from '../../opportunities/public/ImportanceText.tsx';
import type { Criterion } from '../../opportunities/public/criteria.ts';
import { useWrittenLang } from '../../ui/text/WrittenIn.tsx';
import { isAbout, type Claim, type CriterionResult } from '../read-output.ts';
import classes from './CriterionList.module.css';
import { EvidenceList } from './EvidenceList.tsx';
import { MeetsText } from './MeetsText.tsx';

interface CriterionListProps {
  results: readonly CriterionResult[];
  /** as they are now, for answers that name them by their ids alone */
  criteria: readonly Criterion[];
  profile: string | undefined;
  /** what was said before of some of them, and is not said again */
  told: readonly Claim[];
  /** of its heading */
  order?: TitleOrder;
}

/** How each criterion is met, and by which lines of the CV. */
export function CriterionList({ results, criteria, profile, told, order = 4 }: CriterionListProps) {
  const { t } = useLingui();
  const lang = useWrittenLang();
  if (results.length === 0) return null;
  return (
    <div>
      <Title order={order} size="h5" mb="xs">
        {t`Kriteriene`}
      </Title>
      <ol className={classes.results}>
        {results.map((result) => {
          const of = result.asked ?? criteria.find(({ id }) => id === result.criteriaId);
          const isTold = told.some((claim) => of !== undefined && isAbout(claim, of.criteria));
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
              {!isTold && (
                <>
                  <Text size="sm" lang={lang}>
                    {result.reason}
                  </Text>
                  <EvidenceList evidence={result.evidence} profile={profile} />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
