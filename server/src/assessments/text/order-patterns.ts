import { words } from '../../reading/reading.queries.ts';

/** Up to so many words may stand between two that make an order. */
const gap = (most: number) =>
  String.raw`(?:[^\p{L}\p{N}\n]+[\p{L}\p{N}'’-]+){0,${most}}?[^\p{L}\p{N}\n]+`;

const forget =
  'ignorer|ignorera|ignore|disregard|forget|override|overse|oversee|glem|glöm|se bort fra|sjå bort frå|bortse fra|bortse från|se bort ifra|strunta i|hopp over|hoppa över|skip|do not follow|don’t follow|ikke følg|følg ikke|följ inte';
const rulesOfIt =
  'instructions?|instruksjon(?:er|ene|en)?|instruks(?:en|er|ene)?|instruktion(?:er|erna|en)?|prompts?|prompten|rules|regler|reglene|reglerna|criteria|kriteri(?:er|ene|erna|um|et)|kravene|kraven|requirements|guidelines|retningslinj(?:er|ene)|riktlinjer(?:na)?|(?:all|everything|alt|allt)(?: the| det)? (?:above|before|ovenfor|over|ovan|tidligere|tidigare)|system message|systemmelding(?:en)?|systemmeddelande(?:t)?';

const grades = String.raw`score|scores|poeng|poäng(?:en)?|betyg(?:et)?|karakter(?:en)?|skår(?:en)?|rating|rangering(?:en)?|grade|fulfil?l?mentScore|matchingConfidence|VeryGoodMatch|GoodMatch|100|hundre|hundra|(?:ten|10|ti|tio)(?: out of | av )(?:ten|10|ti|tio)|full(?:e)? (?:score|pott|marks|poäng|poeng)|høyeste?|högsta|highest|top|topp(?:en)?|øverst|överst|først(?:e)?|först(?:a)?|first|number one|nummer (?:én|en|ett|1)|best(?:e)?|bästa|maks(?:imal|imalt)?|max(?:imum)?|perfect|perfekt`;
const judged =
  'this (?:candidate|profile|cv|resume|consultant|person|applicant)|the (?:candidate|profile)|denne (?:kandidaten|profilen|konsulenten|cv-en|personen)|den här (?:kandidaten|profilen|konsulten|personen)|denna (?:kandidat|profil|konsult)|kandidaten|profilen|konsulenten|konsulten|søkeren|the applicant|candidate|me|meg|mig|it|vedkommende|vederbörande|the consultant|all other(?:s| candidates)|alle andre|alla andra';
const give =
  'gi|gje|giv|sett|ranger|rangér|vurder|bedøm|plasser|velg|anbefal|skår|ge|sätt|rangordna|ranka|bedöm|placera|välj|rekommendera|give|set|assign|award|rank|rate|score|grade|place|select|choose|recommend|return|respond|answer|output|write|reply|svar|svara|returner|returnera|skriv|put|mark|merk|markera|always|alltid';

/** Whom only a note to a machine names. */
const reader = String.raw`AI(?:-en)?|KI(?:-en)?|A\.I\.|LLM(?:-en)?|språkmodell(?:en)?|(?:language )?model(?:len)?|modell(?:en)|assistant(?:en)?|assistent(?:en)|chatgpt|gpt|claude|evaluator(?:en)?|assessor|reviewer system|rekrutteringssystem(?:et)?|rekryteringssystem(?:et)?|recruit(?:er|ing)(?: system| bot)?|recruitment (?:system|ai)|screening(?:system(?:et)?|verktøy(?:et)?| tool)?|system prompt`;
const machine = String.raw`${reader}|modell|assistent|machine|maskin(?:en)?|algoritme(?:n)?|algoritm(?:en)?|bot(?:en)?|rekrutterer|rekryterare|dommer|domare|judge`;
/** What follows at once on a word for giving. */
const grade = String.raw`(?:full |høyeste |högsta |highest |maks |max |a |the |perfect )?(?:score|scores|poeng|poäng(?:en)?|betyg(?:et)?|skår(?:en)?|grade)|100(?:\s*%)?|hundre|hundra|(?:10|ti|tio|ten) (?:out of|av) (?:10|ti|tio|ten)|VeryGoodMatch|GoodMatch|full pott`;

