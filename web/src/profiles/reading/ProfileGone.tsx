import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { RequestError } from '../../client/request-error.ts';
import { Face } from '../../ui/Face.tsx';
import { HrefLink } from '../../ui/HrefLink.tsx';

/** An address that is no id is as good as one of something removed. */
export function isGone(error: unknown): boolean {
  return (
    error instanceof RequestError &&
    (error.status === 404 || error.code === 'request_validation_error')
  );
}

export function ProfileGone() {
  const { t } = useLingui();
  return (
    <Face
      order={1}
      icon={<IconUserOff />}
      title={t`Vi finner ikke profilen`}
      action={
        <Button component={HrefLink} href="/" variant="default">
          <Trans>Til forsiden</Trans>
        </Button>
      }
    >
      <Trans>Den kan være slettet, eller lenken er ikke hel.</Trans>
    </Face>
  );
}
