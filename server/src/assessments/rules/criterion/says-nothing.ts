/** What every criterion says, whatever it is about. */
export const saysNothing: ReadonlySet<string> = new Set(
  `erfaring erfaringer erfarenhet erfarenheter experience experienced minst minimum least years year ar arene aret
  kunnskap kunnskaper kunskap kunskaper knowledge kompetanse kompetens competence ferdigheter skills skill fardigheter
  kjennskap kannedom forstaelse forstaelse evne evner formaga ability able god gode godt goda solid bred brede lang
  omfattende relevant relevante relevanta dokumentert dokumenterad proven strong extensive deep senior erfaren
  arbeid arbeide arbeidet arbeidd arbeta arbetat arbete work worked working jobbe jobbet jobba jobbat jobb vaere vart varit
  innen inom within innenfor tilsvarende motsvarande similar equivalent typen gjerne garna helst preferably
  konsulenten konsulten konsulent konsult consultant kandidaten kandidat candidate krav kreves kravs required requirement
  behersker behersket beharskar masters uttalt bruk brukt bruke anvandning anvant using used use ulike olika various
  flere flera several annen andre andra other others samt bade bade same sist siste senaste last recent nylig nyligen
  tidligere tidigare previous previously sektor sektoren sektorn sector bransje bransjen bransch branschen industry
  rolle rollen roll role som like such example eksempel exempel etc mm osv relatert relaterad related god forstar
  haft hatt har have having utfort utfort performed kjenner kanner familiar ekspert expert spesialist specialist
  fordel fordelaktig meriterande merit plus advantage onskelig onskvart desirable
  hoyere hogre higher eller alternativt minst tilsvarende nivå niva level flytende flytande fluent skriftlig skriftligt muntlig
  muntligt written spoken oral ledig senest senast tilgjengelig avstand distans remote holder hallit gjort utfort praktisk
  sertifisert sertifisering certifierad certifiering certified certification certificate sertifikat certifikat
  dager dagar days uken veckan week kan mote moter motes meet`
    .split(/\s+/)
    .filter((one) => one !== ''),
);
