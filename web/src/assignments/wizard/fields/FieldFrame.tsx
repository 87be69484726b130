import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConflictNotice } from '../../../ui/autosave/ConflictNotice.tsx';
import type { FieldName } from '../fields.ts';
import { useOtherWriter } from '../saving/use-other-writer.ts';
import { useWizard } from '../wizard-context.ts';
import { FieldValue } from './FieldValue.tsx';
import { fieldId } from '../frame/step-focus.ts';

/** A field, with what somebody else wrote there at the same time below it. */
export function FieldFrame({ name, children }: { name: FieldName; children: ReactNode }) {
  const { conflicts } = useWizard();
  if (!(name in conflicts)) return children;
  return (
    <div>
      {children}
      <Conflict name={name} />
    </div>
  );
}

function Conflict({ name }: { name: FieldName }) {
  const { t } = useLingui();
  const { conflicts, choose } = useWizard();
  const who = useOtherWriter();
  const decide = (which: 'mine' | 'theirs') => {
    choose(name, which);
    document.getElementById(fieldId(name))?.focus();
  };
  return (
    <ConflictNotice title={t`Feltet er også endret av ${who}`} onChoose={decide}>
      <FieldValue name={name} value={conflicts[name]} />
    </ConflictNotice>
  );
}
