import { apiKeyOperations } from '../areas/account/api-key/api-key-operations.ts';
import { emailChangeOperations } from '../areas/account/email-change/email-change-operations.ts';
import { languageOperations } from '../areas/account/language-operations.ts';
import { passkeyOperations } from '../areas/account/passkey/passkey-operations.ts';
import { passkeySignInOperations } from '../areas/account/passkey/passkey-sign-in-operations.ts';
import { passwordOperations } from '../areas/account/password-operations.ts';
import { registrationOperations } from '../areas/account/registration-operations.ts';
import { secondFactorOperations } from '../areas/account/second-factor/second-factor-operations.ts';
import { sessionOperations } from '../areas/account/session-operations.ts';
import { signInOperations } from '../areas/account/sign-in-operations.ts';
import { applicantOperations } from '../areas/hiring/application/applicant-operations.ts';
import { applicationDraftOperations } from '../areas/hiring/application/application-draft-operations.ts';
import { applicationOperations } from '../areas/hiring/application/application-operations.ts';
import { applyOperations } from '../areas/hiring/application/apply-operations.ts';
import { assessmentOperations } from '../areas/hiring/application/assessment-operations.ts';
import { bulkTaskOperations } from '../areas/hiring/application/bulk-task-operations.ts';
import { candidateSearchOperations } from '../areas/hiring/candidate-search/candidate-search-operations.ts';
import { visibilityOperations } from '../areas/hiring/candidate-search/visibility-operations.ts';
import { documentOperations } from '../areas/hiring/document-operations.ts';
import { hiringFileOperations } from '../areas/hiring/hiring-file/hiring-file-operations.ts';
import { registerOperations } from '../areas/hiring/hiring-file/register-operations.ts';
import { interviewOperations } from '../areas/hiring/interview/interview-operations.ts';
import { interviewReplyOperations } from '../areas/hiring/interview/interview-reply-operations.ts';
import { interviewWeekOperations } from '../areas/hiring/interview/interview-week-operations.ts';
import { invitationOperations } from '../areas/hiring/invitation/invitation-operations.ts';
import { messageOperations } from '../areas/hiring/message/message-operations.ts';
import { messageTemplateOperations } from '../areas/hiring/message-template/message-template-operations.ts';
import { offerOperations } from '../areas/hiring/offer/offer-operations.ts';
import { adminVacancyOperations } from '../areas/hiring/own-vacancy/admin-vacancy-operations.ts';
import { applicantCsvOperations } from '../areas/hiring/own-vacancy/applicant-csv-operations.ts';
import { ownVacancyOperations } from '../areas/hiring/own-vacancy/own-vacancy-operations.ts';
import { promotionOperations } from '../areas/hiring/own-vacancy/promotion-operations.ts';
import { vacancyChangeOperations } from '../areas/hiring/own-vacancy/vacancy-change-operations.ts';
import { vacancyOperations } from '../areas/hiring/own-vacancy/vacancy-operations.ts';
import { refereeOperations } from '../areas/hiring/reference/referee-operations.ts';
import { refereeRequestOperations } from '../areas/hiring/reference/reference-operations.ts';
import { shortlistOperations } from '../areas/hiring/shortlist/shortlist-operations.ts';
import { mailPreferenceOperations } from '../areas/news/mail-preference/mail-preference-operations.ts';
import { unsubscribeOperations } from '../areas/news/mail-preference/unsubscribe-operations.ts';
import { notificationOperations } from '../areas/news/notification/notification-operations.ts';
import { webhookOperations } from '../areas/news/webhook/webhook-operations.ts';
import { adminExportOperations } from '../areas/office/admin-export/admin-export-operations.ts';
import { auditOperations } from '../areas/office/audit/audit-operations.ts';
import { contactOperations } from '../areas/office/contact-operations.ts';
import { adminListCsvOperations } from '../areas/office/lists/admin-list-csv-operations.ts';
import { adminListOperations } from '../areas/office/lists/admin-list-operations.ts';
import { knownSetOperations } from '../areas/office/lists/known-set-operations.ts';
import { mergeOperations } from '../areas/office/lists/merge-operations.ts';
import { outboxOperations } from '../areas/office/outbox/outbox-operations.ts';
import { reportOperations } from '../areas/office/report/report-operations.ts';
import { settleReportOperations } from '../areas/office/report/settle-report-operations.ts';
import { takeDownOperations } from '../areas/office/report/take-down-operations.ts';
import { retentionOperations } from '../areas/office/retention-operations.ts';
import { recordSearchOperations } from '../areas/office/search/record-search-operations.ts';
import { securityEventOperations } from '../areas/office/security-event-operations.ts';
import { adminOverviewOperations } from '../areas/office/statistics/admin-overview-operations.ts';
import { candidateDashboardOperations } from '../areas/office/statistics/candidate-dashboard-operations.ts';
import { adminCardOperations } from '../areas/office/statistics/record-card-operations.ts';
import { schoolMetricsOperations } from '../areas/office/statistics/school-metrics-operations.ts';
import { statisticsOperations } from '../areas/office/statistics/statistics-operations.ts';
import { taskOperations } from '../areas/office/task/task-operations.ts';
import { ownAccountOperations } from '../areas/office/user/own-account-operations.ts';
import { suspensionOperations } from '../areas/office/user/suspension-operations.ts';
import { usageOperations } from '../areas/office/user/usage-operations.ts';
import { userOperations } from '../areas/office/user/user-operations.ts';
import { workshopOperations } from '../areas/office/workshop/workshop-operations.ts';
import { addCandidateOperations } from '../areas/people/add-candidate-operations.ts';
import { candidateOperations } from '../areas/people/candidate-operations.ts';
import { candidateChoiceOperations } from '../areas/people/candidate-row/candidate-choice-operations.ts';
import { candidateRowOperations } from '../areas/people/candidate-row/candidate-row-operations.ts';
import { cvOperations } from '../areas/people/cv/cv-operations.ts';
import { recordOperations } from '../areas/records/record-operations.ts';
import { referenceOperations } from '../areas/reference/reference-operations.ts';
import { addSchoolOperations } from '../areas/schools/add-school-operations.ts';
import { schoolApprovalOperations } from '../areas/schools/approval-operations.ts';
import { schoolChoiceOperations } from '../areas/schools/school-choice-operations.ts';
import { schoolOperations } from '../areas/schools/school-operations.ts';
import { handOverOperations } from '../areas/schools/team/hand-over-operations.ts';
import { joiningOperations } from '../areas/schools/team/joining-operations.ts';
import { teamOperations } from '../areas/schools/team/team-operations.ts';
import { emptySearchOperations } from '../areas/vacancies/empty-search/empty-search-operations.ts';
import { promotionListOperations } from '../areas/vacancies/promotion/promotion-list-operations.ts';
import { savedCandidateSearchOperations } from '../areas/vacancies/saved-search/saved-candidate-search-operations.ts';
import { savedSearchOperations } from '../areas/vacancies/saved-search/saved-search-operations.ts';
import { savedVacancyOperations } from '../areas/vacancies/saved-vacancy-operations.ts';
import { vacancyChoiceOperations } from '../areas/vacancies/vacancy-choice-operations.ts';
import { vacancyDraftOperations } from '../areas/vacancies/vacancy-draft-operations.ts';
import { vacancySearchOperations } from '../areas/vacancies/vacancy-search-operations.ts';
import { writtenVacancyOperations } from '../areas/vacancies/written-vacancy-operations.ts';
import type { Handlers } from '../engine/http/handler.ts';

