import { isCityOf } from './places.ts';

/** How much a text looks like the name of a role, a company, a school, a degree or a place. */

const role =
  /(?:utvikler|skribent|\p{L}tester|testautomatiserer|håndterer|personvernombud|dataskyddsombud|utviklar|utvecklare|udvikler|developer|engineer|ingeniør|ingenjör|ingeniör|konsulent|konsult|consultant|arkitekt|architect|leder|leiar|ledare|manager|designer|rådgiver|rådgivar|rådgivare|rådgiver|advisor|adviser|analytiker|analyst|\blead\b|sjef|chef|head of|direktør|direktör|director|assistent|assistant|lærer|lärare|teacher|medarbeider|medarbeidar|medarbetare|medarbejder|testare|\btester\b|forsker|forskare|researcher|scientist|\bcto\b|\bceo\b|\bcio\b|\bcfo\b|\bcoo\b|daglig leder|verkställande|founder|gründer|grundare|\bpartner\b|trainee|\bintern\b|internship|praktikant|scrum master|product owner|produkteier|produktägare|produktejer|specialist|spesialist|administrator|koordinator|samordnare|coordinator|selger|säljare|sælger|\bsales\b|kundebehandler|vikar|\bcoach\b|stipendiat|\bfellow\b|professor|lektor|amanuensis|foreleser|lecturer|tekniker|technician|operatør|operatör|programmerer|programmerare|programmer|fullstack|full-stack|full stack|frontend|front-end|backend|back-end|devops|sysadmin|teamlead|tech lead|teknisk|ansvarlig|ansvarig|strateg|strategist|controller|revisor|økonom|ekonom|\bowner\b|\bpresident\b|officer|executive|associate|\bwriter\b|redaktør|redaktör|editor|journalist|instruktør|instruktör|instructor|\bmentor\b|\btutor\b|kelner|servitør|servitör|\bkokk\b|butikk|butiks|resepsjonist|receptionist|\bsupport\b|spilldesigner|modellerer|student assistant|læringsassistent|studentassistent|\bsoldat\b|\bbefal\b|löjtnant|sekretær|sekreterare|entwickler|ingenieur|berater|leiter|werkstudent|mitarbeiter|kehittäjä|konsultti|päällikkö|suunnittelija|johtaja|systemutvikler|freelance|frilans|volunteer|frivillig|representant|prosjektleder|byggeleder|sommerjobb|deltid|lærling|lärling|apprentice|sykepleier|\blege\b|psykolog|advokat|jurist|fagsjef|visepresident|formann|tillitsvalgt|styreleder|kasserer|ordförande|medlem)/iu;
const roleSuffix = /(?:er|or|eur|ist|ant|ent|are|ør|ör|leder|sjef)$/iu;

const company =
  /(?:\b(?:as|asa|ab|aps|a\/s|gmbh|ltd|limited|inc|llc|plc|oy|oyj|hb|bv|b\.v\.|sa|ag|kg|ans|da|nuf|sf|ks|ikt|it-avdelingen)\b\.?|kommune|kommun\b|fylkeskommune|universitet|university|høgskol|högskol|college|\bbank|banken|sparebank|gruppen|group|konsern|direktorat|etaten|verket|myndighet|departement|ministr|sykehus|sjukhus|hospital|helse|region\b|forsikring|försäkring|insurance|solutions|systems|technolog|technologies|software|consulting|konsult\s|studio|lab\b|labs\b|media|energi|energy|kraft|data\b|tech\b|digital\b|partners|holding|institutt|institute|institut|stiftelse|foundation|forbund|förbund|forening|förening|association|skole\b|skola\b|school|gymnas|militær|forsvaret|försvars|politi|polis|posten|telecom|telenor|network|nett\b|industri|industries|bygg\b|eiendom|fastighet|transport|logistikk|logistics|shipping|marine|maritime|oil|gas\b|aluminium|nav\b|byrå|agency|butikk\b|senter|center|centre|kafe|café|restaurant|hotel)/iu;

