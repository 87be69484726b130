import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { goTo } from '../../client/calls/go-to.ts';
import { RequestError } from '../../client/request-error.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { told } from '../../ui/states/told.ts';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { mergePreviewQuery, useMerge, type MergePreview } from '../people.queries.ts';
import { MergeOutcome } from './MergeOutcome.tsx';

interface MergeDialogProps {
  account: string;
  other: string;
  onClose: () => void;
}

/** Shows what will move and what prevents the merge, before anything is done. */
export function MergeDialog({ account, other, onClose }: MergeDialogProps) {
  const { t } = useLingui();
  const preview = useQuery(mergePreviewQuery(account, other));
  return (
    <Dialog onClose={onClose} title={t`Slå sammen to kontoer`} size="lg">
      <QueryState
        query={preview}
        skeleton={<ListSkeleton rows={3} height={48} />}
        errorTitle={t`Vi fikk ikke sett på kontoene`}
      >
        {(data) => <Preview preview={data} onClose={onClose} />}
      </QueryState>
    </Dialog>
  );
}

/** The reason that the preview gives, as the merge would give it. */
const refused = (code: NonNullable<MergePreview['refusal']>) =>
  new RequestError({ status: 409, code, message: code, traceId: '' });

function Preview({ preview, onClose }: { preview: MergePreview; onClose: () => void }) {
  const { t } = useLingui();
  const { history } = useRouter();
  const { kept, from, refusal } = preview;
  const merge = useMerge(kept.account);
  const confirm = () =>
    merge.mutate(from.account, told({ done: t`Kontoene er slått sammen`, next: onClose }));
  const swapAccounts = () =>
    goTo(history, `/admin/accounts/${from.account}/edit?merge=${kept.account}`);
  return (
    <Stack>
      <MergeOutcome preview={preview} />
      {/* After a refused merge the preview is fetched again, and gives the same reason. */}
      <ErrorNotice error={refusal ? refused(refusal) : merge.error} />
      <Group justify="space-between">
        <Button variant="subtle" onClick={swapAccounts}>
          <Trans>Behold den andre i stedet</Trans>
        </Button>
        <Group>
          <Button variant="default" onClick={onClose} data-autofocus>
            <Trans>Avbryt</Trans>
          </Button>
          <Button
            color="red.8"
            disabled={refusal !== null}
            loading={merge.isPending}
            onClick={confirm}
          >
            <Trans>Slå sammen</Trans>
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}
