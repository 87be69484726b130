import { sentences } from './sentences.ts';

/**
 * Needs in a buyer's words rather than in those of the profiles. Their people were picked by
 * reading every description and project of the demo data before the first search.
 */
export const sentenceQueries = sentences([
  [
    'nb',
    'noen som har flyttet et gammelt system til skyen uten at driften stanset',
    {
      'fredrik-aspelund': 3,
      'dariush-tehrani': 3,
      'gustav-lidman': 2,
      'jonas-lillevold': 2,
      'samira-haddadi': 1,
      'per-olof-nasman': 1,
      'geir-ove-lianes': 1,
    },
  ],
  [
    'nb',
    'hjelp til å komme oss ut av Oracle-lisensen og over på Postgres',
    { 'ole-martin-sjovik': 3, 'amalie-thorsrud': 3, 'jerker-palmqvist': 3 },
  ],
  [
    'nb',
    'app for folk som arbeider ute i felt, med hansker og uten dekning',
    { 'eirik-nordvang': 3, 'viktor-agren': 3, 'leila-moradi': 1, 'ante-varsi': 1 },
  ],
  ['nb', 'skrive brev og vedtak som folk forstår', { 'petter-aamli': 3 }],
  [
    'nb',
    'betaling, avstemming og oppgjør i bank',
    {
      'terje-skogstad-moe': 3,
      'hakon-tveitan': 3,
      'gunnhild-ekerhovd': 2,
      'nasrin-ahmadi': 2,
      'erik-hallgren': 1,
      'dariush-tehrani': 1,
    },
  ],
  [
    'nb',
    'innføring av nytt journalsystem på sykehus',
    {
      'helena-brandt': 3,
      'rania-el-masri': 3,
      'sigrid-haugom': 2,
      'fatima-rahimi': 2,
      'tor-arne-viksund': 1,
      'cecilia-ahlstedt': 1,
    },
  ],
  ['nb', 'kart og geografiske data for kommuner', { 'ante-varsi': 3 }],
  [
    'nb',
    'måleverdier fra strømmålere',
    {
      'samira-haddadi': 3,
      'simon-hedberg': 3,
      'fredrik-aspelund': 2,
      'priya-raghunathan': 1,
      'yuki-tanabe': 1,
    },
  ],
  [
    'nb',
    'Vi trenger en som kan gjøre nettsidene våre tilgjengelige for dem som bruker skjermleser',
    {
      'amina-warsame': 3,
      'maja-kowalczyk': 3,
      'kaja-brekkhus': 2,
      'priya-raghunathan': 2,
      'katarzyna-nowacka': 1,
      'leila-moradi': 1,
    },
  ],
  [
    'nb',
    'gjøre 140 regneark om til rapporter som ledelsen bruker',
    { 'solveig-kvalnes': 3, 'marit-aslaksen-lind': 2 },
  ],
  [
    'nb',
    'overta et stort program som er forsinket',
    { 'tor-arne-viksund': 3, 'anders-kolsto': 2, 'helena-brandt': 2, 'sigrid-haugom': 1 },
  ],
  ['sv', 'någon som kan stordator och Cobol', { 'terje-skogstad-moe': 3 }],
  [
    'sv',
    'införa NIS2 och DORA i en koncern',
    { 'annika-rosenlund': 3, 'ingeborg-dalseth': 3, 'lars-petter-grindheim': 1 },
  ],
  [
    'sv',
    'få med sig personalen när två bolag slås ihop',
    { 'bo-goran-stenmark': 3, 'rania-el-masri': 3, 'sigrid-haugom': 2, 'geir-ove-lianes': 1 },
  ],
  [
    'sv',
    'våra regressionstester tar hela natten och ingen litar på dem',
    { 'linnea-forsgren': 3, 'ase-bakkerud': 2 },
  ],
  [
    'sv',
    'digitala tjänster för patienter i vården',
    {
      'fatima-rahimi': 3,
      'lena-wikmark': 3,
      'thuy-linh-nguyen': 2,
      'viktor-agren': 1,
      'simon-hedberg': 1,
      'cecilia-ahlstedt': 1,
    },
  ],
  [
    'sv',
    'styrning av dammar, pumpar och ventiler',
    { 'kristoffer-hovland': 3, 'lars-petter-grindheim': 1 },
  ],
  [
    'sv',
    'en inloggning för alla medarbetare i stället för fem',
    { 'mikael-stahlberg': 3, 'torunn-myrvold': 2, 'bard-eikemo': 1 },
  ],
  [
    'sv',
    'upphandling av IT-system till kommun',
    { 'beate-lokkeberg': 3, 'cecilia-ahlstedt': 2, 'anders-kolsto': 1, 'helena-brandt': 1 },
  ],
  [
    'sv',
    'snabbare webbsidor i mobilen för e-handel',
    { 'maja-kowalczyk': 3, 'katarzyna-nowacka': 3, 'nasrin-ahmadi': 1, 'kaja-brekkhus': 1 },
  ],
  [
    'sv',
    'bygga ut ur ett gammalt kärnsystem i små steg',
    {
      'karin-soderlind': 3,
      'torunn-myrvold': 3,
      'gunnhild-ekerhovd': 3,
      'amalie-thorsrud': 2,
      'simon-hedberg': 1,
    },
  ],
  [
    'en',
    'forecasting demand and load with machine learning',
    { 'yuki-tanabe': 3, 'chinedu-okafor': 2, 'samira-haddadi': 1, 'simon-hedberg': 1 },
  ],
  ['en', 'detecting money laundering in bank transactions', { 'chinedu-okafor': 3 }],
  [
    'en',
    'someone to attack our systems like a red team and report what they find',
    { 'farah-qureshi': 3, 'hamza-siddiqui': 3, 'tomasz-wierzbicki': 1 },
  ],
  [
    'en',
    'internal developer platform for a hundred teams',
    { 'daniel-tesfaye': 3, 'jonas-lillevold': 3, 'gustav-lidman': 2, 'dariush-tehrani': 1 },
  ],
  [
    'en',
    'interviews with users to find out what they really do',
    {
      'zainab-yusuf': 3,
      'leila-moradi': 2,
      'live-sandtorv': 2,
      'lena-wikmark': 2,
      'emil-rasmussen-holt': 1,
    },
  ],
  [
    'en',
    'electronic customs declarations and freight bookings',
    { 'per-olof-nasman': 3, 'vegard-skaugset': 3, 'katarzyna-nowacka': 1 },
  ],
  [
    'en',
    'coach who helps teams work better together',
    { 'anita-vasquez-lunde': 3, 'milan-jovanovic': 3, 'bo-goran-stenmark': 1, 'lena-wikmark': 1 },
  ],
  ['en', 'firmware for devices at sea with poor network', { 'kristoffer-hovland': 3 }],
  [
    'en',
    'separate medical equipment from the office network in hospitals',
    { 'olav-hjermann': 3, 'lars-petter-grindheim': 1, 'bard-eikemo': 1 },
  ],
  [
    'en',
    'online mortgage application for bank customers',
    { 'nadia-benali': 3, 'amalie-thorsrud': 3 },
  ],
  [
    'en',
    'fewer false alarms in the security operations centre',
    { 'tomasz-wierzbicki': 3, 'daniel-tesfaye': 1 },
  ],
  [
    'en',
    'one component library for many brands',
    {
      'kaja-brekkhus': 3,
      'maja-kowalczyk': 3,
      'katarzyna-nowacka': 3,
      'amina-warsame': 3,
      'emil-rasmussen-holt': 2,
      'lena-wikmark': 1,
      'leila-moradi': 1,
    },
  ],
]);
