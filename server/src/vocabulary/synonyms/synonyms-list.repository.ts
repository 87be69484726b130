import type { CompetencySynonym } from '@torg/protocol/competencies/competencies';
import type { SynonymRelation } from '@torg/protocol/competencies/competency-terms';
import type { Locale } from '@torg/protocol/terms';
import type { NamedCompetency } from '@torg/protocol/vocabulary/vocabulary';
import { sql } from 'kysely';
import { nameColumn } from '../../competencies/competencies.queries.ts';
import { containing } from '../../platform/database/like.ts';
import type { Db } from '../../platform/database/tables.ts';
import { named } from '../terms-list.repository.ts';

export interface SynonymQuestion {
  text?: string | undefined;
  language?: Locale | 'any' | undefined;
  relation?: SynonymRelation | undefined;
  locale: Locale;
  limit: number;
  offset: number;
}

function conditionsOf({ text, language, relation }: SynonymQuestion) {
  const all = [sql`c.status = 'active'`];
  if (text) {
    const pattern = containing(text);
    all.push(sql`(s.folded like folded(${pattern}) or c.suggested_text like folded(${pattern}))`);
  }
  if (language) {
    all.push(sql`s.locale is not distinct from ${language === 'any' ? null : language}::text`);
  }
  if (relation) all.push(sql`s.relation = ${relation}`);
  return sql.join(all, sql` and `);
}

/** A page of synonyms, sorted by their terms. */
export async function listSynonymRows(db: Db, question: SynonymQuestion) {
  const { locale, limit, offset } = question;
  const from = sql`competency_synonym as s join competency as c using (competency)
    where ${conditionsOf(question)}`;
  const [page, counted] = await Promise.all([
    sql<CompetencySynonym & { of: NamedCompetency }>`
      select s.synonym, s.competency, s.text, s.locale, s.relation, ${named('c')} as of
      from ${from}
      order by lower(${sql.ref(`c.${nameColumn[locale]}`)}), s.competency, lower(s.text), s.synonym
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(db),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}
