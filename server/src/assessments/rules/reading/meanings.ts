/**
 * What words are about, in three languages, folded. A word is about what it begins with; a stem of
 * six letters or more is also found inside a compound, and so is one with a plus sign; one with a full
 * stop is a whole word.
 */
const lexicon = `
lead: lede leder ledet ledelse ledels ledde ledar ledning. leda. lett. lead. leads. leading leader manage manager chef sjef styre. styrt ansvarlig ansvarig responsible head. teamled +leder +ledar +manager ansvar.
team: team +team utviklere utvecklare. developers medarbeid people personer
mentor: mentor veiled handled coach opplaer upplar larling undervis utbild kurs. kurset kurser forelas foredrag foredrog teach taught lectur train. trained training tranade traninger instrukt laerte larde lart.
customer: kunde kund. kunder kundens kunden customer client
user: bruker anvandar user end-user sluttbruker
insight: innsikt insikt insight brukertest anvandartest usability brukerundersok intervju interview research kvalitativ qualitative
public: offentlig kommun statlig staten etat. etaten myndighet public government fylke direktorat departement forvaltning forvaltningen municipal
health: helse halso halsa halsov sjuk sykehus vard. varden vardgiv omsorg pasient patient health hospital journal klinisk clinical medisin medicin lege. leger lakare sykepleie legemid lakemedel medical pharma
finance: bank. banks. banker banken bankens finans forsikring forsakring pensjon pension kreditt kredit lan. lane. lanesok insurance financ loan mortgage sparing boliglan bolan fond. fund.
energy: energi kraft. kraftselskap kraftverk kraftnet strom. strommal elnat nettselskap smartmal vindkraft solkraft power. grid energy electric utility elmatar
oil: olje oljeplattform petroleum offshore oil. gass drilling bronn
retail: detaljhandel dagligvare butikk butik netthandel nettbutikk ehandel retail shop. shops. stores. ecommerce webshop grocery dagligvara
transport: transport jernbane jarnvag tog. tag. rail buss kollektiv logistikk logistic trafikk trafik reise. reiseplan billett biljett shipping frakt havn hamn maritim skip. fly. flyplass aviation
telecom: telekom teleoperat telecom mobilnett mobilnat bredband
education: skole skola skoler skolan utdanning utbildning universitet hogskol school education elev. elever student laering larande learning eksamen
defence: forsvar defence defense militar
industry: industri produksjon produktion manufactur fabrik
architecture: arkitekt architect
develop: utvikl utveckl develop programm kode. koder kod. kodet coding bygg. bygge bygget bygde bygga build built implement lage. laget laga
test: test. testing testet testen teste. tester testar testad testled teststrat testplan testauto tested kvalitetssikr kvalitetssakr quality
security: sikkerhet sakerhet security cyber hacking
operate: drift. driftet drifte driften driftad operation operat forvalt vedlikehold underhall mainten support
cloud: sky. skyen skyplattform skylosning skymig moln molnet cloud aws. azure. gcp.
analyse: analyse analys analyt analyz analysis analytics
model: modell model. models modelling modeling
design: design utforming utformning
prototype: prototyp wireframe skisse skisser
project: prosjekt projekt project
product: produkt product
agile: smidig agil agile scrum kanban sprint
requirement: kravspes kravhand kravstall kravarb requirement brukerhistor
process: prosess process arbeidsprosess
procure: anskaff innkjop upphandl inkop procure tender anbud konkurransegrunnlag forfragnings
contract: kontrakt avtale. avtaler avtal contract
supplier: leverandor leverantor supplier vendor
stakeholder: interessent intressent stakeholder
communicate: kommunik presenter formidl communicat presentation
facilitate: fasilit facilit workshop arbeidsmot
strategy: strateg roadmap veikart fardplan malbild malbilde
change: endring. endringsled endringsarb forandring change omstill
integrate: integra integrer integrat grensesnitt granssnitt
migrate: migrer migrat migration flytt
report: rapport report
document: dokument document
economy: budsjett budget okonomi ekonomi regnskap redovisning accounting
risk: risiko risik risk
law: juss jurid lov. lovverk regelverk legal lagstift regul complian etterlev efterlev
privacy: personvern gdpr privacy dataskydd personopplysning personuppgift
accessible: universell tilgjengelig tillganglig accessib wcag
mobile: mobilapp mobil. mobile. app. appen apper appar ios. android
web: web. nettside nettsted webbplats website webb frontend
complex: stor. store. stora stort large kompleks complex komplex omfattende omfattande
international: internasjon internation global utland
innovation: innovasj innovat
automate: automatis automat
learning-machines: maskinlaer maskininlar ai. ki. ml. neural prediksjon prediktiv
performance: ytelse prestanda performance skaler
incident: hendelseshand incident beredskap krise. kriser crisis
case-handling: saksbehand arendehant saksflyt arkiv. arkivering sakarkiv case.
identity: innlogg inlogg identitet autentis autentiser login identity authentic
message-queues: kafka event. events hendelsesdrevet handelsestyrd ko. koer messaging
payments: betal payment transaksjon transaktion
geography: kart. kartdata karttjen geograf gis. spatial
sustainable: barekraft hallbar sustainab miljo. klima utslipp
board: styremed styreled styrgrupp styringsgrupp steering
plan: planlegg planer planla planera planner planning fremdrift
deliver: lever leveranse leverans deliver lansert lanser launch
cost: kostnad cost besparelse besparing savings
customs: toll. tolldekl fortoll tull. tulldekl fortull customs
freight: gods. godset godstransport freight cargo
metering: maler. malere maleverdi malestander matare matvard strommal elmatar smartmal meter. meters. metering
component: komponent component
library: bibliotek library libraries
brand: merkevare varumark brand. brands branding
laundering: hvitvask penningtvatt laundering
fraud: svindel bedrageri fraud
cooperate: samarbeid samarbet collaborat cooperat
settle: oppgjor avstem avveckling avregn avrakn settlement reconcil
introduce: innfor infor introduc implementer implementation utrulling utrullning rollout
reduce: reduser reducer reduc senke senket sank. sanka sankt kutt
calculate: beregn berakn utregn utrakn regne. regnet rakna raknat calculat
legacy: gammel gamle gammal gamla old. legacy eldre aldre
attack: angrep angrip angrepp attack inntreng intrang penetra pentest
records: journal. journaler journalen journalsystem pasientjournal patientjournal records
data: data. dataplattform datavarehus datalager database databas dataflyt datakval datasett
`;

