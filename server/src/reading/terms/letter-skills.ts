import type { Stretch } from '../found.ts';

/** What says that a letter is a language to program in: `erfaring med C`, `programmering i R`. */
const before =
  /(?:(?:erfaring|erfarenhet|experience|kunnskap(?:er)?|kunskap(?:er)?|kompetanse|kompetens|ferdigheter|skills?|kjennskap|knowledge|proficien(?:t|cy)|fluent|flytende|vana|vant|good|god|trygg|programmerings?|programmerer|programmerar|programming|program|utvikling|utveckling|development|koder?|kodar|kod|code|coding|skrevet|skriven|skrivet|written|years|år)[ ](?:med|i|in|av|of|with|at|til|till|inom|innen|using)|programmeringsspråke[nt]?|språket|language|(?:kan|kunne|kunna|beherske|behärska|behersker|behärskar|know|knows)) $/iu;
const after =
  /^(?:-(?:programmering|kode|kod|utvikl|utveckl|program|develop|code)| (?:er|är|is) (?:(?:en|et|ett|a|an) )?(?:stor |stort |big )?(?:bonus|fordel|fördel|pluss?|krav|must|meriterande|ønskelig|önskvärt|required|desirable)|[ ]programming)/iu;
/** `R. Hansen`, `C/o`, `C-nivå`. */
const other = /^(?:\. ?\p{Lu}|[/&'’]|-nivå|-niveau|-level)/iu;
const reach = 40;

/** Whether a single letter is a skill by what stands around it. */
export function isLetterSkill(text: string, { start, end }: Stretch): boolean {
  const rest = text.slice(end, end + reach);
  if (other.test(rest)) return false;
  return after.test(rest) || before.test(text.slice(Math.max(0, start - reach), start));
}
