import { limits } from '@torg/protocol/limits';
import type { ToolCv, ToolProject } from '../../platform/ports/cv-tool-shapes.ts';
import type { Draft } from './fit-section.ts';
import { shownCustomer, withoutHiddenCustomer } from './hide-customer.ts';
import { shown } from './map-terms.ts';
import { onceEach } from './merge-terms.ts';
import { periodOf } from './periods.ts';
import { joined, type ReadTexts } from './read-texts.ts';

const { roles: mostRoles, skills: mostSkills } = limits.profile.project;

/** What somebody did; with several roles each text says of which. */
function roleText(project: ToolProject, read: ReadTexts): string {
  const roles = shown(project.roles).map(({ name, summary, text }) => ({
    name: read(name),
    text: joined(read(summary), read(text)),
  }));
  const told = roles.filter(({ text }) => text !== '');
  const isOne = told.length === 1;
  return joined(
    ...told.map(({ name, text }) => (isOne || name === '' ? text : `${name}: ${text}`)),
  );
}

function mapProject(project: ToolProject, plain: ReadTexts): Draft<'project'> {
  const read = withoutHiddenCustomer(project, plain);
  return {
    source: project.id,
    item: {
      project_name: read(project.name),
      project_customer: shownCustomer(project, plain),
      project_description: read(project.text),
      project_role_description: roleText(project, read),
      project_roles: onceEach(shown(project.roles).map(({ name }) => plain(name))).slice(
        0,
        mostRoles,
      ),
      project_skills: onceEach(project.skills.map(({ name }) => plain(name))).slice(0, mostSkills),
      ...periodOf(project),
    },
  };
}

export const mapProjects = (cv: ToolCv, read: ReadTexts): Draft<'project'>[] =>
  shown(cv.projects).map((project) => mapProject(project, read));
