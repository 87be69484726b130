import { RemovedRow } from '../../ui/list/RemovedRow.tsx';
import type { Removals } from './use-removals.ts';

/** What one has removed, each with its way back. */
export function RemovedRows({ removals }: { removals: Removals }) {
  return (
    <div role="status">
      {removals.removed.map(({ id, name }) => (
        <RemovedRow
          key={id}
          uuid={id}
          name={name}
          onUndo={() => removals.restore(id)}
          pending={removals.isRestoring}
        />
      ))}
    </div>
  );
}
