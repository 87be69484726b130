import { createHash } from 'node:crypto';
import type { CvTranslation } from '@torg/protocol/cvs/cv-terms';
import type { Locale } from '@torg/protocol/terms';
import type { ExternalContext } from '../../platform/handler.ts';
import { NoAnswer } from '../../platform/ports/language-model.ts';
import { takeTurns } from '../../platform/turns/take-turns.ts';
import type { CvContent } from '../content/cv-content.ts';
import { namesIn, textsOf, withTexts } from './texts-of.ts';
import { translateText } from './translate-text.ts';
import { findTranslations, saveTranslation } from './translations.repository.ts';

/** Somebody is waiting; what comes later is remembered for the next time. */
export const patience = { ms: 12_000 };
const inTurn = takeTurns(6);

type Context = Pick<ExternalContext, 'db' | 'external' | 'transaction' | 'log'>;

interface Wanted {
  profile: string;
  locale: Locale;
  names: readonly string[];
}

/** Asks the model for one text and remembers its answer; nothing where none comes. */
async function ask({ external, transaction, log }: Context, wanted: Wanted, text: string) {
  const { languageModel: model } = external;
  try {
    const translated = await inTurn(() => translateText(model, text, wanted));
    if (translated === undefined) return undefined;
    const hash = hashOf(model.name, text);
    await transaction(({ db }) => saveTranslation(db, wanted, { hash, text: translated }));
    return translated;
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    log.warn({ err: error }, 'a text of a CV was not translated');
    return undefined;
  }
}

const hashOf = (model: string, text: string): string =>
  createHash('sha256').update(`${model}\n${text}`).digest('hex');

/** The texts that are translated by now. */
async function translatedBy(context: Context, wanted: Wanted, texts: readonly string[]) {
  const { db, external } = context;
  const model = external.languageModel.name;
  const hashes = texts.map((text) => hashOf(model, text));
  const known = await findTranslations(db, wanted, hashes);
  const ready = new Map<string, string>();
  const asking = texts.map(async (text, at) => {
    const translated = known.get(hashes[at] ?? '') ?? (await ask(context, wanted, text));
    if (translated !== undefined) ready.set(text, translated);
  });
  const all = Promise.all(asking);
  const { promise: tooLate, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience.ms);
  // Whoever is late may still fail, when nobody waits for it any more.
  all.catch((error: unknown) => context.log.error({ err: error }, 'translating failed'));
  await Promise.race([all, tooLate]).finally(() => clearTimeout(timer));
  return new Map(ready);
}

/**
 * A CV whose texts are in the language as far as they are translated by now; competencies, headings
 * and levels are in any case.
 */
export async function translateCv(
  context: Context,
  cv: CvContent,
  { from, into }: { from: Locale; into: Locale },
): Promise<{ cv: CvContent; translation: CvTranslation }> {
  const texts = textsOf(cv);
  if (from === into || texts.length === 0) return { cv, translation: 'full' };
  const wanted = { profile: cv.profile, locale: into, names: namesIn(cv) };
  const ready = await translatedBy(context, wanted, texts);
  const inPart = ready.size === 0 ? 'terms' : 'partial';
  const translation = ready.size === texts.length ? 'full' : inPart;
  return { cv: withTexts(cv, (text) => ready.get(text) ?? text), translation };
}
