import { Trans, useLingui } from '@lingui/react/macro';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { useUnlink, type FlowcaseLink } from '../flowcase.queries.ts';

interface UnlinkDialogProps {
  link: FlowcaseLink;
  onClose: () => void;
}

export function UnlinkDialog({ link, onClose }: UnlinkDialogProps) {
  const { t } = useLingui();
  const unlink = useUnlink(link.flowcase_link);
  const { name } = link.profile;
  return (
    <ChangeDialog
      title={t`Koble fra ${name}?`}
      confirm={t`Koble fra`}
      change={unlink}
      value={undefined}
      onClose={onClose}
      done={t`${name} følger ikke lenger Flowcase`}
      destructive
    >
      <Trans>
        Profilen blir som den er, men får ikke lenger det som endres i Flowcase. Åpne konflikter
        forsvinner.
      </Trans>
    </ChangeDialog>
  );
}
