import { useLingui } from '@lingui/react/macro';
import { limits } from '@torg/protocol/limits';
import { CountedTextarea } from '../../ui/field/CountedTextarea.tsx';

interface PromptFieldProps {
  value: string;
  onChange: (prompt: string) => void;
}

/** What should be looked at in particular. */
export function PromptField({ value, onChange }: PromptFieldProps) {
  const { t } = useLingui();
  return (
    <CountedTextarea
      label={t`Noe å legge vekt på? (valgfritt)`}
      description={t`For eksempel «erfaring fra offentlig sektor». Spør om jobben, ikke om personen. En språkmodell tar hensyn til det; Torgs egne regler går etter kriteriene alene.`}
      value={value}
      onChange={onChange}
      max={limits.assessment.prompt}
      minRows={2}
    />
  );
}
