import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import type { ReactNode } from 'react';
import { ConflictNotice } from '../../../ui/autosave/ConflictNotice.tsx';
import { focusWhenThere } from '../../../ui/dialog/focus-when-there.ts';
import { fieldId } from '../../editor/field-id.ts';
import type { ItemForms } from '../item-forms.ts';
import type { ItemFormState } from '../use-item-form.ts';

interface ItemFieldProps<K extends ProfileItemKind> {
  form: ItemFormState<K>;
  /** the fields that share this place; a conflict is resolved for all of them together */
  names: readonly (keyof ItemForms[K] & string)[];
  /** shows the values of the other version, to read */
  show: (values: ItemForms[K]) => ReactNode;
  children: ReactNode;
}

/**
 * One field or several that belong together, and below it the choice when they were saved elsewhere
 * too.
 */
export function ItemField<K extends ProfileItemKind>(props: ItemFieldProps<K>) {
  const { t } = useLingui();
  const { form, names, show, children } = props;
  const waits = names.some((name) => name in form.conflicts);
  const decide = (which: 'mine' | 'theirs') => {
    form.choose(names, which);
    focusWhenThere(fieldId(names[0] ?? ''));
  };
  return (
    <div>
      {children}
      {waits && (
        <ConflictNotice title={t`Feltet er også endret et annet sted`} onChoose={decide}>
          {show({ ...form.values, ...form.conflicts }) || <Trans>Ingenting</Trans>}
        </ConflictNotice>
      )}
    </div>
  );
}
