import { CloseDialog } from './CloseDialog.tsx';
import type { AskedDeed, DeedSubject } from './deed.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { UnpublishDialog } from './UnpublishDialog.tsx';

interface DeedDialogProps {
  /** the one that was asked for; nothing while nothing is */
  deed: AskedDeed | undefined;
  subject: DeedSubject;
  onClose: () => void;
}

const dialogs = {
  publish: PublishDialog,
  unpublish: UnpublishDialog,
  close: CloseDialog,
  remove: RemoveDialog,
};

export function DeedDialog({ deed, subject, onClose }: DeedDialogProps) {
  if (!deed) return null;
  const Dialog = dialogs[deed];
  return <Dialog subject={subject} onClose={onClose} />;
}
