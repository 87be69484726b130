import { useRemoveAssignment } from '../assignments.queries.ts';
import { fieldsIn } from '../../ui/autosave/merge.ts';
import { stepOf } from '../wizard/step-map.ts';
import { isWritten } from '../wizard/steps.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import type { AssignmentFields, FieldName } from '../wizard/fields.ts';

export type { AssignmentFields, FieldName };

/** For an upper floor's part of the first step: fills the open draft, or leaves it for another one. */
export function useWizardDraft() {
  const { draft, values, filled, fill } = useWizard();
  const remove = useRemoveAssignment();
  const isBlank = !fieldsIn(values).some((field) => isWritten(field, values));
  return {
    draft,
    filled,
    fill,
    /** removes the draft if nobody has written anything in it */
    leave: async () => {
      if (isBlank && draft.can.remove) await remove.mutateAsync(draft.uuid);
    },
  };
}

/** Where in the wizard a field is. */
export const placeOf = (field: FieldName) => ({ step: stepOf[field], field }) as const;
