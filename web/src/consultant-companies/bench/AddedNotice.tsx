import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import type { CompanyPlace } from '../../accounts/public/company-place.ts';
import type { BenchConsultant } from '../consultant-companies.queries.ts';

interface AddedNoticeProps {
  place: CompanyPlace;
  profiles: readonly BenchConsultant[];
  added: string;
}

/** The consultant who was just added, with a link to add another. */
export function AddedNotice({ place, profiles, added }: AddedNoticeProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const consultant = profiles.find(({ account }) => account === added);
  if (!consultant) return null;
  const { name, email } = consultant;
  const close = () =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, added: undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Alert
      role="status"
      mb="lg"
      icon={<IconMailCheck aria-hidden />}
      title={t`${name} er lagt til`}
      withCloseButton
      closeButtonLabel={t`Lukk`}
      onClose={close}
    >
      <p style={{ margin: 0 }}>
        <Trans>
          Invitasjonen er på vei til {email}.{' '}
          <HrefLink href={`/profiles/${added}/cv-import`}>Hent inn CV-en til {name}</HrefLink> eller{' '}
          <HrefLink href={`${place.path}/profiles/new`}>legg til en til</HrefLink>.
        </Trans>
      </p>
    </Alert>
  );
}
