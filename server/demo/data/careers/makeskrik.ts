import type { DemoCareers } from './careers.types.ts';

export const makeskrik = {
  'live-sandtorv': {
    projects: [
      {
        name: 'Når noen dør',
        customer: 'Samarbeidet om livshendelser',
        months: 28,
        skills: [
          'service-design',
          'user-journey-mapping',
          'workshop-facilitation',
          'stakeholder-management',
        ],
        text: 'Fire etater hadde hvert sitt skjema for oppgjør etter dødsfall. De etterlatte fylte ut det samme 17 ganger, i uka da de minst orker det.',
        did: 'Ledet innsikten med etterlatte, bobestyrere og saksbehandlere, tegnet tjenesten på tvers og fikk jus, økonomi og IT til å se på samme tegning. Antallet skjemaer ble fem. Det krevde to lovendringer, og de kom.',
      },
      {
        name: 'Byggesøknad første gang',
        customer: 'Tverrvik kommune',
        months: 12,
        skills: ['service-design', 'user-research', 'prototyping', 'accessibility'],
        text: 'Ni av ti som søker om å bygge, gjør det én gang i livet. Kommunen returnerte hver annen søknad som mangelfull.',
        did: 'Fulgte tolv søkere fra tanke til vedtak, laget en prøveløsning i papir og papp, og skrev om veiledningen sammen med byggesak. Andelen mangelfulle gikk ned til én av fem.',
      },
      {
        name: 'Veien tilbake til arbeid',
        customer: 'Etaten for stønader',
        months: 18,
        roles: ['service-designer', 'ux-researcher'],
        skills: [
          'service-design',
          'user-journey-mapping',
          'design-thinking',
          'concept-development',
        ],
        text: 'Folk på langvarig ytelse møtte ti ulike personer på ett år. Etaten ville prøve én fast kontakt, men visste ikke hva det krevde.',
        did: 'Kartla reisen sammen med tjue brukere og deres veiledere, og ledet utprøvingen på tre kontorer. Modellen er nå den vanlige.',
      },
      {
        name: 'Skilsmisse uten omveier',
        customer: 'Familievernkontorene i Øst',
        months: 10,
        skills: ['service-design', 'workshop-facilitation', 'concept-development'],
        text: 'Mekling, skjema og bosted ble håndtert tre steder, og barna ble spurt sist. Ventetida var på fire måneder i de største byene.',
        did: 'Utformet tjenesten sammen med foreldre, meklere og ungdom. Skrev prinsippet som ble stående: den som har minst overskudd, skal gjøre minst.',
      },
      {
        name: 'Designfag i en etat',
        customer: 'Tilsynet for bygg og brann',
        months: 14,
        roles: ['design-lead', 'service-designer'],
        skills: ['stakeholder-management', 'workshop-facilitation', 'service-design'],
        text: 'Etaten hadde ansatt tre designere og visste ikke hvor de skulle sitte. Fagavdelingene trodde de var kommet for å lage ikoner.',
        did: 'Bygde opp faget, fra rekruttering til arbeidsmåte, og overlot det til en fast leder etter et år. Den lederen er der ennå.',
      },
    ],
    jobs: [
      {
        company: null,
        title: 'Tjenestedesigner og fagleder',
        years: 6,
        text: 'Leder faget i Måkeskrik, og tar oppdrag i offentlig sektor.',
      },
      {
        company: 'Folkeform AS',
        title: 'Tjenestedesigner',
        years: 5,
        text: 'Tjenester for kommuner og etater.',
      },
      {
        company: 'Etaten for avgifter',
        title: 'Rådgiver brukeropplevelse',
        years: 4,
        text: 'Skjemaer og veiledning for næringsdrivende.',
      },
    ],
    educations: [
      {
        school: 'Arkitektur- og designhøgskolen i Oslo (AHO)',
        programme: 'Industri- og tjenestedesign',
        degree: 'Master',
        years: 5,
      },
    ],
    certifications: [{ name: 'Certified Professional Facilitator (IAF)', yearsAgo: 4 }],
    courses: [
      { name: 'Etikk i design for sårbare brukere', yearsAgo: 2 },
      { name: 'Fasilitering, viderekomne', yearsAgo: 6 },
    ],
    honors: [
      {
        name: 'Hederlig omtale, designpris for offentlige tjenester',
        yearsAgo: 3,
        text: 'For «Når noen dør».',
      },
    ],
    presentations: [
      {
        name: 'Færre lapper, mer forberedelse',
        yearsAgo: 1,
        text: 'Foredrag for designere i det offentlige.',
      },
      {
        name: 'Å tegne det ingen vil øve på',
        yearsAgo: 3,
        text: 'Hovedinnlegg på en konferanse om tjenestedesign.',
      },
    ],
    publications: [
      {
        name: 'Livshendelser på tvers av etater',
        yearsAgo: 2,
        text: 'Kapittel i en antologi om tjenesteutvikling.',
      },
    ],
  },
  'emil-rasmussen-holt': {
    projects: [
      {
        name: 'Nytt bilde i vaktsentralen',
        customer: 'Isfoss Energi AS',
        months: 24,
        skills: ['interaction-design', 'prototyping', 'usability-testing', 'figma'],
        text: 'Operatørene i vaktsentralen så på åtte skjermer og 3 000 verdier. Når det lynte, lyste alt rødt. Vakta ble sliten.',
        did: 'Satt i et team på fem i to år og øvde med operatørene på simulatoren hver torsdag. Det viktigste ble det vi tok bort. Tida fra alarm til riktig tiltak ble halvert i øvelsene.',
      },
      {
        name: 'Saksbehandling uten rulling',
        customer: 'Etaten for stønader',
        months: 14,
        roles: ['interaction-designer'],
        skills: ['figma', 'interaction-design', 'usability-testing', 'accessibility'],
        text: 'Saksbehandlerne rullet i snitt 40 skjermhøyder per sak og kopierte mellom vinduer. Nye brukte et år på å lære seg rekkefølgen.',
        did: 'Observerte arbeidet i fire kontorer, tegnet et tettere bilde og testet det i drift på to team. Tida per sak gikk ned med 20 prosent, uten at noen jobbet fortere.',
      },
      {
        name: 'Skiftplan for sykepleiere',
        customer: 'Nordkyst helseforetak',
        months: 13,
        roles: ['ux-designer', 'interaction-designer'],
        skills: ['prototyping', 'wireframing', 'user-research'],
        text: 'Turnus er et puslespill med følelser. Lederne brukte to uker på hver plan. Bytter ble avtalt på lapper og i meldinger.',
        did: 'Prototypet i kode, slik at lederne kunne legge en ekte plan i testen. Den ferdige løsningen viser konsekvensen av et bytte før man gjør det.',
      },
      {
        name: 'Designsystem for kontrollrom',
        customer: 'Måling & Styring Vest AS',
        months: 15,
        roles: ['ux-designer'],
        skills: ['design-systems', 'css', 'html', 'figma'],
        text: 'Tre produkter for kraft, vann og tunnel skulle ha samme språk for alarm og normaltilstand. Operatører går på tvers av dem.',
        did: 'Laget farger, symboler og regler sammen med fargeblinde montører, og eksemplene i HTML som utviklerne bygger etter.',
      },
    ],
    jobs: [
      {
        company: null,
        title: 'Interaksjonsdesigner',
        years: 4,
        text: 'Tette skjermbilder for kraft, helse og forvaltning.',
      },
      {
        company: 'Måling & Styring Vest AS',
        title: 'UX-designer',
        years: 3,
        text: 'Design av kontrollrom for kraft, vann og tunnel.',
      },
      {
        company: 'Rett Fram Design AS',
        title: 'Designer',
        years: 1,
        text: 'Nettsteder for mindre kunder.',
      },
    ],
    educations: [
      { school: 'NTNU', programme: 'Interaksjonsdesign', degree: 'Master', years: 2 },
      { school: 'NTNU i Gjøvik', programme: 'Interaksjonsdesign', degree: 'Bachelor', years: 3 },
    ],
    languages: [
      { name: 'Norsk', locale: 'nb', spoken: 'native', written: 'native' },
      { name: 'Dansk', locale: 'da', spoken: 'native', written: 'fluent' },
      { name: 'Engelsk', locale: 'en', spoken: 'fluent', written: 'fluent' },
    ],
    certifications: [
      { name: 'Certified Professional for Usability and User Experience (CPUX-F)', yearsAgo: 4 },
    ],
    courses: [
      { name: 'Menneskelige faktorer i kontrollrom', yearsAgo: 4 },
      { name: 'Prototyper i kode', yearsAgo: 2 },
    ],
    presentations: [
      {
        name: 'Tette skjermbilder er ikke stygge',
        yearsAgo: 1,
        text: 'Foredrag på en interaksjonsdesignkonferanse.',
      },
    ],
  },
  'zainab-yusuf': {
    projects: [
      {
        name: 'Brukerpanel som ligner landet',
        customer: 'Bybanken',
        months: 20,
        skills: ['user-research', 'qualitative-interviews', 'surveys', 'analytics'],
        text: 'Banken testet med dem som meldte seg. De var 35, hadde ny telefon og likte banken. Resten av kundene sluttet uten å si hvorfor.',
        did: 'Bygde et panel med 1 200 deltakere, også dem uten BankID, med lite norsk eller med skjermleser. Teamene fikk fem brukere hver uke, og sluttet å diskutere synsing.',
      },
      {
        name: 'Handletur med lommebok og barn',
        customer: 'Grønnmarka Dagligvare AS',
        months: 15,
        skills: [
          'user-research',
          'qualitative-interviews',
          'user-journey-mapping',
          'usability-testing',
        ],
        text: 'Medlemsappen ble lastet ned av alle og brukt av få. Tallene sa når, men ikke hvorfor. Teamet hadde tre teorier og ingen svar.',
        did: 'Fulgte 24 familier på handletur og i dagbok i tre uker. Funnene gikk rett i teamets plan, og den mest brukte funksjonen i dag sto ikke på lista før vi dro ut.',
      },
      {
        name: 'Trygghet hjemme',
        customer: 'Tverrvik kommune',
        months: 13,
        roles: ['ux-researcher', 'service-designer'],
        skills: ['user-research', 'workshop-facilitation', 'usability-testing', 'accessibility'],
        text: 'Kommunen skulle velge trygghetsteknologi til 800 hjemmeboende. Brukerne var over 80, og pårørende bodde et annet sted.',
        did: 'Gjorde hjemmebesøk med en utvikler på slep, testet tre løsninger og skrev krav som handlet om hverdagen. Valget ble en annen løsning enn den forventede.',
      },
    ],
    jobs: [
      {
        company: null,
        title: 'Brukerinnsikt og UX-research',
        years: 3,
        text: 'Innsikt i bank, dagligvare og kommune.',
      },
      {
        company: 'Bybanken',
        title: 'UX-researcher',
        years: 2,
        text: 'Tester og intervjuer i produktteam på kort og lån.',
      },
      {
        company: 'Innsiktsbyrået Ørn AS',
        title: 'Analytiker',
        years: 1,
        text: 'Undersøkelser for kommuner og organisasjoner.',
      },
    ],
    educations: [
      {
        school: 'Universitetet i Oslo',
        programme: 'Sosialantropologi',
        degree: 'Master',
        years: 5,
        text: 'Feltarbeid om penger og tillit.',
      },
    ],
    languages: [
      { name: 'Norsk', locale: 'nb', spoken: 'native', written: 'native' },
      { name: 'Somali', locale: 'so', spoken: 'native', written: 'intermediate' },
      { name: 'Engelsk', locale: 'en', spoken: 'fluent', written: 'fluent' },
    ],
    courses: [
      { name: 'Innsikt med sårbare grupper', yearsAgo: 2 },
      { name: 'Statistikk for designere', yearsAgo: 1 },
    ],
    presentations: [
      {
        name: 'Ta med en utvikler ut',
        yearsAgo: 1,
        text: 'Innlegg på et nettverk for brukerinnsikt.',
      },
    ],
    positions: [
      { name: 'Styremedlem i et fagnettverk for brukerinnsikt', fromYearsAgo: 2, toYearsAgo: null },
    ],
  },
  'kaja-brekkhus': {
    projects: [
      {
        name: 'Medlemsapp for butikkjede',
        customer: 'Grønnmarka Dagligvare AS',
        months: 15,
        roles: ['ux-designer', 'ui-designer'],
        skills: ['figma', 'prototyping', 'usability-testing', 'ui-design'],
        text: 'Appen skulle kunne brukes med én hånd, i en butikk, med barn på den andre armen. De fleste åpner den med tommelen, i kø.',
        did: 'Tegnet om hele appen med vekt på tomme tilstander, feil og rekkevidde for tommelen. Testet med brukere hver sprint, ofte i butikken.',
      },
      {
        name: 'Netthandel for fiskeutstyr',
        customer: 'Krok & Snøre AS',
        months: 9,
        skills: ['ui-design', 'css', 'storybook'],
        text: 'En butikk med 9 000 varer skulle på nett uten å miste stemmen til dem bak disken. Halve kundegruppa hadde aldri handlet på nett.',
        did: 'Ansvarlig for hele designet, fra profil til ferdige komponenter i Storybook. Utviklerne fikk CSS de kunne bruke.',
      },
      {
        name: 'Søknad om kulturstøtte',
        customer: 'Kulturfondet',
        months: 12,
        roles: ['ux-designer'],
        skills: ['prototyping', 'usability-testing', 'accessibility', 'figma'],
        text: 'Kunstnere brukte flere dager på en søknad, og juryen leste bare halve. Avslagene var vanskelige å forstå for begge parter.',
        did: 'Snudde rekkefølgen: juryens spørsmål først. Testet med både søkere og jury, og kuttet skjemaet med 60 prosent.',
      },
      {
        name: 'Designsystem for fjorten banker',
        customer: 'Sparebankalliansen Kyst',
        months: 26,
        roles: ['ui-designer', 'ux-designer'],
        skills: ['design-systems', 'figma', 'design-tokens', 'ui-design', 'accessibility'],
        text: 'Fjorten banker deler kode, men ikke farger. Hver bank ville se ut som seg selv, og alle måtte bestå tilsyn for universell utforming.',
        did: 'Ledet designsystemet. Innførte variabler for farge, form og skrift, regler for kontrast, og en måte å si nei på som var til å leve med. Alle fjorten gikk over innen fristen.',
      },
      {
        name: 'Profil for en bybane',
        customer: 'Banen i Byen',
        months: 10,
        roles: ['ui-designer'],
        skills: ['branding', 'illustration', 'ui-design'],
        text: 'Ny bane, nye skilt og en app som skulle henge sammen med begge. Reisende skal finne fram i mørket, også de som er her for første gang.',
        did: 'Designer i byråteam. Tegnet skiltfamilien og overførte den til skjerm, med egne regler for sol, mørke og regn.',
      },
    ],
    jobs: [
      {
        company: null,
        title: 'UX- og UI-designer',
        years: 4,
        text: 'Produkter og profiler på Vestlandet.',
      },
      {
        company: 'Sparebankalliansen Kyst',
        title: 'Designer',
        years: 3,
        text: 'Designsystem for fjorten banker.',
      },
      {
        company: 'Byrået Vind AS',
        title: 'Visuell designer',
        years: 2,
        text: 'Profil, skilt og trykk.',
      },
    ],
    educations: [
      {
        school: 'Universitetet i Bergen, Fakultet for kunst, musikk og design',
        programme: 'Visuell kommunikasjon',
        degree: 'Master',
        years: 5,
      },
    ],
    certifications: [
      { name: 'Certified Professional for Usability and User Experience (CPUX-F)', yearsAgo: 3 },
    ],
    courses: [{ name: 'Universell utforming av komponenter', yearsAgo: 2 }],
  },
  'petter-aamli': {
    projects: [
      {
        name: '600 vedtaksbrev på klart språk',
        customer: 'Etaten for stønader',
        months: 24,
        skills: ['plain-language', 'ux-writing', 'usability-testing', 'content-strategy'],
        text: 'Etaten sendte 600 ulike vedtaksbrev som mottakerne ikke forsto. Klagene handlet ofte om brevet, ikke om vedtaket.',
        did: 'Skrev om brevene sammen med jurister og saksbehandlere, testet dem med mottakere og laget byggeklosser som kan gjenbrukes. Klager av typen «forstår ikke brevet» falt med 44 prosent på ett år.',
      },
      {
        name: 'Skjemaer på bokmål og nynorsk',
        customer: 'Direktoratet for tillatelser',
        months: 14,
        skills: ['ux-writing', 'accessibility', 'figma', 'usability-testing'],
        text: '38 skjemaer skulle bli digitale. Teksten var skrevet for papir, og feilmeldingene var skrevet av databasen.',
        did: 'Skrev spørsmål, hjelpetekster og feilmeldinger i Figma sammen med designerne, på begge målformer. Andelen som avbrøt, ble halvert.',
      },
      {
        name: 'Språkprofil for et kraftselskap',
        customer: 'Tindekraft AS',
        months: 7,
        roles: ['content-designer', 'ux-writer'],
        skills: ['content-strategy', 'ux-writing', 'seo'],
        text: 'Kundene fikk ulike svar på nett, i appen og på telefon, og strømpris er vanskelig nok fra før. Klagene økte i takt med prisen.',
        did: 'Laget språkprofil og ordliste, skrev om de hundre mest leste sidene og kurset kundesenter og utviklere. Ordlista er fortsatt i bruk.',
      },
      {
        name: 'Innhold til ny kommuneside',
        customer: 'Granvik kommune',
        months: 12,
        roles: ['content-designer'],
        skills: ['information-architecture', 'content-strategy', 'seo', 'plain-language'],
        text: 'Kommunen hadde 4 200 sider, og 300 av dem ble lest. Søket fant alltid feil år, og fem enheter eide siden om åpningstider.',
        did: 'Ledet ryddingen med fagfolk fra hver enhet. Vi sto igjen med 640 sider, hver med en eier og en dato. Trafikken gikk opp.',
      },
      {
        name: 'Nyhetsbrev folk åpner',
        customer: 'Mediehuset Fjellstrøm',
        months: 10,
        roles: ['content-designer'],
        skills: ['content-strategy', 'user-research'],
        text: 'Avisen sendte sju nyhetsbrev til 200 000 abonnenter. Ingen visste hvem de var til for. Mange meldte seg av uten å si fra.',
        did: 'Intervjuet lesere, slo sammen til tre brev og skrev malene. Åpningsraten steg fra 19 til 41 prosent. Halvparten leser alt.',
      },
    ],
    jobs: [
      {
        company: null,
        title: 'Innholdsdesigner og UX-skribent',
        years: 4,
        text: 'Tekst og innhold i digitale tjenester.',
      },
      {
        company: 'Språkrommet AS',
        title: 'Klarspråkrådgiver',
        years: 4,
        text: 'Kurs og omskriving for etater og kommuner.',
      },
      {
        company: 'Mediehuset Fjellstrøm',
        title: 'Journalist',
        years: 4,
        text: 'Nyhetsjournalist og redigerer.',
      },
    ],
    educations: [
      { school: 'NLA Høgskolen', programme: 'Journalistikk', degree: 'Årsstudium', years: 1 },
      {
        school: 'Universitetet i Bergen',
        programme: 'Medievitenskap og nordisk',
        degree: 'Bachelor',
        years: 3,
      },
    ],
    languages: [
      { name: 'Norsk bokmål', locale: 'nb', spoken: 'native', written: 'native' },
      { name: 'Norsk nynorsk', locale: 'nn', spoken: 'native', written: 'native' },
      { name: 'Engelsk', locale: 'en', spoken: 'fluent', written: 'fluent' },
    ],
    courses: [
      { name: 'Nynorsk for skrivende', yearsAgo: 7 },
      { name: 'Innhold i designsystemer', yearsAgo: 2 },
    ],
    honors: [{ name: 'Klarspråkprisen, kategori vedtaksbrev', yearsAgo: 3 }],
    presentations: [
      {
        name: 'Problemer med tekst er problemer med tjenesten',
        yearsAgo: 2,
        text: 'Foredrag på en klarspråkdag.',
      },
    ],
    publications: [
      { name: 'Skriv en knapp', yearsAgo: 1, text: 'Fast spalte i et fagblad for utviklere.' },
    ],
  },
  'ida-marie-somby': {
    projects: [
      {
        name: 'Profil for festival på to språk',
        customer: 'Vidda Festival',
        months: 9,
        skills: ['branding', 'typography', 'illustration'],
        text: 'En festival i Kautokeino trengte en profil som virker på norsk, nordsamisk og engelsk, med tegn som mange skrifter mangler.',
        did: 'Tegnet merke og plakater, valgte skrift med fulle samiske tegn og laget maler som frivillige kunne bruke. Profilen har vært i bruk tre år på rad.',
      },
      {
        name: 'Skilt og nettside for museum',
        customer: 'Museet på Vidda',
        months: 12,
        skills: ['branding', 'figma', 'typography'],
        text: 'Museet åpnet ny bygning og ville ha skilt og nettside som hører sammen. Samlingen skulle fortelles på tre språk, ute i all slags vær.',
        did: 'Utformet skiltene, nettsidens uttrykk og en fargepalett hentet fra samlingen. Leverte i Figma til utviklerne.',
      },
      {
        name: 'Lærebok i nordsamisk',
        customer: 'Forlaget Guovssu',
        months: 10,
        skills: ['illustration', 'typography'],
        text: 'En lærebok for 2. klasse skulle se ut som en bok barn plukker opp selv.',
        did: 'Illustrerte 60 sider.',
      },
    ],
    jobs: [
      {
        company: null,
        title: 'Visuell designer',
        years: 1,
        text: 'Profiler og illustrasjon på norsk og nordsamisk.',
      },
      {
        company: 'Byrået Nordlys Form AS',
        title: 'Visuell designer',
        years: 3,
        text: 'Byråarbeid for festivaler, museer og kommuner.',
      },
      {
        company: 'Forlaget Guovssu',
        title: 'Illustratør',
        years: 1,
        text: 'Lærebøker for de minste.',
      },
    ],
    educations: [
      {
        school: 'Universitetet i Tromsø – Norges arktiske universitet',
        programme: 'Samtidskunst',
        degree: 'Bachelor',
        years: 3,
      },
    ],
    languages: [
      { name: 'Nordsamisk', locale: 'se', spoken: 'native', written: 'native' },
      { name: 'Norsk', locale: 'nb', spoken: 'native', written: 'native' },
      { name: 'Engelsk', locale: 'en', spoken: 'fluent', written: 'fluent' },
    ],
  },
} satisfies DemoCareers;
