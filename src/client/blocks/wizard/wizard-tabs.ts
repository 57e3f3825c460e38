import { lazy } from 'react';

export const loadTabs = () => import('../../ui/Tabs.tsx').then((module) => ({ default: module.Tabs }));

/** Loaded only for wizards with tabs; most show their steps in order. */
export const WizardTabs = lazy(loadTabs);
