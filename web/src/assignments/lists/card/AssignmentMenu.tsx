import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { IconChartBar, IconFileText, IconPencil } from '@tabler/icons-react';
import { useShellUser } from '../../../accounts/public/shell-user.ts';
import { MoreMenu } from '../../../ui/dialog/MoreMenu.tsx';
import { HrefLink } from '../../../ui/text/HrefLink.tsx';
import type { AssignmentListItem } from '../../assignments.queries.ts';
import { actionsOf } from '../../actions/action.ts';
import { ActionItems } from '../../actions/ActionItems.tsx';
import { useActions } from '../../actions/use-actions.tsx';
import { editAddress } from '../../edit-address.ts';

/** All that an editor can do with an assignment from a list. */
export function AssignmentMenu({ assignment }: { assignment: AssignmentListItem }) {
  const { t } = useLingui();
  const user = useShellUser();
  const { start, pending, opener, dialog } = useActions(assignment);
  const { uuid, can } = assignment;
  const title = assignment.title || t`Uten tittel`;
  return (
    <>
      <MoreMenu label={t`Handlinger for ${title}`} opener={opener} pending={pending}>
        <Menu.Item
          component={HrefLink}
          href={`/assignments/${uuid}`}
          leftSection={<IconFileText size={18} aria-hidden />}
        >
          <Trans>Åpne</Trans>
        </Menu.Item>
        {can.edit && (
          <Menu.Item
            component={HrefLink}
            href={editAddress(user, assignment)}
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            <Trans>Rediger</Trans>
          </Menu.Item>
        )}
        {can.readAnswers && (
          <Menu.Item
            component={HrefLink}
            href={`/assignments/${uuid}/overview`}
            leftSection={<IconChartBar size={18} aria-hidden />}
          >
            <Trans>Oversikt</Trans>
          </Menu.Item>
        )}
        <Menu.Divider />
        <ActionItems actions={actionsOf(can)} onChoose={start} />
      </MoreMenu>
      {dialog}
    </>
  );
}
