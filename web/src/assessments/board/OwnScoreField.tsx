import { useLingui } from '@lingui/react/macro';
import { NativeSelect, Text, Textarea } from '@mantine/core';
import { ownScores } from '@torg/protocol/assessments/assessment-terms';
import { limits } from '@torg/protocol/limits';
import { ImportanceText } from '../../opportunities/public/ImportanceText.tsx';
import type { Criterion } from '../../opportunities/public/criteria.ts';
import { ownScoreTexts } from '../assessment-texts.ts';
import type { ScoreField } from './score-fields.ts';

interface OwnScoreFieldProps {
  criterion: Criterion;
  value: ScoreField;
  /** those of others who have scored */
  others: readonly { name: string; score: number }[];
  onChange: (value: ScoreField) => void;
}

/** One's own score of one criterion, with a reason if one likes. */
export function OwnScoreField({ criterion, value, others, onChange }: OwnScoreFieldProps) {
  const { t } = useLingui();
  const { criteria: words, importance } = criterion;
  const textOf = (score: number) => {
    const text = ownScoreTexts[score];
    return text ? `${score} – ${t(text)}` : String(score);
  };
  return (
    <div>
      <NativeSelect
        label={words}
        description={<ImportanceText importance={importance} />}
        value={value.score ?? ''}
        data={[
          { value: '', label: t`Ikke gitt` },
          ...ownScores.map((score) => ({ value: String(score), label: textOf(score) })),
        ]}
        onChange={({ currentTarget }) =>
          onChange({
            ...value,
            score: currentTarget.value === '' ? null : Number(currentTarget.value),
          })
        }
      />
      {value.score !== null && (
        <Textarea
          mt="xs"
          autosize
          minRows={1}
          maxRows={8}
          maxLength={limits.assessment.comment}
          aria-label={t`Hvorfor: ${words}`}
          placeholder={t`Hvorfor (valgfritt)`}
          value={value.comment}
          onChange={({ currentTarget }) => onChange({ ...value, comment: currentTarget.value })}
        />
      )}
      {others.map(({ name, score }) => (
        <Text key={name} size="sm" c="dimmed" mt={4}>
          {name}: {textOf(score)}
        </Text>
      ))}
    </div>
  );
}
