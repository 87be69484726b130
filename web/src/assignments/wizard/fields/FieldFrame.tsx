import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConflictNotice } from '../../../ui/autosave/ConflictNotice.tsx';
import type { FieldName } from '../fields.ts';
import { useOtherWriter } from '../saving/use-other-writer.ts';
import { useWizard } from '../wizard-context.ts';
import { FilledMark } from './FilledMark.tsx';
import { FieldValue } from './FieldValue.tsx';
import { fieldId } from '../frame/step-focus.ts';

/** A field, with what has filled it and what somebody else wrote there at the same time below it. */
export function FieldFrame({ name, children }: { name: FieldName; children: ReactNode }) {
  const { conflicts, filled } = useWizard();
  const isFilled = filled?.fields.includes(name);
  if (!(name in conflicts) && !isFilled) return children;
  return (
    <div>
      {children}
      {isFilled && <FilledMark from={filled?.from} />}
      {name in conflicts && <Conflict name={name} />}
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
