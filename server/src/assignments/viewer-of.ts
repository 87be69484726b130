import type { Locale } from '@torg/protocol/terms';
import type { Actor } from '../platform/actor.ts';
import { interestSeenBy } from './assignments.policy.ts';
import type { Viewer } from './wire-objects.ts';

export const viewerOf = (actor: Actor, locale: Locale): Viewer => ({
  account: actor.account,
  role: actor.role,
  organization: actor.organization,
  locale,
  interestSeen: interestSeenBy(actor),
});
