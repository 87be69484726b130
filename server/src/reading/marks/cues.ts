import type { RequirementKind } from '@torg/protocol/terms';
import { words } from '../text/matches-of.ts';

/** Words that say something about what comes after them, or about what stood before. */
export interface Cue {
  pattern: RegExp;
  side: 'after' | 'before' | 'both';
}

const person = String.raw`(?:du|ni|dere|konsulenten|konsulten|kandidaten|personen|vedkommende|you|the#(?:consultant|candidate|person|contractor))`;
const hasQuality = String.raw`(?:also#|også#|också#|även#)?(?:ha|være|vara|kunne|kunna|beherske|behärska|kjenne|känna|have|be|know|hold)(?!#(?:ansvar\p{L}*|med|en#del|part|responsib\p{L}*))`;
/** What a sentence says of whoever is wanted, by its first words: `Du har jobbet med …`. */
const said = String.raw`(?:du#har|har#du|you#have)#(?:\p{L}+#)?(?:jobbet|arbeidet|jobbat|arbetat|worked|used|erfaring|erfarenhet|experience|kjennskap|kompetanse|kompetens|kunnskap|kunskap|kunskaper|knowledge|minst|at#least|gode?|goda|good|solid|strong|bred|bakgrunn|bakgrund|a#background)|du#(?:er|är)#(?:vant|van|trygg|god|duktig|bekväm|komfortabel|erfaren|sertifisert|certifierad|flytende|flytande)|you#are#(?:used#to|comfortable|good|experienced|certified|fluent)|(?:du#)?(?:behersker|behärskar)`;
const atStart = (words: string): string =>
  String.raw`(?<=^\s*(?:Vidare\s|Videre\s|I\stillegg\s)?)(?:${words})`;

/** A whole sentence that asks for something, also where no term of the vocabulary stands in it. */
export const asksOfPerson: Record<RequirementKind, RegExp> = {
  must: words(
    atStart(
      String.raw`${said}|${person}#(?:må|måste|skal|ska|skall|must|shall|behöver|trenger#å|needs?#to)#${hasQuality}`,
    ),
  ),
  should: words(atStart(String.raw`${person}#(?:bør|bör|should)#(?:gjerne#|gärna#)?${hasQuality}`)),
};

const should: readonly Cue[] = [
  {
    pattern: words(
      String.raw`gjerne(?:#også)?|gärna|helst|ideelt|aller#helst|preferably|ideally|meriterande(?:#(?:med|om|är))?|önskvärt(?:#med)?|ønskelig(?:#med)?|bra#om|fint#om|(?:en|ein)#(?:fordel|fördel)#(?:om|med|å)|fördel#om|nice#to#have|(?:plus(?:s)?|bonus|merit|fordel|fördel)#(?:if|for|för|med|om|å|att)|bør|bör|might#have|ser#gjerne|also#like|teller#positivt|talar#för|would#(?:like|love)|(?:we'd|we’d)#(?:like|love)`,
    ),
    side: 'after',
  },
  {
    pattern: words(
      String.raw`(?:er|är|is|vore|ville#være|would#be)#(?:også#|också#|also#)?(?:en|ett|et|ei|an|a)#(?:stor#|stort#|big#)?(?:fordel|fördel|pluss|plus|bonus|advantage|merit)|(?:er|är|is|are)#(?:nyttige?|nyttigt|useful)|(?:er|är|is)#(?:meriterende|meriterande|ønskelig|önskvärt|önskvärd|preferred|desirable)|(?:would#be|is)#nice(?:#to#have)?|är#bra#att#kunna|er#bra#å#kunne|foretrekkes|föredras|preferred|vektlegges|verdsettes|premieres|värderas(?:#högt)?|vägs#in|(?:is|are)#valued|(?:er|är|is)#(?:det|it)#(?:en|ett|et|ei|an|a)#(?:stor#|stort#|big#)?(?:fordel|fördel|pluss|plus|bonus|advantage|merit)|(?:would#be|is|are)#(?:beneficial|an#asset|helpful|advantageous|a#merit)`,
    ),
    side: 'before',
  },
];
const must: readonly Cue[] = [
  { pattern: words(atStart(said)), side: 'after' },
  {
    pattern: words(
      String.raw`må(?:#(?:ha|kunne|kjenne|beherske|snakke))?|måste(?:#(?:ha|kunna|behärska))?|skal#(?:ha|kunne)|ska#(?:ha|kunna)|must(?:#(?:have|hold|speak|know))?|behersker|behärskar|(?:de|kunden|kunderna|they|the#client)#(?:ber#om|etterspør|efterfrågar|asks?#for)|has#to#(?:have|hold|know)|have#to#(?:have|hold|know)|krever|kräver|requires|krevs|det#kreves|det#krävs|krävs|kreves|krav#om|krav#på|krav#:|kravet#(?:er|är)|det#(?:er#et|är#ett)#krav#(?:at|att)|requirements?#?:|needs?#to#(?:have|know|hold)|behöver#(?:ha|kunna|behärska)|trenger#å#(?:ha|kunne|beherske)|(?:forventer|förväntar#oss)(?:#(?:at|att))?|(?:we|they|you#are)#expect(?:ed)?(?:#to)?|(?:det#)?(?:er|är)#(?:helt#|absolutt#|absolut#)?(?:nødvendig|nödvändigt)#(?:at|att|med|å)`,
    ),
    side: 'both',
  },
  {
    pattern: words(
      String.raw`(?:er|är)#(?:et|ett)#(?:absolutt#|absolut#)?(?:krav|må|måste)|(?:är|er)#(?:obligatorisk(?:t)?|påkrevd|nødvendig|nödvändigt)|(?:is#|are#)?a#must|(?:is|are)#(?:required|mandatory|essential|necessary|needed)|required`,
    ),
    side: 'before',
  },
];

