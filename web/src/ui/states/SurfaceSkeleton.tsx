import { Skeleton } from '@mantine/core';
import classes from '../markdown/MarkdownEditor.module.css';

/** The placeholder of the markdown editor. */
export const SurfaceSkeleton = () => <Skeleton className={classes.skeleton} radius="md" />;
