import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConflictNotice } from '../../ui/autosave/ConflictNotice.tsx';
import { useBasis } from './basis-context.ts';
import type { BasisName } from './basis-fields.ts';
import { basisTexts, groundTexts } from './basis-texts.ts';

/** A field, with what somebody else chose there at the same time below it. */
export function BasisFrame({ name, children }: { name: BasisName; children: ReactNode }) {
  const { t } = useLingui();
  const { conflicts, choose } = useBasis();
  if (!(name in conflicts)) return children;
  const { reason, choice, ground } = conflicts;
  const chosen = name === 'choice' && choice ? t(basisTexts[choice]) : undefined;
  const named = name === 'ground' && ground ? t(groundTexts[ground]) : undefined;
  return (
    <div>
      {children}
      <ConflictNotice
        title={t`Noen andre har også endret dette`}
        onChoose={(which) => choose(name, which)}
      >
        {(name === 'reason' && reason) || chosen || named || (
          <Trans>De andre svarene vises når du bruker dem.</Trans>
        )}
      </ConflictNotice>
    </div>
  );
}
