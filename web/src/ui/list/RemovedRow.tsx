import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import classes from './RemovedRow.module.css';

export const undoId = (uuid: string): string => `undo-${uuid}`;

interface RemovedRowProps {
  uuid: string;
  name: string;
  onUndo: () => void;
  pending: boolean;
}

/** Says that something was removed, and offers to undo it. */
export function RemovedRow({ uuid, name, onUndo, pending }: RemovedRowProps) {
  return (
    <div className={classes.removed}>
      <span>
        <Trans>«{name}» er fjernet.</Trans>
      </span>
      <Button
        id={undoId(uuid)}
        size="compact-sm"
        variant="default"
        loading={pending}
        onClick={onUndo}
      >
        <Trans>Angre</Trans>
      </Button>
    </div>
  );
}
