import { Trans, useLingui } from '@lingui/react/macro';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { addressFor } from '../../accounts/public/links.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { goTo } from '../../client/calls/go-to.ts';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { useCreateForCompany } from '../assignments.queries.ts';
import { CompanyDialog } from '../public/CompanyDialog.tsx';

/** Creates an assignment for a client that the admin picks first. */
export function NewForCompanyAction() {
  const { t } = useLingui();
  const user = useShellUser();
  const { history } = useRouter();
  const create = useCreateForCompany();
  const [opened, { open, close }] = useDisclosure(false);
  const begin = (company: string) =>
    create.mutate(company, {
      onSuccess: ({ assignment_uuid: assignment }) =>
        goTo(history, addressFor(user, 'assignment_wizard', { params: { assignment } })),
    });
  return (
    <>
      <MainAction onClick={open} leftSection={<IconPlus size={18} aria-hidden />}>
        <Trans>Nytt oppdrag</Trans>
      </MainAction>
      <CompanyDialog
        opened={opened}
        title={t`Nytt oppdrag`}
        pending={create.isPending}
        error={create.error}
        onChoose={begin}
        onClose={close}
      />
    </>
  );
}
