import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useMayEditProfile } from '../../profiles/public/use-may-edit-profile.ts';
import { HrefLink } from '../../ui/text/HrefLink.tsx';

/** Among the actions of a profile's page: to what machines were asked about it. */
export function AssessedLink() {
  const { profile = '' } = useParams({ strict: false });
  const isOwner = useMayEditProfile(profile);
  if (!isOwner) return null;
  return (
    <Button
      component={HrefLink}
      href={`/profiles/${profile}/assessments`}
      variant="default"
      leftSection={<IconSparkles size={18} aria-hidden />}
    >
      <Trans>Vurdert med KI</Trans>
    </Button>
  );
}
