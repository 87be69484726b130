import { Stack } from '@mantine/core';
import { AnsweredBy } from '../../../opportunities/public/AnsweredBy.tsx';
import { useCriteria } from '../../../opportunities/public/criteria.ts';
import { CriteriaText } from '../../answer/GroundsText.tsx';
import { Withheld } from '../../answer/Withheld.tsx';

interface ColumnGroundsProps {
  need: string;
  answered_by: string;
  created_at: string;
  is_outdated: boolean;
}

/** On what a comparison or ranking rests; one that is outdated says no criteria that have changed. */
export function ColumnGrounds({ need, answered_by, created_at, is_outdated }: ColumnGroundsProps) {
  const { data } = useCriteria(need);
  return (
    <Stack component="footer" gap={2}>
      <AnsweredBy answered_by={answered_by} created_at={created_at} />
      {data && !is_outdated && (
        <CriteriaText
          grounds={{
            criteria_version: data.version,
            criteria_approved_by_name: data.approved_by_name,
            criteria_approved_at: data.approved_at,
          }}
        />
      )}
      <Withheld />
    </Stack>
  );
}
