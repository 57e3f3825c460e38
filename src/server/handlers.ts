import { passwordOperations } from './account/password-operations.ts';
import { registrationOperations } from './account/registration-operations.ts';
import { sessionOperations } from './account/session-operations.ts';
import { signInOperations } from './account/sign-in-operations.ts';
import { adminExportOperations } from './admin-export/admin-export-operations.ts';
import { applicantJobOperations } from './application/applicant-job-operations.ts';
import { applicantOperations } from './application/applicant-operations.ts';
import { applicationOperations } from './application/application-operations.ts';
import { applyOperations } from './application/apply-operations.ts';
import { assessmentOperations } from './application/assessment-operations.ts';
import { auditOperations } from './audit/audit-operations.ts';
import { addCandidateOperations } from './candidate/add-candidate-operations.ts';
import { candidateOperations } from './candidate/candidate-operations.ts';
import { candidateChoiceOperations } from './candidate-row/candidate-choice-operations.ts';
import { candidateRowOperations } from './candidate-row/candidate-row-operations.ts';
import { candidateSearchOperations } from './candidate-search/candidate-search-operations.ts';
import { visibilityOperations } from './candidate-search/visibility-operations.ts';
import { contactOperations } from './contact/contact-operations.ts';
import { cvOperations } from './cv/cv-operations.ts';
import { documentOperations } from './document/document-operations.ts';
import { emailChangeOperations } from './email-change/email-change-operations.ts';
import { emptySearchOperations } from './empty-search/empty-search-operations.ts';
import type { Handlers } from './http/handler.ts';
import { interviewOperations } from './interview/interview-operations.ts';
import { interviewReplyOperations } from './interview/interview-reply-operations.ts';
import { interviewWeekOperations } from './interview/interview-week-operations.ts';
import { invitationOperations } from './invitation/invitation-operations.ts';
import { knownSetOperations } from './known-set/known-set-operations.ts';
import { mailPreferenceOperations } from './mail-preference/mail-preference-operations.ts';
import { unsubscribeOperations } from './mail-preference/unsubscribe-operations.ts';
import { messageTemplateOperations } from './message-template/message-template-operations.ts';
import { notificationOperations } from './notification/notification-operations.ts';
import { outboxOperations } from './outbox/outbox-operations.ts';
import { adminVacancyOperations } from './own-vacancy/admin-vacancy-operations.ts';
import { applicantCsvOperations } from './own-vacancy/applicant-csv-operations.ts';
import { ownVacancyOperations } from './own-vacancy/own-vacancy-operations.ts';
import { passkeyOperations } from './passkey/passkey-operations.ts';
import { passkeySignInOperations } from './passkey/passkey-sign-in-operations.ts';
import { promotionListOperations } from './promotion/promotion-list-operations.ts';
import { promotionOperations } from './promotion/promotion-operations.ts';
import { adminListCsvOperations } from './reference/admin-list-csv-operations.ts';
import { adminListOperations } from './reference/admin-list-operations.ts';
import { mergeOperations } from './reference/merge-operations.ts';
import { referenceOperations } from './reference/reference-operations.ts';
import { reportOperations } from './report/report-operations.ts';
import { settleReportOperations } from './report/settle-report-operations.ts';
import { retentionOperations } from './retention/retention-operations.ts';
import { keptCandidateSearchOperations } from './saved-search/candidate-search-operations.ts';
import { savedSearchOperations } from './saved-search/saved-search-operations.ts';
import { savedVacancyOperations } from './saved-vacancy/saved-vacancy-operations.ts';
import { addSchoolOperations } from './school/add-school-operations.ts';
import { schoolApprovalOperations } from './school/approval-operations.ts';
import { schoolChoiceOperations } from './school/school-choice-operations.ts';
import { schoolOperations } from './school/school-operations.ts';
import { secondFactorOperations } from './second-factor/second-factor-operations.ts';
import { securityEventOperations } from './security-event/security-event-operations.ts';
import { shortlistOperations } from './shortlist/shortlist-operations.ts';
import { adminOverviewOperations } from './statistics/admin-overview-operations.ts';
import { candidateDashboardOperations } from './statistics/candidate-dashboard-operations.ts';
import { adminCardOperations } from './statistics/record-card-operations.ts';
import { schoolMetricsOperations } from './statistics/school-metrics-operations.ts';
import { statisticsOperations } from './statistics/statistics-operations.ts';
import { takeDownOperations } from './take-down/take-down-operations.ts';
import { handOverOperations } from './team/hand-over-operations.ts';
import { joiningOperations } from './team/joining-operations.ts';
import { teamOperations } from './team/team-operations.ts';
import { ownAccountOperations } from './user/own-account-operations.ts';
import { suspensionOperations } from './user/suspension-operations.ts';
import { usageOperations } from './user/usage-operations.ts';
import { userOperations } from './user/user-operations.ts';
import { vacancyChangeOperations } from './vacancy/vacancy-change-operations.ts';
import { vacancyChoiceOperations } from './vacancy/vacancy-choice-operations.ts';
import { vacancyOperations } from './vacancy/vacancy-operations.ts';
import { writtenVacancyOperations } from './vacancy/written-vacancy-operations.ts';
import { vacancyDraftOperations } from './vacancy-draft/vacancy-draft-operations.ts';

