import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { disciplines, type Discipline } from '@torg/protocol/terms';
import { disciplineTexts } from '../../competencies/public/discipline-texts.ts';

interface DisciplineSelectProps {
  /** for screen readers: whose discipline it is */
  label: string;
  value: Discipline | '';
  onChange: (discipline: Discipline | '') => void;
  /** nothing is chosen although something must be */
  isMissing?: boolean;
}

/** The discipline in which somebody's profile is reviewed. */
export function DisciplineSelect(props: DisciplineSelectProps) {
  const { t } = useLingui();
  const { label, value, onChange, isMissing = false } = props;
  return (
    <NativeSelect
      aria-label={label}
      aria-invalid={isMissing}
      error={isMissing}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(disciplines.find((one) => one === currentTarget.value) ?? '')
      }
      data={[
        { value: '', label: t`Velg fagområde` },
        ...disciplines.map((one) => ({ value: one, label: t(disciplineTexts[one]) })),
      ]}
    />
  );
}