const school =
  /(?:universit|høgskol|høyskol|högskol|høgskul|højskole|hochschule|college|school|skole|skola|skule|institut|gymnas|lukio|yliopisto|akademi|academy|fakultet|faculty|videregående|vidaregåande|\bvgs\b|\bntnu\b|\buio\b|\buib\b|\buit\b|\buia\b|\buis\b|\bnmbu\b|\busn\b|\bhib\b|\bhvl\b|\boslomet\b|\bhioa\b|\bbi\b|\bnhh\b|\bnith\b|\bkth\b|chalmers|\blth\b|\bliu\b|\bdtu\b|\bitu\b|\bcbs\b|\bmit\b|\beth\b|westerdals|kristiania|noroff|nackademin|fagskole|folkehøg|folkhög|berghs|hyper island|polytechn|komvux|studentersamfunn|universität|aalto)/iu;

const degree =
  /(?:bachelor|master(?!card)|sivilingeni|civilingen|siviløkonom|civilekonom|\bph\.?\s?d|doktor|doctor|licentiat|\bcand\.|kandidat|\bm\.?\s?sc\b|\bb\.?\s?sc\b|\bm\.?\s?eng\b|\bb\.?\s?eng\b|\bm\.?a\.?\b(?=\s)|\bb\.?a\.?\b(?=\s)|\bm\.?b\.?a\b|(?<![\p{L}.])[bm]\.?s\.?(?![\p{L}.])|magister|årsstudium|årsenhet|fagbrev|svennebrev|examen|eksamen|diplom|høgskolekandidat|högskoleingen|høgskoleingen|ingeniør|ingenjör|yrkeshögskole|studiespesialis|studiekompetanse|allmennfag|realfag|naturvetenskap|naturvitenskap|teknikprogram|samhälls|gymnasieexamen|vitnemål|degree|abitur|grunnfag|mellomfag|hovedfag|exphil|studium|studies|informatikk|informatik|computer science|datavitenskap|datateknik|datateknikk|engineering|science|økonomi|ekonomi|design|kurs i)/iu;

const place =
  /^(?:(?:oslo|bergen|trondheim|stavanger|sandnes|kristiansand|tromsø|drammen|fredrikstad|sarpsborg|ålesund|bodø|hamar|lillehammer|gjøvik|tønsberg|skien|porsgrunn|moss|halden|haugesund|molde|arendal|kongsberg|asker|bærum|lysaker|fornebu|sandvika|lillestrøm|sandefjord|larvik|horten|steinkjer|narvik|alta|stockholm|göteborg|gothenburg|malmö|uppsala|lund|linköping|västerås|örebro|norrköping|helsingborg|jönköping|umeå|luleå|gävle|borås|karlstad|växjö|halmstad|sundsvall|östersund|kista|solna|københavn|copenhagen|aarhus|århus|odense|aalborg|helsinki|helsingfors|tampere|espoo|turku|berlin|hamburg|münchen|munich|london|edinburgh|dublin|paris|amsterdam|madrid|barcelona|milano|zürich|new york|san francisco|norge|noreg|norway|sverige|sweden|danmark|denmark|finland|suomi|deutschland|germany|england|uk|united kingdom|usa|spain|france|skottland|scotland|remote|hybrid|hjemmekontor|on-site)(?:[\s,/-]+|$)|(?:område|area|county|kommune|region|metropolitan|omegn|og|och|and|greater|län|fylke)(?:[\s,]+|$))+$/iu;

export interface Resemblance {
  role: number;
  company: number;
  school: number;
  degree: number;
  place: number;
}

export function resemblanceOf(text: string): Resemblance {
  const words = text.split(/\s+/);
  const isLong = words.length > 10 ? -0.6 : 0;
  const roleWord = role.test(text) ? 1 : 0;
  return {
    role:
      (roleWord || (words.length <= 4 && roleSuffix.test(words.at(-1) ?? '') ? 0.25 : 0)) + isLong,
    company:
      (company.test(text) ? 1 : 0) - roleWord * 0.4 + (/^\p{Lu}/u.test(text) ? 0.1 : 0) + isLong,
    school: (school.test(text) ? 1 : 0) + isLong,
    degree: (degree.test(text) ? 1 : 0) + isLong,
    place: place.test(text.trim()) || isCityOf(text) ? 1 : 0,
  };
}
