import type { ReadingKnowledge } from '../../../reading/reading.queries.ts';

/**
 * Who knows one of the skills on the right knows the one on the left; the other way it is only near.
 * Roles have a colon before them.
 */
const narrower = `
java > spring-boot spring-framework spring-batch spring-cloud spring-security spring-webflux quarkus micronaut hibernate jakarta-ee dropwizard vaadin play-framework apache-tomcat :java-developer
kotlin > ktor kotlin-coroutines kotlin-multiplatform jetpack-compose
c-sharp > asp-net asp-net-core entity-framework blazor dotnet-maui wpf :dotnet-developer
dotnet > asp-net asp-net-core entity-framework blazor dotnet-framework dotnet-maui :dotnet-developer
javascript > typescript react next-js angular vue-js nuxt svelte sveltekit node-js express nestjs jquery react-native preact :javascript-developer
typescript > angular nestjs
react > next-js remix react-router redux react-native
vue-js > nuxt vuex
node-js > express nestjs fastify
python > django flask fastapi pandas numpy pytorch tensorflow scikit-learn pyspark pydantic :python-developer
php > laravel symfony drupal wordpress :php-developer
go > gin :go-developer
sql > postgresql mysql sql-server oracle mariadb sqlite t-sql pl-sql bigquery snowflake azure-sql-database
kubernetes > azure-kubernetes-service amazon-eks google-kubernetes-engine red-hat-openshift helm k3s rancher argo-cd certified-kubernetes-administrator nais
docker > docker-compose kubernetes
aws > amazon-ec2 amazon-ecs amazon-eks amazon-s3 aws-lambda amazon-rds aws-cdk aws-cloudformation amazon-dynamodb amazon-sqs aws-certified-solutions-architect aws-certified-developer :aws-consultant
azure > azure-functions azure-devops azure-kubernetes-service azure-data-factory azure-app-service azure-service-bus azure-logic-apps bicep azure-solutions-architect-expert azure-developer-associate azure-administrator-associate azure-synapse-analytics azure-key-vault azure-api-management :azure-consultant
gcp > bigquery google-kubernetes-engine google-cloud-run google-cloud-functions google-vertex-ai google-professional-cloud-architect
ci-cd > github-actions gitlab-ci jenkins azure-pipelines azure-devops circleci teamcity argo-cd tekton
infrastructure-as-code > terraform bicep pulumi aws-cdk aws-cloudformation ansible opentofu
event-streaming > kafka kafka-streams confluent-platform azure-event-hubs amazon-kinesis redpanda apache-pulsar
event-driven-architecture > kafka event-sourcing rabbitmq
test-automation > playwright selenium cypress appium robot-framework webdriverio :test-automation-engineer
test-management > test-strategy test-planning istqb-advanced-test-manager :test-manager :test-lead
machine-learning > deep-learning pytorch tensorflow scikit-learn mlops computer-vision natural-language-processing reinforcement-learning :machine-learning-engineer
artificial-intelligence > machine-learning large-language-models generative-ai deep-learning retrieval-augmented-generation
generative-ai > large-language-models retrieval-augmented-generation prompt-engineering openai-api azure-openai
data-engineering > databricks airflow dbt data-platform spark data-warehouse snowflake azure-data-factory datapipelines :data-engineer
data-warehouse > snowflake dimensional-modelling data-vault dbt bigquery amazon-redshift azure-synapse-analytics :data-warehouse-developer
business-intelligence > power-bi tableau qlik-sense qlikview looker :bi-developer
data-visualisation > power-bi tableau d3-js qlik-sense looker
agile > scrum kanban safe scaled-agile large-scale-scrum :scrum-master :agile-coach
scrum > scrum-mastering certified-scrummaster professional-scrum-master :scrum-master
scaled-agile > safe safe-agilist safe-release-train-engineer :release-train-engineer
project-management > prince2 agile-project-management project-management-professional prosjektveiviseren digitalisation-projects pmbok :project-manager :it-project-manager :technical-project-manager
program-management > :program-manager
product-ownership > :product-owner certified-scrum-product-owner professional-scrum-product-owner
product-management > product-discovery product-strategy product-roadmapping :product-manager
ux-design > interaction-design user-research figma wireframing prototyping usability-testing :ux-designer
user-research > qualitative-interviews usability-testing surveys field-studies :ux-researcher
interaction-design > :interaction-designer
service-design > service-blueprint user-journey-mapping :service-designer
accessibility > wcag wai-aria en-301-549 accessibility-testing
information-security > iso-27001 iso-27002 information-security-management nist-cybersecurity-framework cissp cism :information-security-advisor
information-security-management > iso-27001 iso-27002
penetration-testing > web-application-penetration-testing burp-suite oscp kali-linux :penetration-tester
identity-governance > sailpoint saviynt one-identity
siem > splunk microsoft-sentinel ibm-qradar elastic-security :siem-engineer
security-operations > siem microsoft-sentinel splunk :soc-analyst
application-security > owasp owasp-asvs static-application-security-testing threat-modelling secure-development
cloud-security > microsoft-defender-for-cloud aws-security azure-security :cloud-security-engineer
authentication-and-authorisation > oauth2 openid-connect keycloak saml microsoft-entra-id auth0 single-sign-on id-porten
rest-api > openapi api-design
api-design > rest-api openapi graphql grpc
microservices > event-driven-architecture
enterprise-architecture > togaf archimate :enterprise-architect
solution-architecture > :solution-architect
software-architecture > hexagonal-architecture domain-driven-design microservices cqrs :software-architect
public-procurement > norwegian-public-procurement-act swedish-public-procurement-act ssa-agreements mercell tendsign
change-management > prosci :change-manager kotters-8-steps
process-improvement > lean lean-six-sigma value-stream-mapping lean-six-sigma-green-belt :process-consultant
lean > lean-six-sigma value-stream-mapping
process-modelling > bpmn process-mapping
requirements-management > user-stories ireb-cpre :requirements-analyst
linux > red-hat-enterprise-linux ubuntu debian centos :linux-engineer
observability > grafana prometheus opentelemetry datadog elastic-stack splunk
system-monitoring > grafana prometheus zabbix datadog dynatrace new-relic
public-sector > central-government local-government healthcare tax-administration social-security e-health
healthcare > e-health hl7-fhir dips epic-ehr helseid openehr information-security-in-healthcare
banking > payment-services open-banking psd2 capital-markets
financial-services > banking insurance pensions payment-services capital-markets asset-and-wealth-management
energy > electric-power renewable-energy energy-trading
it-service-management > itil servicenow-itsm incident-management-itil problem-management
sap > sap-s4hana sap-fi sap-co sap-mm sap-sd sap-ecc abap sap-fiori :sap-consultant
dynamics-365 > dynamics-365-finance dynamics-365-business-central dynamics-365-sales dynamics-365-customer-engagement :dynamics-365-consultant
salesforce > salesforce-sales-cloud salesforce-service-cloud apex salesforce-marketing-cloud :salesforce-consultant
mobile-app-development > swift swiftui kotlin-multiplatform flutter react-native jetpack-compose :ios-developer :android-developer :mobile-developer
ios > swift swiftui :ios-developer
android > jetpack-compose android-studio :android-developer
embedded-systems > firmware-development embedded-linux freertos stm32 :embedded-developer
leadership > team-leadership :team-lead :engineering-manager :it-manager
team-leadership > :team-lead :engineering-manager :tech-lead
facilitation > workshop-facilitation visual-facilitation design-workshops :facilitator
geospatial-data > postgis arcgis qgis geoserver fme :gis-developer
risk-management > risk-analysis iso-31000 :risk-manager
risk-analysis > risk-management
gdpr > data-protection data-protection-impact-assessment privacy-by-design :data-protection-officer :privacy-consultant
data-protection > gdpr data-protection-impact-assessment :data-protection-officer
front-end-development > react angular vue-js svelte :frontend-developer
back-end-development > java c-sharp kotlin node-js go :backend-developer
:system-developer > :java-developer :backend-developer :frontend-developer :fullstack-developer :dotnet-developer :python-developer :javascript-developer :go-developer :php-developer :mobile-developer :web-developer
:backend-developer > :java-developer :dotnet-developer :go-developer :python-developer :fullstack-developer
:frontend-developer > :javascript-developer :fullstack-developer :web-developer
:mobile-developer > :ios-developer :android-developer
:project-manager > :it-project-manager :technical-project-manager :agile-project-manager :infrastructure-project-manager :erp-project-manager :program-manager
:it-project-manager > :technical-project-manager :infrastructure-project-manager :erp-project-manager
:test-lead > :test-manager :acceptance-test-lead
:test-manager > :test-lead
:tester > :technical-tester :test-automation-engineer :qa-engineer :test-lead :test-manager
:ux-designer > :ux-ui-designer :interaction-designer :ux-lead
:interaction-designer > :ux-designer :ux-ui-designer
:cloud-engineer > :aws-consultant :azure-consultant :platform-engineer :cloud-architect
:platform-engineer > :devops-engineer :site-reliability-engineer
:devops-engineer > :platform-engineer :site-reliability-engineer
:solution-architect > :enterprise-architect :software-architect :cloud-architect
:software-architect > :solution-architect :technical-architect
:tech-lead > :software-architect :engineering-manager
:team-lead > :tech-lead :engineering-manager :it-manager
:data-engineer > :data-warehouse-developer :analytics-engineer
:data-scientist > :machine-learning-engineer
:business-analyst > :requirements-analyst
:information-security-advisor > :ciso :information-security-coordinator :it-security-manager
:security-analyst > :soc-analyst :incident-responder
:management-consultant > :strategy-advisor :business-improvement-consultant
`;

