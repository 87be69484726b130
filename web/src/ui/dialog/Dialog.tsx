import { Modal, type ModalProps } from '@mantine/core';
import { DialogTitle } from './DialogTitle.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useOnTop } from './use-on-top.ts';

interface DialogProps extends Omit<ModalProps, 'opened' | 'centered' | 'closeOnClickOutside'> {
  /** not needed for a dialog that is rendered only while it is open */
  opened?: boolean;
  /** nothing is typed in it that a stray click could lose */
  closesOnBackdrop?: boolean;
}

/** A dialog above the page; when it closes, the focus returns to where it was. */
export function Dialog({ opened = true, closesOnBackdrop = false, title, ...rest }: DialogProps) {
  useFocusBack(opened);
  const isOnTop = useOnTop(opened);
  return (
    <Modal
      {...rest}
      opened={opened}
      title={title && <DialogTitle>{title}</DialogTitle>}
      closeOnClickOutside={closesOnBackdrop}
      closeOnEscape={isOnTop && rest.closeOnEscape !== false}
      centered
    />
  );
}
