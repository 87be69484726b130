import type { VectorType } from '@torg/protocol/search/search';
import type { Generated } from 'kysely';

export interface EmbeddingVersionTable {
  version: Generated<number>;
  /** the name of the adapter */
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
  /** `profile.updated_at` when its texts were read */
  profile_updated_at: Date;
}

/** Exists only if the database has pgvector. */
export interface EmbeddingTable {
  version: number;
  profile: string;
  type: VectorType;
  /** the entry, or the profile for its own text */
  item: string;
  /** the hash of the embedded text */
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
