import { fold } from '@torg/protocol/fold';
import type { FeatureExtractionFlag } from '@torg/protocol/cv-imports/read-cv';

export type SectionKind = FeatureExtractionFlag | 'contact' | 'other';

/** What the trade calls its sections, in bokmål, nynorsk, Swedish, Danish, English, German and Finnish. */
const words: Record<SectionKind, string> = {
  profile_description:
    'om meg|om mig|profil|profiltekst|sammendrag|samandrag|sammanfattning|oppsummering|resume|resymé|profile|summary|about|about me|professional summary|executive summary|career summary|personal profile|personal statement|introduction|introduksjon|introduktion|presentasjon av meg|kort om meg|kort om mig|nøkkelinformasjon|bakgrunn|bakgrund|baggrund|personlig profil|profilbeskrivelse|objective|career objective|zusammenfassung|über mich|kurzprofil|profiili|yhteenveto|tietoa minusta|hvem er jeg|vem är jag|mål|kvalifikasjonsprofil|professional profile|qualifications summary|sammenfatning|personligt|resumé|nøkkelkvalifikasjoner|nyckelkvalifikationer|key qualifications|hovedkvalifikasjoner|highlights|overview|kort fortalt|perfil|resumen|sobre mí|sobre mim|resumo|à propos|profilo',
  profile_skill:
    'kompetanse|kompetens|kompetence|kompetencer|kompetenser|ferdigheter|ferdigheiter|färdigheter|færdigheder|skills|technical skills|core skills|key skills|expertise|competencies|core competencies|strengths|technical strengths|key strengths|key competencies|competences|teknologier|teknologi|technologies|teknisk kompetanse|teknisk kompetens|tekniske ferdigheter|tekniska färdigheter|tekniska kunskaper|kunnskaper|kunskaper|verktøy|verktyg|tools|programmeringsspråk|programming languages|kjernekompetanse|kärnkompetens|kernekompetencer|nøkkelkompetanse|nyckelkompetenser|nøkkelkompetanser|it kompetanse|it kompetens|it skills|it kunnskaper|it kunskaper|tech stack|top skills|fagkompetanse|fagområder|kompetanseområder|kompetensområden|digital skills|digitale ferdigheter|kenntnisse|fähigkeiten|it kenntnisse|technische kenntnisse|osaaminen|taidot|tekninen osaaminen|datakunnskaper|datakunskaper|hard skills|soft skills|skills & tools|personlige egenskaper|personliga egenskaper|programvare|rammeverk|frameworks|metoder|metodikk|methods|areas of expertise|skill set|skillset|spisskompetanse|spetskompetens|ekspertise|habilidades|competencias|aptitudes|competências|compétences|competenze',
  profile_role:
    'roller|roles|fremhevede roller|framheva roller|utvalgte roller|nøkkelroller|key roles|rollen|roolit|highlighted roles|framhävda roller',
  project:
    'prosjekter|prosjekt|projekt|projekter|projects|prosjekterfaring|prosjektoversikt|projekterfarenhet|projekterfaring|project experience|prosjektliste|oppdrag|uppdrag|opgaver|assignments|referanseprosjekter|referensuppdrag|konsulentoppdrag|konsultuppdrag|uppdragserfarenhet|oppdragserfaring|client engagements|engagements|client projects|case studies|projekte|projekterfahrung|projektit|projektikokemus|kundeprosjekter|kundprojekt|kundeoppdrag|kunduppdrag|personal projects|side projects|prosjekter og oppdrag|oppdrag og prosjekter|prosjektreferanser|prosjekterfaringer|projektreferenser|consulting assignments|consulting experience|proyectos|projetos|projets|progetti',
  work_experience:
    'arbeidserfaring|arbeidserfaringer|arbeidsrøynsle|arbeidslivserfaring|arbetslivserfarenhet|arbetserfarenhet|arbetslivserfarenheter|erhvervserfaring|arbejdserfaring|yrkeserfaring|yrkesrøynsle|yrkeserfarenhet|jobberfaring|jobberfarenhet|work experience|work history|experience|experiences|erfaring|erfaringer|erfarenhet|erfarenheter|røynsle|praksis|employment|employment history|professional experience|professional background|career|career history|karriere|karriär|ansettelser|ansettelsesforhold|tilsettingar|anställningar|ansættelser|stillinger|stillingar|positions|arbeidsgivere|arbeidshistorikk|arbetshistorik|employers|jobb|arbeid|arbeide|tidligere erfaring|previous experience|relevant experience|relevant erfaring|berufserfahrung|beruflicher werdegang|werdegang|työkokemus|työhistoria|anställning|karriereforløp|anstillinger|employment record|industry experience|research experience|teaching experience|short resume|short résumé|work|appointments|academic appointments|internships|internship experience|arbetsgivare|profesjonell erfaring|professionell erfarenhet|beskæftigelse|job|jobs|arbejde|arbete|ansættelse|job experience|job history|experiencia|experiencia laboral|experiencia profesional|experiência|experiência profissional|expérience|expériences|expérience professionnelle|expériences professionnelles|esperienza|esperienze lavorative',
  education:
    'utdanning|utdannelse|utdanninger|utdannelser|utbildning|utbildningar|uddannelse|uddannelser|education|education & training|degrees|academic background|academic qualifications|akademisk bakgrunn|skolegang|studier|studies|formal education|formell utdanning|higher education|høyere utdanning|högre utbildning|ausbildung|bildung|studium|koulutus|opinnot|skole|skola|akademisk utdanning|akademisk utbildning|educational background|qualifications|utdannelsesbakgrunn|utdanningsbakgrunn|akademische ausbildung|educación|formación|formación académica|educação|formação|formação acadêmica|formation|formations|éducation|istruzione|formazione',
  certification:
    'sertifiseringer|sertifisering|sertifikater|sertifikat|sertifiseringar|certifieringar|certifiering|certifikat|certificeringer|certificering|certifikater|certifications|certification|certificates|licenses|licenses & certifications|licences|licences & certifications|lisenser|licenser|godkjenninger|autorisasjoner|zertifikate|zertifizierungen|sertifikaatit|sertifioinnit|professional certifications|certificaciones|certificados|certificações|certificats|certificazioni',
  course:
    'kurs|kurser|kurs og seminarer|courses|course|training|trainings|videreutdanning|etterutdanning|vidareutbildning|fortbildning|kursus|efteruddannelse|fagkurs|relevante kurs|additional training|weiterbildung|fortbildungen|kurse|kurssit|kurs och utbildningar|diplomer|workshops|opplæring|kursing|summer schools|summer school',
  publication:
    'publikasjoner|publikasjonar|publikasjon|publikationer|publications|publication|artikler|artiklar|articles|papers|veröffentlichungen|publikationen|julkaisut|bøker|books|utgivelser|vitenskapelige artikler|forskning|blogg|bloggar|skriftlige arbeider|working papers|work in progress|preprints|manuscripts',
  presentation:
    'presentasjoner|presentasjonar|presentasjon|presentationer|presentation|presentations|foredrag|föredrag|talks|conference talks|speaking|speaking engagements|konferanser|konferenser|conferences|lectures|forelesninger|vorträge|esitykset|taler|foredrag og presentasjoner|public speaking|conference presentations|invited talks|invited presentations',
  honor:
    'utmerkelser|utmerkingar|utmerkelse|utmärkelser|priser|priser og utmerkelser|awards|honors|honours|honors & awards|awards & honors|hedersbevisninger|hædersbevisninger|stipend|stipender|stipendier|scholarships|achievements|auszeichnungen|palkinnot|udmærkelser|accomplishments|awards & scholarships|prestasjoner|legater|grants|research grants|grants & awards|premios|prêmios|prix',
  position_experience:
    'verv|tillitsverv|styreverv|verv og frivillig arbeid|frivillig arbeid|frivillig erfaring|frivillighet|frivilligarbeid|styreerfaring|tillitsvervar|förtroendeuppdrag|uppdrag och förtroendeuppdrag|styrelseuppdrag|ideellt arbete|ideellt engagemang|ideella uppdrag|engagemang|engasjement|tillidshverv|tillidsposter|bestyrelsesposter|hverv|volunteering|volunteer experience|volunteer work|voluntary work|board positions|board memberships|board member|leadership experience|extracurricular activities|organisational experience|ehrenamt|ehrenamtliche tätigkeiten|luottamustoimet|vapaaehtoistyö|organisasjonserfaring|organisasjonsarbeid|frivilligt arbejde|commission of trust|positions of trust|other positions|andre verv|lederverv|refereeing|peer review|reviewing|service|academic service|professional service|leadership & activities',
  language:
    'språk|språkkunnskaper|språkkunnskapar|språkkunskaper|språkferdigheter|språkkompetanse|sprog|sprogkundskaber|sprogfærdigheder|languages|language|language skills|sprachen|sprachkenntnisse|kielet|kielitaito|mother tongue|other languages|språkfärdigheter|idiomas|langues|lingue',
  contact:
    'kontakt|kontaktinfo|kontaktinformasjon|kontaktinformation|kontaktuppgifter|kontaktoplysninger|kontaktdetaljer|contact|contact details|contact info|contact information|personalia|personopplysninger|personlige opplysninger|personlig informasjon|personuppgifter|personlig information|personlige oplysninger|personal information|personal details|persönliche daten|yhteystiedot|henkilötiedot|personal|personlig|personligt|details|info|adresse|address|contacto|contato|contatti',
  other:
    'referanser|referansar|referenser|referencer|references|referenzen|suosittelijat|interesser|interessar|intressen|fritidsinteresser|fritid|fritidsintressen|interests|hobbies|hobbyer|hobbys|hobbyar|interessen|harrastukset|annet|anna|övrigt|øvrigt|andet|diverse|other|other information|additional information|miscellaneous|varia|muuta|sonstiges|førerkort|körkort|kørekort|driving licence|driving license|driving licences|führerschein|lenker|länkar|links|sosiale medier|social media|social|militærtjeneste|militær|værnepligt|militärtjänst|military service|patents|patenter|medlemskap|medlemskaper|memberships|tilgjengelighet|availability|vedlegg|anbefalinger|recommendations|attester|praktisk informasjon|øvrig informasjon|övrig information|annen informasjon|annan information|personality|familie|sivilstatus|summary of experience|nøkkeltall|oversikt|bransjer|branscher|industries|bransjeerfaring|branscherfarenhet|bransjekunnskap|professional affiliations|affiliations|fields|research fields|research interests|fields of interest|dissertation',
};

