import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SideSheet } from '../dialog/SideSheet.tsx';
import { CountBadge } from '../text/CountBadge.tsx';
import classes from './FilterBar.module.css';

interface FilterBarProps {
  /** the text field; always visible */
  search: ReactNode;
  /** how many filters are set inside the drawer */
  count: number;
  /** label of the button that closes the drawer: how many results it leads to */
  show: ReactNode;
  /** the fields; below the search on a wide screen, in a drawer on a phone */
  children: ReactNode;
}

export function FilterBar({ search, count, show, children }: FilterBarProps) {
  const { t } = useLingui();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <search className={classes.filters}>
      <div className={classes.search}>
        {search}
        <Button
          variant="default"
          className={classes.opener}
          onClick={open}
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          rightSection={<CountBadge count={count} label={t`${count} valgt`} />}
        >
          <Trans>Filtre</Trans>
        </Button>
      </div>
      <div className={classes.fields}>{children}</div>
      <SideSheet
        opened={opened}
        onClose={close}
        title={t`Filtre`}
        position="bottom"
        size="auto"
        radius="lg"
        classNames={{ content: classes.sheet }}
      >
        <Stack>
          {children}
          <Button onClick={close} fullWidth mt="xs">
            {show}
          </Button>
        </Stack>
      </SideSheet>
    </search>
  );
}
