/**
 * Names that are ordinary words, too. They count only as their own spelling has them, and within a
 * sentence or beside another skill.
 */
export const wordLike: ReadonlySet<string> = new Set(
  `access ad ada ai akka android arc arm assembly astro athena aurora babel ba backstage bamboo bash
  blender boost bruno bun c camel cd celery chef cosmic cro crystal cypher d dagger dart dask detox
  ea ed elements element elixir elm ember enovia envoy epic expo express falco fastly fiber fibre
  flask flow flux flyg fond fonds framer freja frends gin go groovy harbor helm hilt hive hono hotjar
  inform insomnia integrate it jest julia karate karma keil kong koa layout lean less linear liquid
  lit locust loki looker make maven maya maze media medius mekling meteor mocha monday mural nats
  nets node nomad normen norce notion nx outlook packer pact pega perl phoenix pinia platina polars
  polis postman pr preact prefect presto principle prism profil props pulsar puppet r rail rails
  relay remedy remix rest revit rf rider ring rollup ros rubrik ruby rust rymd safe safran sales
  salg salt sanity sas scala se sentry sketch slack snort soap soar solace solid sophos spark spline
  spring squish stata storm stripe swift swing swish tau tcl teams temporal tog tokens toll tosca
  trello trino tull unity uu vault veg vert visio wix wiz word yarn yii zephyr zig zod zoom laks
  ble fem sla slo flink string
  eks its dora vite gis tag sit har
  arkiv pension kampanje tegning drivere monitor scenario`.split(/\s+/),
);

/** Single letters and pairs that are skills only beside another skill. */
export const isTiny = (key: string): boolean => key.length === 1;

/** Roles that are verbs, too; who does it stands before a verb, and seldom a preposition after it. */
export const verbs: ReadonlySet<string> = new Set(
  'rekrutterer tegner tester programmerer testar'.split(' '),
);
export const subjects: ReadonlySet<string> = new Set(
  'vi som du de dere man jeg han hun og vi ni jag hon'.split(' '),
);
export const afterRoles: ReadonlySet<string> = new Set(
  `til till i pa for med hos fra fran og och eller and or som with at in som med er ar is needed
  sokes soks wanted`.split(/\s+/),
);
/** Tests, too, which somebody writes. */
export const madeThings: ReadonlySet<string> = new Set(['tester']);
export const makes: ReadonlySet<string> = new Set(
  'skrive skriver skriva lage lager kjore kjorer kora kor bygge bygger automatiserte automatiske'.split(
    ' ',
  ),
);
/** What a line is about, before its colon. */
export const lineNames: ReadonlySet<string> = new Set(['budget', 'budsjett', 'buyer']);
/** What stands beside a price. */
export const vat: ReadonlySet<string> = new Set(['moms', 'mva', 'vat']);
