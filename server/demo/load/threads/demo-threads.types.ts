import type { ThreadKind } from '@torg/protocol/terms';
import type { DemoAttachment } from '../../data/demo.types.ts';

export interface NumberedMessage {
  key: string;
  from: string;
  at: Date;
  text: string;
  attachment: DemoAttachment | undefined;
}

/** A thread of any kind, with people by their keys. */
export interface DemoThread {
  key: string;
  kind: Extract<ThreadKind, 'interest' | 'direct' | 'hire_request'>;
  /** key */
  assignment: string | null;
  participants: string[];
  /** the consultants it is about */
  subjects: readonly string[];
  messages: readonly NumberedMessage[];
  unreadBy: readonly string[];
}
