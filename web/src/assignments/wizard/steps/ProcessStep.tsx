import { useLingui } from '@lingui/react/macro';
import { AnswerByField } from '../fields/AnswerByField.tsx';
import { AttachmentsField } from '../fields/AttachmentsField.tsx';
import { DeadlineField } from '../fields/DeadlineField.tsx';
import { InvitedField } from '../fields/InvitedField.tsx';
import { PeopleField } from '../fields/PeopleField.tsx';
import { useWizard } from '../wizard-context.ts';

export function ProcessStep() {
  const { t } = useLingui();
  const { values } = useWizard();
  return (
    <>
      <DeadlineField />
      <AnswerByField />
      {values.assignment_type === 'direct' && <InvitedField />}
      <AttachmentsField />
      <PeopleField
        name="editors"
        label={t`Redaktører`}
        description={t`De som kan endre oppdraget, og som får svarene.`}
      />
      <PeopleField
        name="contacts"
        label={t`Kontaktpersoner`}
        description={t`De som konsulentene kan spørre. Navn, telefon og e-post vises på oppdraget.`}
      />
    </>
  );
}