/** Who knows one of these finds the way in the others. */
const near = `
java kotlin c-sharp scala
react angular vue-js svelte
aws azure gcp
postgresql mysql sql-server oracle mariadb
kafka rabbitmq azure-service-bus amazon-sqs
terraform bicep pulumi ansible
playwright selenium cypress
power-bi tableau qlik-sense looker
python r
swift kotlin
figma sketch adobe-xd
snowflake databricks bigquery
scrum kanban
jira azure-devops
healthcare pharmaceutical-industry
banking insurance financial-services
local-government central-government
energy electric-power oil-and-gas
django flask fastapi
docker podman
github-actions gitlab-ci jenkins azure-pipelines
prince2 project-management-professional
iso-27001 nist-cybersecurity-framework
prometheus datadog
:java-developer :dotnet-developer :backend-developer
:frontend-developer :ux-engineer
:scrum-master :agile-coach :delivery-manager :team-lead
:product-owner :product-manager
:project-manager :delivery-manager :program-manager :scrum-master
:data-engineer :bi-developer :data-architect :data-analyst
:data-scientist :data-analyst
:tester :test-automation-engineer
:ux-designer :service-designer :ux-researcher :product-designer
:solution-architect :tech-lead
:business-analyst :business-architect :product-owner :process-consultant
:devops-engineer :cloud-engineer :linux-engineer
:penetration-tester :application-security-engineer :red-team-operator
:security-architect :cloud-security-engineer :security-engineer
:information-security-advisor :grc-consultant :risk-consultant
:change-manager :organisational-development-consultant
`;

