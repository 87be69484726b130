import { words } from '../../reading/reading.queries.ts';

const year = String.raw`(?:19|20)\d{2}`;

/** When somebody was born, how old they are, when they left a school. */
const patterns: readonly RegExp[] = [
  words(
    String.raw`(?:født|fødd|född|born)(?:#(?:den|i|år|in|on|the))*#(?:\d{1,2}[./]?#?)?(?:\p{L}+#)?(?:\d{1,2}[./])?${year}`,
  ),
  words(
    String.raw`(?:fødselsår|fødselsdato|födelseår|födelsedatum|year#of#birth|date#of#birth|dob):?#[\d./ -]{4,12}`,
  ),
  words(String.raw`(?:\d{2})(?:#år(?:ig)?#gam(?:mel|mal)|#år#ung|#years#old|-åring|-year-old)`),
  words(String.raw`(?:alder|ålder|age):#?\d{2}`),
  words(
    String.raw`(?:uteksaminert|utdannet|avla#(?:eksamen|master|bachelor)|examinerad|tog#examen|utexaminerad|graduated|graduation|class#of)(?:#(?!${year})[\p{L},-]+){0,6}#${year}`,
  ),
];

const digits = new RegExp(year, 'g');

/** Takes the years of birth and graduation out of a text, and says nothing in their place. */
export function withoutPrivateFacts(text: string): string {
  return patterns.reduce(
    (rest, pattern) =>
      rest.replaceAll(pattern, (said) =>
        /uteks|utdan|avla|exam|gradu|class/iu.test(said) ? said.replaceAll(digits, '[…]') : '[…]',
      ),
    text,
  );
}
