import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { invalidateShellUser, useShellUser } from '../../accounts/public/shell-user.ts';
import { goTo } from '../../client/calls/go-to.ts';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import type { CompanyPlace } from '../../accounts/public/company-place.ts';
import { useSetCompanyAdmin } from '../consultant-companies.queries.ts';

/** A company admin gives up their own right, and with it access to this page. */
export function StepDownDialog({ place, onClose }: { place: CompanyPlace; onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { history } = useRouter();
  const { account } = useShellUser().account;
  const setAdmin = useSetCompanyAdmin(place.company);
  const leave = () => {
    goTo(history, '/');
    void invalidateShellUser(client);
  };
  return (
    <ChangeDialog
      destructive
      title={t`Gi fra deg administratorrettigheten`}
      confirm={t`Gi fra meg`}
      change={setAdmin}
      value={{ account, isAdmin: false }}
      done={t`Du er ikke lenger administrator`}
      next={leave}
      onClose={onClose}
    >
      <Trans>
        Du mister tilgangen til Min bedrift med én gang. Bare en annen administrator kan gi deg den
        tilbake.
      </Trans>
    </ChangeDialog>
  );
}
