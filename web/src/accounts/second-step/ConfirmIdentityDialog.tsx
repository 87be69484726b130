import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { answerIdentity } from '../../client/identity.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { useShellUser } from '../public/shell-user.ts';
import {
  confirmationOptions,
  securityQuery,
  useConfirmIdentity,
} from '../security/security.queries.ts';
import { MailedLink } from './MailedLink.tsx';
import { ProofForm } from './ProofForm.tsx';

const cancel = () => answerIdentity(false);

/** Asks again who is sitting here, and then lets the waiting calls through. */
export function ConfirmIdentityDialog() {
  const { t } = useLingui();
  const { email } = useShellUser().account;
  const security = useQuery(securityQuery);
  const confirm = useConfirmIdentity();
  return (
    <Dialog title={t`Er det deg?`} onClose={cancel}>
      <Stack>
        <Text>
          <Trans>
            Dette gjelder hvem som slipper inn på kontoen, så vi spør en gang til. Så fortsetter vi
            der du var.
          </Trans>
        </Text>
        <QueryState query={security} skeleton={<ListSkeleton rows={1} height={72} />}>
          {({ confirm_with }) => (
            <ProofForm
              methods={confirm_with}
              send={(proof) => confirm.mutate(proof, { onSuccess: () => answerIdentity(true) })}
              pending={confirm.isPending}
              error={confirm.error}
              reset={confirm.reset}
              passkeyOptions={confirmationOptions}
              confirm={t`Fortsett`}
              email={email}
            />
          )}
        </QueryState>
        <MailedLink email={email} />
      </Stack>
    </Dialog>
  );
}
