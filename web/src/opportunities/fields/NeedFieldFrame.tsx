import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConflictNotice } from '../../ui/autosave/ConflictNotice.tsx';
import { useMarking } from '../sources/marking.tsx';
import { fieldId } from './field-id.ts';
import { useNeed } from './need-context.ts';
import type { NeedField } from './need-fields.ts';
import classes from './NeedFieldFrame.module.css';
import { NeedFieldValue } from './NeedFieldValue.tsx';
import { Origin } from './Origin.tsx';

interface NeedFieldFrameProps {
  name: NeedField;
  children: ReactNode;
}

/** A field, and below it where its value comes from, and what somebody else wrote meanwhile. */
export function NeedFieldFrame({ name, children }: NeedFieldFrameProps) {
  const { conflicts } = useNeed();
  const { active, choose, pointAt } = useMarking();
  return (
    <div
      className={classes.field}
      data-active={active === name || undefined}
      onFocus={() => choose(name)}
      onPointerEnter={() => pointAt(name)}
      onPointerLeave={() => pointAt(undefined)}
    >
      {children}
      <Origin name={name} />
      {name in conflicts && <Conflict name={name} />}
    </div>
  );
}

function Conflict({ name }: { name: NeedField }) {
  const { t } = useLingui();
  const { conflicts, choose } = useNeed();
  const decide = (which: 'mine' | 'theirs') => {
    choose(name, which);
    document.getElementById(fieldId(name))?.focus();
  };
  return (
    <ConflictNotice title={t`Feltet er endret av noen andre i mellomtiden`} onChoose={decide}>
      <NeedFieldValue name={name} value={conflicts[name]} />
    </ConflictNotice>
  );
}
