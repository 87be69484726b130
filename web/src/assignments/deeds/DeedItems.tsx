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
import { deedTexts, type Deed } from './deed.ts';

const icons: Record<Deed, typeof IconSend> = {
  publish: IconSend,
  unpublish: IconEyeOff,
  close: IconArchive,
  reopen: IconArrowBackUp,
  copy: IconCopy,
  remove: IconTrash,
};

interface DeedItemsProps {
  deeds: readonly Deed[];
  onChoose: (deed: Deed) => void;
}

/** The deeds as rows of a menu. */
export function DeedItems({ deeds, onChoose }: DeedItemsProps) {
  const { t } = useLingui();
  return deeds.map((deed) => {
    const Icon = icons[deed];
    return (
      <Menu.Item
        key={deed}
        c={deed === 'remove' ? 'error' : undefined}
        leftSection={<Icon size={18} aria-hidden />}
        onClick={() => onChoose(deed)}
      >
        {t(deedTexts[deed])}
      </Menu.Item>
    );
  });
}
