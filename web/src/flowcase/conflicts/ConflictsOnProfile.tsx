import { Plural } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconGitCompare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { useMayEditProfile } from '../../profiles/public/use-may-edit-profile.ts';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { conflictCountQuery } from './conflicts.queries.ts';

/** Among the actions of a profile's page, for those who may settle what waits. */
export function ConflictsOnProfile() {
  const { profile = '' } = useParams({ strict: false });
  const isOwner = useMayEditProfile(profile);
  const { data } = useQuery({ ...conflictCountQuery(profile), enabled: isOwner });
  const total = data?.total ?? 0;
  return (
    <>
      <Outlet />
      {isOwner && total > 0 && (
        <Button
          component={HrefLink}
          href={`/profiles/${profile}/flowcase-conflicts`}
          variant="default"
          leftSection={<IconGitCompare size={18} aria-hidden />}
        >
          <Plural value={total} one="# konflikt med Flowcase" other="# konflikter med Flowcase" />
        </Button>
      )}
    </>
  );
}
