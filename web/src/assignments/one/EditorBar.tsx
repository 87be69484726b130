import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Group } from '@mantine/core';
import { IconDots, IconPencil } from '@tabler/icons-react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { ActionMenu } from '../../ui/dialog/ActionMenu.tsx';
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
        <ActionMenu
          target={
            <ActionIcon
              ref={opener}
              variant="default"
              size={36}
              loading={pending}
              aria-label={t`Flere handlinger`}
            >
              <IconDots size={20} aria-hidden />
            </ActionIcon>
          }
        >
          <ActionItems actions={others} onChoose={start} />
        </ActionMenu>
      )}
      {dialog}
    </Group>
  );
}
