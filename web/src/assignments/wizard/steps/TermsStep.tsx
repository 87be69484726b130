import { useLingui } from '@lingui/react/macro';
import { DayField } from '../fields/DayField.tsx';
import { MarkdownField } from '../fields/MarkdownField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useWizard } from '../wizard-context.ts';

export function TermsStep() {
  const { t } = useLingui();
  const { draft } = useWizard();
  return (
    <>
      <MarkdownField
        name="terms_and_conditions"
        label={t`Vilkår`}
        description={t`Det som gjelder for avtalen: betaling, reise, sikkerhet, taushetsplikt.`}
      />
      <DayField
        name="abidance_deadline"
        label={t`Vedståelsesfrist`}
        description={t`Så lenge er konsulenten bundet av svaret sitt. Den kan ikke være før svarfristen.`}
      />
      {draft.can.seeAdminFields && (
        <>
          <DayField
            name="admin_deadline"
            label={t`Intern frist`}
            description={t`Bare for Torgs administratorer.`}
          />
          <TextField
            name="external_url"
            label={t`Ekstern lenke`}
            description={t`Bare for Torgs administratorer: der oppdraget er utlyst fra før.`}
            placeholder="https://"
            inputMode="url"
          />
        </>
      )}
    </>
  );
}
