import { sentences } from './sentences.ts';

/**
 * Like `sentence-queries.ts`: written, and their people picked by reading every profile of the demo
 * data, before anybody saw the results.
 */
export const heldOutSentences = sentences([
  [
    'nb',
    'få ned antall nattlige alarmer for de som har vakt',
    {
      'daniel-tesfaye': 3,
      'anita-vasquez-lunde': 2,
      'gustav-lidman': 1,
      'jonas-lillevold': 1,
      'tomasz-wierzbicki': 1,
    },
  ],
  [
    'nb',
    'vi slår sammen to kommuner og må få én måte å jobbe på',
    { 'rania-el-masri': 3, 'bo-goran-stenmark': 2, 'sigrid-haugom': 1, 'geir-ove-lianes': 1 },
  ],
  [
    'nb',
    'holde kurs for utviklere i hvordan man skriver sikker kode',
    { 'farah-qureshi': 3, 'bard-eikemo': 2, 'hamza-siddiqui': 1 },
  ],
  [
    'nb',
    'billetter og sanntidsinformasjon for reisende med buss, båt og tog',
    {
      'eirik-nordvang': 3,
      'nadia-benali': 3,
      'karin-soderlind': 3,
      'hakon-tveitan': 2,
      'vegard-skaugset': 2,
      'anders-kolsto': 2,
      'tor-arne-viksund': 1,
      'kaja-brekkhus': 1,
      'leila-moradi': 1,
    },
  ],
  [
    'nb',
    'ta over sikkerhetsansvaret til vi har ansatt en ny leder',
    { 'ingeborg-dalseth': 3, 'annika-rosenlund': 3 },
  ],
  [
    'sv',
    'pensioner och försäkringar räknas ut i ett system som ingen vågar röra',
    {
      'karin-soderlind': 3,
      'torunn-myrvold': 3,
      'terje-skogstad-moe': 2,
      'gunnhild-ekerhovd': 2,
      'erik-hallgren': 1,
      'ase-bakkerud': 1,
    },
  ],
  [
    'sv',
    'korta väntan för patienter på akuten och vårdcentralen',
    { 'fatima-rahimi': 3, 'simon-hedberg': 2, 'lena-wikmark': 1, 'solveig-kvalnes': 1 },
  ],
  [
    'sv',
    'plocka varor snabbare på lagret',
    {
      'leila-moradi': 3,
      'jerker-palmqvist': 2,
      'helena-brandt': 2,
      'oskar-lundvik': 2,
      'tor-arne-viksund': 1,
      'viktor-agren': 1,
    },
  ],
  [
    'sv',
    'sänka månadskostnaden för molnet',
    {
      'gustav-lidman': 3,
      'dariush-tehrani': 3,
      'jonas-lillevold': 2,
      'fredrik-aspelund': 1,
    },
  ],
  [
    'sv',
    'chefer som behöver stöd när facket är emot nya arbetstider',
    { 'bo-goran-stenmark': 3, 'rania-el-masri': 2 },
  ],
  [
    'en',
    'predictive maintenance from sensor data on machines',
    { 'kristoffer-hovland': 3, 'yuki-tanabe': 3 },
  ],
  [
    'en',
    'make sense of who owns the numbers when every report disagrees',
    {
      'marit-aslaksen-lind': 3,
      'solveig-kvalnes': 3,
      'samira-haddadi': 3,
      'geir-ove-lianes': 1,
      'cecilia-ahlstedt': 1,
    },
  ],
  [
    'en',
    'login with BankID or another electronic ID for our customers',
    {
      'mikael-stahlberg': 3,
      'eirik-nordvang': 3,
      'torunn-myrvold': 2,
      'amalie-thorsrud': 1,
    },
  ],
  [
    'en',
    'replace paper forms with a digital application that people finish on their own',
    {
      'maja-kowalczyk': 3,
      'petter-aamli': 3,
      'nadia-benali': 3,
      'nasrin-ahmadi': 2,
      'live-sandtorv': 2,
      'kaja-brekkhus': 2,
      'thuy-linh-nguyen': 2,
      'amalie-thorsrud': 2,
      'hakon-tveitan': 1,
      'cecilia-ahlstedt': 1,
    },
  ],
  [
    'en',
    'keep running when the data centre burns or a hacker locks everything',
    {
      'annika-rosenlund': 3,
      'tomasz-wierzbicki': 3,
      'daniel-tesfaye': 2,
      'ole-martin-sjovik': 2,
      'lars-petter-grindheim': 2,
      'ingeborg-dalseth': 1,
      'gustav-lidman': 1,
    },
  ],
]);
