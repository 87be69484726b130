import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useShellUser } from '../accounts/public/shell-user.ts';
import { RequestError, type AnyErrorCode } from '../client/request-error.ts';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { HrefLink } from '../ui/text/HrefLink.tsx';

interface InterestRefusalProps {
  error: unknown;
  assignment: string;
}

/** Why an interest was not sent, and what to do next. The text is not lost. */
export function InterestRefusal({ error, assignment }: InterestRefusalProps) {
  const code = error instanceof RequestError ? error.code : undefined;
  return (
    <>
      <ErrorNotice error={error} />
      {code && <WayOn code={code} assignment={assignment} />}
    </>
  );
}

function WayOn({ code, assignment }: { code: AnyErrorCode; assignment: string }) {
  const { account } = useShellUser().account;
  if (code === 'interest_message_already_sent') {
    return (
      <p>
        <Link to="/assignments/$assignment/confirmation" params={{ assignment }}>
          <Trans>Se kvitteringen</Trans>
        </Link>
      </p>
    );
  }
  if (code === 'consultant_profile_not_visible') {
    return (
      <p>
        <HrefLink href={`/profiles/${account}`}>
          <Trans>Gå til profilen din</Trans>
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
