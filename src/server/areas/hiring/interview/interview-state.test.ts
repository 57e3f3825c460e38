import { describe, expect, it } from 'vitest';
import { interviewStatus, objectionToChanging } from './interview-state.ts';

const starts_at = new Date('2026-12-03T07:00:00Z');
const interview = { starts_at, minutes: 30, cancelled_at: null };
const cancelled = { ...interview, cancelled_at: new Date('2026-12-01T07:00:00Z') };
const at = (time: string) => new Date(`2026-12-03T${time}Z`);

describe('an interview', () => {
  it('is upcoming until it has ended', () => {
    expect(interviewStatus(interview, at('06:59:59'))).toBe('upcoming');
    expect(interviewStatus(interview, at('07:29:59'))).toBe('upcoming');
    expect(interviewStatus(interview, at('07:30:00'))).toBe('past');
  });

  it('is cancelled at any time', () => {
    expect(interviewStatus(cancelled, at('06:00:00'))).toBe('cancelled');
    expect(interviewStatus(cancelled, at('08:00:00'))).toBe('cancelled');
  });

  it('can be changed until it begins, unless it is cancelled', () => {
    expect(objectionToChanging(interview, at('06:59:59'))).toBeNull();
    expect(objectionToChanging(interview, at('07:00:00'))?.text).toBe('This interview has already started.');
    expect(objectionToChanging(cancelled, at('06:00:00'))?.text).toBe('This interview has been cancelled.');
  });
});
