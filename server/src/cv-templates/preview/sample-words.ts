import type { Locale } from '@torg/protocol/terms';

/** What the samples say, in one language. */
export interface SampleWords {
  name: string;
  title: string;
  about: string;
  regions: readonly string[];
  roles: readonly string[];
  skills: readonly string[];
  projectNames: readonly string[];
  customers: readonly string[];
  projects: readonly { description: string; mine: string }[];
  companies: readonly string[];
  workTitles: readonly string[];
  jobText: string;
  /** degree, programme and school */
  schools: readonly (readonly [string, string, string])[];
  certifications: readonly string[];
  courses: readonly string[];
  honors: readonly string[];
  presentations: readonly string[];
  publications: readonly string[];
  positions: readonly string[];
}

const skills = [
  'Kotlin',
  'Kafka',
  'PostgreSQL',
  'React',
  'TypeScript',
  'Kubernetes',
  'Terraform',
].concat(['Java', 'Python', 'Azure', 'GraphQL', 'OpenTelemetry', 'Playwright', 'Figma']);
const certifications = ['Certified Kubernetes Administrator', 'Confluent Certified Developer'];

export const sampleWords: Record<Locale, SampleWords> = {
  nb: {
    name: 'Kari Nordvik',
    title: 'Systemarkitekt og teknisk leder',
    about:
      'Kari har bygget systemer som mange er avhengige av: strøm, post og helse. Hun liker å rydde i det som har vokst seg stort, og å gjøre det uten at noen merker det.\nHun leder gjerne et team, men vil ikke slutte å programmere. Kolleger beskriver henne som rolig, tydelig og til å stole på når det gjelder.',
    regions: ['Oslo', 'Akershus'],
    roles: ['Systemarkitekt', 'Teknisk leder', 'Backendutvikler', 'Rådgiver'],
    skills,
    projectNames: [
      'Ny kundeportal',
      'Sporing av pakker',
      'Felles journal',
      'Nytt lønnssystem',
    ].concat(['Målinger i sanntid', 'Søk i arkivet']),
    customers: ['Eksempel Kraft AS', 'Eksempelposten', 'Helse Eksempel', 'Eksempel kommune'].concat(
      ['Eksempelnett AS', 'Arkivet'],
    ),
    projects: [
      {
        description:
          'Kunden skulle bytte ut en portal fra 2009 uten en dag nede. Teamet på seks bygget en ny ved siden av den gamle og flyttet 180 000 kunder over, en bydel om gangen.',
        mine: 'Ledet teamet og tegnet arkitekturen.\n- hendelser i stedet for nattlige filer\n- målinger fra første dag, så vi så hver flytting',
      },
      {
        description: 'En løsning som viser hvor alt er, hele tiden, også når nettet er borte.',
        mine: 'Bygget tjenestene og lærte opp kundens egne utviklere.',
      },
      {
        description:
          'Tre systemer ble ett. Arbeidet begynte hos dem som bruker det hver dag, og ble levert i små steg gjennom to år.',
        mine: 'Hadde ansvar for data og for samarbeidet med leverandørene.',
      },
    ],
    companies: ['Eksempel Rådgivning AS', 'Første Eksempel AS', 'Eksempelverket'],
    workTitles: ['Sjefskonsulent', 'Seniorkonsulent', 'Utvikler'],
    jobText: 'Utvikling og ledelse av små team, og ansvar for faglig påfyll i avdelingen.',
    schools: [
      ['Master', 'Informatikk', 'NTNU'],
      ['Bachelor', 'Datateknologi', 'Universitetet i Oslo'],
    ],
    certifications,
    courses: ['Domenedrevet design i praksis', 'Å lede uten å bestemme', 'Sikker utvikling'],
    honors: ['Årets fagperson'],
    presentations: ['Slik flyttet vi 180 000 kunder', 'Målinger først'],
    publications: ['Hendelser i stedet for filer'],
    positions: ['Styremedlem i borettslaget'],
  },
  sv: {
    name: 'Karin Nordvik',
    title: 'Systemarkitekt och teknisk ledare',
    about:
      'Karin har byggt system som många är beroende av: el, post och vård. Hon tycker om att städa i det som har vuxit sig stort, och att göra det utan att någon märker det.\nHon leder gärna ett team men vill inte sluta programmera. Kollegor beskriver henne som lugn, tydlig och att lita på när det gäller.',
    regions: ['Stockholm', 'Uppsala'],
    roles: ['Systemarkitekt', 'Teknisk ledare', 'Backendutvecklare', 'Rådgivare'],
    skills,
    projectNames: [
      'Ny kundportal',
      'Spårning av paket',
      'Gemensam journal',
      'Nytt lönesystem',
    ].concat(['Mätningar i realtid', 'Sökning i arkivet']),
    customers: ['Exempel Kraft AB', 'Exempelposten', 'Region Exempel', 'Exempel kommun'].concat([
      'Exempelnät AB',
      'Arkivet',
    ]),
    projects: [
      {
        description:
          'Kunden skulle byta ut en portal från 2009 utan en dags avbrott. Teamet på sex byggde en ny bredvid den gamla och flyttade över 180 000 kunder, en stadsdel i taget.',
        mine: 'Ledde teamet och ritade arkitekturen.\n- händelser i stället för nattliga filer\n- mätningar från första dagen, så att vi såg varje flytt',
      },
      {
        description: 'En lösning som visar var allt är, hela tiden, även när nätet är borta.',
        mine: 'Byggde tjänsterna och lärde upp kundens egna utvecklare.',
      },
      {
        description:
          'Tre system blev ett. Arbetet började hos dem som använder det varje dag och levererades i små steg under två år.',
        mine: 'Ansvarade för data och för samarbetet med leverantörerna.',
      },
    ],
    companies: ['Exempel Rådgivning AB', 'Första Exempel AB', 'Exempelverket'],
    workTitles: ['Chefskonsult', 'Seniorkonsult', 'Utvecklare'],
    jobText: 'Utveckling och ledning av små team, och ansvar för fortbildning på avdelningen.',
    schools: [
      ['Master', 'Datavetenskap', 'KTH'],
      ['Kandidat', 'Datateknik', 'Uppsala universitet'],
    ],
    certifications,
    courses: ['Domändriven design i praktiken', 'Att leda utan att bestämma', 'Säker utveckling'],
    honors: ['Årets specialist'],
    presentations: ['Så flyttade vi 180 000 kunder', 'Mätningar först'],
    publications: ['Händelser i stället för filer'],
    positions: ['Styrelseledamot i bostadsrättsföreningen'],
  },
  en: {
    name: 'Carrie Northcote',
    title: 'Systems architect and technical lead',
    about:
      'Carrie has built systems that many depend on: power, mail and health. She likes to tidy what has grown large, and to do it without anybody noticing.\nShe is glad to lead a team, but does not want to stop programming. Colleagues describe her as calm, clear and reliable when it matters.',
    regions: ['Oslo', 'Stockholm'],
    roles: ['Systems architect', 'Technical lead', 'Backend developer', 'Advisor'],
    skills,
    projectNames: ['New customer portal', 'Tracking parcels', 'One record', 'New payroll'].concat([
      'Measuring in real time',
      'Searching the archive',
    ]),
    customers: ['Example Power Ltd', 'Example Mail', 'Example Health', 'Example Council'].concat([
      'Example Grid Ltd',
      'The Archive',
    ]),
    projects: [
      {
        description:
          'The customer wanted to replace a portal from 2009 without a day of downtime. The team of six built a new one beside it and moved 180,000 customers over, one district at a time.',
        mine: 'Led the team and drew the architecture.\n- events instead of nightly files\n- measurements from the first day, so that we saw every move',
      },
      {
        description: 'A solution that shows where everything is, also when the network is gone.',
        mine: "Built the services and taught the customer's own developers.",
      },
      {
        description:
          'Three systems became one. The work began with those who use it every day, and was delivered in small steps over two years.',
        mine: 'Was responsible for data and for working with the suppliers.',
      },
    ],
    companies: ['Example Advisory Ltd', 'First Example Ltd', 'The Example Agency'],
    workTitles: ['Principal consultant', 'Senior consultant', 'Developer'],
    jobText: 'Development, leading small teams, and training in the department.',
    schools: [
      ['Master', 'Computer science', 'NTNU'],
      ['Bachelor', 'Computer engineering', 'University of Oslo'],
    ],
    certifications,
    courses: ['Domain-driven design in practice', 'Leading without deciding', 'Secure development'],
    honors: ['Specialist of the year'],
    presentations: ['How we moved 180,000 customers', 'Measure first'],
    publications: ['Events instead of files'],
    positions: ['Board member of the housing association'],
  },
};
