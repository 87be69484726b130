import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useShellUser } from '../accounts/public/shell-user.ts';
import { RequestError, type AnyErrorCode } from '../client/request-error.ts';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { HrefLink } from '../ui/text/HrefLink.tsx';
import type { CompanyPath } from './company/company-path.ts';

interface InterestRefusalProps {
  error: unknown;
  assignment: string;
  /** where its consultants are chosen, when they are put forward by somebody else */
  company?: CompanyPath;
}

/** Why an interest was not sent, and what to do next. The text is not lost. */
export function InterestRefusal({ error, assignment, company }: InterestRefusalProps) {
  const code = error instanceof RequestError ? error.code : undefined;
  return (
    <>
      <ErrorNotice error={error} />
      {code && <WayOn code={code} assignment={assignment} company={company} />}
    </>
  );
}

interface WayOnProps extends Omit<InterestRefusalProps, 'error'> {
  code: AnyErrorCode;
}

function WayOn({ code, assignment, company }: WayOnProps) {
  const { account } = useShellUser().account;
  if (code === 'interest_message_already_sent') {
    return (
      <p>
        <HrefLink href={company?.to('confirmation') ?? `/assignments/${assignment}/confirmation`}>
          <Trans>Se kvitteringen</Trans>
        </HrefLink>
      </p>
    );
  }
  if (code === 'consultant_profile_not_visible') {
    return (
      <p>
        <HrefLink href={company?.to('assessment') ?? `/profiles/${account}`}>
          {company ? <Trans>Velg konsulenter på nytt</Trans> : <Trans>Gå til profilen din</Trans>}
        </HrefLink>
      </p>
    );
  }
  if (code === 'could_not_find_assignment') {
    return (
      <p>
        <Link to="/assignments">
          <Trans>Se andre oppdrag</Trans>
        </Link>
      </p>
    );
  }
  return null;
}