/** Every operation's handler. The server refuses to start if an operation lacks one, or a handler its operation. */
export const handlers: Handlers = {
  ...addCandidateOperations,
  ...addSchoolOperations,
  ...adminCardOperations,
  ...adminListCsvOperations,
  ...adminListOperations,
  ...adminOverviewOperations,
  ...adminVacancyOperations,
  ...applicantCsvOperations,
  ...bulkTaskOperations,
  ...applicantOperations,
  ...applicationOperations,
  ...applyOperations,
  ...applicationDraftOperations,
  ...assessmentOperations,
  ...messageOperations,
  ...offerOperations,
  ...hiringFileOperations,
  ...registerOperations,
  ...refereeOperations,
  ...refereeRequestOperations,
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
  ...recordOperations,
  ...recordSearchOperations,
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
  ...savedCandidateSearchOperations,
  ...savedVacancyOperations,
  ...schoolApprovalOperations,
  ...schoolMetricsOperations,
  ...schoolOperations,
  ...schoolChoiceOperations,
  ...apiKeyOperations,
  ...webhookOperations,
  ...workshopOperations,
  ...passkeyOperations,
  ...passkeySignInOperations,
  ...secondFactorOperations,
  ...securityEventOperations,
  ...languageOperations,
  ...sessionOperations,
  ...handOverOperations,
  ...taskOperations,
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
  ...vacancySearchOperations,
  ...writtenVacancyOperations,
  ...visibilityOperations,
};
