import type { ChangeContext } from '../../platform/handler.ts';
import { recordChange } from '../../events/events.commands.ts';

/** A line in the history of the need, and in that of everybody who was asked about. */
export async function recordAsking(
  context: Pick<ChangeContext, 'emit'>,
  {
    opportunity,
    name,
    profiles,
  }: { opportunity: string; name: string; profiles: readonly string[] },
): Promise<void> {
  const object = { kind: 'opportunity' as const, id: opportunity, name };
  await recordChange(context, { what: 'asked_for_assessments', object, also: profiles });
}
