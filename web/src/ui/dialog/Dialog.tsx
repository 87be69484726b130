import { Modal, type ModalProps } from '@mantine/core';
import { useFocusBack } from './use-focus-back.ts';

interface DialogProps extends Omit<ModalProps, 'opened' | 'centered' | 'closeOnClickOutside'> {
  /** a dialog that stands in the page only while it is open needs not say so */
  opened?: boolean;
  /** nothing is typed in it that a stray click could lose */
  closesOnBackdrop?: boolean;
}

/** What is asked or told above the page; the focus comes back to where it was. */
export function Dialog({ opened = true, closesOnBackdrop = false, ...rest }: DialogProps) {
  useFocusBack(opened);
  return <Modal {...rest} opened={opened} closeOnClickOutside={closesOnBackdrop} centered />;
}
