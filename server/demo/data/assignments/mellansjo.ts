import { prose } from '../prose.ts';
import type { DemoAssignment } from '../demo.types.ts';

export const mellansjo = [
  {
    key: 'mellansjo-iam',
    companyKey: 'mellansjo',
    state: 'published',
    type: 'public',
    editors: ['ulrika-sundfors', 'tomas-pekkala'],
    contacts: ['tomas-pekkala'],
    title: 'IAM-specialist till samlad inloggning',
    discipline: 'security',
    roles: ['iam-specialist', 'security-architect'],
    skills: [
      'iam',
      'openid-connect',
      'saml',
      'oauth2',
      'active-directory',
      'keycloak',
      'pki',
      'identity-governance',
    ],
    description: prose`
      ## Om uppdraget

      Region Mellansjö har 11 400 medarbetare som loggar in i 130 system på fem olika sätt. En
      sjuksköterska på akuten gör det i genomsnitt 27 gånger per pass. Regionen inför nu en samlad
      inloggning och en gemensam hantering av behörigheter.

      Uppdraget är att tillsammans med regionens egna tekniker gå från pilot på två kliniker till
      breddinförande.

      ## Arbetsuppgifter

      - Vidareutveckla plattformen, som bygger på Keycloak, med reservkort och snabbväxling mellan
        användare
      - Ansluta system, cirka sex per månad, tillsammans med systemägare och leverantörer
      - Automatisera livscykeln från HR-system till behörighet, inklusive vikarier och hyrpersonal
      - Ta fram regler för uppföljning och loggkontroll
      - Överföra kunskap till tre tekniker

      ## Svarets form

      Svaret lämnas på bifogad kravmatris med hänvisning till CV för varje krav. Mervärde räknas
      av från timpriset vid utvärdering. Endast personer som kan tillträda på angivet datum kan
      offereras.
    `,
    requirements: {
      must: [
        'Minst sju års erfarenhet av identitets- och åtkomsthantering',
        'Har infört federerad inloggning för minst 5 000 användare',
        'Erfarenhet av SITHS eller annan certifikatbaserad inloggning',
        'Svenska i tal och skrift, motsvarande modersmålsnivå',
      ],
      should: [
        'Erfarenhet av Keycloak i drift (mervärde 40 kr per timme)',
        'Erfarenhet från hälso- och sjukvård (mervärde 30 kr per timme)',
        prose`
          Erfarenhet av behörighetsstyrning enligt HSLF-FS 2016:40 (mervärde 20 kr per timme)
        `,
      ],
    },
    duration: '12 månader med option på 12+12 månader',
    startDateOffsetDays: 48,
    percent: 100,
    allowRemoteWork: true,
    regionCode: 'SE-T',
    placeDescription: 'Regionens kansli i Örebro, i snitt två dagar per vecka.',
    termsAndConditions: prose`
      Förnyad konkurrensutsättning på ramavtal för IT-konsulttjänster enligt LOU.
      Offentlighetsprincipen gäller för inkomna svar. Vite om bemanning byts inom sex månader.
    `,
    deadline: { kind: 'date', offsetDays: 13 },
    abidanceOffsetDays: 73,
    adminDeadlineOffsetDays: 10,
    externalUrl: 'https://upphandling.example/mellansjo/rs-0418',
    createdOffsetDays: -19,
    publishedOffsetDays: -18,
    attachments: [
      {
        name: 'Kravmatris IAM.docx',
        kind: 'docx',
        text: prose`
          Kravmatris. Kolumner: krav-id, krav, uppfylls (ja/nej), beskrivning av hur kravet
          uppfylls, hänvisning till CV (uppdrag och period). Obligatoriska krav O1 till O4.
          Mervärdeskrav M1 till M3 med prisavdrag.
        `,
      },
    ],
  },
  {
    key: 'mellansjo-kravanalytiker',
    companyKey: 'mellansjo',
    state: 'published',
    type: 'public',
    editors: ['ulrika-sundfors'],
    contacts: ['ulrika-sundfors'],
    title: 'Kravanalytiker till upphandling av vårdinformationsstöd',
    discipline: 'project_and_test_management',
    roles: ['requirements-analyst', 'business-analyst'],
    skills: [
      'requirements-management',
      'process-mapping',
      'bpmn',
      'workshop-facilitation',
      'e-health',
      'public-procurement',
      'stakeholder-management',
    ],
    description: prose`
      ## Bakgrund

      Avtalet för nuvarande journalsystem kan inte förlängas efter nästa period. Regionen
      förbereder en upphandling av vårdinformationsstöd tillsammans med två grannregioner. En
      förstudie har samlat in omkring 2 000 önskemål från vården.

      ## Uppdragets innehåll

      Kravanalytikern ska leda arbetet med att göra önskemålen till ett kravunderlag som går att
      utvärdera. I uppdraget ingår att

      1. gruppera, ifrågasätta och stryka
      2. beskriva de 14 viktigaste vårdprocesserna, på en nivå som kliniker känner igen
      3. formulera krav med skäl, kontrollmetod och prioritet
      4. hålla i 30 workshoppar med läkare, sjuksköterskor, medicinska sekreterare och IT
      5. stödja upphandlarna under dialog och utvärdering

      ## Obligatoriska krav

      - Minst åtta års erfarenhet som kravanalytiker eller verksamhetsanalytiker
      - Minst två uppdrag inom hälso- och sjukvård
      - Medverkan i minst en upphandling enligt LOU där konsulten ansvarat för kravunderlaget
      - Mycket god svenska

      ## Önskvärt

      Erfarenhet av standarder som openEHR, FHIR eller Snomed CT. Vana vid att leda grupper där
      alla är överläkare.
    `,
    duration: '11 månader',
    startDateOffsetDays: 30,
    percent: 80,
    allowRemoteWork: true,
    regionCode: 'SE-U',
    placeDescription: 'Västerås och Örebro. Workshoppar på plats, cirka sex dagar per månad.',
    termsAndConditions: prose`
      Konsulten får inte ha uppdrag hos tänkbara leverantörer under upphandlingen och tolv månader
      därefter. Sekretessförbindelse.
    `,
    deadline: { kind: 'date', offsetDays: 7 },
    abidanceOffsetDays: 67,
    createdOffsetDays: -14,
    publishedOffsetDays: -13,
  },
  {
    key: 'mellansjo-egenmonitorering',
    companyKey: 'mellansjo',
    state: 'published',
    type: 'public',
    editors: ['tomas-pekkala', 'ulrika-sundfors'],
    contacts: ['tomas-pekkala'],
    title: 'Verksamhetsutvecklare egenmonitorering',
    discipline: 'management_consulting',
    roles: ['business-developer', 'change-manager'],
    skills: [
      'e-health',
      'change-management',
      'process-improvement',
      'benefits-realisation',
      'training',
      'process-mapping',
    ],
    description: prose`
      Tolv vårdcentraler ska börja följa patienter med hjärtsvikt, KOL och högt blodtryck
      hemifrån. Tekniken är upphandlad och fungerar. Det som saknas är arbetssättet: vem tittar på
      värdena, när, och vad gör man med tiden som frigörs?

      ## Vad vi vill ha hjälp med

      - Ta fram arbetssätt tillsammans med tre vårdcentraler, och förenkla det innan de övriga nio
        börjar
      - Utbilda och följa upp, med start där motståndet är störst
      - Mäta effekt: oplanerade besök, inläggningar, patientens trygghet, personalens tid
      - Lägga fram underlag till hälso- och sjukvårdsnämnden efter sex och tolv månader

      ## Profil

      Du har vårdbakgrund, gärna som sjuksköterska eller arbetsterapeut, och minst fem års
      erfarenhet av att införa digitala tjänster. Du är lika trygg i ett personalrum som i en
      nämnd. Du kan siffror, och tycker att det är rimligt att lägga ned det som inte fungerar.

      Uppdraget annonseras löpande tills det är tillsatt. Kontakta gärna Tomas Pekkala för en
      dialog före svar.
    `,
    duration: '14 månader, deltid',
    startDateOffsetDays: 20,
    percent: 50,
    allowRemoteWork: true,
    regionCode: 'SE-T',
    placeDescription: 'Örebro, samt vårdcentraler i länet. Bil är en fördel.',
    termsAndConditions: 'Ramavtal. Resor inom länet ersätts enligt regionens riktlinjer.',
    deadline: { kind: 'continuous' },
    abidanceOffsetDays: null,
    createdOffsetDays: -40,
    publishedOffsetDays: -38,
  },
  {
    key: 'mellansjo-containerplattform',
    companyKey: 'mellansjo',
    state: 'published',
    type: 'public',
    editors: ['tomas-pekkala'],
    contacts: ['tomas-pekkala', 'ulrika-sundfors'],
    title: 'DevOps-ingenjör till containerplattform i egen drift',
    discipline: 'technology',
    roles: ['devops-engineer', 'platform-engineer'],
    skills: [
      'kubernetes',
      'linux',
      'ansible',
      'ci-cd',
      'prometheus',
      'grafana',
      'network-security',
      'gitlab-ci',
    ],
    description: prose`
      ## Varför egen drift

      Patientdata ska stanna i regionens hallar. Därför bygger vi en plattform på egna servrar,
      för tjänster som bildgranskning, remisser och tidbokning. I dag går 22 tjänster på den. Om
      ett år ska det vara 60.

      ## Vad som behöver göras

      - Ny hall i drift, med automatisk installation från tom maskin
      - Uppgraderingar på dagtid utan avbrott
      - Säkerhetskopiering och återläsning, övad två gånger under uppdraget
      - Nätsegment per förvaltning, med spärrar som utvecklarna förstår
      - Beredskap var sjätte vecka, delad med fem kollegor

      ## Skallkrav

      1. Minst fem års erfarenhet av Linux i drift
      2. Minst tre års erfarenhet av Kubernetes på egna servrar
      3. Automatisering med Ansible eller likvärdigt
      4. Godkänd säkerhetsprövning före start

      ## Börkrav

      Lagring med Ceph. Erfarenhet från vård, polis eller försvar. Förmåga att förklara nätverk på
      whiteboard.
    `,
    duration: '9 månader med option på 9 månader',
    startDateOffsetDays: 33,
    percent: 100,
    allowRemoteWork: false,
    regionCode: 'SE-T',
    placeDescription: 'Regionens datorhallar i Örebro. Arbetet utförs på plats.',
    termsAndConditions: prose`
      Säkerhetsprövning med registerkontroll enligt säkerhetsskyddslagen. Svenskt medborgarskap
      kan komma att krävas.
    `,
    deadline: { kind: 'date', offsetDays: 21 },
    abidanceOffsetDays: 60,
    createdOffsetDays: -3,
    publishedOffsetDays: -1,
  },
  {
    key: 'mellansjo-journal-projektledare',
    companyKey: 'mellansjo',
    state: 'unpublished',
    type: 'public',
    editors: ['ulrika-sundfors', 'tomas-pekkala'],
    contacts: ['tomas-pekkala'],
    title: 'Projektledare för införande av läkemedelsmodul',
    discipline: 'project_and_test_management',
    roles: ['project-manager', 'change-manager'],
    skills: [
      'project-management',
      'e-health',
      'stakeholder-management',
      'risk-management',
      'change-management',
      'training',
    ],
    description: prose`
      ## Projektet

      Läkemedelsmodulen ska införas på 46 avdelningar. Patientsäkerheten är både skälet till bytet
      och den största risken. Den första avdelningen startar om fyra månader, den sista ett drygt
      halvår senare.

      ## Rollen

      Du planerar och leder införandet avdelning för avdelning, tillsammans med en apotekare, en
      chefläkare på deltid och tre utbildare. Du samordnar med leverantör, Nationella
      läkemedelslistan och IT-driften.

      ## Det här är viktigt

      - Ingen avdelning startar utan att ha övat på ett avbrott
      - Varje start följs upp dag 1, 3, 7 och 30
      - Projektet kan pausas av chefläkaren, och det är du som ser till att det går att göra

      ## Skallkrav på konsulten

      Minst tio års erfarenhet som projektledare, varav minst ett införande i slutenvård med fler
      än 500 användare. Vana vid avvikelsehantering och patientsäkerhetsarbete. Svenska flytande.
      Närvaro på plats hela veckan under startperioderna.
    `,
    duration: '13 månader',
    startDateOffsetDays: -8,
    percent: 100,
    allowRemoteWork: false,
    regionCode: 'SE-U',
    placeDescription: 'Västmanlands sjukhus i Västerås, på plats.',
    termsAndConditions: prose`
      Ramavtal. Vaccination och tystnadsplikt enligt regionens rutin för inhyrd personal.
    `,
    deadline: { kind: 'date', offsetDays: -34 },
    abidanceOffsetDays: -15,
    createdOffsetDays: -58,
    publishedOffsetDays: -57,
    unpublishedOffsetDays: -22,
  },
  {
    key: 'mellansjo-tillganglighet',
    companyKey: 'mellansjo',
    state: 'draft',
    type: 'public',
    editors: ['tomas-pekkala'],
    contacts: ['tomas-pekkala'],
    title: 'Frontendutvecklare med inriktning tillgänglighet',
    discipline: 'technology',
    roles: ['frontend-developer'],
    skills: ['accessibility', 'html', 'css', 'react', 'typescript'],
    description: prose`
      ## Om uppdraget

      Regionens webbplats och tre e-tjänster ska uppfylla lagen om tillgänglighet till digital
      offentlig service. Granskningen visar 64 avvikelser, varav 15 allvarliga.

      ## Arbetsuppgifter

      Åtgärda avvikelserna, förbättra komponentbiblioteket, utbilda redaktörer.

      (Ulrika: skallkrav och ramavtalsområde saknas. Anbudets giltighetstid måste flyttas, den går
      ut före sista svarsdag.)
    `,
    duration: '6 månader',
    startDateOffsetDays: 75,
    percent: 100,
    allowRemoteWork: true,
    regionCode: 'SE-T',
    placeDescription: '',
    termsAndConditions: '',
    deadline: { kind: 'date', offsetDays: 40 },
    abidanceOffsetDays: 35,
    createdOffsetDays: -5,
  },
] satisfies readonly DemoAssignment[];
