import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCalendarCheck,
  IconCalendarOff,
  IconChecks,
  IconDots,
  IconEye,
  IconEyeOff,
  IconFileText,
  IconPencil,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { HrefLink } from '../../ui/HrefLink.tsx';
import type { BenchConsultant } from '../consultant-companies.queries.ts';
import { deedsFor, deedTexts, type BenchDeed } from './deeds/bench-deed.ts';
import type { BenchDeeds } from './deeds/use-bench-deeds.tsx';

const icons: Record<BenchDeed, typeof IconDots> = {
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
  deeds: BenchDeeds;
}

/** All that can be done for a consultant. */
export function BenchMenu({ consultant, deeds: { start, pending, opener } }: BenchMenuProps) {
  const { t } = useLingui();
  const { account, name, can } = consultant;
  return (
    <ActionMenu
      target={
        <ActionIcon
          ref={opener}
          variant="subtle"
          color="gray"
          size="lg"
          loading={pending}
          aria-label={t`Handlinger for ${name}`}
        >
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      }
    >
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
      {deedsFor(consultant).map((deed) => {
        const Icon = icons[deed];
        return (
          <Menu.Item
            key={deed}
            c={deed === 'remove' ? 'var(--mantine-color-error)' : undefined}
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() => start(deed)}
          >
            {t(deedTexts[deed])}
          </Menu.Item>
        );
      })}
    </ActionMenu>
  );
}
