/** A name, or two to four beside each other: `Kari`, `Anna-Lena Berg`, `Ola og Kari`. */
const name = String.raw`\p{Lu}[\p{L}'’.-]{0,30}`;
const names = String.raw`${name}(?:(?:\s+(?:(?:og|och|and|&)\s+)?|\s*[,/&]\s*)${name}){0,3}`;

const greets = String.raw`hei(?:sann)?|hej(?:san)?|heia|tjena|tjenare|hallo|hallå|hello|hi|hey|dear|kjære|bästa(?! hälsning)|god (?:dag|morgen|morgon|kveld|kväll|ettermiddag)|good (?:morning|afternoon|evening)`;
const everybody = String.raw`(?:til |till )?(?:alle|alla|all|everyone|everybody|team|folkens|dere|der|du|there|igjen|igen|again|sammen|tillsammans|på deg|på dig)`;

/** A line of its own. */
export const greeting = new RegExp(
  String.raw`^(?:(?:${greets})(?:[\s,!.&/]+(?:[\p{L}'’-]+[\s,!.&/]*){0,4})?|til rette vedkommende[,.!]?|till den det berör[,.!]?|to whom it may concern[,.!]?)$`,
  'iu',
);
/** Before the first words of a mail: `Hei Kari, vi trenger …`. Case counts in names alone. */
export const greetingBefore = new RegExp(
  String.raw`^\s*(?:${anyCase(greets)})(?:\s+(?:${anyCase(everybody)}|${names})){0,2}\s*[,!–-]+\s+(?=\S)`,
  'u',
);

/** They end a mail whatever follows. */
const endings = String.raw`mvh|m\.v\.h\.?|med (?:vennlig|vänlig|vennleg|venleg)\p{L}* (?:hilsen|hilsning|hälsning\p{L}*|helsing)|(?:vennlig|vänlig\p{L}*|beste?|bästa) (?:hilsen|hälsning\p{L}*)|(?:best|kind|kindest|warm) (?:regards|wishes)`;
/** They may be words of a sentence, too, and end a mail only at the beginning of a short line. */
const shortEndings = String.raw`vh|hilsen|hälsning\p{L}*|hälsar|regards|br|cheers|sincerely|yours \p{L}+`;
/** They end a mail only where nothing but a name follows. */
const thanks = String.raw`best|bäst|(?:tusen |mange )?takk(?: på forhånd)?|(?:stort )?tack(?: på förhand)?|på forhånd takk|(?:many )?thanks(?: in advance)?|thank you(?: in advance)?`;

export const ending = new RegExp(String.raw`^(?:${endings})(?![\p{L}\d])`, 'iu');
export const shortEnding = new RegExp(String.raw`^(?:${shortEndings})(?:[\s,!.]+.{0,40})?$`, 'iu');
export const thanksAlone = new RegExp(
  String.raw`^(?:${anyCase(thanks)})(?:[\s,!./]*${names})?[\s,!.]*$`,
  'u',
);
/** `/Erik` */
export const slashedName = new RegExp(String.raw`^/\s?${names}$`, 'u');
export const nameAlone = new RegExp(String.raw`^${names}[,.!]?$`, 'u');

/** Behind the last sentence of a line: `Si ifra. Mvh Ola`. */
export const endingBehind = new RegExp(
  String.raw`(?<=[.!?])\s+(?:(?:${anyCase(`${endings}|${shortEndings}`)})(?:[\s,!./]+${names})?|(?:${anyCase(thanks)})(?:[\s,!./]+${names}|[!.]*)|/\s?${names})[\s,!.]*$`,
  'u',
);

/** What is only polite, and says nothing of the work; with a number in it, it may. */
export const courtesy = new RegExp(
  String.raw`^(?:${[
    String.raw`(?:jeg |jag |vi |i |we )?(?:håper|hoppas|hope) (?:alt|allt|du|dere|det|ni|at|att|you|all|this|everything)(?![\p{L}]).{0,60}`,
    String.raw`takk for (?:sist|sist gang|praten|samtalen|møtet|hjelpen|hyggelig|en hyggelig|e-posten|svaret)(?![\p{L}]).{0,40}`,
    String.raw`tack för (?:senast|samtalet|mötet|hjälpen|trevligt|ett trevligt|mejlet|svaret|igår|i går)(?![\p{L}]).{0,40}`,
    String.raw`(?:thanks|thank you) for (?:the|your|yesterday|our)(?![\p{L}]).{0,50}`,
    String.raw`ha en (?:fin|god|riktig|strålende|bra|trevlig|härlig|skön)(?![\p{L}]).{0,30}|have an? (?:nice|good|great|lovely)(?![\p{L}]).{0,30}`,
    String.raw`(?:god|trevlig|glad) (?:helg|jul|sommer|sommar|påske|påsk|ferie|semester)[\s!.]*`,
    String.raw`(?:jeg |jag |vi |i |we )?(?:am |are )?(?:ser (?:frem|fram) (?:til|emot)|gleder (?:meg|oss) til|looking forward to|look forward to)(?![\p{L}]).{0,50}`,
    String.raw`(?:vi (?:høres|snakkes|hörs)|snakkes|hörs|talk soon|speak soon)[\s!.]*`,
    String.raw`hör (?:gärna )?av (?:dig|er)(?![\p{L}]).{0,50}`,
  ].join('|')})$`,
  'iu',
);

/** What a telephone or a program writes below a mail. */
export const sentFrom =
  /^(?:sendt fra|skickat från|sent from|get outlook|hent outlook|last ned outlook|hämta outlook)(?!\p{L}).{0,60}$/iu;

/** A pattern without the flag `i`, so that names beside it are told by their capitals. */
function anyCase(pattern: string): string {
  return pattern.replaceAll(/\\p\{L\}|(?<!\\)\p{Ll}/gu, (letter) =>
    letter.length > 1 ? letter : `[${letter}${letter.toUpperCase()}]`,
  );
}
