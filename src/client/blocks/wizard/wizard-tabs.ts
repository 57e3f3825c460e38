import { lazy } from 'react';

export const loadTabs = () => import('../../ui/Tabs.tsx').then((module) => ({ default: module.Tabs }));

/** For wizards that show their steps as tabs; most show them in order. */
export const WizardTabs = lazy(loadTabs);
