import type { AiJobType } from '@torg/protocol/ai-jobs/ai-terms';
import type { Locale } from '@torg/protocol/terms';
import { type RawBuilder, sql } from 'kysely';
import { wireMoment } from '../platform/database/wire-moment.ts';
import { aiFailures } from './ai-failures.ts';

interface WrittenOptions {
  /** the reader's */
  locale: Locale;
  /** what stands */
  output: RawBuilder<unknown>;
}

const newest = (type: AiJobType, subject: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`
  (select a.* from ai_job as a where a.type = ${sql.lit(type)} and a.subject = ${subject} ${which}
    order by a.number desc limit 1)`;
/** Given and applied. */
const stands = sql`and a.inference_status = 'success' and not a.is_outdated`;

const textsIn = (failures: Record<string, string>) =>
  sql.join(
    Object.entries(failures).map(
      ([error, text]) => sql`when ${sql.lit(error)} then ${sql.lit(text)}`,
    ),
    sql` `,
  );
/** Written out, so that no statement carries them as a value. */
const texts: Record<Locale, RawBuilder<unknown>> = {
  nb: textsIn(aiFailures.nb),
  sv: textsIn(aiFailures.sv),
  en: textsIn(aiFailures.en),
};

/**
 * What `aiEnvelopeOf` makes, written by the database, where answers are long: nothing of them is read
 * and written again here. Null where nothing was asked.
 */
export const envelopeColumn = (
  type: AiJobType,
  subject: RawBuilder<unknown>,
  { locale, output }: WrittenOptions,
): RawBuilder<unknown> => {
  const isOpen = sql`(j.inference_status <> 'success' or j.is_outdated)`;
  return sql`(select json_build_object('inference_status', j.inference_status,
      'status', j.inference_status, 'type', j.type,
      'input', case when s.ai_job is null then j.input else s.input end,
      'output', ${output}, 'error', case j.error ${texts[locale]} end,
      'answered_by', coalesce(s.answered_by, j.answered_by),
      'prompt_version', coalesce(s.prompt_version, j.prompt_version),
      'created_at', ${wireMoment(sql`coalesce(s.created_at, j.created_at)`)},
      'locale', coalesce(s.locale, j.locale), 'is_outdated', j.is_outdated)
    from ${newest(type, subject, sql``)} as j
    left join lateral ${newest(type, subject, sql`${stands} and ${isOpen}`)} as s on true)`;
};

/** The output of the newest answer that was given and applied; null if there is none. */
export const currentOutput = (type: AiJobType, subject: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select s.output from ${newest(type, subject, stands)} as s)`;
