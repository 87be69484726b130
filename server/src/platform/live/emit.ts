import type { LiveTopic } from '@torg/protocol/accounts/accounts';
import type { EventKind } from '@torg/protocol/events/event-kinds';
import type { EventMetadata } from '@torg/protocol/events/events';
import type { KnownFacts } from '../reaction-facts.ts';

/**
 * `actingAccount`: if it is not the actor's, as for somebody who is just signing in; null: the event
 * has no account. `known`: what the reactions have to know, if it was asked for (`reactionFacts`).
 */
export type Emit = <K extends EventKind>(
  kind: K,
  metadata: EventMetadata<K>,
  actingAccount?: string | null,
  known?: KnownFacts,
) => Promise<void>;

/** Notifies the open pages of these accounts when the transaction commits. */
export type Notify = (
  accounts: readonly string[],
  topic: LiveTopic,
  data?: Record<string, string>,
) => Promise<void>;
