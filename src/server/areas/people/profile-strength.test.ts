import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../engine/messages/call-language.ts';
import { profileStrength } from './profile-strength.ts';

const sections = [
  {
    form: 'about',
    title: 'About',
    fields: [
      { name: 'name', title: 'Name' },
      { name: 'bio', title: 'Bio' },
      { name: 'kids', title: 'Kids' },
    ],
  },
  { form: 'education', title: 'Education', fields: [{ name: 'educations', title: 'Education' }] },
  { form: 'nothing', title: 'Nothing to fill', fields: [] },
];

describe('the strength of a profile', () => {
  it('is the share of filled fields per section, with the empty ones', () => {
    expect(profileStrength(sections, { name: 'Sara', kids: 0, educations: [] })).toEqual({
      percent: 50,
      sections: [
        { form: 'about', title: 'About', percent: 67, missing: ['Bio'] },
        { form: 'education', title: 'Education', percent: 0, missing: ['Education'] },
      ],
    });
  });

  it('names sections and empty fields in the language of the call', () => {
    const named = [{ form: 'a', title: 'Final steps', fields: [{ name: 'b', title: 'Basic information' }] }];
    expect(inLanguage('ar', () => profileStrength(named, {})).sections).toEqual([
      { form: 'a', title: 'الخطوات الأخيرة', percent: 0, missing: ['المعلومات الأساسية'] },
    ]);
  });

  it('is 100 when every field is filled, and 0 when none is or none exists', () => {
    expect(profileStrength(sections, { name: 'a', bio: 'b', kids: 1, educations: [{}] }).percent).toBe(100);
    expect(profileStrength(sections, {}).percent).toBe(0);
    expect(profileStrength([], {}).percent).toBe(0);
  });
});
