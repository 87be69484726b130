import { CloseDialog } from './CloseDialog.tsx';
import type { ConfirmedAction, ActionSubject } from './action.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { UnpublishDialog } from './UnpublishDialog.tsx';

interface ActionDialogProps {
  /** the action to confirm; undefined while the dialog is closed */
  action: ConfirmedAction | undefined;
  subject: ActionSubject;
  onClose: () => void;
}

const dialogs = {
  publish: PublishDialog,
  unpublish: UnpublishDialog,
  close: CloseDialog,
  remove: RemoveDialog,
};

export function ActionDialog({ action, subject, onClose }: ActionDialogProps) {
  if (!action) return null;
  const Dialog = dialogs[action];
  return <Dialog subject={subject} onClose={onClose} />;
}