export const squeeze = (text: string): string =>
  fold(text)
    .replaceAll(/\b(?:og|och|and|und|ja)\b|[+/]/g, '&')
    .replaceAll(/[^\p{L}\d&]/gu, '');

const kindOf = new Map<string, SectionKind>(
  Object.entries(words).flatMap(([kind, list]) =>
    list.split('|').map((word) => [squeeze(word), kind as SectionKind] as const),
  ),
);

/** Words that narrow a heading without changing what it is about. */
const modifiers =
  /^(?:relevant[et]?|relevante|selected|utvalgte?|utvalde|valgte|valda|udvalgte|annen|anna|annan|andre|andra|anden|other|additional|tidligere|tidigare|previous|øvrige?|övriga?|min|mine|mitt|mina|my|professional|profesjonell|siste|senaste|recent|latest|key|main|viktigste|viktigaste|fremhevede|highlighted|sentrale|formell?|formal|faglige?|teknisk[ea]?|technical|personal|detaljert|detailed|kort|ytterligere|ytterligare|supplerende|nyere|aktuelle|sammendrag av|oversikt over|summary of|list of)\s+/iu;

/** `Utdanning (utdrag)`, `3. Utdanning:` and `Kurs – siste år` say what `Utdanning` and `Kurs` do. */
const bare = (text: string): string =>
  text
    .replaceAll(/\(.*?\)/g, ' ')
    .replace(/^[\s\d.:•·|\-–—]+(?=\p{L})/u, '')
    .replace(/[\s:.·|\-–—]+$/u, '')
    .trim();

function known(text: string): SectionKind | undefined {
  const whole = kindOf.get(squeeze(text));
  if (whole !== undefined) return whole;
  const plain = text.replace(modifiers, '');
  return plain === text ? undefined : kindOf.get(squeeze(plain));
}

/** What a heading says its section is about; of two things it names, the first. */
export function sectionNamed(heading: string): SectionKind | null {
  const text = bare(heading);
  if (text.length < 2 || text.length > 60 || text.split(/\s+/).length > 7) return null;
  const whole = known(text);
  if (whole !== undefined) return whole;
  const parts = text
    .split(/\s*(?:&|\+|\/|,|\bog\b|\boch\b|\band\b|\bund\b|\bja\b|[-–—|:])\s*/iu)
    .filter(Boolean);
  const kinds = parts.map(known);
  const allKnown = kinds.every((kind) => kind !== undefined);
  return parts.length > 1 && allKnown ? (kinds[0] ?? null) : null;
}
