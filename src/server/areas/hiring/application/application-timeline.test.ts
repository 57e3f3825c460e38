import { describe, expect, it } from 'vitest';
import type { ApplicationStatus } from './application-states.ts';
import { applicationTimeline } from './application-timeline.ts';

const day = (number: number) => new Date(Date.UTC(2026, 2, number));

/**
 * Returns the timeline after these states, one a day from 1 March 2026; opened by the school on the second.
 */
function timelineOf(states: ApplicationStatus[], viewed = true): string[] {
  const history = states.map((status, index) => ({ status, at: day(index + 1) }));
  const stages = applicationTimeline({
    status: states.at(-1)!,
    submitted_at: day(1),
    viewed_at: viewed ? day(2) : null,
    history,
  });
  return stages.map(({ title, at, state }) => `${title} ${at ? at.getUTCDate() : '-'} ${state}`);
}

describe('the timeline of an application', () => {
  it.each<[string, ApplicationStatus[], boolean, string[]]>([
    [
      'expects the screening when new',
      ['Pending'],
      false,
      [
        'Application Submitted 1 done',
        'Initial Screening - current',
        'Under Review - next',
        'Interview Pending - next',
        'Decision Pending - next',
      ],
    ],
    [
      'shows the review’s own state',
      ['Pending', 'Under Review', 'Shortlisted'],
      true,
      [
        'Application Submitted 1 done',
        'Initial Screening 2 done',
        'Shortlisted 3 current',
        'Interview Pending - next',
        'Decision Pending - next',
      ],
    ],
    [
      'counts the first move as the screening when the school never opened it',
      ['Pending', 'Interview'],
      false,
      [
        'Application Submitted 1 done',
        'Initial Screening 2 done',
        'Under Review - done',
        'Interview 2 current',
        'Decision Pending - next',
      ],
    ],
    [
      'expects nothing more after a rejection',
      ['Pending', 'Rejected'],
      true,
      ['Application Submitted 1 done', 'Initial Screening 2 done', 'Rejected 2 stopped'],
    ],
    [
      'leaves the decision open after an offer',
      ['Pending', 'Under Review', 'Interview', 'Offered'],
      true,
      [
        'Application Submitted 1 done',
        'Initial Screening 2 done',
        'Under Review 2 done',
        'Interview 3 done',
        'Offered 4 current',
      ],
    ],
    [
      'ends with a withdrawal at any stage',
      ['Pending', 'Interview', 'Withdrawn'],
      true,
      ['Application Submitted 1 done', 'Initial Screening 2 done', 'Interview 2 done', 'Withdrawn 3 stopped'],
    ],
    [
      'shows no screening when it was withdrawn before the school opened it',
      ['Pending', 'Withdrawn'],
      false,
      ['Application Submitted 1 done', 'Withdrawn 2 stopped'],
    ],
    [
      'shows the screening when the school moved it without opening it',
      ['Pending', 'Shortlisted', 'Withdrawn'],
      false,
      [
        'Application Submitted 1 done',
        'Initial Screening 2 done',
        'Shortlisted 2 done',
        'Withdrawn 3 stopped',
      ],
    ],
    [
      'still shows the offer when the candidate is hired',
      ['Pending', 'Offered', 'Hired'],
      true,
      ['Application Submitted 1 done', 'Initial Screening 2 done', 'Offered 2 done', 'Hired 3 done'],
    ],
    [
      'still shows the offer when the candidate withdraws',
      ['Pending', 'Offered', 'Rejected'],
      true,
      ['Application Submitted 1 done', 'Initial Screening 2 done', 'Offered 2 done', 'Rejected 3 stopped'],
    ],
    [
      'is complete when hired',
      ['Pending', 'Hired'],
      true,
      ['Application Submitted 1 done', 'Initial Screening 2 done', 'Hired 2 done'],
    ],
  ])('%s', (_, states, viewed, expected) => {
    expect(timelineOf(states, viewed)).toEqual(expected);
  });

  it('labels each stage with its name and the state reached in it', () => {
    const stages = applicationTimeline({
      status: 'Shortlisted',
      submitted_at: day(1),
      viewed_at: null,
      history: [
        { status: 'Pending', at: day(1) },
        { status: 'Shortlisted', at: day(3) },
      ],
    });
    expect(stages.map(({ stage, status }) => [stage, status])).toEqual([
      ['submitted', null],
      ['screening', 'Pending'],
      ['review', 'Shortlisted'],
      ['interview', null],
      ['decision', null],
    ]);
  });
});
