const greeting =
  /^(?:hei|hej|hejsan|heisann|hallo|hallå|hello|hi|dear|god (?:dag|morgen|morgon)|kjære|good (?:morning|afternoon))(?:[\s,!.]+(?:\p{L}+[\s,!.]*){0,4})?$/iu;
const farewell =
  /^(?:mvh|m\.v\.h\.?|vh|med (?:vennlig|vänlig|vennleg)\w* (?:hilsen|hilsning|hälsning\w*|helsing)|(?:vennlig|vänlig\w*|beste?|bästa) (?:hilsen|hälsning\w*)|hilsen|hälsning\w*|hälsar|(?:best|kind|warm) (?:regards|wishes)|regards|br|best|cheers|sincerely|yours \w+|takk|tack(?: på förhand)?|(?:many )?thanks|på forhånd takk)(?:[\s,!.]+.{0,40})?$/iu;
const header =
  /^(?:>\s*)*(?:fra|from|från|til|to|till|sendt|sent|skickat|dato|date|datum|kopi|cc|bcc|svar til|reply-to)\s*:\s/iu;
/** Under a farewell nothing is about the work, until another mail begins. */
const separator =
  /^(?:[-_=]{3,}.*|.*(?:original message|opprinnelig melding|ursprungligt meddelande).*)$/iu;
const page = /^(?:side|sida|page|s\.)\s*\d+(?:\s*(?:av|of|\/)\s*\d+)?$/iu;
/** It stands in the middle of what it parts. */
export const isPageNumber = (line: string): boolean => page.test(line.trim());
const mostSentence = 60;
const isSentence = (words: string): boolean => words.length > mostSentence && /[.!?]$/.test(words);

/** For each line whether it only frames a text: greetings, signatures, heads of mails, page numbers. */
export function framesOf(lines: readonly string[]): boolean[] {
  let isSigned = false;
  return lines.map((line, at) => {
    const words = line.trim();
    if (separator.test(words) || header.test(words)) {
      isSigned = false;
      return header.test(words) ? isMailHead(lines, at) : true;
    }
    if (isPageNumber(words) || (words.length <= 40 && greeting.test(words))) return true;
    if (words.length <= 60 && farewell.test(words) && !isSentence(words)) isSigned = true;
    return isSigned && words !== '';
  });
}

/** `Til: Bergen` is the head of a mail only where another line of one stands beside it. */
const isMailHead = (lines: readonly string[], at: number): boolean =>
  [-2, -1, 1, 2].some((by) =>
    /^(?:>\s*)*(?:fra|from|från|til|to|till|sendt|sent|skickat|emne|ämne|subject|cc|kopi)\s*:/iu.test(
      lines[at + by]?.trim() ?? '',
    ),
  );
