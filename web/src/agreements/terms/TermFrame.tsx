import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConflictNotice } from '../../ui/autosave/ConflictNotice.tsx';
import type { TermFields, TermName } from './term-fields.ts';
import { termId } from './term-places.ts';
import { TermValue } from './TermValue.tsx';
import { useTerms } from './terms-context.ts';

/** A field, with what somebody else wrote there at the same time below it. */
export function TermFrame({ name, children }: { name: TermName; children: ReactNode }) {
  const { t } = useLingui();
  const { conflicts, choose } = useTerms();
  if (!(name in conflicts)) return children;
  const theirs = conflicts[name] as TermFields[TermName];
  const decide = (which: 'mine' | 'theirs') => {
    choose(name, which);
    document.getElementById(termId(name))?.focus();
  };
  return (
    <div>
      {children}
      <ConflictNotice title={t`Noen andre har også endret dette`} onChoose={decide}>
        <TermValue value={theirs} />
      </ConflictNotice>
    </div>
  );
}
