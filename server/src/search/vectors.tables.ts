import type { VectorType } from '@torg/protocol/search/search';
import type { Generated } from 'kysely';

export interface EmbeddingVersionTable {
  version: Generated<number>;
  /** as the adapter calls itself */
  model: string;
  dimensions: number;
  state: Generated<'building' | 'current' | 'old'>;
  learnt: Uint8Array;
  begun_at: Generated<Date>;
  begun_by: string | null;
  completed_at: Date | null;
}

export interface EmbeddedProfileTable {
  version: number;
  profile: string;
  /** what `profile.updated_at` was when its texts were read */
  profile_updated_at: Date;
}

/** Only where the database has pgvector. */
export interface EmbeddingTable {
  version: number;
  profile: string;
  type: VectorType;
  /** the entry; of the profile's own text the profile */
  item: string;
  /** of the text that it was made of */
  hash: string;
  /** a halfvec */
  vector: string;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    embedding_version: EmbeddingVersionTable;
    embedded_profile: EmbeddedProfileTable;
    embedding: EmbeddingTable;
  }
}
