import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfileSection } from '@torg/protocol/profiles/profile-terms';
import type { ReactNode } from 'react';
import { ConflictNotice } from '../../ui/autosave/ConflictNotice.tsx';
import { fieldId } from '../editor/field-id.ts';
import type { SectionFields } from './section-fields.ts';
import type { SectionState } from './use-section.ts';

interface SectionFieldProps<S extends ProfileSection, K extends keyof SectionFields[S]> {
  state: SectionState<S>;
  name: K;
  /** shows a value of the field, to read */
  show: (value: SectionFields[S][K]) => ReactNode;
  children: ReactNode;
}

/** A field, and below it the choice when it was saved elsewhere at the same time. */
export function SectionField<S extends ProfileSection, K extends keyof SectionFields[S] & string>(
  props: SectionFieldProps<S, K>,
) {
  const { t } = useLingui();
  const { state, name, show, children } = props;
  const { conflicts, choose } = state;
  const decide = (which: 'mine' | 'theirs') => {
    choose(name, which);
    document.getElementById(fieldId(name))?.focus();
  };
  return (
    <div>
      {children}
      {name in conflicts && (
        <ConflictNotice title={t`Feltet er også endret et annet sted`} onChoose={decide}>
          {show(conflicts[name] as SectionFields[S][K]) || <Trans>Ingenting</Trans>}
        </ConflictNotice>
      )}
    </div>
  );
}
