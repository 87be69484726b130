import type { ProtectedTrait } from '@torg/protocol/assessments/assessment-terms';
import { words } from '../../reading/reading.queries.ts';

/** What asks about somebody, and not about the work that they have done. */
const traits: Record<ProtectedTrait, RegExp> = {
  age: words(
    String.raw`alder(?:en)?|aldern|ålder(?:n)?|åldern|age|aged|unge?|yngre|yngst(?:e)?|ungdommelig(?:e)?|ung|unga|gamle?|gammel|gammal|gamla|eldre|äldre|eldst(?:e)?|äldst(?:a)?|young(?:er|est)?|old(?:er|est)?|elderly|middelaldrende|medelålders|født(?:#etter|#før)?|född(?:a)?(?:#efter|#före)?|fødselsår|födelseår|born|birth(?:day|date|#year)?|pensjonsalder|pensionsålder|pensionär(?:er)?|pensjonist(?:er)?|retire(?:d|ment)?|generasjon#[xyz]|generation#[xyz]|gen#z|millennials?|boomers?|(?:under|over|över|below|above|mellom|mellan|between)#\d{2}(?:#(?:og|och|and)#\d{2})?(?:#år|#years)?(?=#*(?:$|[.,?!]|#(?:gammel|gammal|gamla|old)))|\d{2}#år#(?:gammel|gammal)|\d{2}[ -](?:åring(?:er|ar)?|year#olds?)|(?:\d0-|tjue|tretti|førti|femti|seksti)årene|(?:\d0-|tjugo|trettio|fyrtio|femtio|sextio)årsåldern|in#(?:his|her|their)#(?:twent|thirt|fort|fift|sixt)ies|(?:maks(?:imum|imalt)?|max|høyst|högst|at#most)#[2-7]\d#(?:år|years)(?=#*(?:$|[.,?!]))|aldersgruppe\p{L}*|åldersgrupp\p{L}*|nærmer#seg#pensjon\p{L}*|närmar#sig#pension\p{L}*|digital#natives?`,
  ),
  sex: words(
    String.raw`kjønn(?:et)?|kön(?:et)?|gender|(?:same|opposite)#sex|(?:by|of|or|and|their|his|her|the)#sex(?=#*(?:$|[.,?!]|#(?:and|or)#))|sex(?=#(?:and|or)#)|kvinner?|kvinnelig(?:e)?|kvinnen|kvinna(?:n)?|kvinnor|kvinnlig(?:a)?|menn|mann(?:en|lig|lige)?|mannen|manlig(?:a)?|män|women|woman|female(?:s)?|male(?:s)?|(?:only|just|no|not|any|all|young|old(?:er)?|two|prefer(?:s|red|ably)?|for|by|of|or|and|want|choose|pick|hire)#men(?!#(?:ikke|inte|også|också|ogsa|at|med|uten|utan|helst|kun|bare|må|måste|gjerne|gärna|ingen|inga))|men#(?:only|first|and#women|or#women|over|under|above|below|aged|between#\d+)|man(?=#(?:eller|or)#)|damer?|gutt(?:er)?|jenter?|tjejer|killar|girls?|guys?|ladies|homofile?|homosexuell(?:a)?|transperson(?:er)?|gay|lesbian|lhbt\p{L}*|seksuell#legning|sexuell#läggning|sexual#orientation`,
  ),
  origin: words(
    String.raw`etnisk(?:e)?|etnisitet(?:en)?|etnicitet|ethnic(?:ity)?|opprinnelse(?:n)?|ursprung(?:et)?|härkomst|origin|nasjonalitet(?:en|er)?|nationalitet(?:en)?|nationality|nationalities|statsborger(?:skap)?|medborgarskap|citizenship|innvandrer(?:e|bakgrunn)?|invandrar(?:e|bakgrund)|immigrants?|utlending(?:er)?|utlänning(?:ar)?|foreigners?|foreign#(?:names?|background)|utenlandsk(?:e)?#(?:navn|bakgrunn)|utländsk(?:a)?#(?:namn|bakgrund)|hudfarge|hudfärg|skin#colou?r|rase|race|(?:norsk|svensk)(?:e)?#(?:bakgrunn|navn|namn|bakgrund)|etnisk#norsk(?:e)?|fødeland|födelseland|født#i#(?:norge|utlandet)|född#i#(?:sverige|utlandet)|native-born|nordmenn|svensker|svenskar|norwegians|swedes|native#(?:norwegian|swede|swedish)s?(?=#*(?:$|[.,?!]))|mørkhude(?:t|de)|mörkhyad(?:e|a)?|(?:norsk|svensk|utenlands|utlands)(?:fødte?|född(?:a)?)|where#(?:are|is)#(?:they|he|she)#from|hvor#kommer#(?:de|han|hun)#(?:opprinnelig#)?fra|(?:var|varifrån)#kommer#(?:de|han|hon)(?:#ifrån|#från)?(?=#*(?:$|[.,?!]))|samer|sami#people|romfolk|roma#people|arab(?:er|ere|s)?|afrikan(?:er|ere)|africans?|inder(?:e)?|indier|indians?|pakistan(?:er|ere|ier|is)|polakk(?:er)?|polacker|asiat(?:er)?|asians?|somali(?:er|ere|s)|(?:afrikansk|asiatisk|arabisk|indisk|pakistansk|polsk|somalisk|samisk)(?:e|a)?#(?:bakgrunn|bakgrund|opphav|navn|namn)|(?:african|arab|asian|indian|pakistani|polish|somali|sami)#(?:background|names?)`,
  ),
  faith: words(
    String.raw`religion(?:en|er)?|religiøs(?:e)?|religiös(?:a)?|religious|livssyn|livsåskådning|trosretning|trosbekjennelse|trossamfund|faith|beliefs?|muslim(?:er|ar|s|sk|ske|sk|ska)?|kristne?|kristen|kristna|christians?|jøder?|jødisk(?:e)?|jude|judar|judisk(?:a)?|jews?|jewish|hindu(?:er|s)?|hijab|slør|slöja|turban|ramadan|kirkemedlem|church#members?|sabbat|bønn`,
  ),
  health: words(
    String.raw`sykdom(?:mer|shistorikk)?|sjukdom(?:ar|shistorik)?|syke?|sjuka?|sykefravær(?:et)?|sykmeldt|sykemeldt|sjukfrånvaro|sjukskriv(?:en|na|ning)|sick(?:ness|#leave)?|illness(?:es)?|disease|diseases|helsetilstand(?:en)?|helseplager|helseproblemer|hälsotillstånd|hälsoproblem|health(?:#(?:problems?|status|issues?|condition|history))?(?!#*-?(?:care|sector|tech|it|data|services?|domain|industry|records?|platform|authority|project|system|app))|frisk(?:e|a)?|god#helse|god#hälsa|funksjonsnedsettelse(?:r)?|funksjonshem\p{L}+|funktionsnedsättning(?:ar)?|funktionshinder|handikap(?:pet|pede)?|handikapp(?:ad|ade)?|disab(?:led|ility|ilities)|depresjon|depression|utbrent|utbränd|burnout|adhd|autis\p{L}+|diagnose(?:r)?(?=#*(?:$|[.,?!]))|(?:har|hatt|har#haft|had|have|has|med|with)#(?:kreft|cancer)|rullestol(?:bruker(?:e)?)?|rullstol\p{L}*|wheelchairs?|allergi(?:er|ker|ker(?:e)?|c|sk(?:e|a)?)?|røyker(?:e)?|rökare|smokers?|psykisk(?:e|a)?#(?:helse|hälsa|lidelse\p{L}*)(?=#*(?:$|[.,?!]))`,
  ),
  family: words(
    String.raw`gravid(?:e|a)?|gravidite[dt]|pregnan(?:t|cy)|foreldrepermisjon|föräldraledig(?:a|het)?|mammapermisjon|pappaperm|mammaledig|parental#leave|maternity(?:#leave)?|paternity|barn(?=#*(?:$|[.,?!]|#(?:hjemme|hemma|og|och|eller|i|som|under))|løse?|lösa?)|barna|småbarn(?:sforeldre|sföräldrar)?|barnløse?|barnlösa?|children|kids|babies|gift(?:e|a)?|ugift(?:e|a)?|skilt|skild(?:a)?|single?|enslig(?:e)?|ensamstående|samboer(?:e)?|sambo|married|unmarried|divorced|ektefeller?|(?:en|har|hans|sin)#kone|husbands?|wife|wives|sivilstatus|sivilstand|civilstånd|marital#status|family(?:#(?:situation|plans|life|status))?|familie(?:situasjon|planer|liv|n)?|familj(?:esituation|eliv|en)?|familjeplaner|familieforhold|forsørgeransvar|omsorgsansvar|omsorgsoppgaver|mødre|mammaer|fedre|mammor|pappor|mothers?|fathers?|parents|foreldre|föräldrar`,
  ),
  union: words(
    String.raw`fagforening(?:en|er|smedlem|smedlemmer|smedlemskap)?|fagorganisert(?:e)?|uorganisert(?:e)?|fackförening(?:en|ar)?|facket|fackligt?|fackliga|fackmedlem(?:mar)?|(?:trade|labou?r)#unions?|union(?:s|ized|ised)?(?!#*-?(?:pay|find))(?<!european#union)(?<!credit#union)|tillitsvalgte?|förtroendevalda?|shop#stewards?|streiket|strejkat|strikes?(?=#*(?:$|[.,?!]))|LO-medlem(?:mer)?|NITO|Tekna|Unionen|politisk(?:e)?#(?:syn|ståsted|overbevisning)|politisk(?:a)?#(?:åsikt|åsikter)|political#(?:views|opinions?)`,
  ),
};

