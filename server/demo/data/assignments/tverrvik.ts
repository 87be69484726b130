import { prose } from '../prose.ts';
import type { DemoAssignment } from '../demo.types.ts';

export const tverrvik = [
  {
    key: 'tverrvik-byggesak',
    companyKey: 'tverrvik',
    state: 'published',
    type: 'public',
    editors: ['wenche-ulvund', 'abdi-farah-noor'],
    contacts: ['wenche-ulvund'],
    title: 'Fullstackutvikler til digital byggesak',
    discipline: 'technology',
    roles: ['fullstack-developer', 'backend-developer'],
    skills: [
      'c-sharp',
      'dotnet',
      'react',
      'typescript',
      'azure',
      'sql-server',
      'rest-api',
      'accessibility',
    ],
    description: prose`
      ## Bakgrunn

      Tverrvik kommune behandler rundt 700 byggesaker i året. Halvparten av søknadene mangler noe
      når de kommer inn, og gjennomsnittlig saksbehandlingstid er 41 dager. Sammen med tre
      nabokommuner utvikler vi en innsending som sier fra om mangler før søknaden sendes, og et
      arbeidsbilde for saksbehandleren.

      ## Hva du skal gjøre

      Teamet er på fire: produkteier, designer og to utviklere, hvorav den ene slutter om kort
      tid. Du blir hans erstatter.

      - Videreutvikle innsendingen i React, med nabovarsel, tegninger og ansvarsrett
      - Utvikle saksbehandlerens arbeidsbilde og vedtaksmaler i .NET
      - Integrere mot matrikkelen, KS Fiks og sak- og arkivsystemet
      - Sørge for at løsningen oppfyller kravene til universell utforming

      ## Kravspesifikasjon

      Må-krav:

      1. Minst fem års erfaring med C# og .NET, og minst to med React eller tilsvarende
      2. Erfaring med integrasjoner i offentlig sektor
      3. Har utviklet løsninger som er prøvd mot WCAG 2.1 nivå AA
      4. Norsk, svensk eller dansk arbeidsspråk

      Bør-krav:

      1. Kjennskap til plan- og bygningsloven, eller til fagsystemer i kommune
      2. Erfaring med Noark 5
      3. Har deltatt i brukertester
    `,
    duration: '10 måneder med opsjon på 1 år',
    startDateOffsetDays: 35,
    percent: 100,
    allowRemoteWork: true,
    regionCode: 'NO-15',
    placeDescription: 'Rådhuset i Tverrvik, én uke i måneden. Ellers fjernarbeid innenfor Norge.',
    termsAndConditions: prose`
      SSA-B. Timepris inkluderer reise til Tverrvik. Lønns- og arbeidsvilkår etter forskrift om
      lønns- og arbeidsvilkår i offentlige kontrakter.
    `,
    deadline: { kind: 'date', offsetDays: 12 },
    abidanceOffsetDays: 42,
    createdOffsetDays: -12,
    publishedOffsetDays: -10,
  },
  {
    key: 'tverrvik-anskaffelse-sakarkiv',
    companyKey: 'tverrvik',
    state: 'published',
    type: 'public',
    editors: ['abdi-farah-noor'],
    contacts: ['abdi-farah-noor', 'wenche-ulvund'],
    title: 'Anskaffelsesrådgiver til nytt sak- og arkivsystem',
    discipline: 'management_consulting',
    roles: ['procurement-advisor', 'project-manager'],
    skills: [
      'public-procurement',
      'procurement',
      'contract-management',
      'ssa-agreements',
      'requirements-management',
      'negotiation',
    ],
    description: prose`
      Fem kommuner på Nordvestlandet skal kjøpe nytt sak- og arkivsystem sammen. Tverrvik leder
      anskaffelsen. Vi har en jurist og en arkivleder som kjenner behovene, men ingen av oss har
      ført en konkurranse med forhandling av denne størrelsen.

      ## Vi trenger hjelp til

      - å velge prosedyre og begrunne valget
      - å stramme inn 630 ønsker til et kravsett som kan evalueres
      - konkurransegrunnlag og avtaleutkast (SSA-L eller SSA-T, det er et av spørsmålene)
      - dialogkonferanse, forhandlingsmøter og evaluering
      - overgang fra anskaffelse til innføring, slik at avtalen blir brukt

      ## Vi krever

      - Minst seks år med offentlige anskaffelser, og ansvar for minst fem IT-konkurranser over
        EØS-terskel
      - Juridisk eller økonomisk utdanning på masternivå, eller tilsvarende erfaring
      - Gjennomført minst én konkurranse med flere oppdragsgivere

      ## Vi legger vekt på

      Evnen til å skrive kort, og til å si nei til en rådmann. Vi ber om ett eksempel på et
      kravdokument du har laget, gjerne med det du strøk synlig.
    `,
    duration: '8 måneder, anslagsvis 500 timer',
    startDateOffsetDays: 25,
    percent: 50,
    allowRemoteWork: true,
    regionCode: 'NO-15',
    placeDescription: 'Fjernarbeid. To arbeidsøkter i Tverrvik og én på Åndalsnes.',
    termsAndConditions: prose`
      Oppdraget utføres av én navngitt rådgiver. Bytte krever samtykke. Fakturering månedlig etter
      medgått tid, med øvre ramme på 500 timer.
    `,
    deadline: { kind: 'date', offsetDays: 20 },
    abidanceOffsetDays: 55,
    externalUrl: 'https://anskaffelser.example/tverrvik/sak-og-arkiv',
    createdOffsetDays: -22,
    publishedOffsetDays: -20,
    attachments: [
      {
        name: 'Behovsnotat.docx',
        kind: 'docx',
        text: prose`
          Behovsnotat nytt sak- og arkivsystem. Fem kommuner deler i dag tre ulike systemer.
          Avtalene går ut om to år. Behovene er samlet i fire områder: saksbehandling, politisk
          behandling, innsyn og bevaring.
        `,
      },
    ],
  },
  {
    key: 'tverrvik-kartlosning',
    companyKey: 'tverrvik',
    state: 'published',
    type: 'public',
    editors: ['wenche-ulvund'],
    contacts: ['wenche-ulvund'],
    title: 'GIS-utvikler til beredskapskart',
    discipline: 'technology',
    roles: ['gis-developer', 'fullstack-developer'],
    skills: ['gis', 'postgis', 'python', 'typescript', 'openlayers', 'postgresql', 'qgis'],
    description: prose`
      ## Hvorfor det haster

      Sist vinter var tre bygder uten strøm og vei i to døgn. Kommunens kriseledelse satt med fire
      kart fra fire etater og en liste over hjemmeboende på papir. Det skal vi ikke gjøre en gang
      til.

      ## Hva vi ser for oss

      Ett kart for kriseledelsen: strømbrudd fra nettselskapet, stengte veier, skredvarsel,
      flomsoner og, for dem med tilgang, adressene til innbyggere med trygghetsalarm. Kartet må
      kunne tas med på et nettbrett uten dekning, og tilgangen til helseopplysninger må logges.

      Grunnlaget ligger i PostGIS. En prototype i QGIS viser at dataene henger sammen. Nå trenger
      vi en utvikler som kan gjøre det til en løsning.

      ## Må

      - Erfaring med PostGIS og med kart i nettleser (OpenLayers, MapLibre eller lignende)
      - Har levert noe som virker uten nett
      - Kjenner norske kartdata og koordinatsystemer

      ## Fint om du

      har arbeidet med beredskap, kjenner API-ene til vegvesen og NVE, eller har gjort
      personvernvurderinger for stedfestede data.
    `,
    duration: '4 måneder',
    startDateOffsetDays: 10,
    percent: 80,
    allowRemoteWork: true,
    regionCode: null,
    placeDescription: 'Helt på avstand. Vi møtes gjerne én gang i Tverrvik.',
    termsAndConditions: 'Løpende timer, ramme 520 timer. Koden skal publiseres med åpen lisens.',
    deadline: { kind: 'asap' },
    abidanceOffsetDays: null,
    createdOffsetDays: -5,
    publishedOffsetDays: -4,
  },
  {
    key: 'tverrvik-informasjonssikkerhet',
    companyKey: 'tverrvik',
    state: 'published',
    type: 'public',
    editors: ['abdi-farah-noor', 'wenche-ulvund'],
    contacts: ['wenche-ulvund'],
    title: 'Rådgiver informasjonssikkerhet og personvern',
    discipline: 'security',
    roles: ['information-security-advisor', 'data-protection-officer'],
    skills: [
      'information-security-management',
      'iso-27001',
      'gdpr',
      'risk-analysis',
      'training',
      'governance',
    ],
    description: prose`
      ## Situasjonen

      Kommunen har 1 900 ansatte, 140 systemer og ett personvernombud i halv stilling.
      Styringssystemet for informasjonssikkerhet ligger på intranettet og er lest av dem som skrev
      det. Forvaltningsrevisjonen ga oss elleve anbefalinger i forrige runde.

      ## Oppdraget

      Du skal hjelpe kommunedirektøren å få orden på det viktigste først:

      - risikovurdering av de tolv systemene som har mest å si for liv, helse og utbetalinger
      - databehandleravtaler: hvilke mangler, hvilke er utdaterte, hvem følger opp
      - en hendelsesrutine på én side, øvd i skole, helse og teknisk
      - kurs for 60 ledere, der de går hjem med én ting å gjøre

      Alt arbeid gjøres sammen med en intern rådgiver som overtar når du går.

      ## Erfaring vi ønsker

      Minst fem år med informasjonssikkerhet i kommune, helse eller annen offentlig virksomhet.
      Kjennskap til Normen og digitalsikkerhetsloven. God til å snakke med folk som ikke synes
      dette er spennende. Formelle sertifiseringer er hyggelig, men ikke avgjørende.

      Vi tar imot interesse fortløpende og avslutter når vi har funnet rett person.
    `,
    duration: '12 måneder, 2 dager i uka',
    startDateOffsetDays: 20,
    percent: 40,
    allowRemoteWork: true,
    regionCode: 'NO-15',
    placeDescription: 'I hovedsak på avstand, to dager i Tverrvik hver sjette uke.',
    termsAndConditions: 'SSA-B enkel. Oppdraget kan sies opp med fire ukers varsel.',
    deadline: { kind: 'continuous' },
    abidanceOffsetDays: null,
    createdOffsetDays: -44,
    publishedOffsetDays: -41,
  },
  {
    key: 'tverrvik-trygghetsteknologi',
    companyKey: 'tverrvik',
    state: 'unpublished',
    type: 'public',
    editors: ['wenche-ulvund', 'abdi-farah-noor'],
    contacts: ['wenche-ulvund'],
    title: 'Prosjektleder trygghetsteknologi',
    discipline: 'project_and_test_management',
    roles: ['project-manager', 'change-manager'],
    skills: [
      'project-management',
      'e-health',
      'change-management',
      'stakeholder-management',
      'benefits-realisation',
      'training',
    ],
    description: prose`
      ## Om prosjektet

      Alle trygghetsalarmer skal byttes, og samtidig skal 120 brukere få elektronisk
      medisindispenser og 60 få digitalt tilsyn om natta. Utstyret er kjøpt. Det som gjenstår, er
      å få det i bruk i fire soner med hver sin måte å arbeide på.

      ## Prosjektlederens oppgaver

      - plan for utrulling sone for sone, med stopp-punkter
      - avtaler mellom hjemmetjeneste, responssenter og IT om hvem som gjør hva når noe piper
      - opplæring og oppfølging av 240 ansatte i turnus
      - måling av gevinster: spart kjøring, færre fall, roligere netter

      ## Kvalifikasjoner

      Helsefaglig bakgrunn eller lang erfaring med prosjekter i kommunale helsetjenester. Har
      innført velferdsteknologi minst én gang. Vant til å planlegge rundt turnus. Kurs i
      prosjektledelse er et pluss; evne til å drikke kaffe på vaktrommet er et krav.
    `,
    duration: '1 år',
    startDateOffsetDays: -15,
    percent: 60,
    allowRemoteWork: false,
    regionCode: 'NO-15',
    placeDescription: 'Tverrvik helsehus.',
    termsAndConditions: prose`
      Politiattest for helse- og omsorgstjenesten kreves før oppstart. Reisetid honoreres ikke.
    `,
    deadline: { kind: 'date', offsetDays: -35 },
    abidanceOffsetDays: -20,
    createdOffsetDays: -64,
    publishedOffsetDays: -62,
    unpublishedOffsetDays: -21,
  },
  {
    key: 'tverrvik-skolenett',
    companyKey: 'tverrvik',
    state: 'unpublished',
    type: 'public',
    editors: ['wenche-ulvund'],
    contacts: ['abdi-farah-noor'],
    title: 'Nettverkskonsulent til omlegging på ti skoler',
    discipline: 'technology',
    roles: ['network-engineer', 'system-administrator'],
    skills: [
      'networking',
      'wireless-networks',
      'network-segmentation',
      'firewalls',
      'cisco',
      'network-security',
    ],
    description: prose`
      Trådløsnettet på skolene ble satt opp i 2014. Siden har hver elev fått en maskin, kjøkkenet
      har fått kasse, ventilasjonen er på nett, og alt ligger i samme sone. Utstyr for 2,8
      millioner er levert og står på lager.

      ## Arbeidet

      - Dekningsmåling og plassering av 310 aksesspunkter
      - Ny sonedeling: elev, ansatt, gjest, bygg og betaling
      - Sentral styring, med innlogging gjennom Feide
      - Montering sammen med kommunens to lærlinger, én skole i uka
      - Dokumentasjon i kommunens system, med bilder av hvert skap

      ## Krav

      Dokumentert erfaring fra minst tre tilsvarende omlegginger. Kan klatre i stige. Førerkort og
      egen bil. Har god tone med vaktmestere.
    `,
    duration: '3 måneder',
    startDateOffsetDays: -60,
    percent: 100,
    allowRemoteWork: false,
    regionCode: 'NO-15',
    placeDescription: 'Ti skoler i kommunen, oppmøte på rådhuset.',
    termsAndConditions: prose`
      Fastpris per skole eller løpende timer med øvre ramme. Arbeid i skoletiden avklares med
      rektor.
    `,
    deadline: { kind: 'date', offsetDays: -66 },
    abidanceOffsetDays: -60,
    createdOffsetDays: -82,
    publishedOffsetDays: -80,
    unpublishedOffsetDays: -45,
  },
  {
    key: 'tverrvik-klarsprak',
    companyKey: 'tverrvik',
    state: 'draft',
    type: 'public',
    editors: ['wenche-ulvund'],
    contacts: ['wenche-ulvund'],
    title: 'Innholdsdesigner til innbyggerportalen',
    discipline: 'design',
    roles: ['content-designer', 'ux-writer'],
    skills: ['plain-language', 'ux-writing', 'content-strategy', 'accessibility'],
    description: prose`
      ## Om oppdraget

      Innbyggerportalen har 214 sider og 73 skjemaer. Vi vet fra servicetorget hvilke tjue som
      skaper flest telefoner: barnehage, SFO, feiing, renovasjon, ledsagerbevis, parkering for
      forflytningshemmede. De skal skrives om først, på bokmål og nynorsk.

      ## Vi ønsker

      - en innholdsdesigner som arbeider sammen med saksbehandlerne, ikke etter dem
      - språkprofil på to sider
      - opplæring av 15 nettredaktører

      Krav: erfaring fra offentlig sektor, portefølje, nynorsk på profesjonelt nivå.
    `,
    duration: '5 måneder',
    startDateOffsetDays: 70,
    percent: 50,
    allowRemoteWork: true,
    regionCode: 'NO-15',
    placeDescription: 'Fjernarbeid',
    termsAndConditions: '',
    deadline: null,
    abidanceOffsetDays: null,
    createdOffsetDays: -15,
  },
] satisfies readonly DemoAssignment[];
