import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { ChoiceBar } from '../../../ui/list/ChoiceBar.tsx';
import { errorText } from '../../../ui/text/error-texts.ts';
import type { AvailabilityAction } from '../actions/bench-action.ts';
import type { Bulk } from './use-bulk.ts';
import type { Choice } from './use-choice.ts';

const actions: readonly AvailabilityAction[] = ['available', 'not_available', 'confirm'];

/** The actions on all chosen consultants; stays visible while there are any. */
export function BulkBar({ choice, bulk }: { choice: Choice; bulk: Bulk }) {
  const { t } = useLingui();
  const { chosen, clear } = choice;
  if (chosen.length === 0) return null;
  return (
    <ChoiceBar
      label={t`Handlinger for de valgte`}
      counted={<Plural value={chosen.length} one="# valgt" other="# valgt" />}
      above={<BulkError choice={choice} bulk={bulk} />}
    >
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          variant="default"
          disabled={bulk.tooMany}
          loading={bulk.pending}
          onClick={() => bulk.start(action)}
        >
          <ActionWord action={action} />
        </Button>
      ))}
      <Button size="sm" variant="subtle" color="gray" onClick={clear}>
        <Trans>Fjern valget</Trans>
      </Button>
    </ChoiceBar>
  );
}

function ActionWord({ action }: { action: AvailabilityAction }) {
  if (action === 'available') return <Trans>Ledig fra i dag</Trans>;
  return action === 'confirm' ? <Trans>Bekreft</Trans> : <Trans>Ikke ledig</Trans>;
}

/** A bulk update changes all or none. This names who prevented it, and offers to leave them out. */
function BulkError({ choice, bulk: { error, failed, tooMany } }: { choice: Choice; bulk: Bulk }) {
  const most = limits.availability.updates;
  if (tooMany) {
    return (
      <Alert color="clay" variant="light">
        <Trans>Velg høyst {most} om gangen.</Trans>
      </Alert>
    );
  }
  if (!error) return null;
  return (
    <Alert role="alert" color="clay" variant="light">
      {errorText(error)}{' '}
      {failed.size > 0 && (
        <>
          <Trans>Ingen ble endret. De det gjelder, er merket i listen.</Trans>{' '}
          <Button size="compact-sm" variant="default" onClick={() => choice.drop(failed)}>
            <Trans>Ta dem ut av valget</Trans>
          </Button>
        </>
      )}
    </Alert>
  );
}