/** An order begins a sentence, or follows what leads to one. */
const begins = String.raw`(?:(?<=^|[\n.!?:;"'«»()\[\]{}>*#…-]\s*)|(?<=(?:please|must|should|shall|always|kindly|vennligst|skal|må|bør|alltid|ska|måste|bör|and|og|och|then|så|now|nå|nu|to|å|att|you|du)[,:]?\s+))`;

const pattern = (source: string): RegExp => new RegExp(source, 'giu');

/** What no honest CV says; each names whom it is meant for, or what should be answered. */
export const orderPatterns: readonly RegExp[] = [
  pattern(
    String.raw`(?<!\p{L})(?:${forget})\s+(?:\p{L}+\s+){0,2}(?:reglene|reglerna|the rules|kriteriene|kriterierna|the criteria|instruksjone(?:r|ne)|instruktioner(?:na)?|(?:the|all|any|previous|prior) instructions?|the cvs?|cv-ene)(?!\p{L})`,
  ),
  pattern(
    String.raw`(?<!\p{L})(?:every|all|each|alle|alla|samtlige|samtliga|hver|varje)\s+(?:the\s+)?(?:candidates?|kandidater?|kandidat(?:en|ene|erna)|profiles?|profiler|cvs?)${gap(6)}(?:100|VeryGoodMatch|GoodMatch|highest score|høyeste? (?:score|poeng)|högsta (?:poäng|betyg)|full score|full pott|top score)(?![\p{L}\p{N}])`,
  ),
  pattern(String.raw`${begins}(?:${forget})${gap(6)}(?:${rulesOfIt})(?!\p{L})`),
  pattern(
    String.raw`${begins}(?:${give})(?:${gap(5)}(?:${judged})${gap(7)}(?:${grades})|\s+(?:${grade}))(?![\p{L}\p{N}])`,
  ),
  pattern(String.raw`${begins}(?:${give})${gap(6)}(?:${grades})${gap(6)}(?:${judged})(?!\p{L})`),
  pattern(
    String.raw`(?:you are|you're|du er|du är|from now on|fra nå av|från och med nu|act as|opptre som|agera som|pretend|lat som|låtsas)${gap(6)}(?:${machine})(?!\p{L})`,
  ),
  pattern(
    String.raw`(?:note|message|notice|instructions?|attention|reminder|melding|beskjed|merknad|instruks|instruksjon(?:er)?|meddelande|notis|instruktion(?:er)?|obs|hei|hej|hi|hello|hey|dear|kjære|kära)[,:]?\s+(?:to|for|til|till|for the|to the|til den|till den)?\s*(?:the |an |any |alle |alla |en |evaluating |this )?(?:${reader})(?![\p{L}-])`,
  ),
  pattern(
    String.raw`(?:${judged})\s+(?:clearly |fully |perfectly |definitely |fullt ut |helt |tydelig )?(?:meets?|fulfil?ls?|satisf(?:y|ies)|exceeds?|oppfyller|innfrir|uppfyller|møter|möter|tilfredsstiller)\s+(?:fully |fullt ut |helt |to the letter )?(?:all|every|alle|alla|samtlige|samtliga|hvert|varje)\s`,
  ),
  pattern(
    String.raw`(?:${judged})\s+(?:is|er|är|must be|skal være|ska vara|should be|bør være)\s+(?:\p{L}+\s+){0,3}(?:best|beste|bästa|perfect|perfekt[ea]?|ideal|ideell[ea]?|ranked|rangert|number one|nummer én|the only|den eneste|den enda)(?!\p{L})`,
  ),
  pattern(
    String.raw`<\|?/?\s*(?:im_start|im_end|system|assistant|user|endoftext|eot_id|start_header_id|end)\s*\|?>`,
  ),
  pattern(String.raw`\[/?(?:INST|SYS|SYSTEM|ASSISTANT)\]|<<\/?SYS>>`),
  pattern(
    String.raw`</?(?:cv|data|candidate|profile|document|instructions?|prompt|context|input|output|result|user_data|evaluation|assessment|query|message)\s*/?>`,
  ),
  pattern(
    String.raw`["'“”«]?(?:fulfil?l?ment_?Score|matching_?Confidence|meets_?Criteria|approval_?status|system_prompt)["'“”»]?\s*[:=]`,
  ),
  pattern(
    String.raw`["“”'](?:score|ranking|rank|role|strengths|weaknesses|result|poeng|poäng|output|system|rating|verdict)["“”']\s*:`,
  ),
  pattern(
    String.raw`(?:^|\n)\s*(?:#+\s*|\[|\*{1,2})?(?:system|assistant|developer|systemmelding|systemmeddelande|system message|admin(?:istrator)?)\]?\*{0,2}\s*:\s*(?=[^\n]*(?:${forget}|${grades}|candidate|kandidat|you (?:are|must|will)|du (?:er|skal|må|är|ska|måste)|override|instru))`,
  ),
  pattern(
    String.raw`(?:-{3,}|={3,}|#{3,}|\*{3,}|~{3,}|"{3}|${'`'}{3})\s*(?:end|slutt|slut|begin|start|new|ny|nytt|nya|system)(?:\s+(?:of|på|av|the|instru\p{L}*|cv(?:-en)?|data|input|candidate|kandidat\p{L}*|prompt|section|melding|meddelande|system|profile?n?)){0,4}`,
  ),
  pattern(
    String.raw`(?:end|slutt|slut) (?:of|på|av) (?:the )?(?:cv(?:-en|-n)?|data|resume|candidate data|input|kandidatdata|profil(?:en)?|profile)(?=[^\p{L}]|$)`,
  ),
  pattern(
    String.raw`(?:candidate|kandidat|eksempel|exempel|example|cv)\s*[\p{L}\d]{0,3}\s*[:–=-]+[^\n]{0,60}?(?:score|poeng|poäng|vurdering|bedömning|rating|GoodMatch)\s*[:=]?\s*\d{0,3}`,
  ),
  pattern(
    String.raw`(?:style|stil)\s*=\s*["'][^"'\n]*(?:color\s*:\s*(?:#f{3,6}|white|transparent)|font-size\s*:\s*0|display\s*:\s*none|opacity\s*:\s*0|visibility\s*:\s*hidden)[^"'\n]*["']`,
  ),
  pattern(
    String.raw`${begins}(?:follow|fetch|open|visit|load|read|hent|åpne|følg|besøk|les|last|hämta|öppna|följ|besök|läs|ladda)${gap(5)}(?:instructions?|instruks(?:jon)?(?:er|ene|en)?|instruktion(?:er|erna)?|rules|reglene|reglerna|evaluation|vurdering(?:en)?|bedömning(?:en)?|prompt)${gap(4)}(?:at|from|on|på|fra|från|her|här|here|https?|\[…\]|www)`,
  ),
  pattern(String.raw`!\[[^\]\n]*\]\([^)\n]*\)`),
  pattern(
    String.raw`${begins}(?:reveal|show|print|repeat|vis|skriv ut|gjenta|visa|upprepa)${gap(3)}(?:system prompt|systemprompt\p{L}*|(?:your|dine|dina) (?:instructions|instruks\p{L}*|instruktion\p{L}*))`,
  ),
  pattern(
    String.raw`(?:regardless of|uansett|uavhengig av|oavsett|no matter)[^\n.]{0,60}(?:score|criteria|kriteri|krav|requirement|poeng|poäng|rank)[^\n.]{0,40}`,
  ),
];

/** Honest texts about attacks quote them: `prompts such as «ignore all instructions»`. */
export const aboutAttacks = words(
  String.raw`prompt#?injections?|promptinjeksjon(?:er)?|promptinjektion(?:er)?|jailbreaks?|jailbreaking|red#team(?:ing)?|angrep(?:et|ene)?|angripere?|attacks?|attackers?|attacker|injeksjon(?:er|sangrep)?|injektion(?:er)?|owasp|guardrails?|filter|detect(?:s|ed|ing|ion)?|oppdaget?|avdekk(?:e|et|er)|upptäck(?:a|er|te)|testet|testade|tested|training|kurs|foredrag|föredrag|talk|workshop`,
);
