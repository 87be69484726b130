import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isGone } from '../../client/calls/is-gone.ts';
import { RequestError } from '../../client/request-error.ts';
import { PublicFrame } from '../../ui/frame/PublicFrame.tsx';
import { PdfSkeleton } from '../../ui/pdf/PdfSkeleton.tsx';
import {
  DeadLink,
  EndedMeanwhile,
  FailedLink,
  PastDeadline,
  SealedMeanwhile,
  SomebodyElse,
} from './LinkProblem.tsx';
import { linkToken } from './link-token.ts';
import { isPastDeadline, stageOf } from './signing-stage.ts';
import { signingQuery, type Signing } from './signing.queries.ts';
import { SigningBody } from './SigningBody.tsx';

/** Where a mailed link leads: what is to be signed, and by whom. No account is needed. */
export function SignPage() {
  const { t } = useLingui();
  const token = useLinkToken();
  return (
    <PublicFrame>
      <title>{`${t`Signering`} · Torg`}</title>
      {token === '' ? <DeadLink /> : <Link key={token} token={token} />}
    </PublicFrame>
  );
}

function Link({ token }: { token: string }) {
  const [subject] = useState({ token });
  const { data, error, errorUpdatedAt, refetch } = useQuery({
    ...signingQuery(subject),
    // Their own no ends the link; whoever said it still reads how it ended.
    enabled: ({ state }) => !state.data || stageOf(state.data) !== 'declined_by_me',
  });
  if (isGone(error)) return <GoneLink last={data} at={errorUpdatedAt} />;
  if (error instanceof RequestError && error.code === 'signed_in_as_somebody_else') {
    return <SomebodyElse token={token} />;
  }
  if (data) return <SigningBody subject={subject} signing={data} token={token} />;
  if (error) return <FailedLink error={error} onRetry={() => void refetch()} />;
  return <PdfSkeleton />;
}

interface GoneLinkProps {
  /** what the link opened before; no longer theirs to see */
  last: Signing | undefined;
  /** when it was refused */
  at: number;
}

/** A link that opens nothing, or no longer: then why, as far as that is known here. */
function GoneLink({ last, at }: GoneLinkProps) {
  if (!last) return <DeadLink />;
  // The mail with the sealed PDF has a new link, and ends this one.
  if (last.is_over) return <SealedMeanwhile />;
  if (isPastDeadline(last, at)) return <PastDeadline />;
  return stageOf(last) === 'waiting_for_others' ? <EndedMeanwhile /> : <DeadLink />;
}

/** Another link may be opened in the same tab, which changes the fragment alone. */
function useLinkToken(): string {
  const [token, setToken] = useState(linkToken);
  useEffect(() => {
    const read = () => setToken(linkToken());
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return token;
}
