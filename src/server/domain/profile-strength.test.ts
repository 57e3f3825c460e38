import { describe, expect, it } from 'vitest';
import { profileStrength } from './profile-strength.ts';

const sections = [
  {
    title: 'About',
    fields: [
      { name: 'name', title: 'Name' },
      { name: 'bio', title: 'Bio' },
      { name: 'kids', title: 'Kids' },
    ],
  },
  { title: 'Education', fields: [{ name: 'educations', title: 'Education' }] },
  { title: 'Nothing to fill', fields: [] },
];

describe('the strength of a profile', () => {
  it('is the share of filled fields, with what to fill next', () => {
    expect(profileStrength(sections, { name: 'Sara', kids: 0, educations: [] })).toEqual({
      percent: 50,
      sections: [
        { title: 'About', percent: 67, missing: ['Bio'] },
        { title: 'Education', percent: 0, missing: ['Education'] },
      ],
      next: [
        { section: 'About', field: 'Bio' },
        { section: 'Education', field: 'Education' },
      ],
    });
  });

  it('is 100 when all is filled, 0 when nothing is, and 0 when nothing can be', () => {
    expect(profileStrength(sections, { name: 'a', bio: 'b', kids: 1, educations: [{}] }).percent).toBe(100);
    expect(profileStrength(sections, {}).percent).toBe(0);
    expect(profileStrength([], {}).percent).toBe(0);
  });
});
