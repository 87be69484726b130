import type { Profile } from '../profiles.queries.ts';
import { DescriptionSection } from './DescriptionSection.tsx';
import { EducationSection } from './EducationSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { MoreSections } from './MoreSections.tsx';
import { ProjectSection } from './ProjectSection.tsx';
import { RoleSection } from './RoleSection.tsx';
import classes from './SheetBody.module.css';
import { SkillSection } from './SkillSection.tsx';
import { WorkSection } from './WorkSection.tsx';

/** What one is known for, what one has done, and the rest. */
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
