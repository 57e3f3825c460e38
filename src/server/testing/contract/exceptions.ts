import type { OperationId } from '../../../../generated/operations.ts';
import type { Exception } from './exception.ts';

const PROFILE_CHANGES = ['createCandidate', 'updateCandidate', 'putCandidate'] as const;

const BY_CODE: OperationId[] = ['enableSecondFactor', 'disableSecondFactor', 'renewRecoveryCodes'];
const FACTORS: OperationId[] = [...BY_CODE, 'beginSecondFactor', 'confirmSecondFactor'];

export const EXCEPTIONS: readonly Exception[] = [
  { why: 'an account accepts only its own password', operations: ['login'], status: 400 },
  {
    why: 'codes and links are sent only by mail',
    operations: [
      'verifyOtp',
      'resetPassword',
      'confirmEmail',
      'undoEmail',
      'getUnsubscription',
      'stopMails',
      'getTeamInvitation',
      'acceptTeamInvitation',
      'joinTeam',
    ],
    status: 400,
  },
  {
    why: 'the current password must match, and so must the repeated new one',
    operations: ['changePassword'],
    status: 422,
    fields: ['current_password', 'confirm_password'],
  },
  {
    why: 'sensitive account actions need the account’s own password',
    operations: ['eraseMe', 'changeEmail', ...BY_CODE, 'beginPasskey', 'endSession', 'endOtherSessions'],
    status: 422,
    fields: ['password'],
  },
  {
    why: 'only an active colleague can take over a school, and a team has a maximum size',
    operations: ['changeColleague', 'inviteColleague', 'resendTeamInvitation'],
    status: 409,
  },
  {
    why: 'after a handover, the caller is no longer the owner',
    operations: ['changeColleague'],
    status: 403,
  },
  {
    why: 'a colleague is invited once, and a school is handed over once, to a colleague',
    operations: ['inviteColleague', 'handOverSchool'],
    status: 422,
    fields: ['email'],
    message: /already|at this school has this address$/,
  },
  { why: 'only a device can create a passkey', operations: ['addPasskey', 'signInWithPasskey'], status: 400 },
  { why: 'only an authenticator app generates codes', operations: FACTORS, status: 409 },
  { why: 'a session can be ended once', operations: ['endSession'], status: 404 },
  { why: 'a sent mail is not sent again', operations: ['retryMail'], status: 409 },
  {
    why: 'the limit depends on another field',
    status: 422,
    fields: ['salary_range_min', 'salary_range_max', 'filters', 'certificate', 'experience', 'end_date'],
    message: /(above|greater|before|after)/,
  },
  {
    why: 'the date is compared with today',
    status: 422,
    fields: ['application_deadline', 'candidate_dob', 'starts_at'],
    message: /past|future|ahead/,
  },
  {
    why: 'names are unique in a list',
    status: 422,
    message: /exists already$|already exists$/,
  },
  {
    why: 'the field is for Admins only',
    operations: PROFILE_CHANGES,
    status: 422,
    message: /^Only an Admin can set this$/,
  },
  {
    why: 'an account has one profile, of its role',
    operations: ['addCandidate', 'addSchool'],
    status: 422,
    fields: ['user_id'],
  },
  {
    why: 'the document cannot know which candidates exist',
    operations: [
      'createCandidateSkill',
      'createCandidateLanguage',
      'createCandidateEducation',
      'createCandidateExperience',
    ],
    status: 422,
    fields: ['candidate_id'],
  },
  {
    why: 'a profile has a maximum number of rows',
    operations: ['createCandidateLanguage', 'createCandidateEducation', 'createCandidateExperience'],
    status: 409,
  },
  {
    why: 'the document cannot know which schools exist',
    operations: ['addVacancy'],
    status: 422,
    fields: ['school_id'],
  },
  {
    why: 'the document describes a comma-separated filter as plain text',
    operations: [
      'listApplications',
      'listSchoolApplications',
      'listVacancyApplicants',
      'exportVacancyApplicants',
      'exportApplications',
      'listInterviews',
      'getApplicationNeighbours',
    ],
    status: 400,
    fields: ['status'],
  },
  {
    why: 'the document cannot know which applications exist',
    operations: ['moveApplicants', 'writeToApplicants'],
    status: 422,
    fields: ['application_ids'],
  },
  {
    why: 'the record may have changed since it was read',
    operations: ['acceptInterview', 'moveApplicants', 'writeToApplicants'],
    status: 409,
  },
  {
    why: 'the allowed transitions depend on the current status',
    operations: ['setApplicationStatus', 'setStatus'],
    status: 422,
    fields: ['status'],
  },
  {
    why: 'a school can use only its own vacancies and shortlists',
    operations: ['listCandidates'],
    status: 404,
  },
  {
    why: 'names are unique within a school',
    operations: ['createShortlist', 'renameShortlist', 'createMessageTemplate', 'updateMessageTemplate'],
    status: 409,
  },
  {
    why: 'a school can be approved once and refused once',
    operations: ['approveSchool', 'refuseSchool'],
    status: 409,
  },
  {
    why: 'suspending, taking down and restoring each work once',
    operations: ['suspendUser', 'restoreUser', 'takeDownVacancy', 'putBackVacancy'],
    status: 409,
  },
  {
    why: 'a pending report blocks a second one, and a report is settled once',
    operations: ['reportVacancy', 'reportSchool', 'reportCandidate', 'settleReport'],
    status: 409,
  },
  { why: 'only a vacancy can be taken down', operations: ['settleReport'], status: 422, fields: ['outcome'] },
  {
    why: 'the transition depends on the current status',
    operations: ['setApplicationStatus', 'setStatus'],
    status: 409,
  },
  { why: 'a deadline can only be extended', operations: ['extendVacancy'], status: 409 },
  {
    why: 'a kept question must belong to the vacancy',
    operations: ['updateVacancy'],
    status: 422,
    fields: ['application_questions'],
  },
  {
    why: 'scores need at least one of the vacancy’s criteria',
    operations: ['scoreApplication'],
    status: 422,
    fields: ['scores'],
  },
  {
    why: 'overlapping interviews need a confirmation',
    operations: ['scheduleInterview', 'updateInterview'],
    status: 422,
    fields: ['despite_clash'],
  },
  {
    why: 'a candidate applies once, while the vacancy is open',
    operations: ['applyToVacancy'],
    status: 409,
  },
  {
    why: 'the questions depend on the vacancy',
    operations: ['applyToVacancy'],
    status: 422,
    fields: ['answers'],
  },
  {
    why: 'a candidate is invited to a vacancy once',
    operations: ['inviteCandidate'],
    status: 409,
  },
  {
    why: 'a school invites existing candidates to its own vacancies',
    operations: ['inviteCandidate'],
    status: 403,
  },
  {
    why: 'hidden candidates answer like missing ones',
    operations: ['inviteCandidate'],
    status: 404,
  },
  {
    why: 'an item is merged once',
    operations: ['mergeAdminItems'],
    status: 404,
  },
  {
    why: 'the document cannot know which items exist',
    operations: ['mergeAdminItems'],
    status: 422,
    fields: ['into_id'],
  },
  {
    why: 'an imported file needs the list’s column titles',
    operations: ['importAdminList'],
    status: 422,
    fields: ['file'],
  },
  {
    why: 'the question type must exist',
    operations: ['createQuestionType', 'updateQuestionType'],
    status: 422,
    fields: ['type_key'],
  },
  {
    why: 'empty scores are dropped before counting',
    operations: ['createRatingScale', 'updateRatingScale'],
    status: 422,
    fields: ['options'],
  },
];
