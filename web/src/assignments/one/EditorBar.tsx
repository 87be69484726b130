import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { MoreMenu } from '../../ui/dialog/MoreMenu.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import type { Assignment } from '../assignments.queries.ts';
import { actionsOf } from '../actions/action.ts';
import { ActionItems } from '../actions/ActionItems.tsx';
import { useActions } from '../actions/use-actions.tsx';
import { editAddress } from '../edit-address.ts';

/** An editor's actions on the assignment, the next step first. */
export function EditorBar({ assignment }: { assignment: Assignment }) {
  const { t } = useLingui();
  const user = useShellUser();
  const { start, pending, opener, dialog } = useActions(assignment);
  const { can } = assignment;
  const others = actionsOf(can).filter((action) => action !== 'publish');
  return (
    <Group gap="xs">
      {can.edit && (
        <Button
          component={HrefLink}
          href={editAddress(user, assignment)}
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          <Trans>Rediger</Trans>
        </Button>
      )}
      {can.publish && (
        <MainAction onClick={() => start('publish')}>
          <Trans>Publiser</Trans>
        </MainAction>
      )}
      {others.length > 0 && (
        <MoreMenu label={t`Flere handlinger`} framed opener={opener} pending={pending}>
          <ActionItems actions={others} onChoose={start} />
        </MoreMenu>
      )}
      {dialog}
    </Group>
  );
}
