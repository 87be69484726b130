import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconBuildingOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Face } from '../ui/Face.tsx';

/** What an admin finds at the address of a company that is not there. */
export function CompanyGone() {
  const { t } = useLingui();
  return (
    <Face
      order={1}
      icon={<IconBuildingOff />}
      title={t`Vi finner ikke selskapet`}
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/companies" />}>
          <Trans>Til selskapene</Trans>
        </Button>
      }
    >
      <Trans>Det kan være slettet, eller lenken er ikke hel.</Trans>
    </Face>
  );
}
