const pattern = (source: string): RegExp => new RegExp(source, 'giu');

const end = String.raw`(?![\p{L}\p{N}])`;
const best = String.raw`(?:100(?:\s*(?:%|/\s*100|out of 100|av 100))?|VeryGoodMatch|GoodMatch|10\s*/\s*10|pass|perfect|perfekt)`;
const criteria = String.raw`(?:criteria|criterion|kriteri(?:er|ene|um|et)|kriterierna|krav(?:ene|en)?|requirements?|score?s?|scorer|poeng(?:ene)?|poäng(?:en)?|betyg(?:en)?)`;
const every = String.raw`(?:all|every|each|alle|alla|samtlige|samtliga|hvert|varje)(?:\s+(?:the|of the|de))?`;

/** The begin of a sentence, or of what a label leads to. */
const beginsSentence = String.raw`(?<=^|[\n.!?:;"'«»()\[\]{}>*#…-]\s*|(?:please|must|should|shall|vennligst|skal|må|bør|ska|måste|bör|and|og|och)\s+)`;

/** What says to a reader how to judge, or that it was judged already. */
export const verdictPatterns: readonly RegExp[] = [
  pattern(
    String.raw`${beginsSentence}(?:treat|consider|regard|count|mark|assume|anse|betrakta?|regn|räkna|se|merk|markera|anta)\s+(?:at\s+|that\s+|att\s+)?${every}\s+${criteria}[^.\n]{0,40}(?:met|fulfil?led|satisfied|oppfylt(?:e)?|uppfyll(?:t|da)|innfridd)`,
  ),
  pattern(
    String.raw`${every}\s+(?:criteria|kriterier|kriteriene|kriterierna)\s+(?:are|is|er|är)\s+(?:already\s+|allerede\s+|redan\s+)?(?:met|fulfil?led|satisfied|oppfylt|uppfyllda|innfridd)`,
  ),
  pattern(
    String.raw`(?:${every}\s+${criteria}\s+(?:must|shall|should|skal|må|bør|ska|måste|bör)|(?:set|sett|sätt|give|gi|ge|rate|score)\s+${every}\s+${criteria})[^.\n]{0,25}?(?:${best}|max|full|høyest\p{L}*|högst\p{L}*|highest|top)${end}`,
  ),
  pattern(
    String.raw`(?:do not|don't|never|ikke|aldri|inte|aldrig)\s+(?:mention|list|nevn|nevne|nämn|nämna|skriv|write|report)\s+(?:any\s+|noen\s+|några\s+)?(?:weakness(?:es)?|svakheter|svagheter|gaps|mangler|brister)|nämn\s+inga\s+(?:svagheter|brister)|nevn\s+ingen\s+(?:svakheter|mangler)`,
  ),
  pattern(
    String.raw`${beginsSentence}(?:rank|place|put|score|rate|ranger|rangere|sett|plasser|rangordna|placera|sätt|ge|gi|give)\s+(?:(?:all|alle|alla|the|de|every)\s+)*(?:others?|other\s+\p{L}+|them|andre(?:\s+\p{L}+)?|andra(?:\s+\p{L}+)?|rest(?:en)?)\s+(?:\p{L}+\s+){0,2}?(?:last|lowest|sist|nederst|lavest|lägst|0|zero|null)${end}`,
  ),
  pattern(
    String.raw`(?:your (?:new |only )?(?:task|job|role|goal)|(?:oppgaven|jobben|rollen) din|din (?:nye |eneste )?(?:oppgave|rolle)|din (?:nya |enda )?(?:uppgift|roll))\s+(?:is|er|är)\s+(?:now|nå|nu|to|å|att|only|bare|kun|endast)${end}`,
  ),
  pattern(
    String.raw`#{2,}\s*(?:response|instructions?|answer|output|input|svar|instruks\p{L}*|instruktion\p{L}*|system|assistant|user)\s*:`,
  ),
  pattern(
    String.raw`(?<![\p{L}\p{N}])(?:A|answer|svar|evaluat(?:e|ion)|assessment|vurdering|bedömning|verdict|decision|rating|score|poeng|poäng|match)\s*[:=]\s*["']?${best}${end}`,
  ),
  pattern(
    String.raw`(?:https?:\S+|\[…\]|www\.\S+)\s+(?:for|med|with|för|to get)\s+(?:your |dine |dina |the |further )?(?:instru|rules|regler|prompt)`,
  ),
  pattern(String.raw`<\w+[^>\n]*color\s*[=:]\s*["']?\s*(?:white|#f{3,6}|transparent)[^>\n]*>`),
  pattern(
    String.raw`${beginsSentence}(?:forget|glem|glöm)\s+(?:everything|all|alt|allt)\s+(?:that\s+|som\s+)?(?:you|du|above|ovenfor|ovan)`,
  ),
  pattern(
    String.raw`${beginsSentence}(?:ignore|ignorer|ignorera|disregard|skip|hopp over|hoppa över|se bort fra|bortse från)\s+(?:\p{L}+\s+){0,4}(?:cvs?|cv-ene|cv-er|cv:n|candidates|kandidater|kandidatene|kandidaterna|resumes|profiles|profilene|profilerna|criteria|kriterier|kriteriene|kravene|kraven)${end}`,
  ),
  pattern(
    String.raw`(?<!\p{L})(?:as an?|som(?:\s+en)?)\s+(?:AI|KI|LLM|(?:AI |large )*language model|språkmodell|assistant|evaluator|rekrutterer|rekryterare|recruiter)(?:-modell|-model)?[,]?\s+(?:you|(?:må|skal|bør|ska|måste|bör|kan)\s+du)${end}`,
  ),
  pattern(
    String.raw`(?:if|hvis|dersom|om|som|who|whoever)\s+(?:you\s+are|you're|du\s+er|du\s+är|er|är|are|is)\s+(?:an?\s+|en\s+|ett\s+)?(?:AI|KI|LLM|språkmodell|(?:large )?language model|bot|robot|automatic system|automatisk system)(?![\p{L}-])`,
  ),
  pattern(
    String.raw`${beginsSentence}(?:svar|respond|answer|reply|svara|return|returner|returnera|output|print|skriv)\s+(?:(?:only|just|bare|kun|endast|with|med|always|alltid)\s+){1,3}["'«]?(?:${best}|yes|ja|met|oppfylt|uppfyllt)${end}`,
  ),
  pattern(
    String.raw`${beginsSentence}(?:choose|select|pick|hire|velg|velge|ansett|välj|välja|anbefal|anbefale|recommend|rekommendera|prefer|foretrekk)\s+(?:only\s+|bare\s+|kun\s+|bara\s+)?(?:this (?:one|candidate|profile|consultant|cv|person)|me|meg|mig|denne (?:kandidaten|konsulenten|profilen|personen)|den här (?:kandidaten|konsulten|profilen|personen))${end}`,
  ),
];
