import type { ComponentType } from 'react';
import type { NameOfferProps } from '../transliteration/NameOffer.tsx';
import type { FoldedGroupProps } from './FoldedGroup.tsx';

interface RareFields {
  FoldedGroup: ComponentType<FoldedGroupProps>;
  NameOffer: ComponentType<NameOfferProps>;
}

/** Parts of forms that load only with the forms that have them: see `rare-widgets.ts`. */
export const rareFields: Partial<RareFields> = {};

export const addRareFields = (more: RareFields) => void Object.assign(rareFields, more);
