import { topicsOf } from './words-of.ts';

/**
 * Topics of work, in the three languages. A good answer need not repeat its question: to “what went
 * wrong” it may describe an outage, without either word.
 */
export const workTopics: ReadonlySet<string> = topicsOf(`
  oppdrag prosjekt kunde bruker leveranse løsning system tjeneste kode feil rettet test testing drift
  produksjon utvikler utvikling arkitektur database integrasjon migrering sikkerhet risiko hendelse
  sårbarhet tilgang design prototype innsikt tilgjengelighet brukertest skisse komponent interessent
  plan frist budsjett beslutning analyse rapport mål endring motstand ansvar leder team arbeid
  workshop krav avvik forbedring gevinst prosess organisasjon virksomhet selskap ansatte opplæring
  uppdrag projekt kund användare leverans lösning tjänst kod fel rättade drift produktion utvecklare
  utveckling arkitektur databas integration migrering säkerhet risk incident sårbarhet åtkomst insikt
  tillgänglighet användartest skiss komponent intressent tidsplan budget beslut analys rapport mål
  förändring motstånd ansvar chef arbete krav avvikelse förbättring nytta process organisation
  verksamhet bolag anställda utbildning
  assignment project client customer user delivery solution system service code error failed failure
  bug fault outage deploy operations production developer development architecture database integration
  migration security risk incident vulnerability access insight accessibility usability sketch
  component stakeholder schedule deadline budget decision analysis report goal change resistance
  responsible manager team work requirement improvement benefit process organisation company staff
  training
`);