/** Work in these lines of business, and what is made for these people, is no trait of anybody. */
const work = words(
  String.raw`(?:helse|health|hälso?|hälso-|sykehus|barne?|familie|familj|kvinne|kvinno|eldre|äldre|ungdoms?)[- ]?(?:sektor(?:en|n)?|tjenester?|tjänster?|foretak(?:et)?|omsorg(?:en)?|vern(?:et)?|vård(?:en)?|hage(?:r|n)?|bransjen|branschen|care|sector|tech|data|platforms?|records?|klinikk(?:er)?|klinik(?:er)?|skolen?|bidrag)|aldersvennlig\p{L}*|aldersgrense(?:r)?|åldersgräns(?:er)?|alders(?:pensjon|verifisering)\p{L}*|åldersverifiering|age#verification|familieterapi|family#(?:tree|office|law)|unge#voksne|under#(?:18|utvikling)|single#(?:sign-?#?on|page\p{L}*|point|source)|male#(?:hus)|man#(?:kan|ska|skal|måste|må|har|bør|bör)|old#(?:system\p{L}*|code)|gamle#(?:system\p{L}*|løsning\p{L}*)|gammal#(?:kod|teknik)|gammel#(?:kode\p{L}*|teknologi|løsning)|gamla#system\p{L}*|older#(?:systems?|versions?|browsers?|java\p{L}*)|eldre#(?:system\p{L}*|versjon\p{L}*|nettlesere|kode|java\p{L}*)|äldre#(?:system\p{L}*|version\p{L}*)|race#conditions?|country#of#origin#data|union#(?:types?|find|all|query|queries)|european#union|psykisk#helse|sick#leave#systems?|sykefraværs?(?:system|statistikk)\p{L}*|health#(?:it|app|apps|domain|industry|authority|checks?)|health\s?checks?|young#(?:companies|company|users|audience)|unge#(?:brukere|selskap\p{L}*)|parent#(?:company|portal)|parents#portal|foreldreportal\p{L}*|born[ -]digital|gift#cards?|skilt#(?:mellom|fra|ut)|gam(?:la|le)#\p{L}+-?system\p{L}*|origin/\p{L}+|children#props?|enslig(?:e)?#mindreårige?|(?:trade#)?union#systems?|(?:accessib\p{L}+|tilgjengelig\p{L}*|tillgänglig\p{L}*|universell#utforming|usability|brukervennlig\p{L}*)#(?:for|för)#\p{L}+#(?:with|med)#(?:disabilit\p{L}+|funksjonsnedsettels\p{L}+|funktionsnedsättning\p{L}*)|origin#servers?|cross#origin|sex#(?:år|månader|veckor)|stillingsbrøk`,
);

/** `u n g e`: letters that were pulled apart are put together. */
const pulledApart = /(?<!\p{L})(?:\p{L} ){3,}\p{L}(?!\p{L})/gu;

/** Which of the things that say nothing about work a prompt asks about; undefined: none. */
export function asksAboutProtectedTrait(prompt: string): ProtectedTrait | undefined {
  const plain = prompt
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(pulledApart, (word) => word.replaceAll(' ', ''))
    .replaceAll(work, ' ');
  const entries = Object.entries(traits) as [ProtectedTrait, RegExp][];
  return entries.find(([, pattern]) => plain.search(pattern) >= 0)?.[0];
}
