import type { DraftState } from '@torg/protocol/agreements/agreement-life';
import type { ExtensionWish } from '@torg/protocol/agreements/agreement-terms';
import type { HiringBasis, HiringGround } from '@torg/protocol/agreements/hiring-terms';
import type { DemoContract } from './demo.types.ts';

/** Somebody hired by a client, or about to be, with all that it has come to. Days are offsets. */
export interface DemoHire {
  key: string;
  /** the buyer, of whose company it is */
  buyer: string;
  consultant: string;
  assignment?: string;
  role: string;
  about: { short: string; long: string };
  startOffsetDays: number;
  /** null: not agreed yet */
  endOffsetDays: number | null;
  percentage: number;
  /** in kroner */
  hourlyRate: number;
  adjustments?: readonly { startOffsetDays: number; hourlyRate: number }[];
  /** what the company proposed instead */
  proposedRate?: number;
  status: DraftState;
  /** when the draft got where it is; accepted: when its contract was sent or ended */
  offsetDays: number;
  /** why it was declined */
  reason?: string;
  basis?: { choice: HiringBasis; ground?: HiringGround; reason: string };
  /** of an accepted draft */
  contract?: Pick<DemoContract, 'status' | 'seen' | 'reason'>;
  /** the key of the hire that it extends */
  extends?: string;
  ended?: { offsetDays: number; reason: string };
  /** both were asked so many days before the end how it goes on */
  inquiry?: { days: number; client?: ExtensionWish; provider?: ExtensionWish };
}
