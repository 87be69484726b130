import { prose } from '../prose.ts';
import type { DemoAssignment } from '../demo.types.ts';

export const gronnmarka = [
  {
    key: 'gronnmarka-netthandel-frontend',
    companyKey: 'gronnmarka',
    state: 'published',
    type: 'public',
    editors: ['line-kjolstad'],
    contacts: ['line-kjolstad'],
    title: 'Senior frontendutvikler til netthandel',
    discipline: 'technology',
    roles: ['frontend-developer', 'fullstack-developer'],
    skills: ['react', 'typescript', 'next-js', 'css', 'graphql', 'accessibility', 'playwright'],
    description: prose`
      ## Kort om oss

      Grønnmarka leverer dagligvarer på døra til 70 000 husholdninger. De fleste handler på mobil,
      mellom klokka ni og elleve om kvelden, med ett barn på armen. Den kunden bygger vi for.

      ## Hva du kommer til

      Team Kurv: fire utviklere, en designer og en produktsjef. Nettbutikken er skrevet i Next.js
      mot en egen GraphQL-tjener. Vi ruller ut ti til femten ganger om dagen, og måler alt som kan
      måles uten å følge etter folk.

      ## Det som skal gjøres

      - Ny handlekurv som tåler at to i samme husholdning handler samtidig
      - Bytte varer når noe er utsolgt: finne forslag, og få kunden til å stole på dem
      - Halvere tiden før siden kan brukes på en tre år gammel telefon
      - Rydde i 190 komponenter som er blitt kopiert fremfor delt

      ## Vi forventer

      Fem år eller mer med React og TypeScript i noe som har mange brukere. Du kan forklare hva
      nettleseren gjør mellom klikk og bilde. Du har tatt universell utforming på alvor uten å bli
      bedt om det. Erfaring med Playwright eller tilsvarende, og vane for å skrive testen der
      feilen var.

      ## Og gjerne

      Bakgrunn fra netthandel, kunnskap om eksperimenter og statistikk, eller erfaring med design
      av kø og lager i ferskvare (vi kan drømme).
    `,
    duration: '9 måneder med opsjon på 1 år',
    startDateOffsetDays: 21,
    percent: 100,
    allowRemoteWork: true,
    regionCode: 'NO-03',
    placeDescription: 'Produktkontoret på Løren i Oslo. Mandag og torsdag er felles kontordager.',
    termsAndConditions: prose`
      Timepris eks. mva. 30 dagers betaling. Personalrabatt gjelder dessverre ikke innleide.
    `,
    deadline: { kind: 'date', offsetDays: 3 },
    abidanceOffsetDays: 20,
    createdOffsetDays: -11,
    publishedOffsetDays: -11,
  },
  {
    key: 'gronnmarka-svinn-bi',
    companyKey: 'gronnmarka',
    state: 'published',
    type: 'public',
    editors: ['patrick-omdal', 'line-kjolstad'],
    contacts: ['patrick-omdal'],
    title: 'BI-utvikler til svinn og ferskvare',
    discipline: 'technology',
    roles: ['bi-developer', 'data-analyst'],
    skills: [
      'power-bi',
      'dax',
      'sql',
      'data-warehouse',
      'data-modelling',
      'azure-data-factory',
      'microsoft-fabric',
    ],
    description: prose`
      Hver dag kaster butikkene våre mat for 310 000 kroner. Butikksjefene vet hvilken hylle det
      kommer fra, men ikke hvorfor.

      ## Oppdraget i tre deler

      **1. Samme tall for alle.** I dag regnes svinn på fire måter: butikk, kjede, regnskap og
      bærekraft. Sammen med fagansvarlige skal du finne én definisjon og bygge den inn i
      datavarehuset.

      **2. En morgenrapport som butikksjefen leser.** Fem tall på mobil før klokka sju: i går,
      hvorfor, hva gjør naboen, hva står i fare i dag, hva sparte du sist uke.

      **3. Grunnlag for automatisk nedprising.** Historikk på vare, butikk og time, med
      holdbarhetsdato der vi har den.

      ## Verktøy

      Fabric, Power BI, Azure Data Factory. Kassadata kommer inn hvert kvarter fra 190 butikker.
      Det finnes et datavarehus som er bedre enn ryktet.

      ## Du bør ha

      - fem års erfaring med Power BI og dimensjonsmodellering
      - god DAX, og tålmodighet til å forklare den
      - erfaring fra varehandel, logistikk eller produksjon
      - vilje til å dra på butikkbesøk klokka seks

      Norsk, svensk, dansk eller engelsk går like bra.
    `,
    duration: '6 måneder',
    startDateOffsetDays: 7,
    percent: 60,
    allowRemoteWork: true,
    regionCode: null,
    placeDescription: 'Helt på avstand. Butikkbesøk på Hamar den første uka.',
    termsAndConditions: 'Løpende timer, faktureres månedlig.',
    deadline: { kind: 'continuous' },
    abidanceOffsetDays: null,
    createdOffsetDays: -25,
    publishedOffsetDays: -24,
  },
  {
    key: 'gronnmarka-sentinel',
    companyKey: 'gronnmarka',
    state: 'published',
    type: 'public',
    editors: ['patrick-omdal'],
    contacts: ['patrick-omdal'],
    title: 'Sikkerhetsanalytiker til hendelsesteamet',
    discipline: 'security',
    roles: ['soc-analyst', 'incident-responder'],
    skills: [
      'microsoft-sentinel',
      'siem',
      'incident-response',
      'kql',
      'threat-hunting',
      'mitre-attack',
      'python',
    ],
    description: prose`
      ## Hva har skjedd

      For noen uker siden fikk vi en advarsel: en stjålet konto i en butikk, og noen som brukte
      fire dager på å se seg rundt før de ble stoppet. Ingen data kom ut. Vi hadde flaks, og vil
      heller ha folk.

      ## Hva du skal gjøre

      Sentinel er satt opp, men bare halvparten av kildene er koblet på, og reglene er de som
      fulgte med. Sammen med to egne ansatte skal du

      - koble på kasser, kjølestyring og lagerautomat, der loggene er rare
      - skrive og teste deteksjoner for det vi faktisk er redde for: betaling, identitet,
        leverandørtilgang
      - få ned falske varsler slik at vakten sover
      - kjøre to øvelser med butikkdrift og kommunikasjon

      ## Hva du kan

      - Minst fire år med deteksjon og hendelseshåndtering
      - KQL i søvne
      - Erfaring med å lede en hendelse på telefon, ikke bare på skjerm
      - Norsk eller engelsk

      Sertifiseringer leses, men vi kommer til å spørre om den gangen det gikk galt.
    `,
    duration: '6 måneder, kan forlenges',
    startDateOffsetDays: 5,
    percent: 100,
    allowRemoteWork: true,
    regionCode: 'NO-34',
    placeDescription: 'Hamar eller Oslo. Vakt hver fjerde uke, kan tas hjemmefra.',
    termsAndConditions:
      'Timepris eks. mva. Vakt godtgjøres etter egen sats. Bakgrunnssjekk kreves.',
    deadline: { kind: 'asap' },
    abidanceOffsetDays: null,
    createdOffsetDays: -2,
    publishedOffsetDays: -2,
  },
  {
    key: 'gronnmarka-medlemsinnsikt',
    companyKey: 'gronnmarka',
    state: 'unpublished',
    type: 'public',
    editors: ['line-kjolstad'],
    contacts: ['line-kjolstad'],
    title: 'UX-researcher til medlemsprogrammet',
    discipline: 'design',
    roles: ['ux-researcher', 'service-designer'],
    skills: [
      'user-research',
      'qualitative-interviews',
      'usability-testing',
      'surveys',
      'user-journey-mapping',
      'workshop-facilitation',
    ],
    description: prose`
      ## Spørsmålet

      En million medlemmer, og under en tredel vet hva de får igjen. Vi tror at programmet er for
      komplisert. Vi kan ta feil, og det er derfor vi vil ha deg.

      ## Oppdragets gang

      Uke 1–3: gå gjennom det vi har (tre undersøkelser, 40 000 henvendelser, kjøpsdata). Skriv
      ned hva vi vet, tror og gjetter.

      Uke 4–9: feltarbeid. Handleturer sammen med tjue husholdninger, intervjuer ved kassa, dagbok
      i fjorten dager. Utvalget skal speile kundene, også dem som handler for barnetrygden den 28.

      Uke 10–14: prøv to alternative modeller med papir og klikkbare skisser.

      Uke 15–16: fortell det til ledergruppen. Én time, tre funn, ingen lysbilder med mer enn ti
      ord.

      ## Erfaring

      Kvalitativ metode på høyt nivå, og tall nok til å krangle med analyseavdelingen. Har gjort
      innsikt i varehandel, bank eller offentlige ytelser.
    `,
    duration: '4 måneder',
    startDateOffsetDays: 2,
    percent: 60,
    allowRemoteWork: false,
    regionCode: 'NO-03',
    placeDescription: 'Løren i Oslo, samt butikker på Østlandet.',
    termsAndConditions: 'Løpende timer inntil 350 timer. Honorar til deltakere dekkes av oss.',
    deadline: { kind: 'date', offsetDays: -20 },
    abidanceOffsetDays: -5,
    createdOffsetDays: -45,
    publishedOffsetDays: -44,
    unpublishedOffsetDays: -12,
  },
  {
    key: 'gronnmarka-butikknett',
    companyKey: 'gronnmarka',
    state: 'closed',
    type: 'public',
    editors: ['patrick-omdal'],
    contacts: ['patrick-omdal'],
    title: 'Omlegging av nettet i 190 butikker',
    discipline: 'technology',
    roles: ['network-engineer'],
    skills: [
      'networking',
      'firewalls',
      'network-segmentation',
      'wireless-networks',
      'network-security',
      'cisco',
    ],
    description: prose`
      ## Oppgaven

      Butikknettet er flatt. Kasse, kjøl, musikk, gjestenett og butikksjefens maskin deler sone,
      og hver butikk er litt forskjellig. Det nye nettet skal ha fem soner, likt oppsett overalt
      og to linjer ut.

      ## Slik vil vi gjøre det

      1. Design og prøve i to butikker
      2. Ferdigpakkede skap, satt opp på lageret på Hamar
      3. Bytte på natt, fire butikker i uka, med butikken åpen klokka sju
      4. Byttet utføres av butikkens egne folk i de siste hundre, etter en veiledning med bilder

      ## Forutsetninger

      Du har bygget nett for kjeder, sykehus eller tilsvarende med mange like steder. Kjenner
      kravene til betalingsterminaler (PCI DSS). Kan planlegge logistikk like godt som
      IP-adresser. Oppmøte på natt i perioder.
    `,
    duration: '8 måneder',
    startDateOffsetDays: -60,
    percent: 100,
    allowRemoteWork: false,
    regionCode: 'NO-34',
    placeDescription: 'Butikker i Innlandet, Akershus, Buskerud og Oslo. Base på Hamar.',
    termsAndConditions: prose`
      Fastpris per butikk for montering, løpende timer for design og testing. Kjøring etter
      statens satser.
    `,
    deadline: { kind: 'date', offsetDays: -70 },
    abidanceOffsetDays: -60,
    createdOffsetDays: -86,
    publishedOffsetDays: -83,
    unpublishedOffsetDays: -58,
    closeReason: 'hired_on_torg',
  },
  {
    key: 'gronnmarka-kundesenter-crm',
    companyKey: 'gronnmarka',
    state: 'draft',
    type: 'public',
    editors: ['line-kjolstad', 'patrick-omdal'],
    contacts: ['line-kjolstad'],
    title: 'CRM-konsulent til kundesenteret',
    discipline: 'technology',
    roles: ['crm-consultant'],
    skills: ['salesforce', 'crm', 'data-migration'],
    description: prose`
      ## Om oppdraget

      Kundesenteret (45 personer) svarer på e-post, chat, telefon og sosiale medier i fire
      systemer. Vi har valgt Salesforce og trenger en som kan sette det opp sammen med oss. Start
      avhenger av når avtalen er signert.

      Patrick avklarer: lisensmodell, omfang av datavask, hvem eier integrasjonen mot ordre?
    `,
    duration: '6 måneder',
    startDateOffsetDays: null,
    percent: 80,
    allowRemoteWork: false,
    regionCode: null,
    placeDescription: '',
    termsAndConditions: '',
    deadline: null,
    abidanceOffsetDays: null,
    createdOffsetDays: -9,
  },
] satisfies readonly DemoAssignment[];
