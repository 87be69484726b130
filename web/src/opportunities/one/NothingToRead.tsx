import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../ui/states/EmptyState.tsx';

/** A need whose files have no text that could be read. */
export function NothingToRead() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Det er ingen tekst å lese ennå`}>
      <Trans>
        Lim inn teksten, eller legg til en fil som kan leses. Så kommer feltene her av seg selv.
      </Trans>
    </EmptyState>
  );
}
