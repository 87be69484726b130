import { prose } from '../prose.ts';
import type { DemoDirectThread } from '../demo.types.ts';

export const directThreads = [
  {
    key: 'silje-henrik-rammer',
    participants: ['silje-rodland', 'henrik-aasland'],
    messages: [
      {
        from: 'silje-rodland',
        sentOffsetHours: -430,
        text: prose`
          Hei Henrik. Kan vi få opp en oversikt over hvor mange ledige konsulenter dere har på
          OT-sikkerhet før vi lyser ut? Jeg vil unngå å binde budsjettet til noe som ikke finnes.
        `,
      },
      {
        from: 'henrik-aasland',
        sentOffsetHours: -426,
        text: prose`
          Hei Silje! Akkurat nå er det to som er synlige og ledige på Vestlandet, og fire til
          innen tre måneder. Skriv gjerne førerkort og klarering som krav, det sparer begge sider
          for tid.
        `,
      },
      {
        from: 'silje-rodland',
        sentOffsetHours: -424,
        text: 'Nyttig. Da legger jeg ut på mandag.',
      },
      {
        from: 'henrik-aasland',
        sentOffsetHours: -14,
        text: prose`
          Så at du har fått to svar allerede. Si fra hvis du vil at jeg sjekker hva timeprisene
          ligger på i området, eller skal minne et par selskaper om fristen.
        `,
      },
    ],
    unreadBy: ['silje-rodland'],
  },
  {
    key: 'silje-amalie-kaffe',
    participants: ['silje-rodland', 'amalie-thorsrud'],
    messages: [
      {
        from: 'silje-rodland',
        sentOffsetHours: -30,
        text: prose`
          Hei Amalie, en liten ting utenom avregningen: ledergruppen vår har bedt om et kort
          innlegg om hvordan man gjør beregninger etterprøvbare, for folk som ikke er utviklere.
          Tjue minutter, honorert. Er det noe du kunne tenkt deg, uavhengig av hvordan det går med
          oppdraget?
        `,
      },
    ],
    unreadBy: ['amalie-thorsrud'],
  },
  {
    key: 'amalie-geir-ove-cv',
    participants: ['amalie-thorsrud', 'geir-ove-lianes'],
    messages: [
      {
        from: 'geir-ove-lianes',
        sentOffsetHours: -150,
        text: prose`
          Hei Amalie, fint at du er i gang. Direktoratet vil ha CV på mal, med måned og år for
          hvert krav. Skal jeg be Ragnhild på tilbud hjelpe deg?
        `,
      },
      {
        from: 'amalie-thorsrud',
        sentOffsetHours: -146,
        text: prose`
          Takk, jeg fyller ut selv først. Det eneste jeg er usikker på, er om låneportalen teller
          som saksbehandling.
        `,
      },
      {
        from: 'geir-ove-lianes',
        sentOffsetHours: -145,
        text: 'Det gjør den. Søknad, vilkår, vedtak, klage. Skriv det slik.',
      },
    ],
  },
  {
    key: 'torunn-sondre-velkommen',
    participants: ['torunn-myrvold', 'ny-konsulent'],
    messages: [
      {
        from: 'torunn-myrvold',
        sentOffsetHours: -52,
        text: prose`
          Hei Sondre, og velkommen til oss! Når du har tid: fyll ut profilen din her, så kan jeg
          sende deg på oppdrag sammen med Maja. Begynn med ferdigheter og et par setninger om deg
          selv, resten tar vi over en kaffe.
        `,
      },
    ],
    unreadBy: ['ny-konsulent'],
  },
  {
    key: 'johan-elin-malmo',
    participants: ['johan-ekdahl', 'elin-wahlgren'],
    messages: [
      {
        from: 'johan-ekdahl',
        sentOffsetHours: -370,
        text: prose`
          Hej Elin! Vi behöver upp till tio Javautvecklare i Skåne. Ska vi lägga det som ett
          uppdrag eller två?
        `,
      },
      {
        from: 'elin-wahlgren',
        sentOffsetHours: -366,
        text: prose`
          Två, ett för Malmö och ett för Lund. Då ser konsulterna direkt var de hamnar, och du kan
          följa upp svaren var för sig. Skriv i båda att man får svara på båda.
        `,
      },
      {
        from: 'johan-ekdahl',
        sentOffsetHours: -364,
        text: 'Då gör vi så.',
      },
      {
        from: 'elin-wahlgren',
        sentOffsetHours: -18,
        text: prose`
          Tre namn på knappt två veckor är en bra början för Malmö. Två konsultbolag har frågat om
          man får lämna anbud på team. Vill du att jag svarar, eller tar du det?
        `,
      },
    ],
    unreadBy: ['johan-ekdahl'],
  },
  {
    key: 'karin-johan-ramavtal',
    participants: ['karin-soderlind', 'johan-ekdahl'],
    messages: [
      {
        from: 'karin-soderlind',
        sentOffsetHours: -66,
        text: prose`
          Hej Johan. Vi har tre personer till som kan vara intressanta för er framöver, bland
          annat en dataingenjör med erfarenhet av ankomsttider. Ska jag skicka över profilerna,
          eller väntar du med det?
        `,
      },
      {
        from: 'johan-ekdahl',
        sentOffsetHours: -44,
        text: prose`
          Hej Karin! Skicka gärna dataingenjören. Vi skriver på ett sådant uppdrag just nu, men
          det är inte publicerat än.
        `,
      },
    ],
    unreadBy: ['karin-soderlind'],
  },
  {
    key: 'hilde-ole-martin-plan',
    participants: ['hilde-marstrander', 'ole-martin-sjovik'],
    messages: [
      {
        from: 'hilde-marstrander',
        sentOffsetHours: -140,
        text: prose`
          Hei Ole Martin. Kan du komme innom arkitekturforumet fredag og fortelle om hvordan dere
          sammenlignet resultatene hos naboen? Ti minutter, femten deltakere.
        `,
      },
      {
        from: 'ole-martin-sjovik',
        sentOffsetHours: -138,
        text: 'Ja. Jeg trenger en tavle og ingen projektor.',
      },
      {
        from: 'hilde-marstrander',
        sentOffsetHours: -136,
        text: 'Det er den beste bestillingen vi har fått i år.',
      },
    ],
  },
  {
    key: 'gunnhild-wenche-forprat',
    participants: ['gunnhild-ekerhovd', 'wenche-ulvund'],
    messages: [
      {
        from: 'wenche-ulvund',
        sentOffsetHours: -60,
        text: prose`
          Hei Gunnhild. Vi fant profilen din da vi lette etter noen som kan se på hvordan
          byggesak, arkiv og kart henger sammen hos oss. Det er ikke lyst ut noe ennå. Har du en
          halvtime til en uforpliktende prat?
        `,
      },
      {
        from: 'gunnhild-ekerhovd',
        sentOffsetHours: -54,
        text: prose`
          Hei Wenche, det har jeg. Onsdag eller torsdag ettermiddag. Send gjerne det dere har av
          tegninger på forhånd, også om de er gamle.
        `,
      },
      {
        from: 'wenche-ulvund',
        sentOffsetHours: -10,
        text: 'Torsdag kl. 15. De er gamle, men ærlige.',
        attachment: {
          name: 'Systemskisse Tverrvik.txt',
          kind: 'txt',
          text: prose`
            Byggesak (leverandør A) sender PDF på e-post til arkiv. Arkiv (leverandør B) har ingen
            kobling til matrikkel. Kart (egen PostGIS) henter matrikkel hver natt. Innbyggerportal
            leser fra byggesak direkte i databasen.
          `,
        },
      },
    ],
    unreadBy: ['gunnhild-ekerhovd'],
  },
] satisfies readonly DemoDirectThread[];
