import { limits } from '@torg/protocol/limits';

const { name: most } = limits.opportunity;

/** A name is read at a glance up to this length. */
const glance = 60;

const short = (words: string): string | undefined =>
  words.replaceAll(/\s+/g, ' ').trim().slice(0, most).trim() || undefined;

const subject = /^[>\s]*(?:emne|ämne|subject)\s*:\s*(?:(?:re|sv|vs|fwd?|vb)\s*:\s*)*/iu;
/** What stands over a mail, and what begins one. */
const frame =
  /^[>\s]*(?:(?:fra|från|from|til|till|to|kopi|kopia|cc|sendt|skickat|sent|dato|datum|date)\s*:.*|(?:hei|hej|hallo|hello|hi|dear|god (?:dag|morgen|morgon))(?:[\s,!.]+(?:\p{L}+[\s,!.]*){0,4})?|[-_=]{3,}.*)$/iu;

/** The subject of a mail, else the first line that says something. */
function lineThatNames(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const named = lines.slice(0, 8).find((line) => subject.test(line));
  const told = named?.replace(subject, '') ?? lines.find((line) => !frame.test(line));
  return told?.trim() || (lines[0] ?? '');
}

/** A running text has no line that names it: its first sentence is enough. */
const firstSentence = (line: string): string =>
  line.length <= glance ? line : (/^.{12,}?\p{Ll}{3,}[.!?](?=\s)/u.exec(line)?.[0] ?? line);

/** The name that somebody wrote; else that of the first file, else the first line of the text. */
export function nameOfNeed(
  written: string,
  files: readonly Pick<File, 'name'>[],
  text: string,
): string | undefined {
  const file = files[0]?.name.replace(/\.[a-z]{2,4}$/i, '').replaceAll('_', ' ');
  return short(written) ?? short(file ?? '') ?? short(firstSentence(lineThatNames(text)));
}
