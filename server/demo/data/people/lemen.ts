import { prose } from '../prose.ts';
import { active, away, unverified } from '../statuses.ts';
import type { DemoConsultant } from '../demo.types.ts';

export const lemen = [
  {
    key: 'marit-aslaksen-lind',
    email: 'marit.aslaksen.lind@lemen.example',
    name: 'Marit Aslaksen Lind',
    phone: '+47 010 00 061',
    title: 'Dataarkitekt',
    companyKey: 'lemen',
    locale: 'nb',
    status: active,
    isAdminInCompany: true,
    description: prose`
      Dataarkitekt i Tromsø, med hele landet som arbeidsplass. Jeg har bygget datavarehus siden de
      het det, og har sett plattformene skifte navn fire ganger mens spørsmålene er de samme: hva
      betyr tallet, hvem eier det, og kan vi stole på det.

      Har de siste årene ledet arbeidet med felles begrepskatalog og datadeling for et direktorat,
      og etablert dataplattform for et helseforetak med streng tilgangsstyring ned på rad. Begge
      steder var det styringen som var vanskelig, og begge steder fikk vi den til å virke uten et
      eget råd på femten personer.

      Leder Lemen Data, og tar oppdrag på 50–60 prosent.
    `,
    experienceYears: 16,
    availabilityOffsetDays: 30,
    remoteWorkOk: true,
    regions: ['NO-55', 'NO-18', 'NO-50'],
    roles: { emphasized: ['data-architect'], other: ['data-engineer', 'it-advisor'] },
    skills: {
      expert: ['data-architecture', 'data-modelling', 'sql', 'data-governance'],
      other: [
        'snowflake',
        'dbt',
        'azure',
        'power-bi',
        'data-warehouse',
        'master-data-management',
        'python',
      ],
    },
  },
  {
    key: 'ante-varsi',
    email: 'ante.varsi@lemen.example',
    name: 'Ánte Nilsen Varsi',
    phone: '+47 010 00 062',
    title: 'GIS-utvikler',
    companyKey: 'lemen',
    locale: 'nb',
    status: active,
    description: prose`
      Utvikler med kart som spesialitet. Jeg lager løsninger på PostGIS, Python og OpenLayers for
      folk som arbeider ute: nettfolk, reindrift, brøyting, skogbruk og kommunenes tekniske
      etater.

      Har laget en beredskapsløsning der strømbrudd, veistenging og sårbare innbyggere vises i
      samme kart, og en planløsning der reineiere og utbyggere kan se hverandres data før
      konflikten er et faktum. Den første brukes av elleve kommuner.

      Kjenner SOSI, GML, Geonorge og matrikkelen godt, og er vant til at kartet må virke uten
      nett. Snakker nordsamisk og norsk.
    `,
    experienceYears: 10,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-55', 'NO-56', 'NO-18'],
    roles: { emphasized: ['gis-developer'], other: ['backend-developer', 'fullstack-developer'] },
    skills: {
      expert: ['gis', 'postgis', 'python'],
      other: [
        'qgis',
        'arcgis',
        'typescript',
        'openlayers',
        'postgresql',
        'docker',
        'geoserver',
        'rest-api',
      ],
    },
  },
  {
    key: 'chinedu-okafor',
    email: 'chinedu.okafor@lemen.example',
    name: 'Chinedu Okafor',
    phone: '+47 010 00 063',
    title: 'Data scientist',
    companyKey: 'lemen',
    locale: 'en',
    status: active,
    description: prose`
      Data scientist med master i statistikk. Jeg er best på problemer der det finnes data, men
      ikke noe fasitsvar: svinn i butikk, hvitvasking, risiko for at en søknad trekker ut.

      I en bank var jeg med på å bytte ut regelbasert overvåking av transaksjoner med en modell
      som rangerer varslene. Andelen varsler som førte til rapport gikk fra 2 til 9 prosent, og vi
      kunne forklare Finanstilsynet hver enkelt vurdering.

      Jeg starter enkelt, viser usikkerhet, og skriver ned hva modellen ikke bør brukes til. Norsk
      på mellomnivå, engelsk flytende.
    `,
    experienceYears: 6,
    availabilityOffsetDays: 14,
    remoteWorkOk: true,
    regions: ['NO-50', 'NO-03'],
    roles: { emphasized: ['data-scientist'], other: ['machine-learning-engineer'] },
    skills: {
      expert: ['python', 'statistics', 'machine-learning'],
      other: [
        'sql',
        'scikit-learn',
        'r',
        'power-bi',
        'databricks',
        'forecasting',
        'natural-language-processing',
        'git',
      ],
    },
  },
  {
    key: 'solveig-kvalnes',
    email: 'solveig.kvalnes@lemen.example',
    name: 'Solveig Kvalnes',
    phone: '+47 010 00 064',
    title: 'BI-utvikler',
    companyKey: 'lemen',
    locale: 'nb',
    status: active,
    description: prose`
      BI-utvikler fra Lofoten med elleve års erfaring. Jeg lager rapporter i Power BI som blir
      brukt etter den første uka, fordi jeg begynner med beslutningen som skal tas og ikke med
      dataene som finnes.

      Har laget styringsinformasjon for fiskeeksport, sykehus og dagligvare. I en butikkjede
      erstattet vi 140 regneark med seks rapporter, og fant underveis ut at «omsetning» hadde fem
      definisjoner. Det siste var den egentlige leveransen.

      Sterk i DAX, SQL og datamodellering. Kan ta hele kjeden fra kilde til skjerm når teamet er
      lite, og jobber rutinert på avstand.
    `,
    experienceYears: 11,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-18', 'NO-55', 'NO-50'],
    roles: { emphasized: ['bi-developer'], other: ['data-analyst'] },
    skills: {
      expert: ['power-bi', 'sql', 'dax', 'data-warehouse'],
      other: ['azure-data-factory', 'dbt', 'python', 'excel', 'data-modelling', 'microsoft-fabric'],
    },
  },
  {
    key: 'uverifisert',
    email: 'uverifisert@torg.example',
    name: 'Mathias Rønning Berg',
    phone: '+47 010 00 065',
    title: 'Utvikler',
    companyKey: 'lemen',
    locale: 'nb',
    status: unverified,
    description: '',
    experienceYears: null,
    availabilityOffsetDays: null,
    remoteWorkOk: false,
    regions: [],
    roles: { emphasized: [], other: [] },
    skills: {
      expert: [],
      other: [],
    },
  },
  {
    key: 'elena-petrova',
    email: 'elena.petrova@lemen.example',
    name: 'Elena Petrova',
    phone: '+47 010 00 066',
    title: 'Analytics engineer',
    companyKey: 'lemen',
    locale: 'en',
    status: away,
    description: prose`
      Analytics engineer med fem års erfaring fra netthandel, mest med dbt, Snowflake og Looker. Jeg
      bygger leddet mellom dataingeniøren og analytikeren: modeller med tester, navn som folk kjenner
      igjen, og dokumentasjon som står der tallet står.

      I en nettbutikk fant vi tre ulike svar på hvor mange kunder de hadde. Etter fire måneder var det
      ett, og analytikerne endret modellene selv. Jeg har også laget et grunnlag for markedsføring uten
      informasjonskapsler, der usikkerheten vises sammen med tallet.

      I permisjon en stund til. Snakker bulgarsk og engelsk, og norsk godt nok til å arbeide i et norsk
      team.
    `,
    experienceYears: 5,
    availabilityOffsetDays: null,
    remoteWorkOk: true,
    regions: ['NO-50'],
    roles: { emphasized: ['data-engineer'], other: [] },
    skills: {
      expert: ['dbt', 'sql'],
      other: ['snowflake', 'python', 'looker', 'git', 'data-modelling'],
    },
  },
] satisfies readonly DemoConsultant[];
