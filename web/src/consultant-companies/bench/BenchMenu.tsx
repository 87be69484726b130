import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import {
  IconCalendarCheck,
  IconCalendarOff,
  IconChecks,
  IconEye,
  IconEyeOff,
  IconFileText,
  IconPencil,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { MoreMenu } from '../../ui/dialog/MoreMenu.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import type { BenchConsultant } from '../consultant-companies.queries.ts';
import { actionsFor, actionTexts, type BenchAction } from './actions/bench-action.ts';
import type { BenchActions } from './actions/use-bench-actions.tsx';

const icons: Record<BenchAction, typeof IconEye> = {
  available: IconCalendarCheck,
  not_available: IconCalendarOff,
  confirm: IconChecks,
  send: IconSend,
  activate: IconEye,
  deactivate: IconEyeOff,
  remove: IconTrash,
};

interface BenchMenuProps {
  consultant: BenchConsultant;
  actions: BenchActions;
}

/** All actions on a consultant. */
export function BenchMenu({ consultant, actions: { start, pending, opener } }: BenchMenuProps) {
  const { t } = useLingui();
  const { account, name, can } = consultant;
  return (
    <MoreMenu label={t`Handlinger for ${name}`} opener={opener} pending={pending}>
      <Menu.Item
        component={HrefLink}
        href={`/profiles/${account}`}
        leftSection={<IconFileText size={18} aria-hidden />}
      >
        <Trans>Åpne</Trans>
      </Menu.Item>
      {can.edit && (
        <Menu.Item
          component={HrefLink}
          href={`/profiles/${account}?mode=description`}
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          <Trans>Rediger</Trans>
        </Menu.Item>
      )}
      <Menu.Divider />
      {actionsFor(consultant).map((action) => {
        const Icon = icons[action];
        return (
          <Menu.Item
            key={action}
            c={action === 'remove' ? 'var(--mantine-color-error)' : undefined}
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() => start(action)}
          >
            {t(actionTexts[action])}
          </Menu.Item>
        );
      })}
    </MoreMenu>
  );
}
