import { Skeleton } from '@mantine/core';
import classes from '../markdown/MarkdownEditor.module.css';

/** Where the writing surface will stand. */
export const SurfaceSkeleton = () => <Skeleton className={classes.skeleton} radius="md" />;
