import type { Locale } from '@torg/protocol/terms';

export interface LabelledQuestion {
  /** the same, in each language */
  asked: Readonly<Record<Locale, string>>;
  /** those whose CVs answer it well, by key */
  expected: readonly string[];
}

const question = (
  nb: string,
  sv: string,
  en: string,
  expected: LabelledQuestion['expected'],
): LabelledQuestion => ({ asked: { nb, sv, en }, expected });

/**
 * Questions of an admin, each asked in three languages, and the people who were picked by reading every
 * profile of the demo data. Most CVs are in bokmål, a third in Swedish.
 */
export const labelledQuestions: readonly LabelledQuestion[] = [
  question(
    'Hvem har jobbet med betaling og oppgjør i bank?',
    'Vilka har arbetat med betalningar och avveckling inom bank?',
    'Who has worked with payments and settlement in banks?',
    ['terje-skogstad-moe', 'hakon-tveitan', 'gunnhild-ekerhovd', 'nasrin-ahmadi'],
  ),
  question(
    'Hvem har innført et nytt journalsystem på et sykehus?',
    'Vem har infört ett nytt journalsystem på ett sjukhus?',
    'Who has introduced a new medical records system at a hospital?',
    ['helena-brandt', 'rania-el-masri', 'sigrid-haugom', 'fatima-rahimi'],
  ),
  question(
    'Finnes det noen som kan kart og geografiske data?',
    'Finns det någon som kan kartor och geografiska data?',
    'Is there anybody who knows maps and geographic data?',
    ['ante-varsi'],
  ),
  question(
    'Hvilke konsulenter har hentet inn måleverdier fra strømmålere?',
    'Vilka konsulter har samlat in mätvärden från elmätare?',
    'Which consultants have collected readings from electricity meters?',
    ['samira-haddadi', 'simon-hedberg', 'fredrik-aspelund'],
  ),
  question(
    'Hvem kan gjøre nettsider tilgjengelige for dem som bruker skjermleser?',
    'Vem kan göra webbplatser tillgängliga för den som använder skärmläsare?',
    'Who can make websites accessible to people who use a screen reader?',
    ['amina-warsame', 'maja-kowalczyk', 'kaja-brekkhus', 'priya-raghunathan'],
  ),
  question(
    'Hvem har erfaring med anskaffelser i kommuner?',
    'Vem har erfarenhet av upphandling i kommuner?',
    'Who has experience of procurement in municipalities?',
    ['beate-lokkeberg', 'cecilia-ahlstedt'],
  ),
  question(
    'Hvem kan stormaskin og Cobol?',
    'Vem kan stordator och Cobol?',
    'Who knows mainframes and Cobol?',
    ['terje-skogstad-moe'],
  ),
  question(
    'Hvem har laget digitale tjenester for pasienter i helsevesenet?',
    'Vem har byggt digitala tjänster för patienter i vården?',
    'Who has built digital services for patients in health care?',
    ['fatima-rahimi', 'lena-wikmark', 'thuy-linh-nguyen'],
  ),
  question(
    'Hvem kan felles innlogging med BankID?',
    'Vem kan gemensam inloggning med BankID?',
    'Who knows shared login with BankID?',
    ['mikael-stahlberg', 'eirik-nordvang', 'torunn-myrvold'],
  ),
  question(
    'Hvem har oppdaget hvitvasking i banktransaksjoner med maskinlæring?',
    'Vem har upptäckt penningtvätt i banktransaktioner med maskininlärning?',
    'Who has detected money laundering in bank transactions with machine learning?',
    ['chinedu-okafor'],
  ),
  question(
    'Hvem gjør inntrengingstester og skriver rapport om det de finner?',
    'Vem gör penetrationstester och skriver rapport om det de hittar?',
    'Who does penetration testing and reports what they find?',
    ['farah-qureshi', 'hamza-siddiqui'],
  ),
  question(
    'Hvem har bygget en plattform for utviklere i mange team?',
    'Vem har byggt en plattform för utvecklare i många team?',
    'Who has built a platform for developers in many teams?',
    ['daniel-tesfaye', 'jonas-lillevold', 'gustav-lidman'],
  ),
  question(
    'Hvem har intervjuet brukere for å finne ut hva de trenger?',
    'Vem har intervjuat användare för att ta reda på vad de behöver?',
    'Who has interviewed users to find out what they need?',
    ['zainab-yusuf', 'leila-moradi', 'live-sandtorv', 'lena-wikmark'],
  ),
  question(
    'Hvem kjenner toll og fortolling av gods?',
    'Vem kan tull och förtullning av gods?',
    'Who knows customs and customs clearance of freight?',
    ['per-olof-nasman', 'vegard-skaugset'],
  ),
  question(
    'Hvem kan hjelpe team å samarbeide bedre?',
    'Vem kan hjälpa team att samarbeta bättre?',
    'Who can help teams work better together?',
    ['anita-vasquez-lunde', 'milan-jovanovic'],
  ),
  question(
    'Hvem har laget lånesøknad på nett for bankkunder?',
    'Vem har byggt låneansökan på nätet för bankkunder?',
    'Who has made an online loan application for bank customers?',
    ['nadia-benali', 'amalie-thorsrud'],
  ),
  question(
    'Hvem har laget et komponentbibliotek for flere merkevarer?',
    'Vem har byggt ett komponentbibliotek för flera varumärken?',
    'Who has made a component library for several brands?',
    ['kaja-brekkhus', 'maja-kowalczyk', 'katarzyna-nowacka', 'amina-warsame'],
  ),
  question(
    'Hvem har redusert kostnadene i skyen?',
    'Vem har sänkt kostnaderna i molnet?',
    'Who has reduced the costs of the cloud?',
    ['gustav-lidman', 'dariush-tehrani', 'jonas-lillevold'],
  ),
  question(
    'Hvem har regnet ut pensjon og forsikring i gamle systemer?',
    'Vem har räknat ut pension och försäkring i gamla system?',
    'Who has calculated pensions and insurance in old systems?',
    ['karin-soderlind', 'torunn-myrvold', 'terje-skogstad-moe', 'gunnhild-ekerhovd'],
  ),
  question(
    'Hvem kan billetter og reiseplanlegging for buss og tog?',
    'Vem kan biljetter och reseplanering för buss och tåg?',
    'Who knows ticketing and journey planning for buses and trains?',
    ['eirik-nordvang', 'nadia-benali', 'karin-soderlind', 'hakon-tveitan', 'vegard-skaugset'],
  ),
];