/** Every operation's handler. An operation without one, or the other way round, does not compile and does not start. */
export const handlers: Handlers = {
  ...addCandidateOperations,
  ...addSchoolOperations,
  ...adminCardOperations,
  ...adminListCsvOperations,
  ...adminListOperations,
  ...adminOverviewOperations,
  ...adminVacancyOperations,
  ...applicantCsvOperations,
  ...applicantJobOperations,
  ...applicantOperations,
  ...applicationOperations,
  ...applyOperations,
  ...assessmentOperations,
  ...auditOperations,
  ...candidateDashboardOperations,
  ...candidateOperations,
  ...candidateSearchOperations,
  ...candidateChoiceOperations,
  ...candidateRowOperations,
  ...knownSetOperations,
  ...contactOperations,
  ...cvOperations,
  ...documentOperations,
  ...emailChangeOperations,
  ...emptySearchOperations,
  ...interviewOperations,
  ...interviewReplyOperations,
  ...interviewWeekOperations,
  ...invitationOperations,
  ...mailPreferenceOperations,
  ...notificationOperations,
  ...outboxOperations,
  ...ownVacancyOperations,
  ...ownAccountOperations,
  ...usageOperations,
  ...passwordOperations,
  ...promotionListOperations,
  ...promotionOperations,
  ...mergeOperations,
  ...referenceOperations,
  ...registrationOperations,
  ...retentionOperations,
  ...savedSearchOperations,
  ...keptCandidateSearchOperations,
  ...savedVacancyOperations,
  ...schoolApprovalOperations,
  ...schoolMetricsOperations,
  ...schoolOperations,
  ...schoolChoiceOperations,
  ...passkeyOperations,
  ...passkeySignInOperations,
  ...secondFactorOperations,
  ...securityEventOperations,
  ...sessionOperations,
  ...handOverOperations,
  ...teamOperations,
  ...joiningOperations,
  ...messageTemplateOperations,
  ...shortlistOperations,
  ...signInOperations,
  ...statisticsOperations,
  ...unsubscribeOperations,
  ...suspensionOperations,
  ...takeDownOperations,
  ...adminExportOperations,
  ...reportOperations,
  ...settleReportOperations,
  ...userOperations,
  ...vacancyChangeOperations,
  ...vacancyChoiceOperations,
  ...vacancyDraftOperations,
  ...vacancyOperations,
  ...writtenVacancyOperations,
  ...visibilityOperations,
};
