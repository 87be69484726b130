import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { MyGroupFilter } from '@torg/protocol/terms';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { NewAssignmentAction } from './NewAssignmentAction.tsx';

/** Shown when an editor's list is empty without any filter. */
export function NoneOfMine({ group }: { group: MyGroupFilter | undefined }) {
  const { t } = useLingui();
  const { can } = useShellUser();
  if (group) {
    return (
      <EmptyState title={group === 'my-active' ? t`Ingen aktive oppdrag` : t`Alt er aktivt`}>
        <Trans>De andre oppdragene dine ligger under Alle mine.</Trans>
      </EmptyState>
    );
  }
  if (!can.createAssignment) {
    return (
      <EmptyState
        title={t`Du er ikke redaktør for noe oppdrag`}
        action={
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/admin/assignments" />}
          >
            <Trans>Se alle oppdrag</Trans>
          </Button>
        }
      >
        <Trans>Her samles oppdragene du lager, og de der noen setter deg som redaktør.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`Du har ingen oppdrag ennå`} action={<NewAssignmentAction />}>
      <Trans>
        Beskriv hva dere trenger hjelp til. Det lagres mens du skriver, og ingen ser det før du
        publiserer.
      </Trans>
    </EmptyState>
  );
}
