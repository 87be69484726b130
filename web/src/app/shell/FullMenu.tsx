import { useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ShellUser } from '../../accounts/accounts.queries.ts';
import { Logo } from '../../ui/layout/Logo.tsx';
import type { OwnNavigation } from '../own-navigation.ts';
import classes from './FullMenu.module.css';
import { NavigationList } from './NavigationList.tsx';
import { OwnAccount } from './OwnAccount.tsx';

interface FullMenuProps {
  opened: boolean;
  onClose: () => void;
  user: ShellUser;
  navigation: OwnNavigation;
}

/** The browser's own modal dialog: it traps the focus, makes the rest inert and closes on Esc. */
export function FullMenu({ opened, onClose, user, navigation }: FullMenuProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (opened) dialog.current?.showModal();
    else dialog.current?.close();
  }, [opened]);
  useClosedWhenWide(opened, onClose);
  return (
    <dialog ref={dialog} className={classes.menu} aria-label={t`Meny`} onClose={onClose}>
      {opened && (
        <>
          <div className={classes.top}>
            <Logo height={30} />
            <UnstyledButton className={classes.close} aria-label={t`Lukk menyen`} onClick={onClose}>
              <IconX size={24} aria-hidden />
            </UnstyledButton>
          </div>
          <NavigationList user={user} navigation={navigation} onFollow={onClose} />
          <div className={classes.bottom}>
            <OwnAccount user={user} roomy onFollow={onClose} />
          </div>
        </>
      )}
    </dialog>
  );
}

/** A tablet that is turned on its side has the side bar instead. */
function useClosedWhenWide(opened: boolean, onClose: () => void) {
  useEffect(() => {
    if (!opened) return;
    const wide = window.matchMedia('(min-width: 1024px)');
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [opened, onClose]);
}
