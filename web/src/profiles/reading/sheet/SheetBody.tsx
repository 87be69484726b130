import type { Profile } from '../../profiles.queries.ts';
import { DescriptionSection } from '../sections/DescriptionSection.tsx';
import { EducationSection } from '../sections/EducationSection.tsx';
import { LanguageSection } from '../sections/LanguageSection.tsx';
import { MoreSections } from '../sections/MoreSections.tsx';
import { ProjectSection } from '../sections/ProjectSection.tsx';
import { RoleSection } from '../sections/RoleSection.tsx';
import { SkillSection } from '../sections/SkillSection.tsx';
import { WorkSection } from '../sections/WorkSection.tsx';
import classes from './SheetBody.module.css';

/** Skills and roles, experience, and the rest. */
export function SheetBody({ profile }: { profile: Profile }) {
  return (
    <div className={classes.body}>
      <div className={classes.columns}>
        <div className={classes.first}>
          <RoleSection profile={profile} />
          <SkillSection profile={profile} />
        </div>
        <div className={classes.main}>
          <DescriptionSection profile={profile} />
          <ProjectSection profile={profile} />
          <WorkSection profile={profile} />
          <EducationSection profile={profile} />
        </div>
        <div className={classes.rest}>
          <LanguageSection profile={profile} />
          <MoreSections profile={profile} />
        </div>
      </div>
    </div>
  );
}
