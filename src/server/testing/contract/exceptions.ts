import type { OperationId } from '../../../../generated/operations.ts';
import type { Exception } from './exception.ts';

const PROFILE_CHANGES = ['createCandidate', 'updateCandidate', 'putCandidate'] as const;

const BY_CODE: OperationId[] = ['enableSecondFactor', 'disableSecondFactor', 'renewRecoveryCodes'];
const FACTORS: OperationId[] = [...BY_CODE, 'beginSecondFactor', 'confirmSecondFactor'];

export const EXCEPTIONS: readonly Exception[] = [
  { why: 'only its own password opens an account', operations: ['login'], status: 400 },
  {
    why: 'a code and a link are known from a mail only',
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
    why: 'the current password is that of the account, and the new one is said twice',
    operations: ['changePassword'],
    status: 422,
    fields: ['current_password', 'confirm_password'],
  },
  {
    why: 'an account is deleted, its address changed, its second factor switched, a passkey added and a session ended with its own password',
    operations: ['eraseMe', 'changeEmail', ...BY_CODE, 'beginPasskey', 'endSession', 'endOtherSessions'],
    status: 422,
    fields: ['password'],
  },
  {
    why: 'only a colleague who has joined takes a school over, and so many people are a team',
    operations: ['changeColleague', 'inviteColleague', 'resendTeamInvitation'],
    status: 409,
  },
  {
    why: 'whoever has handed a school over is its owner no more',
    operations: ['changeColleague'],
    status: 403,
  },
  {
    why: 'somebody is invited once, and a school goes to one of its colleagues, once',
    operations: ['inviteColleague', 'handOverSchool'],
    status: 422,
    fields: ['email'],
    message: /already|works for the school$/,
  },
  { why: 'only a device makes a passkey', operations: ['addPasskey', 'signInWithPasskey'], status: 400 },
  { why: 'only an app knows a second factor', operations: FACTORS, status: 409 },
  { why: 'a session ends once', operations: ['endSession'], status: 404 },
  { why: 'what was sent is not sent again', operations: ['retryMail'], status: 409 },
  {
    why: 'a limit comes from another field',
    status: 422,
    fields: ['salary_range_min', 'salary_range_max', 'filters', 'certificate', 'experience', 'end_date'],
    message: /(above|greater|before|after)/,
  },
  {
    why: 'a day is held against today',
    status: 422,
    fields: ['application_deadline', 'candidate_dob', 'starts_at'],
    message: /past|future|ahead/,
  },
  {
    why: 'a name is there once in a list',
    status: 422,
    message: /exists already$/,
  },
  {
    why: 'a field is the Admin’s, and the caller is not',
    operations: PROFILE_CHANGES,
    status: 422,
    message: /^Only an Admin may set this$/,
  },
  {
    why: 'an account of that role has one profile',
    operations: ['addCandidate', 'addSchool'],
    status: 422,
    fields: ['user_id'],
  },
  {
    why: 'which candidates there are, the document cannot know',
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
    why: 'a profile has so many rows and no more',
    operations: ['createCandidateLanguage', 'createCandidateEducation', 'createCandidateExperience'],
    status: 409,
  },
  {
    why: 'which schools there are, the document cannot know',
    operations: ['addVacancy'],
    status: 422,
    fields: ['school_id'],
  },
  {
    why: 'a filter holds several values with commas between them, which is a text to the document',
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
    why: 'which applications there are, the document cannot know',
    operations: ['moveApplicants', 'writeToApplicants'],
    status: 422,
    fields: ['application_ids'],
  },
  {
    why: 'what somebody has seen may have changed since',
    operations: ['acceptInterview', 'moveApplicants', 'writeToApplicants'],
    status: 409,
  },
  {
    why: 'the states that can follow are not those that a form offers',
    operations: ['setApplicationStatus', 'setStatus'],
    status: 422,
    fields: ['status'],
  },
  {
    why: 'a school compares with a vacancy and looks at a list of its own',
    operations: ['listCandidates'],
    status: 404,
  },
  {
    why: 'a list has a name of its own',
    operations: ['createShortlist', 'renameShortlist', 'createMessageTemplate', 'updateMessageTemplate'],
    status: 409,
  },
  {
    why: 'a school is approved once, and refused once',
    operations: ['approveSchool', 'refuseSchool'],
    status: 409,
  },
  {
    why: 'who is suspended or taken down cannot be so again, nor restored twice',
    operations: ['suspendUser', 'restoreUser', 'takeDownVacancy', 'putBackVacancy'],
    status: 409,
  },
  {
    why: 'nobody reports the same twice while it waits, nor settles it twice',
    operations: ['reportVacancy', 'reportSchool', 'reportCandidate', 'settleReport'],
    status: 409,
  },
  { why: 'only a vacancy is taken down', operations: ['settleReport'], status: 422, fields: ['outcome'] },
  {
    why: 'a state follows from another',
    operations: ['setApplicationStatus', 'setStatus'],
    status: 409,
  },
  { why: 'a deadline is moved to a later day only', operations: ['extendVacancy'], status: 409 },
  {
    why: 'a question that is kept must be the vacancy’s own',
    operations: ['updateVacancy'],
    status: 422,
    fields: ['application_questions'],
  },
  {
    why: 'marks are given for the criteria of the vacancy, one at least',
    operations: ['scoreApplication'],
    status: 422,
    fields: ['scores'],
  },
  {
    why: 'nobody meets two people at once without having said so',
    operations: ['scheduleInterview', 'updateInterview'],
    status: 422,
    fields: ['despite_clash'],
  },
  {
    why: 'somebody applies for a vacancy once, while it is open',
    operations: ['applyToVacancy'],
    status: 409,
  },
  {
    why: 'each vacancy asks its own questions',
    operations: ['applyToVacancy'],
    status: 422,
    fields: ['answers'],
  },
  {
    why: 'somebody is invited to a vacancy once',
    operations: ['inviteCandidate'],
    status: 409,
  },
  {
    why: 'a school invites to vacancies of its own, and people who are there',
    operations: ['inviteCandidate'],
    status: 403,
  },
  {
    why: 'whom nobody may find is not there',
    operations: ['inviteCandidate'],
    status: 404,
  },
  {
    why: 'an item is made one with another once',
    operations: ['mergeAdminItems'],
    status: 404,
  },
  {
    why: 'which items there are, the document cannot know',
    operations: ['mergeAdminItems'],
    status: 422,
    fields: ['into_id'],
  },
  {
    why: 'a file of a list has the titles of the list',
    operations: ['importAdminList'],
    status: 422,
    fields: ['file'],
  },
  {
    why: 'how a question is answered is one of the ways that there are',
    operations: ['createQuestionType', 'updateQuestionType'],
    status: 422,
    fields: ['type_key'],
  },
  {
    why: 'marks are counted when those that say nothing are left out',
    operations: ['createRatingScale', 'updateRatingScale'],
    status: 422,
    fields: ['options'],
  },
];
