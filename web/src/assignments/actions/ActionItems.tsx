import { useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import {
  IconArchive,
  IconArrowBackUp,
  IconCopy,
  IconEyeOff,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { actionTexts, type Action } from './action.ts';

const icons: Record<Action, typeof IconSend> = {
  publish: IconSend,
  unpublish: IconEyeOff,
  close: IconArchive,
  reopen: IconArrowBackUp,
  copy: IconCopy,
  remove: IconTrash,
};

interface ActionItemsProps {
  actions: readonly Action[];
  onChoose: (action: Action) => void;
}

export function ActionItems({ actions, onChoose }: ActionItemsProps) {
  const { t } = useLingui();
  return actions.map((action) => {
    const Icon = icons[action];
    return (
      <Menu.Item
        key={action}
        c={action === 'remove' ? 'error' : undefined}
        leftSection={<Icon size={18} aria-hidden />}
        onClick={() => onChoose(action)}
      >
        {t(actionTexts[action])}
      </Menu.Item>
    );
  });
}
