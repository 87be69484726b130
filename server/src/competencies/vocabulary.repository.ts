import type { Locale } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** An active role or skill with all texts that mean the same. */
export interface VocabularyTerm {
  competency: string;
  type: 'role' | 'skill';
  key: string;
  names: Record<Locale, string>;
  synonyms: readonly string[];
  /** texts for a part of it */
  narrower: readonly string[];
}

export async function findVocabulary(db: Db): Promise<VocabularyTerm[]> {
  const { rows } = await sql<VocabularyTerm>`
    select competency, type, key, synonyms, narrower,
      json_build_object('nb', name_nb, 'sv', name_sv, 'en', name_en) as names
    from competency where status = 'active' and type <> 'discipline'
    order by competency`.execute(db);
  return rows;
}

/** Another text after each change of a name or a synonym of an active term. */
export async function findVocabularyVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || ' ' || coalesce(sum(hashtextextended(competency::text || type || name_nb
      || '|' || name_sv || '|' || name_en || '|' || synonyms::text
      || narrower::text, 0)), 0) as version
    from competency where status = 'active' and type <> 'discipline'`.execute(db);
  return rows[0]?.version ?? '';
}