export interface Related {
  /** who knows one of these knows it */
  narrower: ReadonlySet<string>;
  /** it is a part of these */
  broader: ReadonlySet<string>;
  /** beside it */
  near: ReadonlySet<string>;
}
const nothing: Related = { narrower: new Set(), broader: new Set(), near: new Set() };

type Sets = Map<string, Record<keyof Related, Set<string>>>;

function idsOf(knowledge: ReadingKnowledge): (key: string) => string | undefined {
  const ids = new Map<string, string>();
  for (const { term } of [...knowledge.terms.byKey.values()].flat()) {
    ids.set(`${term.type === 'role' ? ':' : ''}${term.key}`, term.competency);
  }
  return (key) => ids.get(key);
}

const wordsIn = (text: string): string[] => text.split(' ').filter((one) => one !== '');
const linesIn = (text: string): string[] => text.trim().split('\n');

function relate(knowledge: ReadingKnowledge): Sets {
  const id = idsOf(knowledge);
  const all: Sets = new Map();
  const add = (of: string | undefined, other: string | undefined, how: keyof Related) => {
    if (of === undefined || other === undefined || of === other) return;
    const sets = all.get(of) ?? { narrower: new Set(), broader: new Set(), near: new Set() };
    sets[how].add(other);
    all.set(of, sets);
  };
  for (const line of linesIn(narrower)) {
    const [left = '', right = ''] = line.split(' > ');
    for (const one of wordsIn(right)) {
      add(id(left), id(one), 'narrower');
      add(id(one), id(left), 'broader');
    }
  }
  for (const line of linesIn(near)) {
    for (const one of wordsIn(line)) {
      for (const other of wordsIn(line)) add(id(one), id(other), 'near');
    }
  }
  return all;
}

const relatedOf = new WeakMap<ReadingKnowledge, Sets>();

/** What is narrower than a role or a skill, and what is near it. */
export function relatedTo(competency: string, knowledge: ReadingKnowledge): Related {
  const known = relatedOf.get(knowledge) ?? relate(knowledge);
  relatedOf.set(knowledge, known);
  return known.get(competency) ?? nothing;
}

/** The keys in the lists above that a vocabulary does not have. */
export function unknownKeys(knowledge: ReadingKnowledge): string[] {
  const id = idsOf(knowledge);
  return [...linesIn(narrower), ...linesIn(near)]
    .flatMap((line) => wordsIn(line.replace(' > ', ' ')))
    .filter((key) => id(key) === undefined);
}
