import { createContext } from 'react';
import type { Step } from './wizard-values.ts';

/** What a block inside of a wizard may know about it. */
export interface WizardView {
  steps: readonly Step[];
  values: readonly Readonly<Record<string, unknown>>[];
  goTo: (step: number) => void;
}

export const WizardContext = createContext<WizardView | null>(null);
