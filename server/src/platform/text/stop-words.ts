import { fold } from '@torg/protocol/fold';

/** Words that only join a sentence, by language. Without `it`, since many consultants work with IT. */
const stopWordsOf = {
  nb: `jeg du han hun det den de vi dere meg deg seg ham henne oss dem min mitt mine din ditt dine
    sin sitt sine hans hennes vår vårt våre deres denne dette disse slik slike samme selv noen noe
    ingen intet alle alt hver hvert mange mye flere annen annet andre begge man
    en ei et én ett og eller men for fordi at om hvis når da mens så som enn både også bare kun ikke
    i på av til med fra ved over under hos uten etter før innen mellom mot gjennom rundt siden blant
    inn ut opp ned her der nå hva hvem hvor hvordan hvorfor hvilken hvilket hvilke
    er var være vært blir ble bli blitt har hadde ha hatt kan kunne skal skulle vil ville må måtte
    bør burde får fikk få fått gjør gjøre gjorde å`,
  sv: `jag du han hon det den de vi ni mig dig sig honom henne oss er dem min mitt mina din ditt dina
    sin sitt sina hans hennes vår vårt våra deras denna detta dessa sådan samma själv någon något
    några ingen inget inga alla allt varje många mycket flera annan annat andra båda man
    en ett och eller men för att om när då medan så som än både också bara endast inte
    i på av till med från vid över under hos utan efter före inom mellan mot genom runt sedan bland
    in ut upp ner här där nu vad vem var hur varför vilken vilket vilka
    är vara varit blir blev bli blivit har hade ha haft kan kunde ska skall skulle vill ville måste
    bör borde får fick få fått gör göra gjorde`,
  en: `i you he she we they me him her us them my your his its our their mine yours ours theirs
    this that these those such same own some any no none all each every many much more most other
    both a an the and or but for because if when while so as than also only not
    in on at of to with from by over under without after before within between against through
    about into out up down here there now what who whom which where how why
    is are was were be been being has have had having can could will would shall should may might
    must do does did doing get gets`,
  /** words of a request, such as who needs whom */
  request: `trenger søker ser ønsker behöver needs need looking looks someone somebody
    god bra good erfaren experienced erfaring erfarenhet experience konsulent konsult consultant`,
};

export const stopWords: ReadonlySet<string> = new Set(
  Object.values(stopWordsOf).flatMap((words) => words.split(/\s+/).map(fold)),
);
