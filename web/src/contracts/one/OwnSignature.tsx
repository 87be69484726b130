import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { signingQuery } from '../signing/signing.queries.ts';
import { SigningParts } from '../signing/SigningParts.tsx';
import { PdfSkeleton } from '../viewer/PdfSkeleton.tsx';

/** Signing while signed in: the same as by a link, without one. */
export function OwnSignature({ signatory }: { signatory: string }) {
  const { t } = useLingui();
  const [subject] = useState({ signatory });
  return (
    <QueryState
      query={useQuery(signingQuery(subject))}
      skeleton={<PdfSkeleton />}
      errorTitle={t`Vi fikk ikke åpnet det du skal signere`}
    >
      {(signing) => <SigningParts subject={subject} signing={signing} />}
    </QueryState>
  );
}
