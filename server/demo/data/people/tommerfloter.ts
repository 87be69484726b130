import { prose } from '../prose.ts';
import { active, inQa, writing } from '../statuses.ts';
import type { DemoConsultant } from '../demo.types.ts';

export const tommerfloter = [
  {
    key: 'sigrid-haugom',
    email: 'sigrid.haugom@tommerfloter.example',
    name: 'Sigrid Haugom',
    phone: '+47 010 00 054',
    title: 'Partner, strategi og virksomhetsutvikling',
    companyKey: 'tommerfloter',
    locale: 'nb',
    status: active,
    isAdminInCompany: true,
    description: prose`
      Rådgiver for ledergrupper i offentlig og privat sektor. Jeg kommer inn når strategien er
      vedtatt og ingen helt vet hva som skjer på mandag: prioritering, styringsmodell, gevinster
      og hvem som skal slutte med hva.

      Har de siste årene ledet omstillingen av IT-funksjonen i en etat fra prosjekt til produkt,
      laget målbilde for en nettgruppe etter en sammenslåing, og vært prosessleder for en kommunes
      digitaliseringsstrategi. Den siste ble på ni sider, og brukes.

      Siviløkonom. Tidligere direktør for virksomhetsstyring, så jeg vet hvordan råd ser ut fra
      mottakersiden.
    `,
    experienceYears: 22,
    availabilityOffsetDays: 45,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-32', 'NO-34'],
    roles: {
      emphasized: ['management-consultant'],
      other: ['strategy-advisor', 'program-manager'],
    },
    skills: {
      expert: [
        'strategy',
        'business-development',
        'stakeholder-management',
        'organisational-development',
      ],
      other: [
        'business-case',
        'benefits-realisation',
        'workshop-facilitation',
        'change-management',
        'it-strategy',
        'target-operating-model',
      ],
    },
  },
  {
    key: 'anders-kolsto',
    email: 'anders.kolsto@tommerfloter.example',
    name: 'Anders Kolstø',
    phone: '+47 010 00 055',
    title: 'Senior prosjektleder',
    companyKey: 'tommerfloter',
    locale: 'nb',
    status: active,
    description: prose`
      Prosjektleder med 18 års erfaring fra IT-prosjekter i energi, samferdsel og kommune. Jeg har
      levert alt fra bytte av fagsystem for 300 brukere til et program på 140 millioner med seks
      leverandører, og sier tidlig ifra når noe ikke går opp.

      Styrken min er de kjedelige tingene som avgjør: en plan med ekte avhengigheter, en
      risikoliste som endrer seg, beslutninger som er skrevet ned, og leverandørmøter der avtalen
      er lest på forhånd. Kjenner SSA-avtalene godt, både som bestiller og leverandør.

      Sertifisert PRINCE2 Practitioner og PMP. Rolig stemme, korte møter.
    `,
    experienceYears: 18,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-33', 'NO-46'],
    roles: { emphasized: ['project-manager'], other: ['program-manager'] },
    skills: {
      expert: ['project-management', 'prince2', 'risk-management', 'stakeholder-management'],
      other: [
        'scrum',
        'budgeting',
        'contract-management',
        'procurement',
        'jira',
        'benefits-realisation',
      ],
    },
  },
  {
    key: 'rania-el-masri',
    email: 'rania.el-masri@tommerfloter.example',
    name: 'Rania El-Masri',
    phone: '+47 010 00 056',
    title: 'Endringsleder',
    companyKey: 'tommerfloter',
    locale: 'nb',
    status: active,
    description: prose`
      Endringsleder som har innført nye systemer for montører, sykepleiere, saksbehandlere og
      butikkansatte. Felles for dem er at de har en jobb å gjøre mens systemet kommer, og at
      opplæring på fredag klokka to ikke virker.

      Jeg bygger nettverk av superbrukere, måler bruken de første hundre dagene, og følger opp der
      det stopper. Ved innføringen av nytt journalsystem i en kommune var 94 prosent av de ansatte
      i gang på egen hånd etter tre uker, uten ekstra vikarer.

      Prosci-sertifisert, men metoden er min egen: gå dit folk arbeider, spør hva som er tungvint,
      og gjør noe med det før neste møte.
    `,
    experienceYears: 11,
    availabilityOffsetDays: 14,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-32'],
    roles: { emphasized: ['change-manager'], other: ['management-consultant'] },
    skills: {
      expert: ['change-management', 'training', 'communication', 'prosci'],
      other: [
        'stakeholder-management',
        'workshop-facilitation',
        'benefits-realisation',
        'organisational-development',
        'microsoft-365',
      ],
    },
  },
  {
    key: 'tor-arne-viksund',
    email: 'tor.arne.viksund@tommerfloter.example',
    name: 'Tor Arne Viksund',
    phone: '+47 010 00 057',
    title: 'Programleder',
    companyKey: 'tommerfloter',
    locale: 'nb',
    status: active,
    description: prose`
      Programleder for de store og litt fastlåste. Har de siste ti årene ledet fire programmer på
      over 100 millioner kroner, to av dem overtatt midtveis, i energi, helse og samferdsel.

      Når jeg overtar et program, bruker jeg tre uker på å finne ut hva som faktisk er ferdig.
      Deretter får styringsgruppen én side hver fjortende dag, med de tre beslutningene vi trenger
      fra dem. Det høres enkelt ut, og det er det meste av jobben.

      Bor på Sunnmøre og pendler til Bergen, Trondheim eller Oslo. Foretrekker å være på stedet
      fire dager i uka.
    `,
    experienceYears: 26,
    availabilityOffsetDays: 90,
    remoteWorkOk: false,
    regions: ['NO-15', 'NO-46', 'NO-50'],
    roles: { emphasized: ['program-manager', 'project-manager'], other: [] },
    skills: {
      expert: ['program-management', 'governance', 'contract-management', 'stakeholder-management'],
      other: [
        'prince2',
        'msp',
        'risk-management',
        'budgeting',
        'procurement',
        'benefits-realisation',
      ],
    },
  },
  {
    key: 'beate-lokkeberg',
    email: 'beate.lokkeberg@tommerfloter.example',
    name: 'Beate Løkkeberg',
    phone: '+47 010 00 058',
    title: 'Rådgiver anskaffelser',
    companyKey: 'tommerfloter',
    locale: 'nb',
    status: active,
    description: prose`
      Jeg gjennomfører IT-anskaffelser for offentlige virksomheter, fra behov til signert avtale
      og de første seks månedene etterpå. Jurist med innkjøpserfaring fra kommune, helseforetak og
      stat, og god oversikt over hva KOFA har ment om saken.

      Har hatt ansvaret for mer enn 40 konkurranser over terskelverdi, deriblant rammeavtaler for
      konsulenter, nytt sak- og arkivsystem for sju kommuner og en konkurransepreget dialog om
      trygghetsteknologi. Ingen av dem er omgjort etter klage.

      Mitt bidrag er gjerne å stryke krav. Et kort kravsett med tydelig evaluering gir bedre
      tilbud enn 400 rader i et regneark.
    `,
    experienceYears: 13,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-31', 'NO-03', 'NO-32'],
    roles: { emphasized: ['procurement-advisor'], other: ['project-manager'] },
    skills: {
      expert: ['procurement', 'public-procurement', 'contract-management', 'ssa-agreements'],
      other: [
        'negotiation',
        'requirements-management',
        'risk-management',
        'sustainability',
        'stakeholder-management',
      ],
    },
  },
  {
    key: 'jakob-steinnes',
    email: 'jakob.steinnes@tommerfloter.example',
    name: 'Jakob Steinnes',
    phone: '+47 010 00 059',
    title: 'Produkteier og scrum master',
    companyKey: 'tommerfloter',
    locale: 'nb',
    status: inQa,
    description: prose`
      Produkteier med bakgrunn som utvikler. Jeg har ledet produktteam i netthandel,
      kollektivtransport og kommune, og er mest opptatt av at teamet vet hvorfor de lager det de
      lager.

      I kollektivselskapet gikk vi fra en liste på 900 ønsker til fire mål per tertial. Den
      vanskeligste leveransen var nei, den nest vanskeligste var å måle om det vi leverte virket.
      Billettappen gikk fra 3,1 til 4,4 stjerner, og kundesenteret fikk 30 prosent færre
      telefoner.

      Kan fylle begge roller i små team, men sier fra når teamet fortjener to personer.
    `,
    experienceYears: 9,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-46', 'NO-03'],
    roles: { emphasized: ['product-owner', 'scrum-master'], other: [] },
    skills: {
      expert: ['product-management', 'scrum', 'user-stories', 'backlog-management'],
      other: [
        'kanban',
        'jira',
        'stakeholder-management',
        'okr',
        'user-research',
        'facilitation',
        'agile',
      ],
    },
  },
  {
    key: 'mina-sorlie',
    email: 'mina.sorlie@tommerfloter.example',
    name: 'Mina Sørlie',
    phone: '+47 010 00 060',
    title: 'Forretningsanalytiker',
    companyKey: 'tommerfloter',
    locale: 'nb',
    status: writing,
    description: prose`
      Nyutdannet siviløkonom med to år i rådgivning. Prosesskartlegging og gevinstberegning i
      kommune og helse.
    `,
    experienceYears: 2,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-03'],
    roles: { emphasized: ['business-analyst'], other: [] },
    skills: {
      expert: ['process-mapping'],
      other: ['requirements-management', 'excel', 'powerpoint'],
    },
  },
] satisfies readonly DemoConsultant[];
