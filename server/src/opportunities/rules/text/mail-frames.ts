import {
  courtesy,
  ending,
  endingBehind,
  greeting,
  greetingBefore,
  nameAlone,
  sentFrom,
  shortEnding,
  slashedName,
  thanksAlone,
} from './mail-words.ts';

const header =
  /^(?:fra|from|från|til|to|till|sendt|sent|skickat|dato|date|datum|kopi|cc|bcc|svar til|svara till|reply-to|vedlegg|attachments?|bilagor|viktighet|importance|prioritet|priority)\s*:\s/iu;
const besideHeader =
  /^(?:fra|from|från|til|to|till|sendt|sent|skickat|emne|ämne|subject|cc|kopi)\s*:/iu;
/** Under a farewell nothing is about the work, until another mail begins. */
const separator =
  /^(?:[-_=]{3,}.*|.*(?:original message|opprinnelig melding|ursprungligt meddelande|forwarded message|videresendt melding|vidarebefordrat meddelande).*)$/iu;
/** `Den 12. nov. 2026 kl. 10:00 skrev Per <per@…>:`; Gmail breaks it over two lines. */
const wrote = /(?:^|[\s>])(?:skrev|wrote)(?:\s.{0,120})?:\s*$/iu;
const isDated = (words: string): boolean => /\d{4}|\d{1,2}[:.]\d{2}|@/.test(words);
const page = /^(?:side|sida|page|s\.)\s*\d+(?:\s*(?:av|of|\/)\s*\d+)?$/iu;
/** It stands in the middle of what it parts. */
export const isPageNumber = (line: string): boolean => page.test(line.trim());
const mostSentence = 60;
const isSentence = (words: string): boolean => words.length > mostSentence && /[.!?]$/.test(words);

/** `> ` before a line that a mail quotes. */
export const quotedBy = (line: string): string => /^(?:[ \t]*>)+[ \t]?/.exec(line)?.[0] ?? '';

/** What of a line is no part of a mail's frame; nothing where `from` is its end. */
export interface Unframed {
  isFrame: boolean;
  from: number;
  to: number;
}

/**
 * For each line, without the signs of a quoted one, what only frames a text: greetings, signatures,
 * heads of mails, page numbers.
 */
export function framesOf(lines: readonly string[]): Unframed[] {
  let isSigned = false;
  let isGreeted = false;
  return lines.map((line, at) => {
    const words = line.trim();
    const whole = { isFrame: false, from: 0, to: line.length };
    const frame = { ...whole, isFrame: true };
    if (beginsMail(lines, at)) {
      [isSigned, isGreeted] = [false, false];
      return frame;
    }
    if (words === '' || isSigned) return { ...whole, isFrame: isSigned && words !== '' };
    if (isPageNumber(words) || sentFrom.test(words)) return frame;
    if (words.length <= 40 && greeting.test(words)) {
      isGreeted = true;
      return frame;
    }
    if (isCourtesy(words)) return frame;
    if (isEnding(lines, at, isGreeted)) {
      isSigned = true;
      return frame;
    }
    const greeted = greetingBefore.exec(line)?.[0].length ?? 0;
    isGreeted ||= greeted > 0;
    const from = pastCourtesies(line, greeted);
    const behind = endingBehind.exec(line);
    isSigned = behind !== null && isLast(lines, at);
    return { ...whole, from, to: behind && isSigned ? behind.index : line.length };
  });
}

/** `Hör av dig före fredag` says more than it seems to. */
const saysWhen =
  /\d|(?<!\p{L})(?:innen|før|senest|före|(?<!för )senast|inom|before|by|within|i ?morgen|i ?morgon|tomorrow|\p{L}+(?:dag|day))(?!\p{L})/iu;
const isCourtesy = (words: string): boolean =>
  words.length <= 90 && courtesy.test(words) && !saysWhen.test(words);

/** `Takk for sist! Vi trenger …`: where the line comes to the point. */
function pastCourtesies(line: string, from: number): number {
  const first = /^\s*[^.!?]{3,90}[.!]+\s+(?=\S)/u.exec(line.slice(from))?.[0] ?? '';
  return isCourtesy(first.trim()) ? pastCourtesies(line, from + first.length) : from;
}

/** The head of a mail: its lines, what parts it from the one before, or who wrote it when. */
function beginsMail(lines: readonly string[], at: number): boolean {
  const words = lines[at]?.trim() ?? '';
  if (separator.test(words) || /^--$/.test(words)) return separator.test(words);
  if (header.test(words)) {
    return [-2, -1, 1, 2].some((by) => besideHeader.test(lines[at + by]?.trim() ?? ''));
  }
  const [before, next] = [lines[at - 1]?.trim() ?? '', lines[at + 1]?.trim() ?? ''];
  const opens = /^(?:den|on|\p{L}{3,9}[.,])\s.{0,80}\d{4}/iu;
  if (wrote.test(words)) return isDated(words) || opens.test(before);
  return opens.test(words) && words.length <= 160 && wrote.test(next) && !isDated(next.slice(40));
}

/** How a mail ends: with words of farewell, or with nothing but who has written it. */
function isEnding(lines: readonly string[], at: number, isGreeted: boolean): boolean {
  const words = lines[at]?.trim() ?? '';
  if (ending.test(words) && !isSentence(words)) return true;
  if (words.length <= mostSentence && shortEnding.test(words)) return true;
  if (words === '--') return isLast(lines, at);
  if (thanksAlone.test(words) || slashedName.test(words)) return isLast(lines, at);
  const isAlone = (lines[at - 1] ?? '').trim() === '' && at > 0;
  return (
    isGreeted && isAlone && words.length <= 40 && nameAlone.test(words) && isVeryLast(lines, at)
  );
}

const mostOfSignature = 12;

/** The lines below, as far as the next mail. */
function below(lines: readonly string[], at: number): string[] {
  const rest = lines.slice(at + 1, at + 60);
  const end = rest.findIndex((_, place) => beginsMail(lines, at + 1 + place));
  return (end < 0 ? rest : rest.slice(0, end)).map((line) => line.trim()).filter(Boolean);
}

/** Whether nothing but a signature can follow. */
function isLast(lines: readonly string[], at: number): boolean {
  const rest = below(lines, at);
  return (
    rest.length <= mostOfSignature && !rest.some((line) => /[.!?:]$/.test(line) && line.length > 40)
  );
}

const isVeryLast = (lines: readonly string[], at: number): boolean =>
  below(lines, at).every((line) => sentFrom.test(line));
