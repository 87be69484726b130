import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { limits } from '@torg/protocol/limits';
import { told } from '../../../ui/states/told.ts';
import { useUpdateAvailabilities } from '../../consultant-companies.queries.ts';
import { updateFor, type AvailabilityAction } from '../actions/bench-action.ts';
import { failedUpdates } from './failed-updates.ts';
import type { Choice } from './use-choice.ts';

export interface Bulk {
  start: (action: AvailabilityAction) => void;
  pending: boolean;
  error: unknown;
  /** the consultants whose update was refused; then nobody was updated */
  failed: ReadonlySet<string>;
  /** more than one request may update */
  tooMany: boolean;
}

/** Sets or confirms the availability of all chosen consultants, or of none. */
export function useBulk(company: string, choice: Choice): Bulk {
  const { t } = useLingui();
  const update = useUpdateAvailabilities(company);
  const start = (action: AvailabilityAction) =>
    update.mutate(
      choice.chosen.map((account) => updateFor(action, account)),
      told({
        done: ({ length }) =>
          t`Tilgjengeligheten er oppdatert for ${plural(length, { one: '# konsulent', other: '# konsulenter' })}`,
        next: choice.clear,
      }),
    );
  return {
    start,
    pending: update.isPending,
    error: update.error,
    failed: failedUpdates(update.error, update.variables),
    tooMany: choice.chosen.length > limits.availability.updates,
  };
}
