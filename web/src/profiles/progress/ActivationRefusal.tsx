import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconFileOff, IconShieldQuestion } from '@tabler/icons-react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { RequestError } from '../../client/request-error.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import type { Profile } from '../profiles.queries.ts';
import { failingIn } from './checklist/failing-in.ts';
import { FailingRules } from './checklist/FailingRules.tsx';

interface ActivationRefusalProps {
  profile: Profile;
  error: unknown;
}

/** Which of the three conditions fails, and what to do about it. */
export function ActivationRefusal({ profile, error }: ActivationRefusalProps) {
  const failing = failingIn(error);
  const code = error instanceof RequestError ? error.code : undefined;
  if (failing.length > 0) return <FailingRules profile={profile} failing={failing} />;
  if (code === 'profile_qa_must_have_status_approved') {
    return (
      <Alert role="alert" color="clay" icon={<IconShieldQuestion aria-hidden />}>
        <Trans>
          Profilen må kvalitetssikres først. Send den til kvalitetssikring; når den er godkjent, kan
          den aktiveres.
        </Trans>
      </Alert>
    );
  }
  if (code === 'cooperation_agreement_not_signed') return <NoAgreement profile={profile} />;
  return <ErrorNotice error={error} />;
}

function NoAgreement({ profile }: { profile: Profile }) {
  const { role } = useShellUser().roleData;
  const { consultant_company: company } = profile;
  const name = company?.name;
  const page =
    role === 'admin' ? `/admin/consultant-company/${company?.id}` : '/consultant-company';
  return (
    <Alert role="alert" color="clay" icon={<IconFileOff aria-hidden />}>
      {name === undefined ? (
        <Trans>Profilen hører ikke til noe selskap, og har derfor ingen samarbeidsavtale.</Trans>
      ) : (
        <>
          <Trans>{name} har ikke en signert samarbeidsavtale som gjelder.</Trans>{' '}
          <HrefLink href={`${page}?tab=avtale`}>
            <Trans>Se hva som mangler i avtalen</Trans>
          </HrefLink>
        </>
      )}
    </Alert>
  );
}