export const importanceCues: Record<RequirementKind, readonly Cue[]> = { must, should };

const shouldHeading =
  /bør|bör|gjerne|gärna|ønskelig|önskvär|önskemål|merit|fordel|fördel|nice to have|preferred|plus|pluss|bonus|might have|would make us happy|desirable|good to have|(?:bra|fint) (?:om|å|att) |evaluer|tildel|utvärder|mervärde|merverdi|vektl[ae]g|teller|(?:award|evaluation) criteria|\bshould\b|(?:great|nice|good|helpful) (?:if|to) |vi ser (?:også|också|även) /iu;
const mustHeading =
  /krav|kreves|krävs|obligator|absolut|må[- ]|skall?-|must|require|you(?:'ll)? need|mandatory|need to have|essential|kvalifika|qualifications|(?:behöver|trenger|har) du$|du (?:behöver|trenger|har)$|(?:ska|skall|skal|shall|must|må|måste)\s*:?$|(?:you|du) (?:bring|have|tar med|har med)|(?:din|your) profil|(?:om|about) (?:deg|dig|you)$|(?:hvem er|vem är) du$|who you are$|(?:forutsetning|förutsättning)|(?:ser|leter) etter$|(?:söker|letar efter)$|(?:we(?: a|')re )?looking for$|ser etter (?:deg|noen) som|söker dig som|vi (?:forventer|förväntar)/iu;

/** `Krav (A = absolutt, B = bør)`: what the letters of the items mean. */
const legend = /\([^)=]*=[^)]*\)/gu;

/** What a heading says about the lines under it. */
export function headingKind(
  heading: string,
): { kind: RequirementKind; words: RegExpExecArray } | undefined {
  const bare = heading.replaceAll(legend, '').replace(/[\s:*_?]+$/u, '');
  const [soft, hard] = [shouldHeading.exec(bare), mustHeading.exec(bare)];
  if (soft) return { kind: 'should', words: soft };
  return hard ? { kind: 'must', words: hard } : undefined;
}

/** Deny what comes after them, up to a few words on. */
export const denialsBefore = words(
  String.raw`ikke(?!#(?:bare|noe|nødvendigvis))|inte(?!#(?:bara))|ej|icke|not(?!#only)|no(?!#later)|none|without|uten(?!#(?:for|anmerkning|problem|videre))|utan(?!#(?:anmärkning|problem|vidare))|(?:do|does|did)(?:n't|n’t)|won(?:'t|’t)|ingen|inga|inget|never|aldri|aldrig|unntatt|utom|except|rather#than|i#stedet#for|i#stället#för|trenger#ikke|(?:moving#|going#)?away#from|bort#(?:fra|från)|behöver#inte`,
);
/** Deny what stood before them. */
export const denialsAfter = words(
  String.raw`(?:er|är|is|are|kan)#(?:dessverre#|tyvärr#|unfortunately#)?(?:ikke|inte|not)#(?:aktuel[lt]e?|aktuellt|aktuella|mulig|möjligt|möjlig|possible|nødvendige?|nödvändigt|needed|required|necessary|vurderes|komma#ifråga|relevante?|an#option|acceptable|wanted)|kan#dessverre#ikke#vurderes|kan#ikke#vurderes|kan#inte#komma#ifråga|need#not(?:#apply)?|behövs#(?:inte|ej)|trengs#ikke|krävs#(?:inte|ej)|kreves#ikke|(?:bruker|använder|trenger|behøver|behöver|har|ønsker|önskar|vil|vill|skal|ska|tar)#(?:vi|du|man|dere|ni)#(?:ikke|inte|ej)|(?:trenger|behøver|behöver)#(?:ikke|inte|ej)#(?:å#)?(?:svare?|søke|söka)|(?:aksepteres|accepteras|godtas|godkänns|ønskes|önskas)#(?:ikke|inte|ej)|(?:is|are)#not#accepted|slipper#(?:man|du|dere|ni|vi)|(?:er|är|is|are)#(?:ikke|inte|not)(?=#?(?:[.;!]|$))|(?:is|are)#no#longer#(?:used|needed|relevant)|(?:er|är)#(?:uaktuel[lt]e?|inaktuell[at]?)|undanbedes|frabes`,
);
/** `utan` is `but` after a denial, and `without` elsewhere. */
export const turns = words(String.raw`men|but|utan|only|bare|bara|though|however|we|vi`);