const meanings = lexicon
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', stems = ''] = line.split(': ');
    return { id: `@${id}`, stems: stems.split(' ') };
  });

const stemsById = new Map(meanings.map(({ id, stems }) => [id, stems]));

/** What words of a meaning begin with; a plus sign and a full stop are as in the lexicon. */
export const stemsOfMeaning = (id: string): readonly string[] => stemsById.get(id) ?? [];

/** By their first three letters, since most words begin with none of them. */
const byBeginning = new Map<string, { id: string; stem: string }[]>();
const insideWords: { id: string; stem: string }[] = [];
for (const { id, stems } of meanings) {
  for (const written of stems) {
    const stem = written.replace('+', '');
    const key = stem.slice(0, 2);
    byBeginning.set(key, [...(byBeginning.get(key) ?? []), { id, stem }]);
    const isLong = stem.length >= 6 && !stem.endsWith('.');
    if (isLong || written.startsWith('+')) insideWords.push({ id, stem });
  }
}

const begins = (word: string, stem: string): boolean =>
  stem.endsWith('.') ? word === stem.slice(0, -1) : word.startsWith(stem);

const found = new Map<string, readonly string[]>();
const mostFound = 20_000;

/** Endings that say nothing about a word. */
const ending = /(?:erne|erna|arna|orna|ene|ing|ning|ers|ies|en|et|er|ar|or|es|ed|a|e|s|t|n)$/u;

export const stemOf = (word: string): string => {
  const stem = word.replace(ending, '');
  return stem.length >= 4 ? stem : word;
};

function readWord(folded: string): string[] {
  const own = (byBeginning.get(folded.slice(0, 2)) ?? []).filter(({ stem }) =>
    begins(folded, stem),
  );
  const inside =
    folded.length >= 8 ? insideWords.filter(({ stem }) => folded.includes(stem, 2)) : [];
  const ids = new Set([...own, ...inside].map(({ id }) => id));
  return ids.size > 0 ? [...ids] : [stemOf(folded)];
}

/** What a folded word is about: its meanings, or else its stem. */
export function keysOf(folded: string): readonly string[] {
  const known = found.get(folded);
  if (known) return known;
  if (found.size > mostFound) found.clear();
  const keys = readWord(folded);
  found.set(folded, keys);
  return keys;
}
