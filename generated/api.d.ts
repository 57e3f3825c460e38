// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
// From document fd822e081c67ce35, text b61b58b2f846c771.
export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description A wrong e-mail or password is a 400 with one message for both. An account whose e-mail is unverified gets its token and a fresh code by mail; with that token only verifying, resending and signing out answer.
         *
         *     Anybody may call it.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as an educator or a school
         * @description Mails a 6-digit code. The answer is the same when the e-mail address has an account already; its owner then gets a mail that says so.
         *
         *     Anybody may call it.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the e-mail address with the mailed code
         * @description A wrong, used or expired code is a 400. After 5 tries the code is void.
         *
         *     Anybody may call it.
         */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/resend-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a new code
         * @description At most one a minute and ten a day. The answer never tells whether the account exists.
         *
         *     Anybody may call it.
         */
        post: operations["resendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to set a new password
         * @description Always the same answer. The link works once, for 60 minutes.
         *
         *     Anybody may call it.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description With the e-mail address and the token of the mailed link. Ends all sessions of the account.
         *
         *     Anybody may call it.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token.
         *
         *     For whoever is signed in, also before the e-mail address is verified.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description A wrong current password is a 422 on its field, and counts like a failed sign-in. All other sessions of the account end.
         *
         *     For Admin, Candidate and School.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search users
         * @description For Admin.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Add a user
         * @description In any role, Admin too. The account is verified from the beginning. An e-mail address that has an account is a 422.
         *
         *     For Admin.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One user
         * @description For Admin.
         */
        get: operations["getUser"];
        /**
         * Change a user
         * @description Fields that are sent are changed, the others stay. A new password or role ends the user's sessions. A role cannot be changed while there is a profile, taken by Admins from themselves, or taken from the last of them: a 409.
         *
         *     For Admin.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Delete a user
         * @description With sessions, profile and files. A school that has vacancies stays, and so do the caller and the last Admin: a 409.
         *
         *     For Admin.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/candidate-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in candidate
         * @description 404 until the profile was created.
         *
         *     For Candidate.
         */
        get: operations["getMyCandidateProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search candidates
         * @description Who may call it:
         *
         *     - School, if the school has created its profile
         *     - Admin
         */
        get: operations["listCandidates"];
        put?: never;
        /**
         * Create the own profile
         * @description The six steps of the wizard in one call. A second one is a 409. Account and role are those of the session.
         *
         *     For Candidate.
         */
        post: operations["createCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The numbers of the own dashboard
         * @description For Candidate.
         */
        get: operations["getCandidateDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One candidate
         * @description Who may call it:
         *
         *     - Candidate, if the profile is its own
         *     - School, if the school has created its profile
         *     - Admin
         */
        get: operations["getCandidate"];
        /**
         * Change a profile, in the other spelling
         * @description The same as the POST, also in that only what is sent is changed.
         *
         *     Who may call it:
         *
         *     - Candidate, if the profile is its own
         *     - Admin
         */
        put: operations["putCandidate"];
        /**
         * Change a profile
         * @description Fields that are sent are changed, each by the rules of the form that asks for it; the others stay. Sent empty, a field is cleared. A file is sent when it is new; the address of the stored one keeps it. `candidate_status`, `application_date`, `availability_date`, `expl_id` and `candidate_comment2` are an Admin's: from others they are a 422.
         *
         *     Who may call it:
         *
         *     - Candidate, if the profile is its own
         *     - Admin
         */
        post: operations["updateCandidate"];
        /**
         * Delete a profile
         * @description Applications, invitations, saved jobs and files go with it. The account stays: its session says that it has no profile, and it may create another.
         *
         *     Who may call it:
         *
         *     - Candidate, if the profile is its own
         *     - Admin
         */
        delete: operations["deleteCandidate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/school-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in school
         * @description 404 until the profile was created.
         *
         *     For School.
         */
        get: operations["getMySchool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search schools
         * @description For Admin, Candidate and School.
         */
        get: operations["listSchools"];
        put?: never;
        /**
         * Create the own profile
         * @description The six steps of the wizard in one call. A second one is a 409. Account and role are those of the session.
         *
         *     For School.
         */
        post: operations["createSchool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One school
         * @description For Admin, Candidate and School.
         */
        get: operations["getSchool"];
        /**
         * Change a profile
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     Who may call it:
         *
         *     - School, if the profile is its own
         *     - Admin
         */
        put: operations["updateSchool"];
        post?: never;
        /**
         * Delete a profile
         * @description With vacancies, in whatever state, it is a 409 that counts them. The account stays: its session says that it has no profile, and it may create another.
         *
         *     Who may call it:
         *
         *     - School, if the profile is its own
         *     - Admin
         */
        delete: operations["deleteSchool"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/{id}/dashboard-metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The numbers of the own dashboard
         * @description Who may call it:
         *
         *     - School, if the profile is its own
         *     - Admin
         */
        get: operations["getSchoolMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacancy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search vacancies
         * @description Open and public ones for everybody; a school that asks for its own `school_id` gets all of its own. The salary filter keeps every vacancy whose range overlaps it, and those that hide their range. A `salary_max` of 100000 or more means "and above".
         *
         *     For Admin, Candidate and School.
         */
        get: operations["listVacancies"];
        put?: never;
        /**
         * Post a vacancy
         * @description The steps of the wizard in one call. It is the signed-in school's, whatever `school_id` says.
         *
         *     Who may call it:
         *
         *     - School, if the school has created its profile
         */
        post: operations["createVacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacancy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One vacancy
         * @description Who may call it:
         *
         *     - Candidate, if the vacancy takes applications, it has saved the vacancy, it has applied for the vacancy or it was invited to the vacancy
         *     - School, if the vacancy takes applications or the vacancy is its own
         *     - Admin
         */
        get: operations["getVacancy"];
        /**
         * Change a vacancy
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared. Rules that compare two fields hold for the vacancy as it will be. `application_questions` is the whole list: a question sent with its `question_id` is changed, one without is new, one that is left out goes. One that has answers can be reworded, moved and made optional; removing it or changing its type or options is a 409. A deadline that has passed stays acceptable until another one is set.
         *
         *     Who may call it:
         *
         *     - School, if the vacancy is its own
         *     - Admin
         */
        put: operations["updateVacancy"];
        post?: never;
        /**
         * Delete a vacancy
         * @description With applications it is a 409 that names them: close it instead. Who saved it or was invited to it no longer finds it.
         *
         *     Who may call it:
         *
         *     - School, if the vacancy is its own
         *     - Admin
         */
        delete: operations["deleteVacancy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacancy/{id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vacancies like this one
         * @description Open ones of the same subject, curriculum or level, the nearest first, at most 12.
         *
         *     Who may call it:
         *
         *     - Candidate, if the vacancy takes applications, it has saved the vacancy, it has applied for the vacancy or it was invited to the vacancy
         *     - School, if the vacancy takes applications or the vacancy is its own
         *     - Admin
         */
        get: operations["listSimilarVacancies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacancy/suggest-jobs/{candidate_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vacancies that may suit a candidate
         * @description Open, listed ones that the candidate has not applied to, the best `match` first, then the newest; for itself and Admins. Looked at are the newest of those that share a subject, a curriculum, a level or a skill with the profile, and the newest of all: some hundreds, which `meta.total` counts.
         *
         *     Who may call it:
         *
         *     - Candidate, if the profile is its own
         *     - Admin
         */
        get: operations["listSuggestedVacancies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacancy/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an own vacancy
         * @description It leaves the search and takes no application any more.
         *
         *     Who may call it:
         *
         *     - School, if the vacancy is its own
         */
        post: operations["closeVacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacancy/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an own vacancy again
         * @description 409 when it is not closed, or its deadline has passed.
         *
         *     Who may call it:
         *
         *     - School, if the vacancy is its own
         */
        post: operations["reopenVacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacancy/{id}/feature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Feature an own vacancy
         * @description Until the end of the month in Riyadh it stands first in the search, and is marked. A school's plan limits how many vacancies it features in a calendar month; one more is a 409, as is a vacancy that the search does not show.
         *
         *     Who may call it:
         *
         *     - School, if the vacancy is its own
         */
        post: operations["featureVacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacancy/{id}/unfeature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Feature an own vacancy no longer
         * @description It still counts for its month; featured again in the same month, it takes no other place.
         *
         *     Who may call it:
         *
         *     - School, if the vacancy is its own
         */
        post: operations["unfeatureVacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/saved-jobs/{candidate_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vacancies a candidate has saved
         * @description The last saved first.
         *
         *     Who may call it:
         *
         *     - Candidate, if the profile is its own
         */
        get: operations["listSavedVacancies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/save-job/{vacancy_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a vacancy, or take it off the saved ones
         * @description Who may call it:
         *
         *     - Candidate, if the candidate has created its profile, and the vacancy takes applications, it has saved the vacancy, it has applied for the vacancy or it was invited to the vacancy
         */
        post: operations["toggleSavedVacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a candidate to apply
         * @description To an own open vacancy, also one that the search does not show. The candidate gets a mail. Each candidate is invited to a vacancy once; a second time, and after an application, it is a 409.
         *
         *     Who may call it:
         *
         *     - School, if the school has created its profile, and the vacancy is its own
         */
        post: operations["inviteCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/candidate-invitations/{candidate_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invitations that a candidate got
         * @description The newest first.
         *
         *     Who may call it:
         *
         *     - Candidate, if the profile is its own
         *     - Admin
         */
        get: operations["listCandidateInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/school-invitations/{school_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invitations that a school has sent
         * @description The newest first.
         *
         *     Who may call it:
         *
         *     - School, if the profile is its own
         *     - Admin
         */
        get: operations["listSchoolInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/invitation/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description From then on the school sees how to reach the candidate. 409 when it is answered already, or the vacancy takes no more applications.
         *
         *     Who may call it:
         *
         *     - Candidate, if the invitation is its own
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/invitation/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation
         * @description 409 when it is answered already.
         *
         *     Who may call it:
         *
         *     - Candidate, if the invitation is its own
         */
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Applications that the caller may see
         * @description The latest first.
         *
         *     Who may call it:
         *
         *     - Candidate, as far as the application is its own
         *     - School, as far as the application is for a vacancy of its own
         *     - Admin
         */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a vacancy
         * @description Without `resume` the CV on the profile is sent. A second application for the same vacancy, or one for a closed or expired vacancy, is a 409. The candidate is the session's, the state is Pending, whatever the body says.
         *
         *     Who may call it:
         *
         *     - Candidate, if the candidate has created its profile
         */
        post: operations["applyToVacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/school/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Applications for a school's vacancies
         * @description Who may call it:
         *
         *     - School, if the profile is its own
         *     - Admin
         */
        get: operations["listSchoolApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One application
         * @description The first time its school opens it counts as a view.
         *
         *     Who may call it:
         *
         *     - Candidate, if the application is its own
         *     - School, if the application is for a vacancy of its own
         *     - Admin
         */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move an application to another state
         * @description A school moves it forward or rejects it: Pending, Under Review, Shortlisted, Interview, Offered, Hired; steps may be skipped. A move that is not allowed is a 409. `allowed_statuses` of the application names those that are.
         *
         *     Who may call it:
         *
         *     - School, if the application is for a vacancy of its own
         */
        put: operations["setApplicationStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an own application
         * @description From any state before Hired; one that is hired, rejected or withdrawn already is a 409. Its school is told and sees it as Withdrawn.
         *
         *     Who may call it:
         *
         *     - Candidate, if the application is its own
         */
        post: operations["withdrawApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move an application to another state
         * @deprecated
         * @description The specification's path for `PUT /application/{id}/status`, which does the same.
         *
         *     Who may call it:
         *
         *     - School, if the application is for a vacancy of its own
         */
        put: operations["setStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/{id}/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule an interview
         * @description The application moves forward to Interview; where its state does not allow that, it is a 409. The candidate gets a notification and a mail. An application has at most 20 interviews, cancelled ones included.
         *
         *     Who may call it:
         *
         *     - School, if the application is for a vacancy of its own
         */
        post: operations["scheduleInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Interviews that the caller may see
         * @description What is to come stands first, the next one at the top; then the rest, the latest first.
         *
         *     Who may call it:
         *
         *     - Candidate, as far as the interview is its own
         *     - School, as far as the interview is about a vacancy of its own
         *     - Admin
         */
        get: operations["listInterviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an interview
         * @description Fields that are sent are changed, the others stay. The candidate is told if anything is different. One that has begun or is cancelled is a 409.
         *
         *     Who may call it:
         *
         *     - School, if the interview is about a vacancy of its own
         */
        put: operations["updateInterview"];
        post?: never;
        /**
         * Cancel an interview
         * @description It stays, marked as cancelled, and the candidate is told. The application keeps its state.
         *
         *     Who may call it:
         *
         *     - School, if the interview is about a vacancy of its own
         */
        delete: operations["cancelInterview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The candidate's saved searches
         * @description All of them, at most 50, the newest first.
         *
         *     Who may call it:
         *
         *     - Candidate, if the candidate has created its profile
         */
        get: operations["listSavedSearches"];
        put?: never;
        /**
         * Save a search
         * @description `filters` are those of `GET /vacancy`, as the search form sends them. A name that the candidate has used, and a 51st search, are a 409.
         *
         *     Who may call it:
         *
         *     - Candidate, if the candidate has created its profile
         */
        post: operations["saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-search/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an own saved search
         * @description Who may call it:
         *
         *     - Candidate, if the saved search is its own
         */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-search/{id}/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that the candidate looks at a saved search
         * @description From now on, `new_jobs` counts anew.
         *
         *     Who may call it:
         *
         *     - Candidate, if the saved search is its own
         */
        post: operations["visitSavedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's notifications
         * @description The newest first. `meta.unread` counts all that have not been read, on whatever page.
         *
         *     For Admin, Candidate and School.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all own notifications as read
         * @description For Admin, Candidate and School.
         */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Dismiss an own notification
         * @description Who may call it:
         *
         *     - Candidate, if the notification is its own
         *     - School, if the notification is its own
         *     - Admin, if the notification is its own
         */
        delete: operations["dismissNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an own notification as read
         * @description The first time counts; again changes nothing.
         *
         *     Who may call it:
         *
         *     - Candidate, if the notification is its own
         *     - School, if the notification is its own
         *     - Admin, if the notification is its own
         */
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the administration
         * @description The message goes out as a mail to `ADMIN_EMAIL`, or to every Admin where there is none. Ten a minute for each address.
         *
         *     Anybody may call it.
         */
        post: operations["contactUs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/{id}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A private file
         * @description CVs, documents and brochures, for those who may read the record they belong to.
         *
         *     Who may call it:
         *
         *     - Candidate, if the file is its own or the file belongs to a school or a vacancy
         *     - School, if the file is its own, the file belongs to a school or a vacancy or the file is of a candidate who has applied to it or accepted its invitation
         *     - Admin
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many vacancies, schools and candidates there are
         * @description Anybody may call it.
         */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cities with open vacancies
         * @description Dubai and Abu Dhabi first, then by number of vacancies.
         *
         *     Anybody may call it.
         */
        get: operations["listCities"];
        put?: never;
        /**
         * Add a city
         * @description For Admin.
         */
        post: operations["createCity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stats/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The summary cards above an admin list
         * @description For Admin.
         */
        get: operations["getAdminStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries
         * @description Anybody may call it.
         */
        get: operations["listCountries"];
        put?: never;
        /**
         * Add a country
         * @description For Admin.
         */
        post: operations["createCountry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a country
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateCountry"];
        post?: never;
        /**
         * Delete a country
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteCountry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/education-levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Education levels
         * @description Anybody may call it.
         */
        get: operations["listEducationLevels"];
        put?: never;
        /**
         * Add an education level
         * @description For Admin.
         */
        post: operations["createEducationLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/education-levels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an education level
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateEducationLevel"];
        post?: never;
        /**
         * Delete an education level
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteEducationLevel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/education-levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Education levels with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminEducationLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Certificate types
         * @description Anybody may call it.
         */
        get: operations["listCertificateTypes"];
        put?: never;
        /**
         * Add a certificate type
         * @description For Admin.
         */
        post: operations["createCertificateType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a certificate type
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateCertificateType"];
        post?: never;
        /**
         * Delete a certificate type
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteCertificateType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/certificate-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Certificate types with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminCertificateTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/curriculums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Curriculums
         * @description Anybody may call it.
         */
        get: operations["listCurriculums"];
        put?: never;
        /**
         * Add a curriculum
         * @description For Admin.
         */
        post: operations["createCurriculum"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/curriculums/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a curriculum
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateCurriculum"];
        post?: never;
        /**
         * Delete a curriculum
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteCurriculum"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/curriculums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Curriculums with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminCurriculums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subjects
         * @description Anybody may call it.
         */
        get: operations["listSubjects"];
        put?: never;
        /**
         * Add a subject
         * @description For Admin.
         */
        post: operations["createSubject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subjects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a subject
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateSubject"];
        post?: never;
        /**
         * Delete a subject
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteSubject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subjects with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminSubjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Locations
         * @description Anybody may call it.
         */
        get: operations["listLocations"];
        put?: never;
        /**
         * Add a location
         * @description For Admin.
         */
        post: operations["createLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a location
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateLocation"];
        post?: never;
        /**
         * Delete a location
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteLocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Locations with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employment-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Employment types
         * @description Anybody may call it.
         */
        get: operations["listEmploymentTypes"];
        put?: never;
        /**
         * Add an employment type
         * @description For Admin.
         */
        post: operations["createEmploymentType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employment-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an employment type
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateEmploymentType"];
        post?: never;
        /**
         * Delete an employment type
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteEmploymentType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/employment-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Employment types with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminEmploymentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Skills
         * @description Anybody may call it.
         */
        get: operations["listSkills"];
        put?: never;
        /**
         * Add a skill
         * @description For Admin.
         */
        post: operations["createSkill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a skill
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateSkill"];
        post?: never;
        /**
         * Delete a skill
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteSkill"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Skills with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language-proficiencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Language proficiencies
         * @description Anybody may call it.
         */
        get: operations["listLanguageProficiencies"];
        put?: never;
        /**
         * Add a language proficiency
         * @description For Admin.
         */
        post: operations["createLanguageProficiency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language-proficiencies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a language proficiency
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateLanguageProficiency"];
        post?: never;
        /**
         * Delete a language proficiency
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteLanguageProficiency"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/language-proficiencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Language proficiencies with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminLanguageProficiencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Languages
         * @description Anybody may call it.
         */
        get: operations["listLanguages"];
        put?: never;
        /**
         * Add a language
         * @description For Admin.
         */
        post: operations["createLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a language
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateLanguage"];
        post?: never;
        /**
         * Delete a language
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteLanguage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Languages with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience-levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Experience levels
         * @description Anybody may call it.
         */
        get: operations["listExperienceLevels"];
        put?: never;
        /**
         * Add an experience level
         * @description For Admin.
         */
        post: operations["createExperienceLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience-levels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an experience level
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateExperienceLevel"];
        post?: never;
        /**
         * Delete an experience level
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteExperienceLevel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/experience-levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Experience levels with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminExperienceLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate-roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Candidate roles
         * @description Anybody may call it.
         */
        get: operations["listCandidateRoles"];
        put?: never;
        /**
         * Add a candidate role
         * @description For Admin.
         */
        post: operations["createCandidateRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidate-roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a candidate role
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateCandidateRole"];
        post?: never;
        /**
         * Delete a candidate role
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteCandidateRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/candidate-roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Candidate roles with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminCandidateRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grade-levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Grade levels
         * @description Anybody may call it.
         */
        get: operations["listGradeLevels"];
        put?: never;
        /**
         * Add a grade level
         * @description For Admin.
         */
        post: operations["createGradeLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grade-levels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a grade level
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateGradeLevel"];
        post?: never;
        /**
         * Delete a grade level
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteGradeLevel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/grade-levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Grade levels with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminGradeLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/working-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Working days
         * @description Anybody may call it.
         */
        get: operations["listWorkingDays"];
        put?: never;
        /**
         * Add a working day
         * @description For Admin.
         */
        post: operations["createWorkingDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/working-days/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a working day
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateWorkingDay"];
        post?: never;
        /**
         * Delete a working day
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteWorkingDay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/working-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Working days with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminWorkingDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accreditation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accreditations
         * @description Anybody may call it.
         */
        get: operations["listAccreditations"];
        put?: never;
        /**
         * Add an accreditation
         * @description For Admin.
         */
        post: operations["createAccreditation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accreditation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an accreditation
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateAccreditation"];
        post?: never;
        /**
         * Delete an accreditation
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteAccreditation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accreditation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accreditations with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminAccreditations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Facilities
         * @description Anybody may call it.
         */
        get: operations["listFacilities"];
        put?: never;
        /**
         * Add a facility
         * @description For Admin.
         */
        post: operations["createFacility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facility/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a facility
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateFacility"];
        post?: never;
        /**
         * Delete a facility
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteFacility"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/facility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Facilities with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminFacilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Benefits
         * @description Anybody may call it.
         */
        get: operations["listBenefits"];
        put?: never;
        /**
         * Add a benefit
         * @description For Admin.
         */
        post: operations["createBenefit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benefits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a benefit
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateBenefit"];
        post?: never;
        /**
         * Delete a benefit
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteBenefit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/benefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Benefits with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminBenefits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/key-strengths": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Key strengths
         * @description Anybody may call it.
         */
        get: operations["listKeyStrengths"];
        put?: never;
        /**
         * Add a key strength
         * @description For Admin.
         */
        post: operations["createKeyStrength"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/key-strengths/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a key strength
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateKeyStrength"];
        post?: never;
        /**
         * Delete a key strength
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteKeyStrength"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/key-strengths": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Key strengths with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminKeyStrengths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-device-programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Student device programs
         * @description Anybody may call it.
         */
        get: operations["listStudentDevicePrograms"];
        put?: never;
        /**
         * Add a student device program
         * @description For Admin.
         */
        post: operations["createStudentDeviceProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-device-programs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a student device program
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateStudentDeviceProgram"];
        post?: never;
        /**
         * Delete a student device program
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteStudentDeviceProgram"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/student-device-programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Student device programs with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminStudentDevicePrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application-question-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Question types
         * @description Anybody may call it.
         */
        get: operations["listQuestionTypes"];
        put?: never;
        /**
         * Add a question type
         * @description For Admin.
         */
        post: operations["createQuestionType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application-question-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a question type
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateQuestionType"];
        post?: never;
        /**
         * Delete a question type
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteQuestionType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/application-question-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Question types with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminQuestionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rating-scales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rating scales
         * @description Anybody may call it.
         */
        get: operations["listRatingScales"];
        put?: never;
        /**
         * Add a rating scale
         * @description For Admin.
         */
        post: operations["createRatingScale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rating-scales/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a rating scale
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateRatingScale"];
        post?: never;
        /**
         * Delete a rating scale
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteRatingScale"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/rating-scales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rating scales with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminRatingScales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a city
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateCity"];
        post?: never;
        /**
         * Delete a city
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteCity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cities with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/centres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a centre
         * @description For Admin.
         */
        post: operations["createCentre"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/centres/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a centre
         * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
         *
         *     For Admin.
         */
        put: operations["updateCentre"];
        post?: never;
        /**
         * Delete a centre
         * @description One that is in use cannot be deleted; the 409 says by what.
         *
         *     For Admin.
         */
        delete: operations["deleteCentre"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/centres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Centres with the numbers of what refers to them
         * @description For Admin.
         */
        get: operations["listAdminCentres"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The answer to every call that was not carried out. */
        Refusal: {
            /** @constant */
            status: false;
            /** @description For people. */
            message: string;
            /** @description Messages by the path of the field, such as `education.0.institution_name`. */
            errors?: {
                [key: string]: string[];
            };
            /** @description Finds this call in the server's log. */
            request_id?: string;
        };
        /** @description One of the three kinds of user. */
        Role: {
            /** @description 1 Admin, 2 Candidate, 3 School. */
            role_id: number;
            /** @enum {string} */
            role_name: "Admin" | "Candidate" | "School";
        };
        /** @description The account that is signed in, as the browser keeps it. */
        User: {
            id: number;
            full_name: string;
            /**
             * Format: email
             * @description The e-mail address.
             */
            user_name: string;
            /** Format: date-time */
            email_verified_at: string | null;
            role_id: number;
            role: components["schemas"]["Role"];
            /** @description The candidate's profile, once there is one. */
            candidate_id: number | null;
            /** @description The school's profile, once there is one. */
            school_id: number | null;
        };
        /** @description An account as Admins see it. Its password is never read. */
        UserRow: {
            id: number;
            full_name: string;
            /**
             * Format: email
             * @description The e-mail address.
             */
            user_name: string;
            /** Format: date-time */
            email_verified_at: string | null;
            /** @enum {integer} */
            role_id: 1 | 2 | 3;
            role: components["schemas"]["Role"];
            candidate_id: number | null;
            school_id: number | null;
            /** Format: date-time */
            created_at: string;
        };
        /** @description What signing in gives. */
        Session: {
            /** @description Goes into the header `Authorization: Bearer …`. */
            token: string;
            user: components["schemas"]["User"];
        };
        /** @description A candidate's profile: what its forms asked, and what the server knows beside it. */
        Candidate: {
            /** First name */
            first_name: string;
            /** Last name */
            last_name: string;
            /** Designation */
            designation?: string | null;
            /**
             * Code
             * @description Seen by Candidate, if the profile is its own; School, if the candidate has applied to it or accepted its invitation; Admin.
             * @enum {string|null}
             */
            phone_code?: "+966" | "+971" | "+974" | "+965" | "+973" | "+968" | "+93" | "+355" | "+213" | "+376" | "+244" | "+54" | "+374" | "+61" | "+43" | "+994" | "+880" | "+375" | "+32" | "+501" | "+229" | "+975" | "+591" | "+387" | "+267" | "+55" | "+673" | "+359" | "+226" | "+257" | "+855" | "+237" | "+238" | "+236" | "+235" | "+56" | "+86" | "+57" | "+269" | "+506" | "+225" | "+385" | "+53" | "+357" | "+420" | "+243" | "+45" | "+253" | "+593" | "+20" | "+503" | "+240" | "+291" | "+372" | "+268" | "+251" | "+679" | "+358" | "+33" | "+241" | "+220" | "+995" | "+49" | "+233" | "+350" | "+30" | "+502" | "+224" | "+245" | "+592" | "+509" | "+504" | "+852" | "+36" | "+354" | "+91" | "+62" | "+98" | "+964" | "+353" | "+39" | "+81" | "+962" | "+254" | "+686" | "+383" | "+996" | "+856" | "+371" | "+961" | "+266" | "+231" | "+218" | "+423" | "+370" | "+352" | "+853" | "+261" | "+265" | "+60" | "+960" | "+223" | "+356" | "+692" | "+222" | "+230" | "+52" | "+691" | "+373" | "+377" | "+976" | "+382" | "+212" | "+258" | "+95" | "+264" | "+977" | "+31" | "+64" | "+505" | "+227" | "+234" | "+850" | "+389" | "+47" | "+92" | "+680" | "+970" | "+507" | "+675" | "+595" | "+51" | "+63" | "+48" | "+351" | "+242" | "+40" | "+7" | "+250" | "+685" | "+378" | "+221" | "+381" | "+248" | "+232" | "+65" | "+421" | "+386" | "+677" | "+252" | "+27" | "+82" | "+211" | "+34" | "+94" | "+249" | "+597" | "+46" | "+41" | "+963" | "+239" | "+886" | "+992" | "+255" | "+66" | "+670" | "+228" | "+676" | "+216" | "+993" | "+688" | "+90" | "+256" | "+380" | "+44" | "+1" | "+598" | "+998" | "+678" | "+58" | "+84" | "+967" | "+260" | "+263" | null;
            /**
             * WhatsApp number
             * @description Seen by Candidate, if the profile is its own; School, if the candidate has applied to it or accepted its invitation; Admin.
             */
            phone1?: string | null;
            /** First name in Arabic */
            first_name_ar?: string | null;
            /** Last name in Arabic */
            last_name_ar?: string | null;
            /**
             * Resume
             * Format: uri-reference
             * @description Seen by Candidate, if the profile is its own; School, if the candidate has applied to it or accepted its invitation; Admin.
             */
            candidate_cv?: string | null;
            /**
             * Photo
             * Format: uri-reference
             */
            candidate_picture?: string | null;
            /**
             * Gender
             * @enum {string|null}
             */
            gender?: "M" | "F" | null;
            /**
             * Date of birth
             * Format: date
             */
            candidate_dob?: string | null;
            /**
             * Marital status
             * @enum {integer|null}
             */
            marital_status?: 0 | 1 | null;
            /** Number of kids */
            kids_num?: number | null;
            /** Years of experience */
            years_of_experience?: number | null;
            /** Highest qualification */
            highest_qualification?: string | null;
            /** Nationality */
            country_id?: number | null;
            /**
             * Alternate e-mail
             * Format: email
             * @description Seen by Candidate, if the profile is its own; School, if the candidate has applied to it or accepted its invitation; Admin.
             */
            email2?: string | null;
            /**
             * Alternate phone
             * @description Seen by Candidate, if the profile is its own; School, if the candidate has applied to it or accepted its invitation; Admin.
             */
            phone2?: string | null;
            /**
             * Address
             * @description Seen by Candidate, if the profile is its own; School, if the candidate has applied to it or accepted its invitation; Admin.
             */
            address?: string | null;
            /** Current country */
            current_country?: string | null;
            /** Current city */
            current_city?: string | null;
            /**
             * Contact e-mail
             * Format: email
             * @description Seen by Candidate, if the profile is its own; School, if the candidate has applied to it or accepted its invitation; Admin.
             */
            email1?: string | null;
            /** Bio */
            candidate_comment1?: string | null;
            /** Education */
            educations: {
                /** Degree level */
                ced_level?: number | null;
                /** Field of study */
                ced_major?: string | null;
                /** Institution name */
                institution_name?: string | null;
                /** Graduation attainment level */
                graduation_attainment?: string | null;
                /**
                 * Year of graduation
                 * Format: date
                 */
                year_graduation?: string | null;
                /** GPA/Grade */
                graduation_gps?: number | null;
            }[];
            /** Certifications */
            certificates: {
                cert_id?: number;
                /** Certificate type */
                cert_type_id?: number | null;
                /** Issuing authority */
                institution_name?: string | null;
                /**
                 * Issue date
                 * Format: date
                 */
                issue_date?: string | null;
                /**
                 * Expiry date
                 * Format: date
                 */
                exp_date?: string | null;
            }[];
            /** Experience */
            experiences: {
                /** School name */
                school_name?: string | null;
                /** Position title */
                position_title?: string | null;
                /** Country */
                country_id?: number | null;
                /**
                 * Start date
                 * Format: date
                 */
                start_date?: string | null;
                /**
                 * End date
                 * Format: date
                 */
                end_date?: string | null;
                /** Currently Working Here */
                is_current?: boolean | null;
                /** Curriculum type */
                curriculum_id?: number | null;
                /** Subjects taught */
                subject_id?: number | null;
                /** Job summary */
                job_summary?: string | null;
            }[];
            /** Expected salary */
            expected_salary?: number | null;
            /** Notice period (days) */
            notice_period?: number | null;
            /** Employment type */
            employmenttype_id?: number | null;
            /** Preferred locations */
            preferred_locations?: number[] | null;
            /** Languages */
            languages: {
                /** Language */
                lang_id?: number | null;
                /** Proficiency */
                lang_proficiency_id?: number | null;
            }[];
            /** Skills */
            skill_id?: number[] | null;
            /** @description Seen by Candidate, if the profile is its own; School, if the candidate has applied to it or accepted its invitation; Admin. */
            candidate_dox?: components["schemas"]["CandidateDocument"][];
            /**
             * Cover
             * Format: uri-reference
             */
            candidate_cover?: string | null;
            /**
             * Status
             * @description Seen by Admin.
             */
            candidate_status?: string | null;
            /**
             * Application date
             * Format: date
             * @description Seen by Admin.
             */
            application_date?: string | null;
            /**
             * Available from
             * Format: date
             * @description Seen by Admin.
             */
            availability_date?: string | null;
            /**
             * Experience level
             * @description Seen by Admin.
             */
            expl_id?: number | null;
            /**
             * Comment
             * @description Seen by Admin.
             */
            candidate_comment2?: string | null;
            candidate_id: number;
            user_id: number;
            role_id: number;
            full_name: string;
            skills: components["schemas"]["Skill"][];
            /** Format: date-time */
            created_at: string;
            /** @description The account, for the candidate itself. */
            user?: components["schemas"]["User"];
        };
        /** @description A file of the candidate's. */
        CandidateDocument: {
            /** @enum {string} */
            doc_type: "CV" | "Document";
            doc_name: string;
            /**
             * Format: uri-reference
             * @description Private; fetched with the session's token.
             */
            doc_path: string;
            /** Format: date-time */
            created_at: string;
        };
        /** @description A candidate in a list. */
        CandidateRow: {
            candidate_id: number;
            user_id: number;
            role_id: number;
            full_name: string;
            first_name: string;
            last_name: string;
            first_name_ar?: string | null;
            last_name_ar?: string | null;
            designation: string | null;
            /** Format: uri-reference */
            candidate_picture: string | null;
            highest_qualification: string | null;
            years_of_experience: number | null;
            /** @description Nationality. */
            country_id: number | null;
            current_country?: string | null;
            current_city?: string | null;
            /** Format: date */
            candidate_dob?: string | null;
            /** @enum {string|null} */
            gender?: "M" | "F" | null;
            /** @enum {integer|null} */
            marital_status?: 0 | 1 | null;
            kids_num?: number | null;
            expected_salary?: number | null;
            employmenttype_id?: number | null;
            /** @description Days. */
            notice_period?: number | null;
            /** @description Seen by Candidate, if the profile is its own; School, if the candidate has applied to it or accepted its invitation; Admin. */
            phone_code?: string | null;
            /** @description Seen by Candidate, if the profile is its own; School, if the candidate has applied to it or accepted its invitation; Admin. */
            phone1?: string | null;
            /** @description Seen by Candidate, if the profile is its own; School, if the candidate has applied to it or accepted its invitation; Admin. */
            phone2?: string | null;
            /** @description Seen by Candidate, if the profile is its own; School, if the candidate has applied to it or accepted its invitation; Admin. */
            email1?: string | null;
            /** @description Seen by Candidate, if the profile is its own; School, if the candidate has applied to it or accepted its invitation; Admin. */
            email2?: string | null;
            /** @description Seen by Candidate, if the profile is its own; School, if the candidate has applied to it or accepted its invitation; Admin. */
            address?: string | null;
            /** @description About the candidate, in its own words. */
            candidate_comment1?: string | null;
            /** @description Seen by Admin. */
            candidate_status?: string | null;
            /**
             * Format: date
             * @description Seen by Admin.
             */
            application_date?: string | null;
            /**
             * Format: date
             * @description Seen by Admin.
             */
            availability_date?: string | null;
            /** @description Seen by Admin. */
            expl_id?: number | null;
            /** @description Seen by Admin. */
            candidate_comment2?: string | null;
            skills: components["schemas"]["Skill"][];
            /** Format: date-time */
            created_at: string;
        };
        /** @description As much of a candidate as a list shows. */
        CandidateSummary: {
            candidate_id: number;
            full_name: string;
            designation: string | null;
            /** Format: uri-reference */
            candidate_picture: string | null;
            highest_qualification: string | null;
            years_of_experience: number | null;
        };
        /** @description The signed-in candidate, account and profile. */
        ProfileSummary: {
            user: components["schemas"]["User"];
            candidate: components["schemas"]["Candidate"];
        };
        ApplicationStats: {
            total_applications: number;
            under_review: number;
            shortlisted: number;
            rejected: number;
        };
        /** @description The numbers above a candidate's dashboard. */
        CandidateDashboard: {
            /** @description Percent of the profile that is filled. */
            profile_strength: number;
            /** @description How far the profile fits what is suggested: the mean `match` of the first 20 of `/vacancy/suggest-jobs/{candidate_id}`; null when there is none, or nothing is known. */
            profile_match: number | null;
            total_applications: number;
            /** @description Offered or hired. */
            successful_applications: number;
            /** @description How often a school opened an application for the first time. */
            application_views: number;
            stats: components["schemas"]["ApplicationStats"];
        };
        /** @description A school's profile: what the wizard asked, and what the server knows beside it. */
        School: {
            /** Format: uri-reference */
            school_logo: string | null;
            /** School name */
            school_name: string;
            /**
             * School type
             * @enum {string}
             */
            school_type: "public" | "private" | "international";
            /** Year established */
            year_established?: string | null;
            /**
             * E-mail
             * Format: email
             */
            contact_email?: string | null;
            /** Phone */
            contact_phone?: string | null;
            /** Website */
            website?: string | null;
            /** Country */
            country_id?: number | null;
            /** City */
            city: string;
            /** Address */
            address?: string | null;
            /** Postal code */
            postal_code?: string | null;
            /** Map location */
            map_location?: string | null;
            /** Curriculum offered */
            curriculum_offered?: number[] | null;
            /** Primary language */
            primary_language_id?: number | null;
            /** Additional languages */
            additional_languages?: number[] | null;
            /** Grade levels */
            grade_levels?: number[] | null;
            /** Total student count */
            total_student_count?: number | null;
            /** Average class size */
            average_class_size?: number | null;
            /** Accreditation */
            accreditation?: number[] | null;
            /** Other accreditation */
            other_accreditation?: string | null;
            /**
             * Ministry license number
             * @description Seen by School, if the profile is its own; Admin.
             */
            ministry_license_number?: string | null;
            /**
             * License expiry date
             * Format: date
             * @description Seen by School, if the profile is its own; Admin.
             */
            license_expiry_date?: string | null;
            /**
             * School rating
             * @enum {string|null}
             */
            school_rating?: "excellent" | "very_good" | "good" | "average" | "poor" | null;
            /** Total teachers */
            total_teachers?: number | null;
            /** International teachers */
            international_teachers?: number | null;
            /** Administrative staff */
            administrative_staff?: number | null;
            /** Minimum qualification */
            minimum_qualification_id?: number | null;
            /** Minimum experience (years) */
            minimum_experience?: number | null;
            /** Preferred certifications */
            preferred_certifications?: number[] | null;
            /** Language requirements */
            language_requirements?: number[] | null;
            /** Campus size */
            campus_size?: string | null;
            /** Facilities */
            facility?: number[] | null;
            /** Other facilities */
            other_facilities?: string | null;
            /**
             * Technology level
             * @enum {string|null}
             */
            technology_level?: "entry" | "adoption" | "adaptation" | "infusion" | "transformation" | null;
            /** Student device programs */
            student_device_programs?: number[] | null;
            /** Learning platform */
            learning_platform?: string | null;
            /**
             * Contract duration
             * @enum {string|null}
             */
            contract_duration?: "6_months" | "1_year" | "2_years" | "3_years" | "5_years" | "more_than_5_years" | null;
            /** Working hours */
            working_hours?: string | null;
            /** Working days */
            working_days?: number[] | null;
            /**
             * Visa sponsorship
             * @enum {integer|null}
             */
            visa_sponsorship?: 1 | 0 | null;
            /** Probation period */
            probation_period?: string | null;
            /**
             * Academic calendar
             * @enum {integer|null}
             */
            academic_calendar?: 1 | 0 | null;
            /** Minimum salary */
            salary_range_min?: number | null;
            /** Maximum salary */
            salary_range_max?: number | null;
            /**
             * Currency
             * @enum {string|null}
             */
            salary_currency?: "SAR" | "AED" | "QAR" | "KWD" | "BHD" | "OMR" | "USD" | "EUR" | "GBP" | "PKR" | "INR" | "CAD" | "AUD" | "SGD" | "JPY" | "CNY" | null;
            /**
             * Tax status
             * @enum {string|null}
             */
            tax_status?: "taxable" | "non_taxable" | null;
            /**
             * Housing benefit
             * @enum {string|null}
             */
            housing_benefit?: "provided" | "allowance" | "not_provided" | "reimbursed" | "prefer_not_to_say" | null;
            /**
             * Transport allowance
             * @enum {string|null}
             */
            transport_allowance?: "provided" | "allowance" | "not_provided" | "reimbursed" | "prefer_not_to_say" | null;
            /** Benefits */
            benefits?: number[] | null;
            /** Other benefits */
            other_benefits?: string | null;
            /** School description */
            school_description?: string | null;
            /** Mission statement */
            mission_statement?: string | null;
            /** Vision statement */
            vision_statement?: string | null;
            /** Core values */
            core_values?: string | null;
            /** Key strengths */
            key_strength?: number[] | null;
            /** Special program */
            special_program?: string | null;
            school_photos?: string[];
            /** Campus video link */
            campus_video_url?: string | null;
            /** Virtual tour link */
            virtual_tour_url?: string | null;
            /**
             * Brochure
             * Format: uri-reference
             */
            school_brochure?: string | null;
            /** Facebook */
            facebook_url?: string | null;
            /** Twitter */
            twitter_url?: string | null;
            /** Instagram */
            instagram_url?: string | null;
            /** LinkedIn */
            linkedin_url?: string | null;
            /** YouTube */
            youtube_url?: string | null;
            school_id: number;
            /** @description Seen by School, if the profile is its own; Admin. */
            user_id?: number;
            /** @description Seen by School, if the profile is its own; Admin. */
            role_id?: number;
            country: components["schemas"]["CountryName"];
            open_vacancies?: number;
            /** Format: date-time */
            created_at: string;
            /** @description The account, for the school itself. */
            user?: components["schemas"]["User"];
        };
        /** @description A school in a list. */
        SchoolRow: {
            school_id: number;
            school_name: string;
            /** Format: uri-reference */
            school_logo: string | null;
            /** @enum {string} */
            school_type: "public" | "private" | "international";
            year_established: string | null;
            contact_email: string | null;
            contact_phone: string | null;
            website: string | null;
            country_id: number;
            country: components["schemas"]["CountryName"];
            city: string;
            address: string | null;
            curriculum_offered: number[];
            school_description: string | null;
            /** @description How many of its vacancies the search shows. */
            open_vacancies: number;
            /** Format: date-time */
            created_at: string;
        };
        /** @description The school of a vacancy. Lists give name, logo and place; the rest comes with one vacancy. */
        VacancySchool: {
            school_id: number;
            school_name: string;
            /** Format: uri-reference */
            school_logo: string | null;
            city: string;
            country: components["schemas"]["CountryName"];
            /** Format: email */
            contact_email?: string | null;
            contact_phone?: string | null;
            /** Format: uri */
            website?: string | null;
            /** Format: uri */
            map_location?: string | null;
            year_established?: string | null;
            address?: string | null;
            school_description?: string | null;
            mission_statement?: string | null;
            vision_statement?: string | null;
            core_values?: string | null;
        };
        /** @description The three numbers of a school's dashboard, and what its plan has left. */
        SchoolMetrics: {
            total_applications: number;
            active_vacancies: number;
            /** @description How many candidates opened the school's profile or a vacancy of it. */
            profile_views: number;
            /** @enum {string} */
            plan: "basic" | "premium" | "enterprise";
            /** @description Vacancies that it has featured in this month. */
            featured_this_month: number;
            /** @description How many its plan includes; null means without limit. */
            featured_per_month: number | null;
        };
        /** @description How far a candidate's profile fits a vacancy: all required skills are there, the years of experience reach the minimum, the highest qualification contains the required one, the curriculum is among those of the experiences. */
        ProfileMatch: {
            /** @description Share of the known checks that are met; null when none is known. */
            percent: number | null;
            reasons: {
                /** @enum {string} */
                reason: "skills" | "experience" | "qualification" | "curriculum";
                /**
                 * @description Unknown where the vacancy does not ask, or the profile does not say.
                 * @enum {string}
                 */
                state: "met" | "not_met" | "unknown";
            }[];
        };
        /** @description A question of the school's own, as it is answered. */
        Question: {
            question_id: number;
            question: string;
            /** @enum {integer} */
            is_required: 0 | 1;
            question_type: components["schemas"]["QuestionType"];
            options: {
                value: string;
            }[];
            /** @description The scale on which each option is rated, if it is a rating. */
            rating_scale: {
                id: number;
                name: string;
                options: string[];
            } | null;
        };
        /** @description A vacancy. Lists leave out its texts, its questions and the school's contact. */
        Vacancy: {
            /** Vacancy title */
            vacancy_title: string;
            /**
             * Position type
             * @enum {string}
             */
            position_type: "full_time" | "part_time" | "contract" | "internship";
            /** Country */
            country_id: number;
            /** City */
            city: string;
            /**
             * Application deadline
             * Format: date
             */
            application_deadline: string;
            /** Role */
            candr_id: number;
            /** Education level */
            ced_level: number;
            /** Subject */
            subject_id: number;
            /** Curriculum */
            curriculum_id: number;
            /**
             * Minimum salary
             * @description Seen by Candidate, if the school shows the salary; School, if the school shows the salary or the vacancy is its own; Admin.
             */
            salary_range_min?: number | null;
            /**
             * Maximum salary
             * @description Seen by Candidate, if the school shows the salary; School, if the school shows the salary or the vacancy is its own; Admin.
             */
            salary_range_max?: number | null;
            /**
             * Show salary range
             * @enum {integer|null}
             */
            show_salary_range?: 0 | 1 | null;
            /**
             * Display to public
             * @enum {integer|null}
             */
            display_vacancy_public?: 0 | 1 | null;
            /** Skills */
            skill_id: number[];
            /**
             * Start date
             * Format: date
             */
            start_date?: string | null;
            /** Contract duration */
            contract_duration?: string | null;
            /** Experience level */
            expl_id: number;
            /** Minimum years of experience */
            minimum_experience: number;
            /** Required qualification */
            required_qualification?: string | null;
            /** Job description */
            job_description?: string | null;
            /** Requirements */
            requirements?: string | null;
            /** Benefits */
            benefits?: string | null;
            application_questions?: components["schemas"]["Question"][];
            vacancy_id: number;
            school_id: number;
            school: components["schemas"]["VacancySchool"];
            country: components["schemas"]["CountryName"];
            candidate_role: components["schemas"]["CandidateRole"];
            education_level: components["schemas"]["EducationLevel"];
            subject: components["schemas"]["Subject"];
            curriculum: components["schemas"]["Curriculum"];
            experience_level: components["schemas"]["ExperienceLevel"];
            /** @description The same number as `minimum_experience`. */
            min_experience: number;
            required_skills: components["schemas"]["Skill"][];
            /** Format: date-time */
            created_at: string;
            /**
             * @description Closed by the school, expired after its deadline, else open.
             * @enum {string}
             */
            status: "open" | "closed" | "expired";
            /** @description Whether it takes applications. */
            is_open: boolean;
            /** @description Whether the candidate who asks has saved it. */
            is_saved: boolean;
            /** @description Its school has put it to the front of the search for this month. */
            is_featured: boolean;
            /** @description The application of the candidate who asks, if there is one. */
            my_application: {
                application_id: number;
                candidate_status: components["schemas"]["ApplicationStatus"];
                /** Format: date-time */
                application_date: string;
            } | null;
            /** @description How far the profile of the candidate who asks fits; absent for everybody else. */
            match?: components["schemas"]["ProfileMatch"];
            /** @description How many applied, for the school itself. Seen by School, if the vacancy is its own. */
            application_count?: number;
        };
        /** @description As much of a vacancy as an application shows. */
        VacancySummary: {
            vacancy_id: number;
            vacancy_title: string;
            /** @enum {string} */
            position_type: "full_time" | "part_time" | "contract" | "internship";
            city: string;
            country: components["schemas"]["CountryName"];
            /** @enum {string} */
            status: "open" | "closed" | "expired";
            is_open: boolean;
            school: {
                school_id: number;
                school_name: string;
                /** Format: uri-reference */
                school_logo: string | null;
            };
        };
        /**
         * @description Pending until the candidate answers it.
         * @enum {string}
         */
        InvitationStatus: "Pending" | "Accepted" | "Declined";
        /** @description A school's invitation of a candidate to apply for one of its vacancies. */
        Invitation: {
            /** Message */
            message?: string | null;
            invitation_id: number;
            vacancy_id: number;
            candidate_id: number;
            status: components["schemas"]["InvitationStatus"];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was accepted or declined.
             */
            answered_at: string | null;
            vacancy: components["schemas"]["Vacancy"];
            school: {
                school_id: number;
                school_name: string;
                /** Format: uri-reference */
                school_logo: string | null;
            };
            candidate: components["schemas"]["CandidateSummary"];
        };
        /**
         * @description Where an application stands.
         * @enum {string}
         */
        ApplicationStatus: "Pending" | "Under Review" | "Shortlisted" | "Interview" | "Offered" | "Hired" | "Rejected" | "Withdrawn";
        /** @description A question of the vacancy and what the candidate answered. */
        Answer: {
            question_id: number;
            question: string;
            question_type: components["schemas"]["QuestionType"];
            /** @description As it was given: a text, a number, a list of options, or a mark by option. */
            answer: string | number | string[] | {
                [key: string]: string;
            } | null;
            /** @description The same for reading, on one or several lines. */
            answer_text: string | null;
        };
        /** @description One of the stages that an application passes. */
        TimelineStage: {
            title: string;
            /** Format: date-time */
            at: string | null;
            /** @enum {string} */
            state: "done" | "current" | "next";
        };
        /** @description When an application came into a state. */
        StatusChange: {
            status: components["schemas"]["ApplicationStatus"];
            /** Format: date-time */
            at: string;
            /** @description The school's own note. Seen by School; Admin. */
            note?: string | null;
        };
        /** @description An application in a list. */
        ApplicationRow: {
            application_id: number;
            vacancy_id: number;
            candidate_id: number;
            candidate_status: components["schemas"]["ApplicationStatus"];
            school_status: components["schemas"]["ApplicationStatus"];
            /** Format: date-time */
            application_date: string;
            /** @description Percent of the answers that are longer than 2 characters; null when nothing was asked. */
            match_score: number | null;
            match: components["schemas"]["ProfileMatch"];
            /**
             * Format: date-time
             * @description When the school first opened it.
             */
            viewed_at: string | null;
            vacancy: components["schemas"]["VacancySummary"];
            candidate: components["schemas"]["CandidateSummary"];
        };
        /** @description One application with everything that belongs to it. */
        Application: {
            application_id: number;
            vacancy_id: number;
            candidate_id: number;
            candidate_status: components["schemas"]["ApplicationStatus"];
            school_status: components["schemas"]["ApplicationStatus"];
            /** Format: date-time */
            application_date: string;
            /** @description Percent of the answers that are longer than 2 characters; null when nothing was asked. */
            match_score: number | null;
            match: components["schemas"]["ProfileMatch"];
            /**
             * Format: date-time
             * @description When the school first opened it.
             */
            viewed_at: string | null;
            /** Format: email */
            email: string;
            phone: string;
            /**
             * Format: uri-reference
             * @description Private; fetched with the session's token.
             */
            resume: string | null;
            answers: components["schemas"]["Answer"][];
            /** @description The states into which the one who asks may move it. */
            allowed_statuses: components["schemas"]["ApplicationStatus"][];
            timeline: components["schemas"]["TimelineStage"][];
            history: components["schemas"]["StatusChange"][];
            /** @description In the order in which they take place, cancelled ones included. */
            interviews: components["schemas"]["Interview"][];
            vacancy: components["schemas"]["VacancySummary"];
            candidate: components["schemas"]["Candidate"];
        };
        /**
         * @description Upcoming until it has ended, unless it is cancelled.
         * @enum {string}
         */
        InterviewStatus: "upcoming" | "past" | "cancelled";
        /** @description When a school and a candidate meet about an application. */
        Interview: {
            /**
             * Date and time
             * Format: date-time
             */
            starts_at: string;
            /** Length in minutes */
            minutes: number;
            /** Place */
            place?: string | null;
            /** Link */
            link?: string | null;
            /** Note */
            note?: string | null;
            interview_id: number;
            application_id: number;
            /** Format: date-time */
            ends_at: string;
            status: components["schemas"]["InterviewStatus"];
            /** @description In lists, the vacancy that the application is for. */
            vacancy?: components["schemas"]["VacancySummary"];
            /** @description In lists, who has applied. */
            candidate?: components["schemas"]["CandidateSummary"];
        };
        /** @description A search that a candidate keeps, and how much there is to find since the last visit. */
        SavedSearch: {
            /** Name */
            name: string;
            /** Filters */
            filters: {
                /** Search */
                search?: string | null;
                /** Salary from */
                salary_min?: number | null;
                /** Salary to */
                salary_max?: number | null;
                /** Countries */
                country_id?: number[] | null;
                /** Cities */
                city?: string[] | null;
                /** Education */
                curriculum_id?: number[] | null;
                /**
                 * Sort by
                 * @enum {string|null}
                 */
                sort?: "-created_at" | "application_deadline" | null;
                /** Page */
                page?: number | null;
            };
            saved_search_id: number;
            /** @description Vacancies posted since the last visit that the search finds; 100 means 100 or more. */
            new_jobs: number;
            /** Format: date-time */
            visited_at: string;
            /** Format: date-time */
            created_at: string;
        };
        /**
         * @description What has happened.
         * @enum {string}
         */
        NotificationKind: "application_received" | "application_withdrawn" | "status_changed" | "invitation" | "invitation_accepted" | "invitation_declined" | "interview_scheduled" | "interview_changed" | "interview_cancelled" | "school_joined" | "contact_received";
        /** @description Something that has happened for its reader, ready to read, with what it leads to. */
        Notification: {
            id: number;
            kind: components["schemas"]["NotificationKind"];
            title: string;
            message: string;
            /** Format: date-time */
            time: string;
            /** Format: date-time */
            read_at: string | null;
            /** @description The vacancy that it is about. */
            vacancy_id: number | null;
            /** @description The application that it is about. */
            application_id: number | null;
            /** @description The school that it is about. */
            school_id: number | null;
            /** @description As it was then, for a link's slug. */
            vacancy_title: string | null;
        };
        /** @description How much there is at the moment, at most a minute old. */
        Statistics: {
            /** @description Vacancies that the search shows. */
            open_vacancies: number;
            /** @description Schools with a profile. */
            schools: number;
            /** @description Candidates with a profile. */
            candidates: number;
        };
        /** @description The country that a record names. */
        CountryName: {
            country_id: number;
            name_en: string;
        };
        /** @description A number with its name. */
        StatCard: {
            label: string;
            value: number;
        };
        Country: {
            /** Name */
            name_en: string;
            name_ar: string | null;
            /** @description ISO 3166 alpha-2. */
            iso2: string | null;
            /** @description With its plus sign: +971. */
            phone_code: string | null;
            country_id: number;
        };
        /** @description A country with the numbers of what refers to it. */
        AdminCountry: {
            /** Name */
            name_en: string;
            name_ar: string | null;
            /** @description ISO 3166 alpha-2. */
            iso2: string | null;
            /** @description With its plus sign: +971. */
            phone_code: string | null;
            country_id: number;
            city_count: number;
            candidate_count: number;
            school_count: number;
            vacancy_count: number;
        };
        EducationLevel: {
            /** Name */
            level_name: string;
            ced_level: number;
        };
        /** @description An education level with the numbers of what refers to it. */
        AdminEducationLevel: {
            /** Name */
            level_name: string;
            ced_level: number;
            candidate_count: number;
            school_count: number;
            vacancy_count: number;
        };
        CertificateType: {
            /** Name */
            name: string;
            cert_type_id: number;
        };
        /** @description A certificate type with the numbers of what refers to it. */
        AdminCertificateType: {
            /** Name */
            name: string;
            cert_type_id: number;
            candidate_count: number;
            school_count: number;
        };
        Curriculum: {
            /** Name */
            curriculum_name: string;
            curriculum_id: number;
        };
        /** @description A curriculum with the numbers of what refers to it. */
        AdminCurriculum: {
            /** Name */
            curriculum_name: string;
            curriculum_id: number;
            candidate_count: number;
            school_count: number;
            vacancy_count: number;
        };
        Subject: {
            /** Name */
            subject_name: string;
            subject_id: number;
        };
        /** @description A subject with the numbers of what refers to it. */
        AdminSubject: {
            /** Name */
            subject_name: string;
            subject_id: number;
            candidate_count: number;
            vacancy_count: number;
        };
        Location: {
            /** Name */
            location_name: string;
            location_id: number;
        };
        /** @description A location with the numbers of what refers to it. */
        AdminLocation: {
            /** Name */
            location_name: string;
            location_id: number;
            candidate_count: number;
        };
        EmploymentType: {
            /** Name */
            employmenttype_desc: string;
            employmenttype_id: number;
        };
        /** @description An employment type with the numbers of what refers to it. */
        AdminEmploymentType: {
            /** Name */
            employmenttype_desc: string;
            employmenttype_id: number;
            candidate_count: number;
        };
        Skill: {
            /** Name */
            skill_desc: string;
            skill_id: number;
        };
        /** @description A skill with the numbers of what refers to it. */
        AdminSkill: {
            /** Name */
            skill_desc: string;
            skill_id: number;
            candidate_count: number;
            vacancy_count: number;
        };
        LanguageProficiency: {
            /** Name */
            proficiency_level: string;
            lang_proficiency_id: number;
        };
        /** @description A language proficiency with the numbers of what refers to it. */
        AdminLanguageProficiency: {
            /** Name */
            proficiency_level: string;
            lang_proficiency_id: number;
            candidate_count: number;
        };
        Language: {
            /** Name */
            lang_desc: string;
            lang_id: number;
        };
        /** @description A language with the numbers of what refers to it. */
        AdminLanguage: {
            /** Name */
            lang_desc: string;
            lang_id: number;
            candidate_count: number;
            school_count: number;
        };
        ExperienceLevel: {
            /** Name */
            expl_desc: string;
            expl_id: number;
        };
        /** @description An experience level with the numbers of what refers to it. */
        AdminExperienceLevel: {
            /** Name */
            expl_desc: string;
            expl_id: number;
            candidate_count: number;
            vacancy_count: number;
        };
        CandidateRole: {
            /** Name */
            candr_role_name: string;
            candr_id: number;
        };
        /** @description A candidate role with the numbers of what refers to it. */
        AdminCandidateRole: {
            /** Name */
            candr_role_name: string;
            candr_id: number;
            vacancy_count: number;
        };
        GradeLevel: {
            /** Name */
            grade_name: string;
            id: number;
        };
        /** @description A grade level with the numbers of what refers to it. */
        AdminGradeLevel: {
            /** Name */
            grade_name: string;
            id: number;
            school_count: number;
        };
        WorkingDay: {
            /** Name */
            day_name: string;
            id: number;
        };
        /** @description A working day with the numbers of what refers to it. */
        AdminWorkingDay: {
            /** Name */
            day_name: string;
            id: number;
            school_count: number;
        };
        Accreditation: {
            /** Name */
            name: string;
            id: number;
        };
        /** @description An accreditation with the numbers of what refers to it. */
        AdminAccreditation: {
            /** Name */
            name: string;
            id: number;
            school_count: number;
        };
        Facility: {
            /** Name */
            facility_desc: string;
            id: number;
        };
        /** @description A facility with the numbers of what refers to it. */
        AdminFacility: {
            /** Name */
            facility_desc: string;
            id: number;
            school_count: number;
        };
        Benefit: {
            /** Name */
            name: string;
            id: number;
        };
        /** @description A benefit with the numbers of what refers to it. */
        AdminBenefit: {
            /** Name */
            name: string;
            id: number;
            school_count: number;
        };
        KeyStrength: {
            /** Name */
            strength: string;
            id: number;
        };
        /** @description A key strength with the numbers of what refers to it. */
        AdminKeyStrength: {
            /** Name */
            strength: string;
            id: number;
            school_count: number;
        };
        StudentDeviceProgram: {
            /** Name */
            program_name: string;
            id: number;
        };
        /** @description A student device program with the numbers of what refers to it. */
        AdminStudentDeviceProgram: {
            /** Name */
            program_name: string;
            id: number;
            school_count: number;
        };
        QuestionType: {
            /** Name */
            type_label: string;
            /**
             * How it is answered
             * @enum {string}
             */
            type_key: "short_text" | "descriptive" | "option_select" | "multi_select" | "date" | "number" | "rating_scale" | "radio";
            id: number;
            /** @description The school writes the options to choose from. */
            has_options: boolean;
            /** @description Each option is rated on a scale. */
            has_rating_scale: boolean;
        };
        /** @description A question type with the numbers of what refers to it. */
        AdminQuestionType: {
            /** Name */
            type_label: string;
            /**
             * How it is answered
             * @enum {string}
             */
            type_key: "short_text" | "descriptive" | "option_select" | "multi_select" | "date" | "number" | "rating_scale" | "radio";
            id: number;
            /** @description The school writes the options to choose from. */
            has_options: boolean;
            /** @description Each option is rated on a scale. */
            has_rating_scale: boolean;
            vacancy_count: number;
        };
        RatingScale: {
            /** Name */
            name: string;
            /** Marks */
            options: string[];
            id: number;
        };
        /** @description A rating scale with the numbers of what refers to it. */
        AdminRatingScale: {
            /** Name */
            name: string;
            /** Marks */
            options: string[];
            id: number;
            vacancy_count: number;
        };
        /** @description A city with the numbers of what refers to it. */
        AdminCity: {
            /** Country */
            country_id: number;
            /** Name */
            name: string;
            name_ar: string | null;
            city_id: number;
            country: components["schemas"]["CountryName"];
            school_count: number;
            vacancy_count: number;
        };
        /** @description A centre with the numbers of what refers to it. */
        AdminCentre: {
            /** Name */
            name: string;
            /** Country */
            country_id: number;
            /** City */
            city: string;
            address: string | null;
            phone: string | null;
            email: string | null;
            id: number;
            country: components["schemas"]["CountryName"];
        };
    };
    responses: {
        /** @description The call cannot be understood, or is refused as a whole (a wrong password, a used code). */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "The request is not valid."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There is no session, or it has ended. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Please sign in."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The session's user may not do this, or has not verified the e-mail address yet. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "You do not have permission to perform this action."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There is no such record. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Not found."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description It exists already, is in use, or is in a state that does not allow this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "You have already applied for this vacancy."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body or one of its files is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "File size must be less than 5MB",
                 *       "errors": {
                 *         "resume": [
                 *           "File size must be less than 5MB"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is of a media type that this operation does not take. */
        UnsupportedMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "The media type of the request is not supported."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Some fields break a rule. `errors` names each by its path and says why. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Please check the fields in error.",
                 *       "errors": {
                 *         "education.0.institution_name": [
                 *           "Institution Name is required"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many tries. `Retry-After` says when the next one is welcome. */
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Too many attempts. Please try again in a minute."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Something broke on the server. The log says what, under the same request id. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Server error, please try again later.",
                 *       "request_id": "req-3f"
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The server cannot answer right now, for example because its database is away. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "The service is temporarily unavailable. Please try again."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /**
         * @description The number of the record.
         * @example 1
         */
        id: number;
        /**
         * @description The number of the vacancy.
         * @example 41
         */
        vacancy_id: number;
        /**
         * @description The number of the candidate.
         * @example 7
         */
        candidate_id: number;
        /**
         * @description The number of the school.
         * @example 5
         */
        school_id: number;
        /** @description Which page of the list, beginning at 1. */
        page: number;
        /** @description How many rows a page holds. */
        per_page: number;
        /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
        cursor: string;
        /** @description Rows whose text contains this, whatever the case. */
        search: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before the next try.
         * @example 60
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_name": "sara.khalil@example.com",
                 *       "password": "correct-horse"
                 *     }
                 */
                "application/json": {
                    /**
                     * Username
                     * Format: email
                     */
                    user_name: string;
                    /** Password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The session's token and the user it belongs to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Welcome back.",
                     *       "data": {
                     *         "token": "5f0e6a2c9b1d4e7f8a3b6c5d4e3f2a1b",
                     *         "user": {
                     *           "id": 12,
                     *           "full_name": "Sara Khalil",
                     *           "user_name": "sara.khalil@example.com",
                     *           "email_verified_at": "2026-02-03T08:15:00.000Z",
                     *           "role_id": 2,
                     *           "role": {
                     *             "role_id": 2,
                     *             "role_name": "Candidate"
                     *           },
                     *           "candidate_id": 7,
                     *           "school_id": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Sara Khalil",
                 *       "user_name": "sara.khalil@example.com",
                 *       "password": "correct-horse",
                 *       "role_id": 2
                 *     }
                 */
                "application/json": {
                    /** Name */
                    full_name: string;
                    /**
                     * E-mail
                     * Format: email
                     */
                    user_name: string;
                    /** Password */
                    password: string;
                    /**
                     * @description 2 for a candidate, 3 for a school.
                     * @enum {integer}
                     */
                    role_id: 2 | 3;
                };
            };
        };
        responses: {
            /** @description The account waits for its code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "We have sent a 6-digit code to your e-mail address.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_name": "sara.khalil@example.com",
                 *       "otp": "480213"
                 *     }
                 */
                "application/json": {
                    /**
                     * E-mail
                     * Format: email
                     */
                    user_name: string;
                    /** Verification code */
                    otp: string;
                };
            };
        };
        responses: {
            /** @description The session, as signing in gives it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your e-mail address is verified.",
                     *       "data": {
                     *         "token": "5f0e6a2c9b1d4e7f8a3b6c5d4e3f2a1b",
                     *         "user": {
                     *           "id": 12,
                     *           "full_name": "Sara Khalil",
                     *           "user_name": "sara.khalil@example.com",
                     *           "email_verified_at": "2026-02-03T08:15:00.000Z",
                     *           "role_id": 2,
                     *           "role": {
                     *             "role_id": 2,
                     *             "role_name": "Candidate"
                     *           },
                     *           "candidate_id": 7,
                     *           "school_id": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_name": "sara.khalil@example.com"
                 *     }
                 */
                "application/json": {
                    /**
                     * E-mail
                     * Format: email
                     */
                    user_name: string;
                };
            };
        };
        responses: {
            /** @description A new code is on its way, if the account exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "We have sent a new code to your e-mail address.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_name": "sara.khalil@example.com"
                 *     }
                 */
                "application/json": {
                    /**
                     * E-mail
                     * Format: email
                     */
                    user_name: string;
                };
            };
        };
        responses: {
            /** @description A link is on its way, if the account exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "If this e-mail address has an account, we have sent it a link to set a new password.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "sara.khalil@example.com",
                 *       "token": "4f1c9a",
                 *       "password": "battery-staple"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    token: string;
                    /** New password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The new password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your password has been changed. Please sign in.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "You have been signed out.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "correct-horse",
                 *       "password": "battery-staple",
                 *       "confirm_password": "battery-staple"
                 *     }
                 */
                "application/json": {
                    /** Current password */
                    current_password: string;
                    /** New password */
                    password: string;
                    /** Confirm password */
                    confirm_password: string;
                };
            };
        };
        responses: {
            /** @description The new password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your password has been changed.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Users whose name or e-mail address contains this, whatever the case. */
                search?: string;
                /** @description In one of these roles. */
                role_id?: (1 | 2 | 3)[];
                /** @description Whether the e-mail address is verified. */
                verified?: boolean;
                /** @description What comes first; a minus turns the order. */
                sort?: "created_at" | "-created_at" | "full_name" | "-full_name" | "user_name" | "-user_name";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Users.",
                     *       "data": [
                     *         {
                     *           "id": 31,
                     *           "full_name": "Omar Aziz",
                     *           "user_name": "omar.aziz@example.com",
                     *           "email_verified_at": "2026-02-14T10:00:00.000Z",
                     *           "role_id": 1,
                     *           "role": {
                     *             "role_id": 1,
                     *             "role_name": "Admin"
                     *           },
                     *           "candidate_id": null,
                     *           "school_id": null,
                     *           "created_at": "2026-02-14T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["UserRow"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Omar Aziz",
                 *       "user_name": "omar.aziz@example.com",
                 *       "password": "correct-horse",
                 *       "role_id": 1
                 *     }
                 */
                "application/json": {
                    /** Name */
                    full_name: string;
                    /**
                     * E-mail
                     * Format: email
                     */
                    user_name: string;
                    /** Password */
                    password: string;
                    /**
                     * Role
                     * @enum {integer}
                     */
                    role_id: 1 | 2 | 3;
                };
            };
        };
        responses: {
            /** @description The new user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The user has been added.",
                     *       "data": {
                     *         "id": 31,
                     *         "full_name": "Omar Aziz",
                     *         "user_name": "omar.aziz@example.com",
                     *         "email_verified_at": "2026-02-14T10:00:00.000Z",
                     *         "role_id": 1,
                     *         "role": {
                     *           "role_id": 1,
                     *           "role_name": "Admin"
                     *         },
                     *         "candidate_id": null,
                     *         "school_id": null,
                     *         "created_at": "2026-02-14T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["UserRow"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The user.",
                     *       "data": {
                     *         "id": 31,
                     *         "full_name": "Omar Aziz",
                     *         "user_name": "omar.aziz@example.com",
                     *         "email_verified_at": "2026-02-14T10:00:00.000Z",
                     *         "role_id": 1,
                     *         "role": {
                     *           "role_id": 1,
                     *           "role_name": "Admin"
                     *         },
                     *         "candidate_id": null,
                     *         "school_id": null,
                     *         "created_at": "2026-02-14T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["UserRow"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Omar Al Aziz"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    full_name?: string | null;
                    /**
                     * E-mail
                     * Format: email
                     */
                    user_name?: string | null;
                    /** Password */
                    password?: string | null;
                    /**
                     * Role
                     * @enum {integer|null}
                     */
                    role_id?: 1 | 2 | 3 | null;
                };
            };
        };
        responses: {
            /** @description The user as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The user has been saved.",
                     *       "data": {
                     *         "id": 31,
                     *         "full_name": "Omar Aziz",
                     *         "user_name": "omar.aziz@example.com",
                     *         "email_verified_at": "2026-02-14T10:00:00.000Z",
                     *         "role_id": 1,
                     *         "role": {
                     *           "role_id": 1,
                     *           "role_name": "Admin"
                     *         },
                     *         "candidate_id": null,
                     *         "school_id": null,
                     *         "created_at": "2026-02-14T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["UserRow"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The user has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyCandidateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Account and profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your profile.",
                     *       "data": {
                     *         "user": {
                     *           "id": 12,
                     *           "full_name": "Sara Khalil",
                     *           "user_name": "sara.khalil@example.com",
                     *           "email_verified_at": "2026-02-03T08:15:00.000Z",
                     *           "role_id": 2,
                     *           "role": {
                     *             "role_id": 2,
                     *             "role_name": "Candidate"
                     *           },
                     *           "candidate_id": 7,
                     *           "school_id": null
                     *         },
                     *         "candidate": {
                     *           "candidate_id": 7,
                     *           "user_id": 12,
                     *           "role_id": 2,
                     *           "full_name": "Sara Khalil",
                     *           "first_name": "Sara",
                     *           "last_name": "Khalil",
                     *           "designation": "Mathematics teacher",
                     *           "phone_code": "+971",
                     *           "phone1": "501234567",
                     *           "first_name_ar": "سارة",
                     *           "last_name_ar": "خليل",
                     *           "candidate_cv": "/api/document/31/sara-khalil-cv.pdf",
                     *           "candidate_picture": "/storage/9f31c2.jpg",
                     *           "gender": "F",
                     *           "candidate_dob": "1990-05-14",
                     *           "marital_status": 1,
                     *           "kids_num": 2,
                     *           "years_of_experience": 8,
                     *           "highest_qualification": "Master of Education",
                     *           "country_id": 8,
                     *           "email1": "sara.khalil@example.com",
                     *           "address": "14 Palm Street, Dubai",
                     *           "current_country": "United Arab Emirates",
                     *           "current_city": "Dubai",
                     *           "candidate_comment1": "I teach mathematics so that nobody is afraid of it.",
                     *           "educations": [
                     *             {
                     *               "ced_level": 4,
                     *               "ced_major": "Mathematics",
                     *               "institution_name": "University of Jordan",
                     *               "graduation_attainment": "Distinction",
                     *               "year_graduation": "2012-06-30",
                     *               "graduation_gps": 3.7
                     *             }
                     *           ],
                     *           "certificates": [
                     *             {
                     *               "cert_id": 3,
                     *               "cert_type_id": 1,
                     *               "institution_name": "University of Nottingham",
                     *               "issue_date": "2015-07-01",
                     *               "exp_date": "2030-07-01"
                     *             }
                     *           ],
                     *           "experiences": [
                     *             {
                     *               "school_name": "Palm Valley School",
                     *               "position_title": "Mathematics teacher",
                     *               "country_id": 1,
                     *               "start_date": "2018-08-20",
                     *               "end_date": null,
                     *               "is_current": true,
                     *               "curriculum_id": 1,
                     *               "subject_id": 4,
                     *               "job_summary": "Diploma Programme, higher level."
                     *             }
                     *           ],
                     *           "expected_salary": 180000,
                     *           "notice_period": 60,
                     *           "employmenttype_id": 1,
                     *           "preferred_locations": [
                     *             2,
                     *             3
                     *           ],
                     *           "languages": [
                     *             {
                     *               "lang_id": 1,
                     *               "lang_proficiency_id": 6
                     *             }
                     *           ],
                     *           "skill_id": [
                     *             3,
                     *             8
                     *           ],
                     *           "skills": [
                     *             {
                     *               "skill_id": 3,
                     *               "skill_desc": "Classroom management"
                     *             },
                     *             {
                     *               "skill_id": 8,
                     *               "skill_desc": "Differentiated instruction"
                     *             }
                     *           ],
                     *           "candidate_dox": [
                     *             {
                     *               "doc_type": "CV",
                     *               "doc_name": "sara-khalil-cv.pdf",
                     *               "doc_path": "/api/document/31/sara-khalil-cv.pdf",
                     *               "created_at": "2026-02-03T08:40:00.000Z"
                     *             }
                     *           ],
                     *           "created_at": "2026-02-03T08:40:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["ProfileSummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCandidates: {
        parameters: {
            query?: {
                /** @description Candidates whose name, designation or skill contains this, whatever the case. */
                search?: string;
                /** @description Of one of these nationalities. */
                country_id?: number[];
                /** @description With one of these skills. */
                skill_id?: number[];
                /** @description With experience in one of these subjects. */
                subject_id?: number[];
                /** @description With experience in one of these curricula. */
                curriculum_id?: number[];
                /** @description With a degree of one of these levels. */
                ced_level?: number[];
                /** @description Who speak one of these languages. */
                lang_id?: number[];
                /** @description Who look for one of these kinds of employment. */
                employmenttype_id?: number[];
                /** @description Who would work in one of these places. */
                preferred_locations?: number[];
                /** @description With at least so many years. */
                years_of_experience?: number;
                /** @description Who expect at most this. */
                expected_salary?: number;
                /** @description Who are free after at most so many days. */
                notice_period?: number;
                /** @description At one of these experience levels; for Admins only. */
                expl_id?: number[];
                /** @description With this status; for Admins only. */
                candidate_status?: string;
                /** @description What comes first; a minus turns the order. */
                sort?: "created_at" | "-created_at" | "first_name" | "-first_name" | "last_name" | "-last_name" | "years_of_experience" | "-years_of_experience" | "expected_salary" | "-expected_salary";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of candidates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Candidates.",
                     *       "data": [
                     *         {
                     *           "candidate_id": 7,
                     *           "user_id": 12,
                     *           "role_id": 2,
                     *           "full_name": "Sara Khalil",
                     *           "first_name": "Sara",
                     *           "last_name": "Khalil",
                     *           "first_name_ar": "سارة",
                     *           "last_name_ar": "خليل",
                     *           "designation": "Mathematics teacher",
                     *           "candidate_picture": "/storage/9f31c2.jpg",
                     *           "highest_qualification": "Master of Education",
                     *           "years_of_experience": 8,
                     *           "country_id": 8,
                     *           "current_country": "United Arab Emirates",
                     *           "current_city": "Dubai",
                     *           "candidate_dob": "1990-05-14",
                     *           "gender": "F",
                     *           "marital_status": 1,
                     *           "kids_num": 2,
                     *           "expected_salary": 180000,
                     *           "employmenttype_id": 1,
                     *           "notice_period": 60,
                     *           "candidate_comment1": "I teach mathematics so that nobody is afraid of it.",
                     *           "skills": [
                     *             {
                     *               "skill_id": 3,
                     *               "skill_desc": "Classroom management"
                     *             },
                     *             {
                     *               "skill_id": 8,
                     *               "skill_desc": "Differentiated instruction"
                     *             }
                     *           ],
                     *           "created_at": "2026-02-03T08:40:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["CandidateRow"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": 12,
                 *       "role_id": 2,
                 *       "first_name": "Sara",
                 *       "last_name": "Khalil",
                 *       "designation": "Mathematics teacher",
                 *       "phone_code": "+971",
                 *       "phone1": "501234567",
                 *       "first_name_ar": "سارة",
                 *       "last_name_ar": "خليل",
                 *       "gender": "F",
                 *       "candidate_dob": "1990-05-14",
                 *       "marital_status": 1,
                 *       "kids_num": 2,
                 *       "years_of_experience": 8,
                 *       "highest_qualification": "Master of Education",
                 *       "country_id": 8,
                 *       "email1": "sara.khalil@example.com",
                 *       "address": "14 Palm Street, Dubai",
                 *       "current_country": "United Arab Emirates",
                 *       "current_city": "Dubai",
                 *       "candidate_comment1": "I teach mathematics so that nobody is afraid of it.",
                 *       "education": [
                 *         {
                 *           "ced_level": 4,
                 *           "ced_major": "Mathematics",
                 *           "institution_name": "University of Jordan",
                 *           "graduation_attainment": "Distinction",
                 *           "year_graduation": "2012-06-30",
                 *           "graduation_gps": 3.7
                 *         }
                 *       ],
                 *       "certificate": [
                 *         {
                 *           "cert_type_id": 1,
                 *           "institution_name": "University of Nottingham",
                 *           "issue_date": "2015-07-01",
                 *           "exp_date": "2030-07-01"
                 *         }
                 *       ],
                 *       "experience": [
                 *         {
                 *           "school_name": "Palm Valley School",
                 *           "position_title": "Mathematics teacher",
                 *           "country_id": 1,
                 *           "start_date": "2018-08-20",
                 *           "is_current": true,
                 *           "curriculum_id": 1,
                 *           "subject_id": 4,
                 *           "job_summary": "Diploma Programme, higher level."
                 *         }
                 *       ],
                 *       "expected_salary": 180000,
                 *       "notice_period": 60,
                 *       "employmenttype_id": 1,
                 *       "preferred_locations": [
                 *         2,
                 *         3
                 *       ],
                 *       "language": [
                 *         {
                 *           "lang_id": 1,
                 *           "lang_proficiency_id": 6
                 *         }
                 *       ],
                 *       "skill_id": [
                 *         3,
                 *         8
                 *       ]
                 *     }
                 */
                "multipart/form-data": {
                    /** First name */
                    first_name: string;
                    /** Last name */
                    last_name: string;
                    /** Designation */
                    designation: string;
                    /**
                     * Code
                     * @default +966
                     * @enum {string}
                     */
                    phone_code?: "+966" | "+971" | "+974" | "+965" | "+973" | "+968" | "+93" | "+355" | "+213" | "+376" | "+244" | "+54" | "+374" | "+61" | "+43" | "+994" | "+880" | "+375" | "+32" | "+501" | "+229" | "+975" | "+591" | "+387" | "+267" | "+55" | "+673" | "+359" | "+226" | "+257" | "+855" | "+237" | "+238" | "+236" | "+235" | "+56" | "+86" | "+57" | "+269" | "+506" | "+225" | "+385" | "+53" | "+357" | "+420" | "+243" | "+45" | "+253" | "+593" | "+20" | "+503" | "+240" | "+291" | "+372" | "+268" | "+251" | "+679" | "+358" | "+33" | "+241" | "+220" | "+995" | "+49" | "+233" | "+350" | "+30" | "+502" | "+224" | "+245" | "+592" | "+509" | "+504" | "+852" | "+36" | "+354" | "+91" | "+62" | "+98" | "+964" | "+353" | "+39" | "+81" | "+962" | "+254" | "+686" | "+383" | "+996" | "+856" | "+371" | "+961" | "+266" | "+231" | "+218" | "+423" | "+370" | "+352" | "+853" | "+261" | "+265" | "+60" | "+960" | "+223" | "+356" | "+692" | "+222" | "+230" | "+52" | "+691" | "+373" | "+377" | "+976" | "+382" | "+212" | "+258" | "+95" | "+264" | "+977" | "+31" | "+64" | "+505" | "+227" | "+234" | "+850" | "+389" | "+47" | "+92" | "+680" | "+970" | "+507" | "+675" | "+595" | "+51" | "+63" | "+48" | "+351" | "+242" | "+40" | "+7" | "+250" | "+685" | "+378" | "+221" | "+381" | "+248" | "+232" | "+65" | "+421" | "+386" | "+677" | "+252" | "+27" | "+82" | "+211" | "+34" | "+94" | "+249" | "+597" | "+46" | "+41" | "+963" | "+239" | "+886" | "+992" | "+255" | "+66" | "+670" | "+228" | "+676" | "+216" | "+993" | "+688" | "+90" | "+256" | "+380" | "+44" | "+1" | "+598" | "+998" | "+678" | "+58" | "+84" | "+967" | "+260" | "+263";
                    /** WhatsApp number */
                    phone1: string;
                    /** First name in Arabic */
                    first_name_ar: string;
                    /** Last name in Arabic */
                    last_name_ar: string;
                    /**
                     * Resume
                     * @description application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document, at most 5242880 bytes
                     */
                    candidate_cv?: Blob;
                    /**
                     * Photo
                     * @description image/jpeg, image/png, image/gif, at most 2097152 bytes
                     */
                    candidate_picture?: Blob;
                    /**
                     * Gender
                     * @enum {string}
                     */
                    gender: "M" | "F";
                    /**
                     * Date of birth
                     * Format: date
                     */
                    candidate_dob: string;
                    /**
                     * Marital status
                     * @default 0
                     * @enum {integer}
                     */
                    marital_status: 0 | 1;
                    /** Number of kids */
                    kids_num: number;
                    /** Years of experience */
                    years_of_experience: number;
                    /** Highest qualification */
                    highest_qualification: string;
                    /** Nationality */
                    country_id: number;
                    /**
                     * Alternate e-mail
                     * Format: email
                     */
                    email2?: string;
                    /** Alternate phone */
                    phone2?: string;
                    /** Address */
                    address: string;
                    /** Current country */
                    current_country?: string;
                    /** Current city */
                    current_city?: string;
                    /**
                     * Contact e-mail
                     * Format: email
                     */
                    email1?: string;
                    /** Bio */
                    candidate_comment1?: string;
                    /** Education */
                    education?: {
                        /** Degree level */
                        ced_level: number;
                        /** Field of study */
                        ced_major: string;
                        /** Institution name */
                        institution_name: string;
                        /** Graduation attainment level */
                        graduation_attainment?: string;
                        /**
                         * Year of graduation
                         * Format: date
                         */
                        year_graduation: string;
                        /** GPA/Grade */
                        graduation_gps: number;
                    }[];
                    /** Certifications */
                    certificate?: {
                        /** Certificate type */
                        cert_type_id: number;
                        /** Issuing authority */
                        institution_name: string;
                        /**
                         * Issue date
                         * Format: date
                         */
                        issue_date: string;
                        /**
                         * Expiry date
                         * Format: date
                         */
                        exp_date: string;
                    }[];
                    /** Experience */
                    experience?: {
                        /** School name */
                        school_name?: string;
                        /** Position title */
                        position_title?: string;
                        /** Country */
                        country_id?: number;
                        /**
                         * Start date
                         * Format: date
                         */
                        start_date?: string;
                        /**
                         * End date
                         * Format: date
                         */
                        end_date?: string;
                        /**
                         * Currently Working Here
                         * @default false
                         */
                        is_current?: boolean;
                        /** Curriculum type */
                        curriculum_id?: number;
                        /** Subjects taught */
                        subject_id?: number;
                        /** Job summary */
                        job_summary?: string;
                    }[];
                    /** Expected salary */
                    expected_salary: number;
                    /** Notice period (days) */
                    notice_period: number;
                    /** Employment type */
                    employmenttype_id: number;
                    /** Preferred locations */
                    preferred_locations: number[];
                    /** Languages */
                    language?: {
                        /** Language */
                        lang_id: number;
                        /** Proficiency */
                        lang_proficiency_id: number;
                    }[];
                    /** Skills */
                    skill_id: number[];
                    /**
                     * Document
                     * @description application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document, at most 5242880 bytes
                     */
                    candidate_dox?: Blob;
                    /**
                     * Cover
                     * @description image/jpeg, image/png, image/gif, at most 2097152 bytes
                     */
                    candidate_cover?: Blob;
                    /** @description Accepted and not used; the session says whose profile it is. */
                    user_id?: number;
                    /** @description Accepted and not used. */
                    role_id?: number;
                };
            };
        };
        responses: {
            /** @description The new profile. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your profile has been saved.",
                     *       "data": {
                     *         "candidate_id": 7,
                     *         "user_id": 12,
                     *         "role_id": 2,
                     *         "full_name": "Sara Khalil",
                     *         "first_name": "Sara",
                     *         "last_name": "Khalil",
                     *         "designation": "Mathematics teacher",
                     *         "phone_code": "+971",
                     *         "phone1": "501234567",
                     *         "first_name_ar": "سارة",
                     *         "last_name_ar": "خليل",
                     *         "candidate_cv": "/api/document/31/sara-khalil-cv.pdf",
                     *         "candidate_picture": "/storage/9f31c2.jpg",
                     *         "gender": "F",
                     *         "candidate_dob": "1990-05-14",
                     *         "marital_status": 1,
                     *         "kids_num": 2,
                     *         "years_of_experience": 8,
                     *         "highest_qualification": "Master of Education",
                     *         "country_id": 8,
                     *         "email1": "sara.khalil@example.com",
                     *         "address": "14 Palm Street, Dubai",
                     *         "current_country": "United Arab Emirates",
                     *         "current_city": "Dubai",
                     *         "candidate_comment1": "I teach mathematics so that nobody is afraid of it.",
                     *         "educations": [
                     *           {
                     *             "ced_level": 4,
                     *             "ced_major": "Mathematics",
                     *             "institution_name": "University of Jordan",
                     *             "graduation_attainment": "Distinction",
                     *             "year_graduation": "2012-06-30",
                     *             "graduation_gps": 3.7
                     *           }
                     *         ],
                     *         "certificates": [
                     *           {
                     *             "cert_id": 3,
                     *             "cert_type_id": 1,
                     *             "institution_name": "University of Nottingham",
                     *             "issue_date": "2015-07-01",
                     *             "exp_date": "2030-07-01"
                     *           }
                     *         ],
                     *         "experiences": [
                     *           {
                     *             "school_name": "Palm Valley School",
                     *             "position_title": "Mathematics teacher",
                     *             "country_id": 1,
                     *             "start_date": "2018-08-20",
                     *             "end_date": null,
                     *             "is_current": true,
                     *             "curriculum_id": 1,
                     *             "subject_id": 4,
                     *             "job_summary": "Diploma Programme, higher level."
                     *           }
                     *         ],
                     *         "expected_salary": 180000,
                     *         "notice_period": 60,
                     *         "employmenttype_id": 1,
                     *         "preferred_locations": [
                     *           2,
                     *           3
                     *         ],
                     *         "languages": [
                     *           {
                     *             "lang_id": 1,
                     *             "lang_proficiency_id": 6
                     *           }
                     *         ],
                     *         "skill_id": [
                     *           3,
                     *           8
                     *         ],
                     *         "skills": [
                     *           {
                     *             "skill_id": 3,
                     *             "skill_desc": "Classroom management"
                     *           },
                     *           {
                     *             "skill_id": 8,
                     *             "skill_desc": "Differentiated instruction"
                     *           }
                     *         ],
                     *         "candidate_dox": [
                     *           {
                     *             "doc_type": "CV",
                     *             "doc_name": "sara-khalil-cv.pdf",
                     *             "doc_path": "/api/document/31/sara-khalil-cv.pdf",
                     *             "created_at": "2026-02-03T08:40:00.000Z"
                     *           }
                     *         ],
                     *         "created_at": "2026-02-03T08:40:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Candidate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCandidateDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your numbers.",
                     *       "data": {
                     *         "profile_strength": 86,
                     *         "profile_match": 78,
                     *         "total_applications": 4,
                     *         "successful_applications": 1,
                     *         "application_views": 3,
                     *         "stats": {
                     *           "total_applications": 4,
                     *           "under_review": 1,
                     *           "shortlisted": 1,
                     *           "rejected": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["CandidateDashboard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The profile.",
                     *       "data": {
                     *         "candidate_id": 7,
                     *         "user_id": 12,
                     *         "role_id": 2,
                     *         "full_name": "Sara Khalil",
                     *         "first_name": "Sara",
                     *         "last_name": "Khalil",
                     *         "designation": "Mathematics teacher",
                     *         "phone_code": "+971",
                     *         "phone1": "501234567",
                     *         "first_name_ar": "سارة",
                     *         "last_name_ar": "خليل",
                     *         "candidate_cv": "/api/document/31/sara-khalil-cv.pdf",
                     *         "candidate_picture": "/storage/9f31c2.jpg",
                     *         "gender": "F",
                     *         "candidate_dob": "1990-05-14",
                     *         "marital_status": 1,
                     *         "kids_num": 2,
                     *         "years_of_experience": 8,
                     *         "highest_qualification": "Master of Education",
                     *         "country_id": 8,
                     *         "email1": "sara.khalil@example.com",
                     *         "address": "14 Palm Street, Dubai",
                     *         "current_country": "United Arab Emirates",
                     *         "current_city": "Dubai",
                     *         "candidate_comment1": "I teach mathematics so that nobody is afraid of it.",
                     *         "educations": [
                     *           {
                     *             "ced_level": 4,
                     *             "ced_major": "Mathematics",
                     *             "institution_name": "University of Jordan",
                     *             "graduation_attainment": "Distinction",
                     *             "year_graduation": "2012-06-30",
                     *             "graduation_gps": 3.7
                     *           }
                     *         ],
                     *         "certificates": [
                     *           {
                     *             "cert_id": 3,
                     *             "cert_type_id": 1,
                     *             "institution_name": "University of Nottingham",
                     *             "issue_date": "2015-07-01",
                     *             "exp_date": "2030-07-01"
                     *           }
                     *         ],
                     *         "experiences": [
                     *           {
                     *             "school_name": "Palm Valley School",
                     *             "position_title": "Mathematics teacher",
                     *             "country_id": 1,
                     *             "start_date": "2018-08-20",
                     *             "end_date": null,
                     *             "is_current": true,
                     *             "curriculum_id": 1,
                     *             "subject_id": 4,
                     *             "job_summary": "Diploma Programme, higher level."
                     *           }
                     *         ],
                     *         "expected_salary": 180000,
                     *         "notice_period": 60,
                     *         "employmenttype_id": 1,
                     *         "preferred_locations": [
                     *           2,
                     *           3
                     *         ],
                     *         "languages": [
                     *           {
                     *             "lang_id": 1,
                     *             "lang_proficiency_id": 6
                     *           }
                     *         ],
                     *         "skill_id": [
                     *           3,
                     *           8
                     *         ],
                     *         "skills": [
                     *           {
                     *             "skill_id": 3,
                     *             "skill_desc": "Classroom management"
                     *           },
                     *           {
                     *             "skill_id": 8,
                     *             "skill_desc": "Differentiated instruction"
                     *           }
                     *         ],
                     *         "candidate_dox": [
                     *           {
                     *             "doc_type": "CV",
                     *             "doc_name": "sara-khalil-cv.pdf",
                     *             "doc_path": "/api/document/31/sara-khalil-cv.pdf",
                     *             "created_at": "2026-02-03T08:40:00.000Z"
                     *           }
                     *         ],
                     *         "created_at": "2026-02-03T08:40:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Candidate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_method": "PUT",
                 *       "designation": "Head of Mathematics",
                 *       "skill_id": [
                 *         3,
                 *         8
                 *       ]
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * Profile photo
                     * @description image/jpeg, image/png, image/gif, at most 2097152 bytes; or the address of a stored file, which keeps it
                     */
                    candidate_picture?: Blob | null;
                    /**
                     * Cover
                     * @description image/jpeg, image/png, image/gif, at most 2097152 bytes; or the address of a stored file, which keeps it
                     */
                    candidate_cover?: Blob | null;
                    /** First name */
                    first_name?: string | null;
                    /** Last name */
                    last_name?: string | null;
                    /** First name in Arabic */
                    first_name_ar?: string | null;
                    /** Last name in Arabic */
                    last_name_ar?: string | null;
                    /** Designation */
                    designation?: string | null;
                    /** Highest qualification */
                    highest_qualification?: string | null;
                    /** Years of experience */
                    years_of_experience?: number | null;
                    /**
                     * Date of birth
                     * Format: date
                     */
                    candidate_dob?: string | null;
                    /**
                     * Gender
                     * @enum {string|null}
                     */
                    gender?: "M" | "F" | null;
                    /** Nationality */
                    country_id?: number | null;
                    /** Current country */
                    current_country?: string | null;
                    /** Current city */
                    current_city?: string | null;
                    /** Languages */
                    language?: {
                        /** Language */
                        lang_id: number;
                        /** Proficiency */
                        lang_proficiency_id: number;
                    }[] | null;
                    /**
                     * Contact e-mail
                     * Format: email
                     */
                    email1?: string | null;
                    /** Phone number */
                    phone1?: string | null;
                    /** About Me */
                    candidate_comment1?: string | null;
                    /** Skills */
                    skill_id?: number[] | null;
                    /** Certifications */
                    certificate?: {
                        /** Certificate type */
                        cert_type_id: number;
                        /** Issuing authority */
                        institution_name: string;
                        /**
                         * Issue date
                         * Format: date
                         */
                        issue_date: string;
                        /**
                         * Expiry date
                         * Format: date
                         */
                        exp_date: string;
                    }[] | null;
                    /** Experience */
                    experience?: {
                        /** School name */
                        school_name?: string;
                        /** Position title */
                        position_title?: string;
                        /** Country */
                        country_id?: number;
                        /**
                         * Start date
                         * Format: date
                         */
                        start_date?: string;
                        /**
                         * End date
                         * Format: date
                         */
                        end_date?: string;
                        /**
                         * Currently Working Here
                         * @default false
                         */
                        is_current?: boolean;
                        /** Curriculum type */
                        curriculum_id?: number;
                        /** Subjects taught */
                        subject_id?: number;
                        /** Job summary */
                        job_summary?: string;
                    }[] | null;
                    /** Education */
                    education?: {
                        /** Degree level */
                        ced_level: number;
                        /** Field of study */
                        ced_major: string;
                        /** Institution name */
                        institution_name: string;
                        /** Graduation attainment level */
                        graduation_attainment?: string;
                        /**
                         * Year of graduation
                         * Format: date
                         */
                        year_graduation: string;
                        /** GPA/Grade */
                        graduation_gps: number;
                    }[] | null;
                    /**
                     * Code
                     * @default +966
                     * @enum {string|null}
                     */
                    phone_code?: "+966" | "+971" | "+974" | "+965" | "+973" | "+968" | "+93" | "+355" | "+213" | "+376" | "+244" | "+54" | "+374" | "+61" | "+43" | "+994" | "+880" | "+375" | "+32" | "+501" | "+229" | "+975" | "+591" | "+387" | "+267" | "+55" | "+673" | "+359" | "+226" | "+257" | "+855" | "+237" | "+238" | "+236" | "+235" | "+56" | "+86" | "+57" | "+269" | "+506" | "+225" | "+385" | "+53" | "+357" | "+420" | "+243" | "+45" | "+253" | "+593" | "+20" | "+503" | "+240" | "+291" | "+372" | "+268" | "+251" | "+679" | "+358" | "+33" | "+241" | "+220" | "+995" | "+49" | "+233" | "+350" | "+30" | "+502" | "+224" | "+245" | "+592" | "+509" | "+504" | "+852" | "+36" | "+354" | "+91" | "+62" | "+98" | "+964" | "+353" | "+39" | "+81" | "+962" | "+254" | "+686" | "+383" | "+996" | "+856" | "+371" | "+961" | "+266" | "+231" | "+218" | "+423" | "+370" | "+352" | "+853" | "+261" | "+265" | "+60" | "+960" | "+223" | "+356" | "+692" | "+222" | "+230" | "+52" | "+691" | "+373" | "+377" | "+976" | "+382" | "+212" | "+258" | "+95" | "+264" | "+977" | "+31" | "+64" | "+505" | "+227" | "+234" | "+850" | "+389" | "+47" | "+92" | "+680" | "+970" | "+507" | "+675" | "+595" | "+51" | "+63" | "+48" | "+351" | "+242" | "+40" | "+7" | "+250" | "+685" | "+378" | "+221" | "+381" | "+248" | "+232" | "+65" | "+421" | "+386" | "+677" | "+252" | "+27" | "+82" | "+211" | "+34" | "+94" | "+249" | "+597" | "+46" | "+41" | "+963" | "+239" | "+886" | "+992" | "+255" | "+66" | "+670" | "+228" | "+676" | "+216" | "+993" | "+688" | "+90" | "+256" | "+380" | "+44" | "+1" | "+598" | "+998" | "+678" | "+58" | "+84" | "+967" | "+260" | "+263" | null;
                    /**
                     * Resume
                     * @description application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document, at most 5242880 bytes; or the address of a stored file, which keeps it
                     */
                    candidate_cv?: Blob | null;
                    /**
                     * Marital status
                     * @default 0
                     * @enum {integer|null}
                     */
                    marital_status?: 0 | 1 | null;
                    /** Number of kids */
                    kids_num?: number | null;
                    /**
                     * Alternate e-mail
                     * Format: email
                     */
                    email2?: string | null;
                    /** Alternate phone */
                    phone2?: string | null;
                    /** Address */
                    address?: string | null;
                    /** Expected salary */
                    expected_salary?: number | null;
                    /** Notice period (days) */
                    notice_period?: number | null;
                    /** Employment type */
                    employmenttype_id?: number | null;
                    /** Preferred locations */
                    preferred_locations?: number[] | null;
                    /**
                     * Document
                     * @description application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document, at most 5242880 bytes; or the address of a stored file, which keeps it
                     */
                    candidate_dox?: Blob | null;
                    /** Status */
                    candidate_status?: string | null;
                    /**
                     * Application date
                     * Format: date
                     */
                    application_date?: string | null;
                    /**
                     * Available from
                     * Format: date
                     */
                    availability_date?: string | null;
                    /** Experience level */
                    expl_id?: number | null;
                    /** Comment */
                    candidate_comment2?: string | null;
                    /**
                     * @description As the specification's edit screen sends it; not needed.
                     * @constant
                     */
                    _method?: "PUT";
                    /** @description Accepted and not used. */
                    user_id?: number;
                    /** @description Accepted and not used. */
                    role_id?: number;
                };
                /**
                 * @example {
                 *       "designation": "Head of Mathematics",
                 *       "skill_id": [
                 *         3,
                 *         8
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * Profile photo
                     * Format: uri-reference
                     * @description The address of a stored file keeps it.
                     */
                    candidate_picture?: string | null;
                    /**
                     * Cover
                     * Format: uri-reference
                     * @description The address of a stored file keeps it.
                     */
                    candidate_cover?: string | null;
                    /** First name */
                    first_name?: string | null;
                    /** Last name */
                    last_name?: string | null;
                    /** First name in Arabic */
                    first_name_ar?: string | null;
                    /** Last name in Arabic */
                    last_name_ar?: string | null;
                    /** Designation */
                    designation?: string | null;
                    /** Highest qualification */
                    highest_qualification?: string | null;
                    /** Years of experience */
                    years_of_experience?: number | null;
                    /**
                     * Date of birth
                     * Format: date
                     */
                    candidate_dob?: string | null;
                    /**
                     * Gender
                     * @enum {string|null}
                     */
                    gender?: "M" | "F" | null;
                    /** Nationality */
                    country_id?: number | null;
                    /** Current country */
                    current_country?: string | null;
                    /** Current city */
                    current_city?: string | null;
                    /** Languages */
                    language?: {
                        /** Language */
                        lang_id: number;
                        /** Proficiency */
                        lang_proficiency_id: number;
                    }[] | null;
                    /**
                     * Contact e-mail
                     * Format: email
                     */
                    email1?: string | null;
                    /** Phone number */
                    phone1?: string | null;
                    /** About Me */
                    candidate_comment1?: string | null;
                    /** Skills */
                    skill_id?: number[] | null;
                    /** Certifications */
                    certificate?: {
                        /** Certificate type */
                        cert_type_id: number;
                        /** Issuing authority */
                        institution_name: string;
                        /**
                         * Issue date
                         * Format: date
                         */
                        issue_date: string;
                        /**
                         * Expiry date
                         * Format: date
                         */
                        exp_date: string;
                    }[] | null;
                    /** Experience */
                    experience?: {
                        /** School name */
                        school_name?: string;
                        /** Position title */
                        position_title?: string;
                        /** Country */
                        country_id?: number;
                        /**
                         * Start date
                         * Format: date
                         */
                        start_date?: string;
                        /**
                         * End date
                         * Format: date
                         */
                        end_date?: string;
                        /**
                         * Currently Working Here
                         * @default false
                         */
                        is_current?: boolean;
                        /** Curriculum type */
                        curriculum_id?: number;
                        /** Subjects taught */
                        subject_id?: number;
                        /** Job summary */
                        job_summary?: string;
                    }[] | null;
                    /** Education */
                    education?: {
                        /** Degree level */
                        ced_level: number;
                        /** Field of study */
                        ced_major: string;
                        /** Institution name */
                        institution_name: string;
                        /** Graduation attainment level */
                        graduation_attainment?: string;
                        /**
                         * Year of graduation
                         * Format: date
                         */
                        year_graduation: string;
                        /** GPA/Grade */
                        graduation_gps: number;
                    }[] | null;
                    /**
                     * Code
                     * @default +966
                     * @enum {string|null}
                     */
                    phone_code?: "+966" | "+971" | "+974" | "+965" | "+973" | "+968" | "+93" | "+355" | "+213" | "+376" | "+244" | "+54" | "+374" | "+61" | "+43" | "+994" | "+880" | "+375" | "+32" | "+501" | "+229" | "+975" | "+591" | "+387" | "+267" | "+55" | "+673" | "+359" | "+226" | "+257" | "+855" | "+237" | "+238" | "+236" | "+235" | "+56" | "+86" | "+57" | "+269" | "+506" | "+225" | "+385" | "+53" | "+357" | "+420" | "+243" | "+45" | "+253" | "+593" | "+20" | "+503" | "+240" | "+291" | "+372" | "+268" | "+251" | "+679" | "+358" | "+33" | "+241" | "+220" | "+995" | "+49" | "+233" | "+350" | "+30" | "+502" | "+224" | "+245" | "+592" | "+509" | "+504" | "+852" | "+36" | "+354" | "+91" | "+62" | "+98" | "+964" | "+353" | "+39" | "+81" | "+962" | "+254" | "+686" | "+383" | "+996" | "+856" | "+371" | "+961" | "+266" | "+231" | "+218" | "+423" | "+370" | "+352" | "+853" | "+261" | "+265" | "+60" | "+960" | "+223" | "+356" | "+692" | "+222" | "+230" | "+52" | "+691" | "+373" | "+377" | "+976" | "+382" | "+212" | "+258" | "+95" | "+264" | "+977" | "+31" | "+64" | "+505" | "+227" | "+234" | "+850" | "+389" | "+47" | "+92" | "+680" | "+970" | "+507" | "+675" | "+595" | "+51" | "+63" | "+48" | "+351" | "+242" | "+40" | "+7" | "+250" | "+685" | "+378" | "+221" | "+381" | "+248" | "+232" | "+65" | "+421" | "+386" | "+677" | "+252" | "+27" | "+82" | "+211" | "+34" | "+94" | "+249" | "+597" | "+46" | "+41" | "+963" | "+239" | "+886" | "+992" | "+255" | "+66" | "+670" | "+228" | "+676" | "+216" | "+993" | "+688" | "+90" | "+256" | "+380" | "+44" | "+1" | "+598" | "+998" | "+678" | "+58" | "+84" | "+967" | "+260" | "+263" | null;
                    /**
                     * Resume
                     * Format: uri-reference
                     * @description The address of a stored file keeps it.
                     */
                    candidate_cv?: string | null;
                    /**
                     * Marital status
                     * @default 0
                     * @enum {integer|null}
                     */
                    marital_status?: 0 | 1 | null;
                    /** Number of kids */
                    kids_num?: number | null;
                    /**
                     * Alternate e-mail
                     * Format: email
                     */
                    email2?: string | null;
                    /** Alternate phone */
                    phone2?: string | null;
                    /** Address */
                    address?: string | null;
                    /** Expected salary */
                    expected_salary?: number | null;
                    /** Notice period (days) */
                    notice_period?: number | null;
                    /** Employment type */
                    employmenttype_id?: number | null;
                    /** Preferred locations */
                    preferred_locations?: number[] | null;
                    /**
                     * Document
                     * Format: uri-reference
                     * @description The address of a stored file keeps it.
                     */
                    candidate_dox?: string | null;
                    /** Status */
                    candidate_status?: string | null;
                    /**
                     * Application date
                     * Format: date
                     */
                    application_date?: string | null;
                    /**
                     * Available from
                     * Format: date
                     */
                    availability_date?: string | null;
                    /** Experience level */
                    expl_id?: number | null;
                    /** Comment */
                    candidate_comment2?: string | null;
                    /**
                     * @description As the specification's edit screen sends it; not needed.
                     * @constant
                     */
                    _method?: "PUT";
                    /** @description Accepted and not used. */
                    user_id?: number;
                    /** @description Accepted and not used. */
                    role_id?: number;
                };
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your profile has been saved.",
                     *       "data": {
                     *         "candidate_id": 7,
                     *         "user_id": 12,
                     *         "role_id": 2,
                     *         "full_name": "Sara Khalil",
                     *         "first_name": "Sara",
                     *         "last_name": "Khalil",
                     *         "designation": "Mathematics teacher",
                     *         "phone_code": "+971",
                     *         "phone1": "501234567",
                     *         "first_name_ar": "سارة",
                     *         "last_name_ar": "خليل",
                     *         "candidate_cv": "/api/document/31/sara-khalil-cv.pdf",
                     *         "candidate_picture": "/storage/9f31c2.jpg",
                     *         "gender": "F",
                     *         "candidate_dob": "1990-05-14",
                     *         "marital_status": 1,
                     *         "kids_num": 2,
                     *         "years_of_experience": 8,
                     *         "highest_qualification": "Master of Education",
                     *         "country_id": 8,
                     *         "email1": "sara.khalil@example.com",
                     *         "address": "14 Palm Street, Dubai",
                     *         "current_country": "United Arab Emirates",
                     *         "current_city": "Dubai",
                     *         "candidate_comment1": "I teach mathematics so that nobody is afraid of it.",
                     *         "educations": [
                     *           {
                     *             "ced_level": 4,
                     *             "ced_major": "Mathematics",
                     *             "institution_name": "University of Jordan",
                     *             "graduation_attainment": "Distinction",
                     *             "year_graduation": "2012-06-30",
                     *             "graduation_gps": 3.7
                     *           }
                     *         ],
                     *         "certificates": [
                     *           {
                     *             "cert_id": 3,
                     *             "cert_type_id": 1,
                     *             "institution_name": "University of Nottingham",
                     *             "issue_date": "2015-07-01",
                     *             "exp_date": "2030-07-01"
                     *           }
                     *         ],
                     *         "experiences": [
                     *           {
                     *             "school_name": "Palm Valley School",
                     *             "position_title": "Mathematics teacher",
                     *             "country_id": 1,
                     *             "start_date": "2018-08-20",
                     *             "end_date": null,
                     *             "is_current": true,
                     *             "curriculum_id": 1,
                     *             "subject_id": 4,
                     *             "job_summary": "Diploma Programme, higher level."
                     *           }
                     *         ],
                     *         "expected_salary": 180000,
                     *         "notice_period": 60,
                     *         "employmenttype_id": 1,
                     *         "preferred_locations": [
                     *           2,
                     *           3
                     *         ],
                     *         "languages": [
                     *           {
                     *             "lang_id": 1,
                     *             "lang_proficiency_id": 6
                     *           }
                     *         ],
                     *         "skill_id": [
                     *           3,
                     *           8
                     *         ],
                     *         "skills": [
                     *           {
                     *             "skill_id": 3,
                     *             "skill_desc": "Classroom management"
                     *           },
                     *           {
                     *             "skill_id": 8,
                     *             "skill_desc": "Differentiated instruction"
                     *           }
                     *         ],
                     *         "candidate_dox": [
                     *           {
                     *             "doc_type": "CV",
                     *             "doc_name": "sara-khalil-cv.pdf",
                     *             "doc_path": "/api/document/31/sara-khalil-cv.pdf",
                     *             "created_at": "2026-02-03T08:40:00.000Z"
                     *           }
                     *         ],
                     *         "created_at": "2026-02-03T08:40:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Candidate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_method": "PUT",
                 *       "designation": "Head of Mathematics",
                 *       "skill_id": [
                 *         3,
                 *         8
                 *       ]
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * Profile photo
                     * @description image/jpeg, image/png, image/gif, at most 2097152 bytes; or the address of a stored file, which keeps it
                     */
                    candidate_picture?: Blob | null;
                    /**
                     * Cover
                     * @description image/jpeg, image/png, image/gif, at most 2097152 bytes; or the address of a stored file, which keeps it
                     */
                    candidate_cover?: Blob | null;
                    /** First name */
                    first_name?: string | null;
                    /** Last name */
                    last_name?: string | null;
                    /** First name in Arabic */
                    first_name_ar?: string | null;
                    /** Last name in Arabic */
                    last_name_ar?: string | null;
                    /** Designation */
                    designation?: string | null;
                    /** Highest qualification */
                    highest_qualification?: string | null;
                    /** Years of experience */
                    years_of_experience?: number | null;
                    /**
                     * Date of birth
                     * Format: date
                     */
                    candidate_dob?: string | null;
                    /**
                     * Gender
                     * @enum {string|null}
                     */
                    gender?: "M" | "F" | null;
                    /** Nationality */
                    country_id?: number | null;
                    /** Current country */
                    current_country?: string | null;
                    /** Current city */
                    current_city?: string | null;
                    /** Languages */
                    language?: {
                        /** Language */
                        lang_id: number;
                        /** Proficiency */
                        lang_proficiency_id: number;
                    }[] | null;
                    /**
                     * Contact e-mail
                     * Format: email
                     */
                    email1?: string | null;
                    /** Phone number */
                    phone1?: string | null;
                    /** About Me */
                    candidate_comment1?: string | null;
                    /** Skills */
                    skill_id?: number[] | null;
                    /** Certifications */
                    certificate?: {
                        /** Certificate type */
                        cert_type_id: number;
                        /** Issuing authority */
                        institution_name: string;
                        /**
                         * Issue date
                         * Format: date
                         */
                        issue_date: string;
                        /**
                         * Expiry date
                         * Format: date
                         */
                        exp_date: string;
                    }[] | null;
                    /** Experience */
                    experience?: {
                        /** School name */
                        school_name?: string;
                        /** Position title */
                        position_title?: string;
                        /** Country */
                        country_id?: number;
                        /**
                         * Start date
                         * Format: date
                         */
                        start_date?: string;
                        /**
                         * End date
                         * Format: date
                         */
                        end_date?: string;
                        /**
                         * Currently Working Here
                         * @default false
                         */
                        is_current?: boolean;
                        /** Curriculum type */
                        curriculum_id?: number;
                        /** Subjects taught */
                        subject_id?: number;
                        /** Job summary */
                        job_summary?: string;
                    }[] | null;
                    /** Education */
                    education?: {
                        /** Degree level */
                        ced_level: number;
                        /** Field of study */
                        ced_major: string;
                        /** Institution name */
                        institution_name: string;
                        /** Graduation attainment level */
                        graduation_attainment?: string;
                        /**
                         * Year of graduation
                         * Format: date
                         */
                        year_graduation: string;
                        /** GPA/Grade */
                        graduation_gps: number;
                    }[] | null;
                    /**
                     * Code
                     * @default +966
                     * @enum {string|null}
                     */
                    phone_code?: "+966" | "+971" | "+974" | "+965" | "+973" | "+968" | "+93" | "+355" | "+213" | "+376" | "+244" | "+54" | "+374" | "+61" | "+43" | "+994" | "+880" | "+375" | "+32" | "+501" | "+229" | "+975" | "+591" | "+387" | "+267" | "+55" | "+673" | "+359" | "+226" | "+257" | "+855" | "+237" | "+238" | "+236" | "+235" | "+56" | "+86" | "+57" | "+269" | "+506" | "+225" | "+385" | "+53" | "+357" | "+420" | "+243" | "+45" | "+253" | "+593" | "+20" | "+503" | "+240" | "+291" | "+372" | "+268" | "+251" | "+679" | "+358" | "+33" | "+241" | "+220" | "+995" | "+49" | "+233" | "+350" | "+30" | "+502" | "+224" | "+245" | "+592" | "+509" | "+504" | "+852" | "+36" | "+354" | "+91" | "+62" | "+98" | "+964" | "+353" | "+39" | "+81" | "+962" | "+254" | "+686" | "+383" | "+996" | "+856" | "+371" | "+961" | "+266" | "+231" | "+218" | "+423" | "+370" | "+352" | "+853" | "+261" | "+265" | "+60" | "+960" | "+223" | "+356" | "+692" | "+222" | "+230" | "+52" | "+691" | "+373" | "+377" | "+976" | "+382" | "+212" | "+258" | "+95" | "+264" | "+977" | "+31" | "+64" | "+505" | "+227" | "+234" | "+850" | "+389" | "+47" | "+92" | "+680" | "+970" | "+507" | "+675" | "+595" | "+51" | "+63" | "+48" | "+351" | "+242" | "+40" | "+7" | "+250" | "+685" | "+378" | "+221" | "+381" | "+248" | "+232" | "+65" | "+421" | "+386" | "+677" | "+252" | "+27" | "+82" | "+211" | "+34" | "+94" | "+249" | "+597" | "+46" | "+41" | "+963" | "+239" | "+886" | "+992" | "+255" | "+66" | "+670" | "+228" | "+676" | "+216" | "+993" | "+688" | "+90" | "+256" | "+380" | "+44" | "+1" | "+598" | "+998" | "+678" | "+58" | "+84" | "+967" | "+260" | "+263" | null;
                    /**
                     * Resume
                     * @description application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document, at most 5242880 bytes; or the address of a stored file, which keeps it
                     */
                    candidate_cv?: Blob | null;
                    /**
                     * Marital status
                     * @default 0
                     * @enum {integer|null}
                     */
                    marital_status?: 0 | 1 | null;
                    /** Number of kids */
                    kids_num?: number | null;
                    /**
                     * Alternate e-mail
                     * Format: email
                     */
                    email2?: string | null;
                    /** Alternate phone */
                    phone2?: string | null;
                    /** Address */
                    address?: string | null;
                    /** Expected salary */
                    expected_salary?: number | null;
                    /** Notice period (days) */
                    notice_period?: number | null;
                    /** Employment type */
                    employmenttype_id?: number | null;
                    /** Preferred locations */
                    preferred_locations?: number[] | null;
                    /**
                     * Document
                     * @description application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document, at most 5242880 bytes; or the address of a stored file, which keeps it
                     */
                    candidate_dox?: Blob | null;
                    /** Status */
                    candidate_status?: string | null;
                    /**
                     * Application date
                     * Format: date
                     */
                    application_date?: string | null;
                    /**
                     * Available from
                     * Format: date
                     */
                    availability_date?: string | null;
                    /** Experience level */
                    expl_id?: number | null;
                    /** Comment */
                    candidate_comment2?: string | null;
                    /**
                     * @description As the specification's edit screen sends it; not needed.
                     * @constant
                     */
                    _method?: "PUT";
                    /** @description Accepted and not used. */
                    user_id?: number;
                    /** @description Accepted and not used. */
                    role_id?: number;
                };
                /**
                 * @example {
                 *       "designation": "Head of Mathematics",
                 *       "skill_id": [
                 *         3,
                 *         8
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * Profile photo
                     * Format: uri-reference
                     * @description The address of a stored file keeps it.
                     */
                    candidate_picture?: string | null;
                    /**
                     * Cover
                     * Format: uri-reference
                     * @description The address of a stored file keeps it.
                     */
                    candidate_cover?: string | null;
                    /** First name */
                    first_name?: string | null;
                    /** Last name */
                    last_name?: string | null;
                    /** First name in Arabic */
                    first_name_ar?: string | null;
                    /** Last name in Arabic */
                    last_name_ar?: string | null;
                    /** Designation */
                    designation?: string | null;
                    /** Highest qualification */
                    highest_qualification?: string | null;
                    /** Years of experience */
                    years_of_experience?: number | null;
                    /**
                     * Date of birth
                     * Format: date
                     */
                    candidate_dob?: string | null;
                    /**
                     * Gender
                     * @enum {string|null}
                     */
                    gender?: "M" | "F" | null;
                    /** Nationality */
                    country_id?: number | null;
                    /** Current country */
                    current_country?: string | null;
                    /** Current city */
                    current_city?: string | null;
                    /** Languages */
                    language?: {
                        /** Language */
                        lang_id: number;
                        /** Proficiency */
                        lang_proficiency_id: number;
                    }[] | null;
                    /**
                     * Contact e-mail
                     * Format: email
                     */
                    email1?: string | null;
                    /** Phone number */
                    phone1?: string | null;
                    /** About Me */
                    candidate_comment1?: string | null;
                    /** Skills */
                    skill_id?: number[] | null;
                    /** Certifications */
                    certificate?: {
                        /** Certificate type */
                        cert_type_id: number;
                        /** Issuing authority */
                        institution_name: string;
                        /**
                         * Issue date
                         * Format: date
                         */
                        issue_date: string;
                        /**
                         * Expiry date
                         * Format: date
                         */
                        exp_date: string;
                    }[] | null;
                    /** Experience */
                    experience?: {
                        /** School name */
                        school_name?: string;
                        /** Position title */
                        position_title?: string;
                        /** Country */
                        country_id?: number;
                        /**
                         * Start date
                         * Format: date
                         */
                        start_date?: string;
                        /**
                         * End date
                         * Format: date
                         */
                        end_date?: string;
                        /**
                         * Currently Working Here
                         * @default false
                         */
                        is_current?: boolean;
                        /** Curriculum type */
                        curriculum_id?: number;
                        /** Subjects taught */
                        subject_id?: number;
                        /** Job summary */
                        job_summary?: string;
                    }[] | null;
                    /** Education */
                    education?: {
                        /** Degree level */
                        ced_level: number;
                        /** Field of study */
                        ced_major: string;
                        /** Institution name */
                        institution_name: string;
                        /** Graduation attainment level */
                        graduation_attainment?: string;
                        /**
                         * Year of graduation
                         * Format: date
                         */
                        year_graduation: string;
                        /** GPA/Grade */
                        graduation_gps: number;
                    }[] | null;
                    /**
                     * Code
                     * @default +966
                     * @enum {string|null}
                     */
                    phone_code?: "+966" | "+971" | "+974" | "+965" | "+973" | "+968" | "+93" | "+355" | "+213" | "+376" | "+244" | "+54" | "+374" | "+61" | "+43" | "+994" | "+880" | "+375" | "+32" | "+501" | "+229" | "+975" | "+591" | "+387" | "+267" | "+55" | "+673" | "+359" | "+226" | "+257" | "+855" | "+237" | "+238" | "+236" | "+235" | "+56" | "+86" | "+57" | "+269" | "+506" | "+225" | "+385" | "+53" | "+357" | "+420" | "+243" | "+45" | "+253" | "+593" | "+20" | "+503" | "+240" | "+291" | "+372" | "+268" | "+251" | "+679" | "+358" | "+33" | "+241" | "+220" | "+995" | "+49" | "+233" | "+350" | "+30" | "+502" | "+224" | "+245" | "+592" | "+509" | "+504" | "+852" | "+36" | "+354" | "+91" | "+62" | "+98" | "+964" | "+353" | "+39" | "+81" | "+962" | "+254" | "+686" | "+383" | "+996" | "+856" | "+371" | "+961" | "+266" | "+231" | "+218" | "+423" | "+370" | "+352" | "+853" | "+261" | "+265" | "+60" | "+960" | "+223" | "+356" | "+692" | "+222" | "+230" | "+52" | "+691" | "+373" | "+377" | "+976" | "+382" | "+212" | "+258" | "+95" | "+264" | "+977" | "+31" | "+64" | "+505" | "+227" | "+234" | "+850" | "+389" | "+47" | "+92" | "+680" | "+970" | "+507" | "+675" | "+595" | "+51" | "+63" | "+48" | "+351" | "+242" | "+40" | "+7" | "+250" | "+685" | "+378" | "+221" | "+381" | "+248" | "+232" | "+65" | "+421" | "+386" | "+677" | "+252" | "+27" | "+82" | "+211" | "+34" | "+94" | "+249" | "+597" | "+46" | "+41" | "+963" | "+239" | "+886" | "+992" | "+255" | "+66" | "+670" | "+228" | "+676" | "+216" | "+993" | "+688" | "+90" | "+256" | "+380" | "+44" | "+1" | "+598" | "+998" | "+678" | "+58" | "+84" | "+967" | "+260" | "+263" | null;
                    /**
                     * Resume
                     * Format: uri-reference
                     * @description The address of a stored file keeps it.
                     */
                    candidate_cv?: string | null;
                    /**
                     * Marital status
                     * @default 0
                     * @enum {integer|null}
                     */
                    marital_status?: 0 | 1 | null;
                    /** Number of kids */
                    kids_num?: number | null;
                    /**
                     * Alternate e-mail
                     * Format: email
                     */
                    email2?: string | null;
                    /** Alternate phone */
                    phone2?: string | null;
                    /** Address */
                    address?: string | null;
                    /** Expected salary */
                    expected_salary?: number | null;
                    /** Notice period (days) */
                    notice_period?: number | null;
                    /** Employment type */
                    employmenttype_id?: number | null;
                    /** Preferred locations */
                    preferred_locations?: number[] | null;
                    /**
                     * Document
                     * Format: uri-reference
                     * @description The address of a stored file keeps it.
                     */
                    candidate_dox?: string | null;
                    /** Status */
                    candidate_status?: string | null;
                    /**
                     * Application date
                     * Format: date
                     */
                    application_date?: string | null;
                    /**
                     * Available from
                     * Format: date
                     */
                    availability_date?: string | null;
                    /** Experience level */
                    expl_id?: number | null;
                    /** Comment */
                    candidate_comment2?: string | null;
                    /**
                     * @description As the specification's edit screen sends it; not needed.
                     * @constant
                     */
                    _method?: "PUT";
                    /** @description Accepted and not used. */
                    user_id?: number;
                    /** @description Accepted and not used. */
                    role_id?: number;
                };
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your profile has been saved.",
                     *       "data": {
                     *         "candidate_id": 7,
                     *         "user_id": 12,
                     *         "role_id": 2,
                     *         "full_name": "Sara Khalil",
                     *         "first_name": "Sara",
                     *         "last_name": "Khalil",
                     *         "designation": "Mathematics teacher",
                     *         "phone_code": "+971",
                     *         "phone1": "501234567",
                     *         "first_name_ar": "سارة",
                     *         "last_name_ar": "خليل",
                     *         "candidate_cv": "/api/document/31/sara-khalil-cv.pdf",
                     *         "candidate_picture": "/storage/9f31c2.jpg",
                     *         "gender": "F",
                     *         "candidate_dob": "1990-05-14",
                     *         "marital_status": 1,
                     *         "kids_num": 2,
                     *         "years_of_experience": 8,
                     *         "highest_qualification": "Master of Education",
                     *         "country_id": 8,
                     *         "email1": "sara.khalil@example.com",
                     *         "address": "14 Palm Street, Dubai",
                     *         "current_country": "United Arab Emirates",
                     *         "current_city": "Dubai",
                     *         "candidate_comment1": "I teach mathematics so that nobody is afraid of it.",
                     *         "educations": [
                     *           {
                     *             "ced_level": 4,
                     *             "ced_major": "Mathematics",
                     *             "institution_name": "University of Jordan",
                     *             "graduation_attainment": "Distinction",
                     *             "year_graduation": "2012-06-30",
                     *             "graduation_gps": 3.7
                     *           }
                     *         ],
                     *         "certificates": [
                     *           {
                     *             "cert_id": 3,
                     *             "cert_type_id": 1,
                     *             "institution_name": "University of Nottingham",
                     *             "issue_date": "2015-07-01",
                     *             "exp_date": "2030-07-01"
                     *           }
                     *         ],
                     *         "experiences": [
                     *           {
                     *             "school_name": "Palm Valley School",
                     *             "position_title": "Mathematics teacher",
                     *             "country_id": 1,
                     *             "start_date": "2018-08-20",
                     *             "end_date": null,
                     *             "is_current": true,
                     *             "curriculum_id": 1,
                     *             "subject_id": 4,
                     *             "job_summary": "Diploma Programme, higher level."
                     *           }
                     *         ],
                     *         "expected_salary": 180000,
                     *         "notice_period": 60,
                     *         "employmenttype_id": 1,
                     *         "preferred_locations": [
                     *           2,
                     *           3
                     *         ],
                     *         "languages": [
                     *           {
                     *             "lang_id": 1,
                     *             "lang_proficiency_id": 6
                     *           }
                     *         ],
                     *         "skill_id": [
                     *           3,
                     *           8
                     *         ],
                     *         "skills": [
                     *           {
                     *             "skill_id": 3,
                     *             "skill_desc": "Classroom management"
                     *           },
                     *           {
                     *             "skill_id": 8,
                     *             "skill_desc": "Differentiated instruction"
                     *           }
                     *         ],
                     *         "candidate_dox": [
                     *           {
                     *             "doc_type": "CV",
                     *             "doc_name": "sara-khalil-cv.pdf",
                     *             "doc_path": "/api/document/31/sara-khalil-cv.pdf",
                     *             "created_at": "2026-02-03T08:40:00.000Z"
                     *           }
                     *         ],
                     *         "created_at": "2026-02-03T08:40:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Candidate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The profile has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMySchool: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your school.",
                     *       "data": {
                     *         "school_id": 5,
                     *         "school_name": "Palm Valley School",
                     *         "school_logo": "/storage/77ab10.png",
                     *         "school_type": "international",
                     *         "year_established": "2004",
                     *         "contact_email": "office@palmvalley.example",
                     *         "contact_phone": "97142345678",
                     *         "website": "https://palmvalley.example",
                     *         "country_id": 1,
                     *         "country": {
                     *           "country_id": 1,
                     *           "name_en": "United Arab Emirates"
                     *         },
                     *         "city": "Dubai",
                     *         "address": "3 Garden Road, Al Barsha",
                     *         "curriculum_offered": [
                     *           1,
                     *           2
                     *         ],
                     *         "primary_language_id": 2,
                     *         "grade_levels": [
                     *           9,
                     *           10,
                     *           11
                     *         ],
                     *         "total_teachers": 96,
                     *         "minimum_qualification_id": 3,
                     *         "minimum_experience": 2,
                     *         "school_description": "Palm Valley School is an international day school in Dubai. Twelve hundred students from sixty countries learn here in small classes, with a garden in the middle of the campus.",
                     *         "mission_statement": "Every child is known.",
                     *         "core_values": "Curiosity, courage, kindness.",
                     *         "school_photos": [
                     *           "/storage/51c0de.jpg"
                     *         ],
                     *         "school_brochure": "/api/document/44/brochure.pdf",
                     *         "open_vacancies": 5,
                     *         "created_at": "2026-01-11T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["School"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSchools: {
        parameters: {
            query?: {
                /** @description Schools whose name or city contains this, whatever the case. */
                search?: string;
                /** @description In one of these countries. */
                country_id?: number[];
                /** @description In one of these cities. */
                city?: string[];
                /** @description With one of these curricula. */
                curriculum_offered?: number[];
                /** @description Of this type. */
                school_type?: "public" | "private" | "international";
                /** @description What comes first; a minus turns the order. */
                sort?: "school_name" | "-school_name" | "open_vacancies" | "-open_vacancies" | "created_at" | "-created_at";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of schools. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Schools.",
                     *       "data": [
                     *         {
                     *           "school_id": 5,
                     *           "school_name": "Palm Valley School",
                     *           "school_logo": "/storage/77ab10.png",
                     *           "school_type": "international",
                     *           "year_established": "2004",
                     *           "contact_email": "office@palmvalley.example",
                     *           "contact_phone": "97142345678",
                     *           "website": "https://palmvalley.example",
                     *           "country_id": 1,
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "city": "Dubai",
                     *           "address": "3 Garden Road, Al Barsha",
                     *           "curriculum_offered": [
                     *             1,
                     *             2
                     *           ],
                     *           "school_description": "Palm Valley School is an international day school in Dubai. Twelve hundred students from sixty countries learn here in small classes, with a garden in the middle of the campus.",
                     *           "open_vacancies": 5,
                     *           "created_at": "2026-01-11T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["SchoolRow"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSchool: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": 20,
                 *       "role_id": 3,
                 *       "school_name": "Palm Valley School",
                 *       "school_type": "international",
                 *       "year_established": "2004",
                 *       "contact_email": "office@palmvalley.example",
                 *       "contact_phone": "97142345678",
                 *       "website": "https://palmvalley.example",
                 *       "country_id": 1,
                 *       "city": "Dubai",
                 *       "address": "3 Garden Road, Al Barsha",
                 *       "curriculum_offered": [
                 *         1,
                 *         2
                 *       ],
                 *       "primary_language_id": 2,
                 *       "additional_languages": [
                 *         1
                 *       ],
                 *       "grade_levels": [
                 *         9,
                 *         10,
                 *         11
                 *       ],
                 *       "total_student_count": 1200,
                 *       "average_class_size": 22,
                 *       "accreditation": [
                 *         1
                 *       ],
                 *       "ministry_license_number": "KHDA-20714",
                 *       "license_expiry_date": "2028-08-31",
                 *       "school_rating": "very_good",
                 *       "total_teachers": 96,
                 *       "international_teachers": 71,
                 *       "administrative_staff": 24,
                 *       "minimum_qualification_id": 3,
                 *       "minimum_experience": 2,
                 *       "facility": [
                 *         1,
                 *         4
                 *       ],
                 *       "technology_level": "infusion",
                 *       "student_device_programs": [
                 *         1
                 *       ],
                 *       "contract_duration": "2_years",
                 *       "working_hours": "7:30 to 15:30",
                 *       "working_days": [
                 *         2,
                 *         3,
                 *         4,
                 *         5,
                 *         6
                 *       ],
                 *       "visa_sponsorship": 1,
                 *       "probation_period": "3 months",
                 *       "academic_calendar": 1,
                 *       "salary_range_min": 120000,
                 *       "salary_range_max": 220000,
                 *       "salary_currency": "AED",
                 *       "tax_status": "non_taxable",
                 *       "housing_benefit": "provided",
                 *       "transport_allowance": "allowance",
                 *       "benefits": [
                 *         1,
                 *         2
                 *       ],
                 *       "school_description": "Palm Valley School is an international day school in Dubai. Twelve hundred students from sixty countries learn here in small classes, with a garden in the middle of the campus.",
                 *       "mission_statement": "Every child is known.",
                 *       "core_values": "Curiosity, courage, kindness.",
                 *       "key_strength": [
                 *         1
                 *       ]
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * School logo
                     * @description image/jpeg, image/png, image/webp, at most 2097152 bytes
                     */
                    school_logo?: Blob;
                    /** School name */
                    school_name: string;
                    /**
                     * School type
                     * @enum {string}
                     */
                    school_type: "public" | "private" | "international";
                    /** Year established */
                    year_established: string;
                    /**
                     * E-mail
                     * Format: email
                     */
                    contact_email: string;
                    /** Phone */
                    contact_phone: string;
                    /** Website */
                    website?: string;
                    /** Country */
                    country_id: number;
                    /** City */
                    city: string;
                    /** Address */
                    address?: string;
                    /** Postal code */
                    postal_code?: string;
                    /** Map location */
                    map_location?: string;
                    /** Curriculum offered */
                    curriculum_offered: number[];
                    /** Primary language */
                    primary_language_id: number;
                    /** Additional languages */
                    additional_languages?: number[];
                    /** Grade levels */
                    grade_levels: number[];
                    /** Total student count */
                    total_student_count?: number;
                    /** Average class size */
                    average_class_size?: number;
                    /** Accreditation */
                    accreditation?: number[];
                    /** Other accreditation */
                    other_accreditation?: string;
                    /** Ministry license number */
                    ministry_license_number: string;
                    /**
                     * License expiry date
                     * Format: date
                     */
                    license_expiry_date: string;
                    /**
                     * School rating
                     * @enum {string}
                     */
                    school_rating?: "excellent" | "very_good" | "good" | "average" | "poor";
                    /** Total teachers */
                    total_teachers: number;
                    /** International teachers */
                    international_teachers?: number;
                    /** Administrative staff */
                    administrative_staff?: number;
                    /** Minimum qualification */
                    minimum_qualification_id: number;
                    /** Minimum experience (years) */
                    minimum_experience: number;
                    /** Preferred certifications */
                    preferred_certifications?: number[];
                    /** Language requirements */
                    language_requirements?: number[];
                    /** Campus size */
                    campus_size?: string;
                    /** Facilities */
                    facility?: number[];
                    /** Other facilities */
                    other_facilities?: string;
                    /**
                     * Technology level
                     * @enum {string}
                     */
                    technology_level?: "entry" | "adoption" | "adaptation" | "infusion" | "transformation";
                    /** Student device programs */
                    student_device_programs?: number[];
                    /** Learning platform */
                    learning_platform?: string;
                    /**
                     * Contract duration
                     * @enum {string}
                     */
                    contract_duration: "6_months" | "1_year" | "2_years" | "3_years" | "5_years" | "more_than_5_years";
                    /** Working hours */
                    working_hours: string;
                    /** Working days */
                    working_days: number[];
                    /**
                     * Visa sponsorship
                     * @enum {integer}
                     */
                    visa_sponsorship: 1 | 0;
                    /** Probation period */
                    probation_period?: string;
                    /**
                     * Academic calendar
                     * @enum {integer}
                     */
                    academic_calendar: 1 | 0;
                    /** Minimum salary */
                    salary_range_min: number;
                    /** Maximum salary */
                    salary_range_max: number;
                    /**
                     * Currency
                     * @default SAR
                     * @enum {string}
                     */
                    salary_currency: "SAR" | "AED" | "QAR" | "KWD" | "BHD" | "OMR" | "USD" | "EUR" | "GBP" | "PKR" | "INR" | "CAD" | "AUD" | "SGD" | "JPY" | "CNY";
                    /**
                     * Tax status
                     * @enum {string}
                     */
                    tax_status: "taxable" | "non_taxable";
                    /**
                     * Housing benefit
                     * @enum {string}
                     */
                    housing_benefit?: "provided" | "allowance" | "not_provided" | "reimbursed" | "prefer_not_to_say";
                    /**
                     * Transport allowance
                     * @enum {string}
                     */
                    transport_allowance?: "provided" | "allowance" | "not_provided" | "reimbursed" | "prefer_not_to_say";
                    /** Benefits */
                    benefits?: number[];
                    /** Other benefits */
                    other_benefits?: string;
                    /** School description */
                    school_description: string;
                    /** Mission statement */
                    mission_statement?: string;
                    /** Vision statement */
                    vision_statement?: string;
                    /** Core values */
                    core_values?: string;
                    /** Key strengths */
                    key_strength?: number[];
                    /** Special program */
                    special_program?: string;
                    /** School photos */
                    school_photos?: Blob[];
                    /** Campus video link */
                    campus_video_url?: string;
                    /** Virtual tour link */
                    virtual_tour_url?: string;
                    /**
                     * Brochure
                     * @description application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document, at most 5242880 bytes
                     */
                    school_brochure?: Blob;
                    /** Facebook */
                    facebook_url?: string;
                    /** Twitter */
                    twitter_url?: string;
                    /** Instagram */
                    instagram_url?: string;
                    /** LinkedIn */
                    linkedin_url?: string;
                    /** YouTube */
                    youtube_url?: string;
                    /** @description Accepted and not used; the session says whose profile it is. */
                    user_id?: number;
                    /** @description Accepted and not used. */
                    role_id?: number;
                };
            };
        };
        responses: {
            /** @description The new profile. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your school profile has been saved.",
                     *       "data": {
                     *         "school_id": 5,
                     *         "school_name": "Palm Valley School",
                     *         "school_logo": "/storage/77ab10.png",
                     *         "school_type": "international",
                     *         "year_established": "2004",
                     *         "contact_email": "office@palmvalley.example",
                     *         "contact_phone": "97142345678",
                     *         "website": "https://palmvalley.example",
                     *         "country_id": 1,
                     *         "country": {
                     *           "country_id": 1,
                     *           "name_en": "United Arab Emirates"
                     *         },
                     *         "city": "Dubai",
                     *         "address": "3 Garden Road, Al Barsha",
                     *         "curriculum_offered": [
                     *           1,
                     *           2
                     *         ],
                     *         "primary_language_id": 2,
                     *         "grade_levels": [
                     *           9,
                     *           10,
                     *           11
                     *         ],
                     *         "total_teachers": 96,
                     *         "minimum_qualification_id": 3,
                     *         "minimum_experience": 2,
                     *         "school_description": "Palm Valley School is an international day school in Dubai. Twelve hundred students from sixty countries learn here in small classes, with a garden in the middle of the campus.",
                     *         "mission_statement": "Every child is known.",
                     *         "core_values": "Curiosity, courage, kindness.",
                     *         "school_photos": [
                     *           "/storage/51c0de.jpg"
                     *         ],
                     *         "school_brochure": "/api/document/44/brochure.pdf",
                     *         "open_vacancies": 5,
                     *         "created_at": "2026-01-11T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["School"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The school.",
                     *       "data": {
                     *         "school_id": 5,
                     *         "school_name": "Palm Valley School",
                     *         "school_logo": "/storage/77ab10.png",
                     *         "school_type": "international",
                     *         "year_established": "2004",
                     *         "contact_email": "office@palmvalley.example",
                     *         "contact_phone": "97142345678",
                     *         "website": "https://palmvalley.example",
                     *         "country_id": 1,
                     *         "country": {
                     *           "country_id": 1,
                     *           "name_en": "United Arab Emirates"
                     *         },
                     *         "city": "Dubai",
                     *         "address": "3 Garden Road, Al Barsha",
                     *         "curriculum_offered": [
                     *           1,
                     *           2
                     *         ],
                     *         "primary_language_id": 2,
                     *         "grade_levels": [
                     *           9,
                     *           10,
                     *           11
                     *         ],
                     *         "total_teachers": 96,
                     *         "minimum_qualification_id": 3,
                     *         "minimum_experience": 2,
                     *         "school_description": "Palm Valley School is an international day school in Dubai. Twelve hundred students from sixty countries learn here in small classes, with a garden in the middle of the campus.",
                     *         "mission_statement": "Every child is known.",
                     *         "core_values": "Curiosity, courage, kindness.",
                     *         "school_photos": [
                     *           "/storage/51c0de.jpg"
                     *         ],
                     *         "school_brochure": "/api/document/44/brochure.pdf",
                     *         "open_vacancies": 5,
                     *         "created_at": "2026-01-11T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["School"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSchool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contact_phone": "97142345678",
                 *       "core_values": "Curiosity, courage, kindness."
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * School logo
                     * @description image/jpeg, image/png, image/webp, at most 2097152 bytes; or the address of a stored file, which keeps it
                     */
                    school_logo?: Blob | null;
                    /** School name */
                    school_name?: string | null;
                    /**
                     * School type
                     * @enum {string|null}
                     */
                    school_type?: "public" | "private" | "international" | null;
                    /** Year established */
                    year_established?: string | null;
                    /**
                     * E-mail
                     * Format: email
                     */
                    contact_email?: string | null;
                    /** Phone */
                    contact_phone?: string | null;
                    /** Website */
                    website?: string | null;
                    /** Country */
                    country_id?: number | null;
                    /** City */
                    city?: string | null;
                    /** Address */
                    address?: string | null;
                    /** Postal code */
                    postal_code?: string | null;
                    /** Map location */
                    map_location?: string | null;
                    /** Curriculum offered */
                    curriculum_offered?: number[] | null;
                    /** Primary language */
                    primary_language_id?: number | null;
                    /** Additional languages */
                    additional_languages?: number[] | null;
                    /** Grade levels */
                    grade_levels?: number[] | null;
                    /** Total student count */
                    total_student_count?: number | null;
                    /** Average class size */
                    average_class_size?: number | null;
                    /** Accreditation */
                    accreditation?: number[] | null;
                    /** Other accreditation */
                    other_accreditation?: string | null;
                    /** Ministry license number */
                    ministry_license_number?: string | null;
                    /**
                     * License expiry date
                     * Format: date
                     */
                    license_expiry_date?: string | null;
                    /**
                     * School rating
                     * @enum {string|null}
                     */
                    school_rating?: "excellent" | "very_good" | "good" | "average" | "poor" | null;
                    /** Total teachers */
                    total_teachers?: number | null;
                    /** International teachers */
                    international_teachers?: number | null;
                    /** Administrative staff */
                    administrative_staff?: number | null;
                    /** Minimum qualification */
                    minimum_qualification_id?: number | null;
                    /** Minimum experience (years) */
                    minimum_experience?: number | null;
                    /** Preferred certifications */
                    preferred_certifications?: number[] | null;
                    /** Language requirements */
                    language_requirements?: number[] | null;
                    /** Campus size */
                    campus_size?: string | null;
                    /** Facilities */
                    facility?: number[] | null;
                    /** Other facilities */
                    other_facilities?: string | null;
                    /**
                     * Technology level
                     * @enum {string|null}
                     */
                    technology_level?: "entry" | "adoption" | "adaptation" | "infusion" | "transformation" | null;
                    /** Student device programs */
                    student_device_programs?: number[] | null;
                    /** Learning platform */
                    learning_platform?: string | null;
                    /**
                     * Contract duration
                     * @enum {string|null}
                     */
                    contract_duration?: "6_months" | "1_year" | "2_years" | "3_years" | "5_years" | "more_than_5_years" | null;
                    /** Working hours */
                    working_hours?: string | null;
                    /** Working days */
                    working_days?: number[] | null;
                    /**
                     * Visa sponsorship
                     * @enum {integer|null}
                     */
                    visa_sponsorship?: 1 | 0 | null;
                    /** Probation period */
                    probation_period?: string | null;
                    /**
                     * Academic calendar
                     * @enum {integer|null}
                     */
                    academic_calendar?: 1 | 0 | null;
                    /** Minimum salary */
                    salary_range_min?: number | null;
                    /** Maximum salary */
                    salary_range_max?: number | null;
                    /**
                     * Currency
                     * @default SAR
                     * @enum {string|null}
                     */
                    salary_currency?: "SAR" | "AED" | "QAR" | "KWD" | "BHD" | "OMR" | "USD" | "EUR" | "GBP" | "PKR" | "INR" | "CAD" | "AUD" | "SGD" | "JPY" | "CNY" | null;
                    /**
                     * Tax status
                     * @enum {string|null}
                     */
                    tax_status?: "taxable" | "non_taxable" | null;
                    /**
                     * Housing benefit
                     * @enum {string|null}
                     */
                    housing_benefit?: "provided" | "allowance" | "not_provided" | "reimbursed" | "prefer_not_to_say" | null;
                    /**
                     * Transport allowance
                     * @enum {string|null}
                     */
                    transport_allowance?: "provided" | "allowance" | "not_provided" | "reimbursed" | "prefer_not_to_say" | null;
                    /** Benefits */
                    benefits?: number[] | null;
                    /** Other benefits */
                    other_benefits?: string | null;
                    /** School description */
                    school_description?: string | null;
                    /** Mission statement */
                    mission_statement?: string | null;
                    /** Vision statement */
                    vision_statement?: string | null;
                    /** Core values */
                    core_values?: string | null;
                    /** Key strengths */
                    key_strength?: number[] | null;
                    /** Special program */
                    special_program?: string | null;
                    /** School photos */
                    school_photos?: Blob[] | null;
                    /** Campus video link */
                    campus_video_url?: string | null;
                    /** Virtual tour link */
                    virtual_tour_url?: string | null;
                    /**
                     * Brochure
                     * @description application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document, at most 5242880 bytes; or the address of a stored file, which keeps it
                     */
                    school_brochure?: Blob | null;
                    /** Facebook */
                    facebook_url?: string | null;
                    /** Twitter */
                    twitter_url?: string | null;
                    /** Instagram */
                    instagram_url?: string | null;
                    /** LinkedIn */
                    linkedin_url?: string | null;
                    /** YouTube */
                    youtube_url?: string | null;
                    /** @description Accepted and not used. */
                    user_id?: number;
                    /** @description Accepted and not used. */
                    role_id?: number;
                };
                /**
                 * @example {
                 *       "contact_phone": "97142345678",
                 *       "core_values": "Curiosity, courage, kindness."
                 *     }
                 */
                "application/json": {
                    /**
                     * School logo
                     * Format: uri-reference
                     * @description The address of a stored file keeps it.
                     */
                    school_logo?: string | null;
                    /** School name */
                    school_name?: string | null;
                    /**
                     * School type
                     * @enum {string|null}
                     */
                    school_type?: "public" | "private" | "international" | null;
                    /** Year established */
                    year_established?: string | null;
                    /**
                     * E-mail
                     * Format: email
                     */
                    contact_email?: string | null;
                    /** Phone */
                    contact_phone?: string | null;
                    /** Website */
                    website?: string | null;
                    /** Country */
                    country_id?: number | null;
                    /** City */
                    city?: string | null;
                    /** Address */
                    address?: string | null;
                    /** Postal code */
                    postal_code?: string | null;
                    /** Map location */
                    map_location?: string | null;
                    /** Curriculum offered */
                    curriculum_offered?: number[] | null;
                    /** Primary language */
                    primary_language_id?: number | null;
                    /** Additional languages */
                    additional_languages?: number[] | null;
                    /** Grade levels */
                    grade_levels?: number[] | null;
                    /** Total student count */
                    total_student_count?: number | null;
                    /** Average class size */
                    average_class_size?: number | null;
                    /** Accreditation */
                    accreditation?: number[] | null;
                    /** Other accreditation */
                    other_accreditation?: string | null;
                    /** Ministry license number */
                    ministry_license_number?: string | null;
                    /**
                     * License expiry date
                     * Format: date
                     */
                    license_expiry_date?: string | null;
                    /**
                     * School rating
                     * @enum {string|null}
                     */
                    school_rating?: "excellent" | "very_good" | "good" | "average" | "poor" | null;
                    /** Total teachers */
                    total_teachers?: number | null;
                    /** International teachers */
                    international_teachers?: number | null;
                    /** Administrative staff */
                    administrative_staff?: number | null;
                    /** Minimum qualification */
                    minimum_qualification_id?: number | null;
                    /** Minimum experience (years) */
                    minimum_experience?: number | null;
                    /** Preferred certifications */
                    preferred_certifications?: number[] | null;
                    /** Language requirements */
                    language_requirements?: number[] | null;
                    /** Campus size */
                    campus_size?: string | null;
                    /** Facilities */
                    facility?: number[] | null;
                    /** Other facilities */
                    other_facilities?: string | null;
                    /**
                     * Technology level
                     * @enum {string|null}
                     */
                    technology_level?: "entry" | "adoption" | "adaptation" | "infusion" | "transformation" | null;
                    /** Student device programs */
                    student_device_programs?: number[] | null;
                    /** Learning platform */
                    learning_platform?: string | null;
                    /**
                     * Contract duration
                     * @enum {string|null}
                     */
                    contract_duration?: "6_months" | "1_year" | "2_years" | "3_years" | "5_years" | "more_than_5_years" | null;
                    /** Working hours */
                    working_hours?: string | null;
                    /** Working days */
                    working_days?: number[] | null;
                    /**
                     * Visa sponsorship
                     * @enum {integer|null}
                     */
                    visa_sponsorship?: 1 | 0 | null;
                    /** Probation period */
                    probation_period?: string | null;
                    /**
                     * Academic calendar
                     * @enum {integer|null}
                     */
                    academic_calendar?: 1 | 0 | null;
                    /** Minimum salary */
                    salary_range_min?: number | null;
                    /** Maximum salary */
                    salary_range_max?: number | null;
                    /**
                     * Currency
                     * @default SAR
                     * @enum {string|null}
                     */
                    salary_currency?: "SAR" | "AED" | "QAR" | "KWD" | "BHD" | "OMR" | "USD" | "EUR" | "GBP" | "PKR" | "INR" | "CAD" | "AUD" | "SGD" | "JPY" | "CNY" | null;
                    /**
                     * Tax status
                     * @enum {string|null}
                     */
                    tax_status?: "taxable" | "non_taxable" | null;
                    /**
                     * Housing benefit
                     * @enum {string|null}
                     */
                    housing_benefit?: "provided" | "allowance" | "not_provided" | "reimbursed" | "prefer_not_to_say" | null;
                    /**
                     * Transport allowance
                     * @enum {string|null}
                     */
                    transport_allowance?: "provided" | "allowance" | "not_provided" | "reimbursed" | "prefer_not_to_say" | null;
                    /** Benefits */
                    benefits?: number[] | null;
                    /** Other benefits */
                    other_benefits?: string | null;
                    /** School description */
                    school_description?: string | null;
                    /** Mission statement */
                    mission_statement?: string | null;
                    /** Vision statement */
                    vision_statement?: string | null;
                    /** Core values */
                    core_values?: string | null;
                    /** Key strengths */
                    key_strength?: number[] | null;
                    /** Special program */
                    special_program?: string | null;
                    /** School photos */
                    school_photos?: string[] | null;
                    /** Campus video link */
                    campus_video_url?: string | null;
                    /** Virtual tour link */
                    virtual_tour_url?: string | null;
                    /**
                     * Brochure
                     * Format: uri-reference
                     * @description The address of a stored file keeps it.
                     */
                    school_brochure?: string | null;
                    /** Facebook */
                    facebook_url?: string | null;
                    /** Twitter */
                    twitter_url?: string | null;
                    /** Instagram */
                    instagram_url?: string | null;
                    /** LinkedIn */
                    linkedin_url?: string | null;
                    /** YouTube */
                    youtube_url?: string | null;
                    /** @description Accepted and not used. */
                    user_id?: number;
                    /** @description Accepted and not used. */
                    role_id?: number;
                };
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your school profile has been saved.",
                     *       "data": {
                     *         "school_id": 5,
                     *         "school_name": "Palm Valley School",
                     *         "school_logo": "/storage/77ab10.png",
                     *         "school_type": "international",
                     *         "year_established": "2004",
                     *         "contact_email": "office@palmvalley.example",
                     *         "contact_phone": "97142345678",
                     *         "website": "https://palmvalley.example",
                     *         "country_id": 1,
                     *         "country": {
                     *           "country_id": 1,
                     *           "name_en": "United Arab Emirates"
                     *         },
                     *         "city": "Dubai",
                     *         "address": "3 Garden Road, Al Barsha",
                     *         "curriculum_offered": [
                     *           1,
                     *           2
                     *         ],
                     *         "primary_language_id": 2,
                     *         "grade_levels": [
                     *           9,
                     *           10,
                     *           11
                     *         ],
                     *         "total_teachers": 96,
                     *         "minimum_qualification_id": 3,
                     *         "minimum_experience": 2,
                     *         "school_description": "Palm Valley School is an international day school in Dubai. Twelve hundred students from sixty countries learn here in small classes, with a garden in the middle of the campus.",
                     *         "mission_statement": "Every child is known.",
                     *         "core_values": "Curiosity, courage, kindness.",
                     *         "school_photos": [
                     *           "/storage/51c0de.jpg"
                     *         ],
                     *         "school_brochure": "/api/document/44/brochure.pdf",
                     *         "open_vacancies": 5,
                     *         "created_at": "2026-01-11T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["School"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSchool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The school profile has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchoolMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The numbers.",
                     *       "data": {
                     *         "total_applications": 37,
                     *         "active_vacancies": 5,
                     *         "profile_views": 212,
                     *         "plan": "basic",
                     *         "featured_this_month": 1,
                     *         "featured_per_month": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["SchoolMetrics"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVacancies: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description Vacancies whose title contains this, whatever the case. */
                title?: string;
                /** @description In one of these countries. */
                country_id?: number[];
                /** @description In one of these cities. */
                city?: string[];
                /** @description With one of these curricula. */
                curriculum_id?: number[];
                /** @description Whose salary range reaches this. A hidden one fits any. */
                salary_min?: number;
                /** @description Whose salary range begins at or below this. A hidden one fits any. */
                salary_max?: number;
                /** @description Of this type. */
                position_type?: "full_time" | "part_time" | "contract" | "internship";
                /** @description Of this school. */
                school_id?: number;
                /** @description In this state; others than open only among one's own. */
                status?: "open" | "closed" | "expired";
                /** @description What comes first; a minus turns the order. Not by salary, which would reveal hidden ranges. */
                sort?: "created_at" | "-created_at" | "application_deadline" | "-application_deadline" | "vacancy_title" | "-vacancy_title";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
                /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vacancies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Vacancies.",
                     *       "data": [
                     *         {
                     *           "vacancy_id": 41,
                     *           "school_id": 5,
                     *           "school": {
                     *             "school_id": 5,
                     *             "school_name": "Palm Valley School",
                     *             "school_logo": "/storage/77ab10.png",
                     *             "city": "Dubai",
                     *             "country": {
                     *               "country_id": 1,
                     *               "name_en": "United Arab Emirates"
                     *             }
                     *           },
                     *           "vacancy_title": "IB Mathematics Teacher",
                     *           "position_type": "full_time",
                     *           "country_id": 1,
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "city": "Dubai",
                     *           "application_deadline": "2030-03-31",
                     *           "candr_id": 1,
                     *           "candidate_role": {
                     *             "candr_id": 1,
                     *             "candr_role_name": "Subject teacher"
                     *           },
                     *           "ced_level": 3,
                     *           "education_level": {
                     *             "ced_level": 3,
                     *             "level_name": "Bachelor's degree"
                     *           },
                     *           "subject_id": 4,
                     *           "subject": {
                     *             "subject_id": 4,
                     *             "subject_name": "Mathematics"
                     *           },
                     *           "curriculum_id": 1,
                     *           "curriculum": {
                     *             "curriculum_id": 1,
                     *             "curriculum_name": "IB"
                     *           },
                     *           "salary_range_min": 150000,
                     *           "salary_range_max": 190000,
                     *           "show_salary_range": 1,
                     *           "display_vacancy_public": 1,
                     *           "skill_id": [
                     *             3
                     *           ],
                     *           "required_skills": [
                     *             {
                     *               "skill_id": 3,
                     *               "skill_desc": "Classroom management"
                     *             }
                     *           ],
                     *           "expl_id": 2,
                     *           "experience_level": {
                     *             "expl_id": 2,
                     *             "expl_desc": "3-5 years"
                     *           },
                     *           "minimum_experience": 3,
                     *           "min_experience": 3,
                     *           "required_qualification": "Bachelor of Science in Mathematics",
                     *           "created_at": "2026-02-10T06:30:00.000Z",
                     *           "status": "open",
                     *           "is_open": true,
                     *           "is_saved": false,
                     *           "is_featured": false,
                     *           "my_application": null,
                     *           "match": {
                     *             "percent": 75,
                     *             "reasons": [
                     *               {
                     *                 "reason": "skills",
                     *                 "state": "met"
                     *               },
                     *               {
                     *                 "reason": "experience",
                     *                 "state": "met"
                     *               },
                     *               {
                     *                 "reason": "qualification",
                     *                 "state": "not_met"
                     *               },
                     *               {
                     *                 "reason": "curriculum",
                     *                 "state": "met"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20,
                     *         "locations": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vacancy"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                            /** @description Whether `total` is an estimate, because counting would take longer than searching. */
                            total_is_estimate: boolean;
                            /** @description The `cursor` of the page behind this one; null when there is none. */
                            next_cursor: string | null;
                            /** @description How many countries and cities the search names. */
                            locations: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "school_id": 5,
                 *       "vacancy_title": "IB Mathematics Teacher",
                 *       "position_type": "full_time",
                 *       "country_id": 1,
                 *       "city": "Dubai",
                 *       "application_deadline": "2030-03-31",
                 *       "candr_id": 1,
                 *       "ced_level": 3,
                 *       "subject_id": 4,
                 *       "curriculum_id": 1,
                 *       "salary_range_min": 150000,
                 *       "salary_range_max": 190000,
                 *       "show_salary_range": 1,
                 *       "display_vacancy_public": 1,
                 *       "skill_id": [
                 *         3
                 *       ],
                 *       "expl_id": 2,
                 *       "minimum_experience": 3,
                 *       "required_qualification": "Bachelor of Science in Mathematics",
                 *       "job_description": "<p>You teach the Diploma Programme to grades 11 and 12.</p>",
                 *       "requirements": "<ul><li>Three years with the IB</li></ul>",
                 *       "benefits": "<ul><li>Housing</li><li>Annual flights</li></ul>",
                 *       "application_questions": [
                 *         {
                 *           "question": "Why our school?",
                 *           "question_type_id": 2,
                 *           "is_required": 1
                 *         },
                 *         {
                 *           "question": "Rate your skills.",
                 *           "question_type_id": 7,
                 *           "is_required": 0,
                 *           "options": [
                 *             "Algebra",
                 *             "Statistics"
                 *           ],
                 *           "rating_scale_id": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** Vacancy title */
                    vacancy_title: string;
                    /**
                     * Position type
                     * @enum {string}
                     */
                    position_type: "full_time" | "part_time" | "contract" | "internship";
                    /** Country */
                    country_id: number;
                    /** City */
                    city: string;
                    /**
                     * Application deadline
                     * Format: date
                     */
                    application_deadline: string;
                    /** Role */
                    candr_id: number;
                    /** Education level */
                    ced_level: number;
                    /** Subject */
                    subject_id: number;
                    /** Curriculum */
                    curriculum_id: number;
                    /** Minimum salary */
                    salary_range_min: number;
                    /** Maximum salary */
                    salary_range_max: number;
                    /**
                     * Show salary range
                     * @default 1
                     * @enum {integer}
                     */
                    show_salary_range?: 0 | 1;
                    /**
                     * Display to public
                     * @default 1
                     * @enum {integer}
                     */
                    display_vacancy_public?: 0 | 1;
                    /** Skills */
                    skill_id?: number[];
                    /**
                     * Start date
                     * Format: date
                     */
                    start_date?: string;
                    /** Contract duration */
                    contract_duration?: string;
                    /** Experience level */
                    expl_id: number;
                    /** Minimum years of experience */
                    minimum_experience: number;
                    /** Required qualification */
                    required_qualification?: string;
                    /** Job description */
                    job_description: string;
                    /** Requirements */
                    requirements?: string;
                    /** Benefits */
                    benefits?: string;
                    /** Questions */
                    application_questions?: {
                        /**
                         * Question number
                         * @description Which of the vacancy's questions this is; absent for a new one
                         */
                        question_id?: number;
                        /** Question */
                        question: string;
                        /**
                         * Answer type
                         * @default 1
                         */
                        question_type_id: number;
                        /**
                         * Required
                         * @default 1
                         * @enum {integer}
                         */
                        is_required?: 0 | 1;
                        /** Options */
                        options?: string[];
                        /**
                         * Rating scale
                         * @default 1
                         */
                        rating_scale_id?: number;
                    }[];
                    /** @description Accepted and not used; the session says which school it is. */
                    school_id?: number;
                };
            };
        };
        responses: {
            /** @description The new vacancy. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your vacancy has been posted.",
                     *       "data": {
                     *         "vacancy_id": 41,
                     *         "school_id": 5,
                     *         "school": {
                     *           "school_id": 5,
                     *           "school_name": "Palm Valley School",
                     *           "school_logo": "/storage/77ab10.png",
                     *           "city": "Dubai",
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "contact_email": "office@palmvalley.example",
                     *           "contact_phone": "97142345678",
                     *           "website": "https://palmvalley.example",
                     *           "map_location": null,
                     *           "year_established": "2004",
                     *           "address": "3 Garden Road, Al Barsha",
                     *           "school_description": "An international day school in Dubai.",
                     *           "mission_statement": "Every child is known.",
                     *           "vision_statement": null,
                     *           "core_values": "Curiosity, courage, kindness."
                     *         },
                     *         "vacancy_title": "IB Mathematics Teacher",
                     *         "position_type": "full_time",
                     *         "country_id": 1,
                     *         "country": {
                     *           "country_id": 1,
                     *           "name_en": "United Arab Emirates"
                     *         },
                     *         "city": "Dubai",
                     *         "application_deadline": "2030-03-31",
                     *         "candr_id": 1,
                     *         "candidate_role": {
                     *           "candr_id": 1,
                     *           "candr_role_name": "Subject teacher"
                     *         },
                     *         "ced_level": 3,
                     *         "education_level": {
                     *           "ced_level": 3,
                     *           "level_name": "Bachelor's degree"
                     *         },
                     *         "subject_id": 4,
                     *         "subject": {
                     *           "subject_id": 4,
                     *           "subject_name": "Mathematics"
                     *         },
                     *         "curriculum_id": 1,
                     *         "curriculum": {
                     *           "curriculum_id": 1,
                     *           "curriculum_name": "IB"
                     *         },
                     *         "salary_range_min": 150000,
                     *         "salary_range_max": 190000,
                     *         "show_salary_range": 1,
                     *         "display_vacancy_public": 1,
                     *         "skill_id": [
                     *           3
                     *         ],
                     *         "required_skills": [
                     *           {
                     *             "skill_id": 3,
                     *             "skill_desc": "Classroom management"
                     *           }
                     *         ],
                     *         "expl_id": 2,
                     *         "experience_level": {
                     *           "expl_id": 2,
                     *           "expl_desc": "3-5 years"
                     *         },
                     *         "minimum_experience": 3,
                     *         "min_experience": 3,
                     *         "required_qualification": "Bachelor of Science in Mathematics",
                     *         "job_description": "<p>You teach the Diploma Programme to grades 11 and 12.</p>",
                     *         "requirements": "<ul><li>Three years with the IB</li></ul>",
                     *         "benefits": "<ul><li>Housing</li><li>Annual flights</li></ul>",
                     *         "application_questions": [
                     *           {
                     *             "question_id": 5,
                     *             "question": "Why our school?",
                     *             "is_required": 1,
                     *             "question_type": {
                     *               "id": 2,
                     *               "type_key": "descriptive",
                     *               "type_label": "Long text",
                     *               "has_options": false,
                     *               "has_rating_scale": false
                     *             },
                     *             "options": [],
                     *             "rating_scale": null
                     *           }
                     *         ],
                     *         "created_at": "2026-02-10T06:30:00.000Z",
                     *         "status": "open",
                     *         "is_open": true,
                     *         "is_saved": false,
                     *         "is_featured": false,
                     *         "my_application": null,
                     *         "match": {
                     *           "percent": 75,
                     *           "reasons": [
                     *             {
                     *               "reason": "skills",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "experience",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "qualification",
                     *               "state": "not_met"
                     *             },
                     *             {
                     *               "reason": "curriculum",
                     *               "state": "met"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vacancy"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vacancy with its texts and questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The vacancy.",
                     *       "data": {
                     *         "vacancy_id": 41,
                     *         "school_id": 5,
                     *         "school": {
                     *           "school_id": 5,
                     *           "school_name": "Palm Valley School",
                     *           "school_logo": "/storage/77ab10.png",
                     *           "city": "Dubai",
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "contact_email": "office@palmvalley.example",
                     *           "contact_phone": "97142345678",
                     *           "website": "https://palmvalley.example",
                     *           "map_location": null,
                     *           "year_established": "2004",
                     *           "address": "3 Garden Road, Al Barsha",
                     *           "school_description": "An international day school in Dubai.",
                     *           "mission_statement": "Every child is known.",
                     *           "vision_statement": null,
                     *           "core_values": "Curiosity, courage, kindness."
                     *         },
                     *         "vacancy_title": "IB Mathematics Teacher",
                     *         "position_type": "full_time",
                     *         "country_id": 1,
                     *         "country": {
                     *           "country_id": 1,
                     *           "name_en": "United Arab Emirates"
                     *         },
                     *         "city": "Dubai",
                     *         "application_deadline": "2030-03-31",
                     *         "candr_id": 1,
                     *         "candidate_role": {
                     *           "candr_id": 1,
                     *           "candr_role_name": "Subject teacher"
                     *         },
                     *         "ced_level": 3,
                     *         "education_level": {
                     *           "ced_level": 3,
                     *           "level_name": "Bachelor's degree"
                     *         },
                     *         "subject_id": 4,
                     *         "subject": {
                     *           "subject_id": 4,
                     *           "subject_name": "Mathematics"
                     *         },
                     *         "curriculum_id": 1,
                     *         "curriculum": {
                     *           "curriculum_id": 1,
                     *           "curriculum_name": "IB"
                     *         },
                     *         "salary_range_min": 150000,
                     *         "salary_range_max": 190000,
                     *         "show_salary_range": 1,
                     *         "display_vacancy_public": 1,
                     *         "skill_id": [
                     *           3
                     *         ],
                     *         "required_skills": [
                     *           {
                     *             "skill_id": 3,
                     *             "skill_desc": "Classroom management"
                     *           }
                     *         ],
                     *         "expl_id": 2,
                     *         "experience_level": {
                     *           "expl_id": 2,
                     *           "expl_desc": "3-5 years"
                     *         },
                     *         "minimum_experience": 3,
                     *         "min_experience": 3,
                     *         "required_qualification": "Bachelor of Science in Mathematics",
                     *         "job_description": "<p>You teach the Diploma Programme to grades 11 and 12.</p>",
                     *         "requirements": "<ul><li>Three years with the IB</li></ul>",
                     *         "benefits": "<ul><li>Housing</li><li>Annual flights</li></ul>",
                     *         "application_questions": [
                     *           {
                     *             "question_id": 5,
                     *             "question": "Why our school?",
                     *             "is_required": 1,
                     *             "question_type": {
                     *               "id": 2,
                     *               "type_key": "descriptive",
                     *               "type_label": "Long text",
                     *               "has_options": false,
                     *               "has_rating_scale": false
                     *             },
                     *             "options": [],
                     *             "rating_scale": null
                     *           }
                     *         ],
                     *         "created_at": "2026-02-10T06:30:00.000Z",
                     *         "status": "open",
                     *         "is_open": true,
                     *         "is_saved": false,
                     *         "is_featured": false,
                     *         "my_application": null,
                     *         "match": {
                     *           "percent": 75,
                     *           "reasons": [
                     *             {
                     *               "reason": "skills",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "experience",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "qualification",
                     *               "state": "not_met"
                     *             },
                     *             {
                     *               "reason": "curriculum",
                     *               "state": "met"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vacancy"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "vacancy_title": "Head of Mathematics",
                 *       "salary_range_max": 210000,
                 *       "required_qualification": ""
                 *     }
                 */
                "application/json": {
                    /** Vacancy title */
                    vacancy_title?: string | null;
                    /**
                     * Position type
                     * @enum {string|null}
                     */
                    position_type?: "full_time" | "part_time" | "contract" | "internship" | null;
                    /** Country */
                    country_id?: number | null;
                    /** City */
                    city?: string | null;
                    /**
                     * Application deadline
                     * Format: date
                     */
                    application_deadline?: string | null;
                    /** Role */
                    candr_id?: number | null;
                    /** Education level */
                    ced_level?: number | null;
                    /** Subject */
                    subject_id?: number | null;
                    /** Curriculum */
                    curriculum_id?: number | null;
                    /** Minimum salary */
                    salary_range_min?: number | null;
                    /** Maximum salary */
                    salary_range_max?: number | null;
                    /**
                     * Show salary range
                     * @default 1
                     * @enum {integer|null}
                     */
                    show_salary_range?: 0 | 1 | null;
                    /**
                     * Display to public
                     * @default 1
                     * @enum {integer|null}
                     */
                    display_vacancy_public?: 0 | 1 | null;
                    /** Skills */
                    skill_id?: number[] | null;
                    /**
                     * Start date
                     * Format: date
                     */
                    start_date?: string | null;
                    /** Contract duration */
                    contract_duration?: string | null;
                    /** Experience level */
                    expl_id?: number | null;
                    /** Minimum years of experience */
                    minimum_experience?: number | null;
                    /** Required qualification */
                    required_qualification?: string | null;
                    /** Job description */
                    job_description?: string | null;
                    /** Requirements */
                    requirements?: string | null;
                    /** Benefits */
                    benefits?: string | null;
                    /** Questions */
                    application_questions?: {
                        /**
                         * Question number
                         * @description Which of the vacancy's questions this is; absent for a new one
                         */
                        question_id?: number;
                        /** Question */
                        question: string;
                        /**
                         * Answer type
                         * @default 1
                         */
                        question_type_id: number;
                        /**
                         * Required
                         * @default 1
                         * @enum {integer}
                         */
                        is_required?: 0 | 1;
                        /** Options */
                        options?: string[];
                        /**
                         * Rating scale
                         * @default 1
                         */
                        rating_scale_id?: number;
                    }[] | null;
                    /** @description Accepted and not used. */
                    school_id?: number;
                };
            };
        };
        responses: {
            /** @description The vacancy as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The vacancy has been saved.",
                     *       "data": {
                     *         "vacancy_id": 41,
                     *         "school_id": 5,
                     *         "school": {
                     *           "school_id": 5,
                     *           "school_name": "Palm Valley School",
                     *           "school_logo": "/storage/77ab10.png",
                     *           "city": "Dubai",
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "contact_email": "office@palmvalley.example",
                     *           "contact_phone": "97142345678",
                     *           "website": "https://palmvalley.example",
                     *           "map_location": null,
                     *           "year_established": "2004",
                     *           "address": "3 Garden Road, Al Barsha",
                     *           "school_description": "An international day school in Dubai.",
                     *           "mission_statement": "Every child is known.",
                     *           "vision_statement": null,
                     *           "core_values": "Curiosity, courage, kindness."
                     *         },
                     *         "vacancy_title": "IB Mathematics Teacher",
                     *         "position_type": "full_time",
                     *         "country_id": 1,
                     *         "country": {
                     *           "country_id": 1,
                     *           "name_en": "United Arab Emirates"
                     *         },
                     *         "city": "Dubai",
                     *         "application_deadline": "2030-03-31",
                     *         "candr_id": 1,
                     *         "candidate_role": {
                     *           "candr_id": 1,
                     *           "candr_role_name": "Subject teacher"
                     *         },
                     *         "ced_level": 3,
                     *         "education_level": {
                     *           "ced_level": 3,
                     *           "level_name": "Bachelor's degree"
                     *         },
                     *         "subject_id": 4,
                     *         "subject": {
                     *           "subject_id": 4,
                     *           "subject_name": "Mathematics"
                     *         },
                     *         "curriculum_id": 1,
                     *         "curriculum": {
                     *           "curriculum_id": 1,
                     *           "curriculum_name": "IB"
                     *         },
                     *         "salary_range_min": 150000,
                     *         "salary_range_max": 190000,
                     *         "show_salary_range": 1,
                     *         "display_vacancy_public": 1,
                     *         "skill_id": [
                     *           3
                     *         ],
                     *         "required_skills": [
                     *           {
                     *             "skill_id": 3,
                     *             "skill_desc": "Classroom management"
                     *           }
                     *         ],
                     *         "expl_id": 2,
                     *         "experience_level": {
                     *           "expl_id": 2,
                     *           "expl_desc": "3-5 years"
                     *         },
                     *         "minimum_experience": 3,
                     *         "min_experience": 3,
                     *         "required_qualification": "Bachelor of Science in Mathematics",
                     *         "job_description": "<p>You teach the Diploma Programme to grades 11 and 12.</p>",
                     *         "requirements": "<ul><li>Three years with the IB</li></ul>",
                     *         "benefits": "<ul><li>Housing</li><li>Annual flights</li></ul>",
                     *         "application_questions": [
                     *           {
                     *             "question_id": 5,
                     *             "question": "Why our school?",
                     *             "is_required": 1,
                     *             "question_type": {
                     *               "id": 2,
                     *               "type_key": "descriptive",
                     *               "type_label": "Long text",
                     *               "has_options": false,
                     *               "has_rating_scale": false
                     *             },
                     *             "options": [],
                     *             "rating_scale": null
                     *           }
                     *         ],
                     *         "created_at": "2026-02-10T06:30:00.000Z",
                     *         "status": "open",
                     *         "is_open": true,
                     *         "is_saved": false,
                     *         "is_featured": false,
                     *         "my_application": null,
                     *         "match": {
                     *           "percent": 75,
                     *           "reasons": [
                     *             {
                     *               "reason": "skills",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "experience",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "qualification",
                     *               "state": "not_met"
                     *             },
                     *             {
                     *               "reason": "curriculum",
                     *               "state": "met"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vacancy"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The vacancy has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSimilarVacancies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Similar vacancies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Similar vacancies.",
                     *       "data": [
                     *         {
                     *           "vacancy_id": 41,
                     *           "school_id": 5,
                     *           "school": {
                     *             "school_id": 5,
                     *             "school_name": "Palm Valley School",
                     *             "school_logo": "/storage/77ab10.png",
                     *             "city": "Dubai",
                     *             "country": {
                     *               "country_id": 1,
                     *               "name_en": "United Arab Emirates"
                     *             }
                     *           },
                     *           "vacancy_title": "IB Mathematics Teacher",
                     *           "position_type": "full_time",
                     *           "country_id": 1,
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "city": "Dubai",
                     *           "application_deadline": "2030-03-31",
                     *           "candr_id": 1,
                     *           "candidate_role": {
                     *             "candr_id": 1,
                     *             "candr_role_name": "Subject teacher"
                     *           },
                     *           "ced_level": 3,
                     *           "education_level": {
                     *             "ced_level": 3,
                     *             "level_name": "Bachelor's degree"
                     *           },
                     *           "subject_id": 4,
                     *           "subject": {
                     *             "subject_id": 4,
                     *             "subject_name": "Mathematics"
                     *           },
                     *           "curriculum_id": 1,
                     *           "curriculum": {
                     *             "curriculum_id": 1,
                     *             "curriculum_name": "IB"
                     *           },
                     *           "salary_range_min": 150000,
                     *           "salary_range_max": 190000,
                     *           "show_salary_range": 1,
                     *           "display_vacancy_public": 1,
                     *           "skill_id": [
                     *             3
                     *           ],
                     *           "required_skills": [
                     *             {
                     *               "skill_id": 3,
                     *               "skill_desc": "Classroom management"
                     *             }
                     *           ],
                     *           "expl_id": 2,
                     *           "experience_level": {
                     *             "expl_id": 2,
                     *             "expl_desc": "3-5 years"
                     *           },
                     *           "minimum_experience": 3,
                     *           "min_experience": 3,
                     *           "required_qualification": "Bachelor of Science in Mathematics",
                     *           "created_at": "2026-02-10T06:30:00.000Z",
                     *           "status": "open",
                     *           "is_open": true,
                     *           "is_saved": false,
                     *           "is_featured": false,
                     *           "my_application": null,
                     *           "match": {
                     *             "percent": 75,
                     *             "reasons": [
                     *               {
                     *                 "reason": "skills",
                     *                 "state": "met"
                     *               },
                     *               {
                     *                 "reason": "experience",
                     *                 "state": "met"
                     *               },
                     *               {
                     *                 "reason": "qualification",
                     *                 "state": "not_met"
                     *               },
                     *               {
                     *                 "reason": "curriculum",
                     *                 "state": "met"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vacancy"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSuggestedVacancies: {
        parameters: {
            query?: {
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path: {
                /**
                 * @description The number of the candidate.
                 * @example 7
                 */
                candidate_id: components["parameters"]["candidate_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of suggested vacancies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Suggested vacancies.",
                     *       "data": [
                     *         {
                     *           "vacancy_id": 41,
                     *           "school_id": 5,
                     *           "school": {
                     *             "school_id": 5,
                     *             "school_name": "Palm Valley School",
                     *             "school_logo": "/storage/77ab10.png",
                     *             "city": "Dubai",
                     *             "country": {
                     *               "country_id": 1,
                     *               "name_en": "United Arab Emirates"
                     *             }
                     *           },
                     *           "vacancy_title": "IB Mathematics Teacher",
                     *           "position_type": "full_time",
                     *           "country_id": 1,
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "city": "Dubai",
                     *           "application_deadline": "2030-03-31",
                     *           "candr_id": 1,
                     *           "candidate_role": {
                     *             "candr_id": 1,
                     *             "candr_role_name": "Subject teacher"
                     *           },
                     *           "ced_level": 3,
                     *           "education_level": {
                     *             "ced_level": 3,
                     *             "level_name": "Bachelor's degree"
                     *           },
                     *           "subject_id": 4,
                     *           "subject": {
                     *             "subject_id": 4,
                     *             "subject_name": "Mathematics"
                     *           },
                     *           "curriculum_id": 1,
                     *           "curriculum": {
                     *             "curriculum_id": 1,
                     *             "curriculum_name": "IB"
                     *           },
                     *           "salary_range_min": 150000,
                     *           "salary_range_max": 190000,
                     *           "show_salary_range": 1,
                     *           "display_vacancy_public": 1,
                     *           "skill_id": [
                     *             3
                     *           ],
                     *           "required_skills": [
                     *             {
                     *               "skill_id": 3,
                     *               "skill_desc": "Classroom management"
                     *             }
                     *           ],
                     *           "expl_id": 2,
                     *           "experience_level": {
                     *             "expl_id": 2,
                     *             "expl_desc": "3-5 years"
                     *           },
                     *           "minimum_experience": 3,
                     *           "min_experience": 3,
                     *           "required_qualification": "Bachelor of Science in Mathematics",
                     *           "created_at": "2026-02-10T06:30:00.000Z",
                     *           "status": "open",
                     *           "is_open": true,
                     *           "is_saved": false,
                     *           "is_featured": false,
                     *           "my_application": null,
                     *           "match": {
                     *             "percent": 75,
                     *             "reasons": [
                     *               {
                     *                 "reason": "skills",
                     *                 "state": "met"
                     *               },
                     *               {
                     *                 "reason": "experience",
                     *                 "state": "met"
                     *               },
                     *               {
                     *                 "reason": "qualification",
                     *                 "state": "not_met"
                     *               },
                     *               {
                     *                 "reason": "curriculum",
                     *                 "state": "met"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vacancy"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vacancy as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The vacancy is closed.",
                     *       "data": {
                     *         "vacancy_id": 41,
                     *         "school_id": 5,
                     *         "school": {
                     *           "school_id": 5,
                     *           "school_name": "Palm Valley School",
                     *           "school_logo": "/storage/77ab10.png",
                     *           "city": "Dubai",
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "contact_email": "office@palmvalley.example",
                     *           "contact_phone": "97142345678",
                     *           "website": "https://palmvalley.example",
                     *           "map_location": null,
                     *           "year_established": "2004",
                     *           "address": "3 Garden Road, Al Barsha",
                     *           "school_description": "An international day school in Dubai.",
                     *           "mission_statement": "Every child is known.",
                     *           "vision_statement": null,
                     *           "core_values": "Curiosity, courage, kindness."
                     *         },
                     *         "vacancy_title": "IB Mathematics Teacher",
                     *         "position_type": "full_time",
                     *         "country_id": 1,
                     *         "country": {
                     *           "country_id": 1,
                     *           "name_en": "United Arab Emirates"
                     *         },
                     *         "city": "Dubai",
                     *         "application_deadline": "2030-03-31",
                     *         "candr_id": 1,
                     *         "candidate_role": {
                     *           "candr_id": 1,
                     *           "candr_role_name": "Subject teacher"
                     *         },
                     *         "ced_level": 3,
                     *         "education_level": {
                     *           "ced_level": 3,
                     *           "level_name": "Bachelor's degree"
                     *         },
                     *         "subject_id": 4,
                     *         "subject": {
                     *           "subject_id": 4,
                     *           "subject_name": "Mathematics"
                     *         },
                     *         "curriculum_id": 1,
                     *         "curriculum": {
                     *           "curriculum_id": 1,
                     *           "curriculum_name": "IB"
                     *         },
                     *         "salary_range_min": 150000,
                     *         "salary_range_max": 190000,
                     *         "show_salary_range": 1,
                     *         "display_vacancy_public": 1,
                     *         "skill_id": [
                     *           3
                     *         ],
                     *         "required_skills": [
                     *           {
                     *             "skill_id": 3,
                     *             "skill_desc": "Classroom management"
                     *           }
                     *         ],
                     *         "expl_id": 2,
                     *         "experience_level": {
                     *           "expl_id": 2,
                     *           "expl_desc": "3-5 years"
                     *         },
                     *         "minimum_experience": 3,
                     *         "min_experience": 3,
                     *         "required_qualification": "Bachelor of Science in Mathematics",
                     *         "job_description": "<p>You teach the Diploma Programme to grades 11 and 12.</p>",
                     *         "requirements": "<ul><li>Three years with the IB</li></ul>",
                     *         "benefits": "<ul><li>Housing</li><li>Annual flights</li></ul>",
                     *         "application_questions": [
                     *           {
                     *             "question_id": 5,
                     *             "question": "Why our school?",
                     *             "is_required": 1,
                     *             "question_type": {
                     *               "id": 2,
                     *               "type_key": "descriptive",
                     *               "type_label": "Long text",
                     *               "has_options": false,
                     *               "has_rating_scale": false
                     *             },
                     *             "options": [],
                     *             "rating_scale": null
                     *           }
                     *         ],
                     *         "created_at": "2026-02-10T06:30:00.000Z",
                     *         "status": "open",
                     *         "is_open": true,
                     *         "is_saved": false,
                     *         "is_featured": false,
                     *         "my_application": null,
                     *         "match": {
                     *           "percent": 75,
                     *           "reasons": [
                     *             {
                     *               "reason": "skills",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "experience",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "qualification",
                     *               "state": "not_met"
                     *             },
                     *             {
                     *               "reason": "curriculum",
                     *               "state": "met"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vacancy"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vacancy as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The vacancy is open again.",
                     *       "data": {
                     *         "vacancy_id": 41,
                     *         "school_id": 5,
                     *         "school": {
                     *           "school_id": 5,
                     *           "school_name": "Palm Valley School",
                     *           "school_logo": "/storage/77ab10.png",
                     *           "city": "Dubai",
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "contact_email": "office@palmvalley.example",
                     *           "contact_phone": "97142345678",
                     *           "website": "https://palmvalley.example",
                     *           "map_location": null,
                     *           "year_established": "2004",
                     *           "address": "3 Garden Road, Al Barsha",
                     *           "school_description": "An international day school in Dubai.",
                     *           "mission_statement": "Every child is known.",
                     *           "vision_statement": null,
                     *           "core_values": "Curiosity, courage, kindness."
                     *         },
                     *         "vacancy_title": "IB Mathematics Teacher",
                     *         "position_type": "full_time",
                     *         "country_id": 1,
                     *         "country": {
                     *           "country_id": 1,
                     *           "name_en": "United Arab Emirates"
                     *         },
                     *         "city": "Dubai",
                     *         "application_deadline": "2030-03-31",
                     *         "candr_id": 1,
                     *         "candidate_role": {
                     *           "candr_id": 1,
                     *           "candr_role_name": "Subject teacher"
                     *         },
                     *         "ced_level": 3,
                     *         "education_level": {
                     *           "ced_level": 3,
                     *           "level_name": "Bachelor's degree"
                     *         },
                     *         "subject_id": 4,
                     *         "subject": {
                     *           "subject_id": 4,
                     *           "subject_name": "Mathematics"
                     *         },
                     *         "curriculum_id": 1,
                     *         "curriculum": {
                     *           "curriculum_id": 1,
                     *           "curriculum_name": "IB"
                     *         },
                     *         "salary_range_min": 150000,
                     *         "salary_range_max": 190000,
                     *         "show_salary_range": 1,
                     *         "display_vacancy_public": 1,
                     *         "skill_id": [
                     *           3
                     *         ],
                     *         "required_skills": [
                     *           {
                     *             "skill_id": 3,
                     *             "skill_desc": "Classroom management"
                     *           }
                     *         ],
                     *         "expl_id": 2,
                     *         "experience_level": {
                     *           "expl_id": 2,
                     *           "expl_desc": "3-5 years"
                     *         },
                     *         "minimum_experience": 3,
                     *         "min_experience": 3,
                     *         "required_qualification": "Bachelor of Science in Mathematics",
                     *         "job_description": "<p>You teach the Diploma Programme to grades 11 and 12.</p>",
                     *         "requirements": "<ul><li>Three years with the IB</li></ul>",
                     *         "benefits": "<ul><li>Housing</li><li>Annual flights</li></ul>",
                     *         "application_questions": [
                     *           {
                     *             "question_id": 5,
                     *             "question": "Why our school?",
                     *             "is_required": 1,
                     *             "question_type": {
                     *               "id": 2,
                     *               "type_key": "descriptive",
                     *               "type_label": "Long text",
                     *               "has_options": false,
                     *               "has_rating_scale": false
                     *             },
                     *             "options": [],
                     *             "rating_scale": null
                     *           }
                     *         ],
                     *         "created_at": "2026-02-10T06:30:00.000Z",
                     *         "status": "open",
                     *         "is_open": true,
                     *         "is_saved": false,
                     *         "is_featured": false,
                     *         "my_application": null,
                     *         "match": {
                     *           "percent": 75,
                     *           "reasons": [
                     *             {
                     *               "reason": "skills",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "experience",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "qualification",
                     *               "state": "not_met"
                     *             },
                     *             {
                     *               "reason": "curriculum",
                     *               "state": "met"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vacancy"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    featureVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vacancy as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The vacancy is featured.",
                     *       "data": {
                     *         "vacancy_id": 41,
                     *         "school_id": 5,
                     *         "school": {
                     *           "school_id": 5,
                     *           "school_name": "Palm Valley School",
                     *           "school_logo": "/storage/77ab10.png",
                     *           "city": "Dubai",
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "contact_email": "office@palmvalley.example",
                     *           "contact_phone": "97142345678",
                     *           "website": "https://palmvalley.example",
                     *           "map_location": null,
                     *           "year_established": "2004",
                     *           "address": "3 Garden Road, Al Barsha",
                     *           "school_description": "An international day school in Dubai.",
                     *           "mission_statement": "Every child is known.",
                     *           "vision_statement": null,
                     *           "core_values": "Curiosity, courage, kindness."
                     *         },
                     *         "vacancy_title": "IB Mathematics Teacher",
                     *         "position_type": "full_time",
                     *         "country_id": 1,
                     *         "country": {
                     *           "country_id": 1,
                     *           "name_en": "United Arab Emirates"
                     *         },
                     *         "city": "Dubai",
                     *         "application_deadline": "2030-03-31",
                     *         "candr_id": 1,
                     *         "candidate_role": {
                     *           "candr_id": 1,
                     *           "candr_role_name": "Subject teacher"
                     *         },
                     *         "ced_level": 3,
                     *         "education_level": {
                     *           "ced_level": 3,
                     *           "level_name": "Bachelor's degree"
                     *         },
                     *         "subject_id": 4,
                     *         "subject": {
                     *           "subject_id": 4,
                     *           "subject_name": "Mathematics"
                     *         },
                     *         "curriculum_id": 1,
                     *         "curriculum": {
                     *           "curriculum_id": 1,
                     *           "curriculum_name": "IB"
                     *         },
                     *         "salary_range_min": 150000,
                     *         "salary_range_max": 190000,
                     *         "show_salary_range": 1,
                     *         "display_vacancy_public": 1,
                     *         "skill_id": [
                     *           3
                     *         ],
                     *         "required_skills": [
                     *           {
                     *             "skill_id": 3,
                     *             "skill_desc": "Classroom management"
                     *           }
                     *         ],
                     *         "expl_id": 2,
                     *         "experience_level": {
                     *           "expl_id": 2,
                     *           "expl_desc": "3-5 years"
                     *         },
                     *         "minimum_experience": 3,
                     *         "min_experience": 3,
                     *         "required_qualification": "Bachelor of Science in Mathematics",
                     *         "job_description": "<p>You teach the Diploma Programme to grades 11 and 12.</p>",
                     *         "requirements": "<ul><li>Three years with the IB</li></ul>",
                     *         "benefits": "<ul><li>Housing</li><li>Annual flights</li></ul>",
                     *         "application_questions": [
                     *           {
                     *             "question_id": 5,
                     *             "question": "Why our school?",
                     *             "is_required": 1,
                     *             "question_type": {
                     *               "id": 2,
                     *               "type_key": "descriptive",
                     *               "type_label": "Long text",
                     *               "has_options": false,
                     *               "has_rating_scale": false
                     *             },
                     *             "options": [],
                     *             "rating_scale": null
                     *           }
                     *         ],
                     *         "created_at": "2026-02-10T06:30:00.000Z",
                     *         "status": "open",
                     *         "is_open": true,
                     *         "is_saved": false,
                     *         "is_featured": false,
                     *         "my_application": null,
                     *         "match": {
                     *           "percent": 75,
                     *           "reasons": [
                     *             {
                     *               "reason": "skills",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "experience",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "qualification",
                     *               "state": "not_met"
                     *             },
                     *             {
                     *               "reason": "curriculum",
                     *               "state": "met"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vacancy"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unfeatureVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vacancy as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The vacancy is not featured any more.",
                     *       "data": {
                     *         "vacancy_id": 41,
                     *         "school_id": 5,
                     *         "school": {
                     *           "school_id": 5,
                     *           "school_name": "Palm Valley School",
                     *           "school_logo": "/storage/77ab10.png",
                     *           "city": "Dubai",
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "contact_email": "office@palmvalley.example",
                     *           "contact_phone": "97142345678",
                     *           "website": "https://palmvalley.example",
                     *           "map_location": null,
                     *           "year_established": "2004",
                     *           "address": "3 Garden Road, Al Barsha",
                     *           "school_description": "An international day school in Dubai.",
                     *           "mission_statement": "Every child is known.",
                     *           "vision_statement": null,
                     *           "core_values": "Curiosity, courage, kindness."
                     *         },
                     *         "vacancy_title": "IB Mathematics Teacher",
                     *         "position_type": "full_time",
                     *         "country_id": 1,
                     *         "country": {
                     *           "country_id": 1,
                     *           "name_en": "United Arab Emirates"
                     *         },
                     *         "city": "Dubai",
                     *         "application_deadline": "2030-03-31",
                     *         "candr_id": 1,
                     *         "candidate_role": {
                     *           "candr_id": 1,
                     *           "candr_role_name": "Subject teacher"
                     *         },
                     *         "ced_level": 3,
                     *         "education_level": {
                     *           "ced_level": 3,
                     *           "level_name": "Bachelor's degree"
                     *         },
                     *         "subject_id": 4,
                     *         "subject": {
                     *           "subject_id": 4,
                     *           "subject_name": "Mathematics"
                     *         },
                     *         "curriculum_id": 1,
                     *         "curriculum": {
                     *           "curriculum_id": 1,
                     *           "curriculum_name": "IB"
                     *         },
                     *         "salary_range_min": 150000,
                     *         "salary_range_max": 190000,
                     *         "show_salary_range": 1,
                     *         "display_vacancy_public": 1,
                     *         "skill_id": [
                     *           3
                     *         ],
                     *         "required_skills": [
                     *           {
                     *             "skill_id": 3,
                     *             "skill_desc": "Classroom management"
                     *           }
                     *         ],
                     *         "expl_id": 2,
                     *         "experience_level": {
                     *           "expl_id": 2,
                     *           "expl_desc": "3-5 years"
                     *         },
                     *         "minimum_experience": 3,
                     *         "min_experience": 3,
                     *         "required_qualification": "Bachelor of Science in Mathematics",
                     *         "job_description": "<p>You teach the Diploma Programme to grades 11 and 12.</p>",
                     *         "requirements": "<ul><li>Three years with the IB</li></ul>",
                     *         "benefits": "<ul><li>Housing</li><li>Annual flights</li></ul>",
                     *         "application_questions": [
                     *           {
                     *             "question_id": 5,
                     *             "question": "Why our school?",
                     *             "is_required": 1,
                     *             "question_type": {
                     *               "id": 2,
                     *               "type_key": "descriptive",
                     *               "type_label": "Long text",
                     *               "has_options": false,
                     *               "has_rating_scale": false
                     *             },
                     *             "options": [],
                     *             "rating_scale": null
                     *           }
                     *         ],
                     *         "created_at": "2026-02-10T06:30:00.000Z",
                     *         "status": "open",
                     *         "is_open": true,
                     *         "is_saved": false,
                     *         "is_featured": false,
                     *         "my_application": null,
                     *         "match": {
                     *           "percent": 75,
                     *           "reasons": [
                     *             {
                     *               "reason": "skills",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "experience",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "qualification",
                     *               "state": "not_met"
                     *             },
                     *             {
                     *               "reason": "curriculum",
                     *               "state": "met"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vacancy"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedVacancies: {
        parameters: {
            query?: {
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
                /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The number of the candidate.
                 * @example 7
                 */
                candidate_id: components["parameters"]["candidate_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of saved vacancies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Saved vacancies.",
                     *       "data": [
                     *         {
                     *           "vacancy_id": 41,
                     *           "school_id": 5,
                     *           "school": {
                     *             "school_id": 5,
                     *             "school_name": "Palm Valley School",
                     *             "school_logo": "/storage/77ab10.png",
                     *             "city": "Dubai",
                     *             "country": {
                     *               "country_id": 1,
                     *               "name_en": "United Arab Emirates"
                     *             }
                     *           },
                     *           "vacancy_title": "IB Mathematics Teacher",
                     *           "position_type": "full_time",
                     *           "country_id": 1,
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "city": "Dubai",
                     *           "application_deadline": "2030-03-31",
                     *           "candr_id": 1,
                     *           "candidate_role": {
                     *             "candr_id": 1,
                     *             "candr_role_name": "Subject teacher"
                     *           },
                     *           "ced_level": 3,
                     *           "education_level": {
                     *             "ced_level": 3,
                     *             "level_name": "Bachelor's degree"
                     *           },
                     *           "subject_id": 4,
                     *           "subject": {
                     *             "subject_id": 4,
                     *             "subject_name": "Mathematics"
                     *           },
                     *           "curriculum_id": 1,
                     *           "curriculum": {
                     *             "curriculum_id": 1,
                     *             "curriculum_name": "IB"
                     *           },
                     *           "salary_range_min": 150000,
                     *           "salary_range_max": 190000,
                     *           "show_salary_range": 1,
                     *           "display_vacancy_public": 1,
                     *           "skill_id": [
                     *             3
                     *           ],
                     *           "required_skills": [
                     *             {
                     *               "skill_id": 3,
                     *               "skill_desc": "Classroom management"
                     *             }
                     *           ],
                     *           "expl_id": 2,
                     *           "experience_level": {
                     *             "expl_id": 2,
                     *             "expl_desc": "3-5 years"
                     *           },
                     *           "minimum_experience": 3,
                     *           "min_experience": 3,
                     *           "required_qualification": "Bachelor of Science in Mathematics",
                     *           "created_at": "2026-02-10T06:30:00.000Z",
                     *           "status": "open",
                     *           "is_open": true,
                     *           "is_saved": false,
                     *           "is_featured": false,
                     *           "my_application": null,
                     *           "match": {
                     *             "percent": 75,
                     *             "reasons": [
                     *               {
                     *                 "reason": "skills",
                     *                 "state": "met"
                     *               },
                     *               {
                     *                 "reason": "experience",
                     *                 "state": "met"
                     *               },
                     *               {
                     *                 "reason": "qualification",
                     *                 "state": "not_met"
                     *               },
                     *               {
                     *                 "reason": "curriculum",
                     *                 "state": "met"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Vacancy"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                            /** @description Whether `total` is an estimate, because counting would take longer than searching. */
                            total_is_estimate: boolean;
                            /** @description The `cursor` of the page behind this one; null when there is none. */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    toggleSavedVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the vacancy.
                 * @example 41
                 */
                vacancy_id: components["parameters"]["vacancy_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is saved now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Job saved!",
                     *       "data": {
                     *         "saved": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: {
                            saved: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "vacancy_id": 41,
                 *       "candidate_id": 7,
                 *       "message": "We liked your work with the Diploma Programme and would be glad to meet you."
                 *     }
                 */
                "application/json": {
                    /** Message */
                    message?: string;
                    vacancy_id: number;
                    candidate_id: number;
                };
            };
        };
        responses: {
            /** @description The new invitation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The invitation has been sent.",
                     *       "data": {
                     *         "invitation_id": 17,
                     *         "vacancy_id": 41,
                     *         "candidate_id": 7,
                     *         "message": "We liked your work with the Diploma Programme and would be glad to meet you.",
                     *         "status": "Pending",
                     *         "created_at": "2026-02-11T09:00:00.000Z",
                     *         "answered_at": null,
                     *         "vacancy": {
                     *           "vacancy_id": 41,
                     *           "school_id": 5,
                     *           "school": {
                     *             "school_id": 5,
                     *             "school_name": "Palm Valley School",
                     *             "school_logo": "/storage/77ab10.png",
                     *             "city": "Dubai",
                     *             "country": {
                     *               "country_id": 1,
                     *               "name_en": "United Arab Emirates"
                     *             }
                     *           },
                     *           "vacancy_title": "IB Mathematics Teacher",
                     *           "position_type": "full_time",
                     *           "country_id": 1,
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "city": "Dubai",
                     *           "application_deadline": "2030-03-31",
                     *           "candr_id": 1,
                     *           "candidate_role": {
                     *             "candr_id": 1,
                     *             "candr_role_name": "Subject teacher"
                     *           },
                     *           "ced_level": 3,
                     *           "education_level": {
                     *             "ced_level": 3,
                     *             "level_name": "Bachelor's degree"
                     *           },
                     *           "subject_id": 4,
                     *           "subject": {
                     *             "subject_id": 4,
                     *             "subject_name": "Mathematics"
                     *           },
                     *           "curriculum_id": 1,
                     *           "curriculum": {
                     *             "curriculum_id": 1,
                     *             "curriculum_name": "IB"
                     *           },
                     *           "salary_range_min": 150000,
                     *           "salary_range_max": 190000,
                     *           "show_salary_range": 1,
                     *           "display_vacancy_public": 1,
                     *           "skill_id": [
                     *             3
                     *           ],
                     *           "required_skills": [
                     *             {
                     *               "skill_id": 3,
                     *               "skill_desc": "Classroom management"
                     *             }
                     *           ],
                     *           "expl_id": 2,
                     *           "experience_level": {
                     *             "expl_id": 2,
                     *             "expl_desc": "3-5 years"
                     *           },
                     *           "minimum_experience": 3,
                     *           "min_experience": 3,
                     *           "required_qualification": "Bachelor of Science in Mathematics",
                     *           "created_at": "2026-02-10T06:30:00.000Z",
                     *           "status": "open",
                     *           "is_open": true,
                     *           "is_saved": false,
                     *           "is_featured": false,
                     *           "my_application": null,
                     *           "match": {
                     *             "percent": 75,
                     *             "reasons": [
                     *               {
                     *                 "reason": "skills",
                     *                 "state": "met"
                     *               },
                     *               {
                     *                 "reason": "experience",
                     *                 "state": "met"
                     *               },
                     *               {
                     *                 "reason": "qualification",
                     *                 "state": "not_met"
                     *               },
                     *               {
                     *                 "reason": "curriculum",
                     *                 "state": "met"
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "school": {
                     *           "school_id": 5,
                     *           "school_name": "Palm Valley School",
                     *           "school_logo": "/storage/77ab10.png"
                     *         },
                     *         "candidate": {
                     *           "candidate_id": 7,
                     *           "full_name": "Sara Khalil",
                     *           "designation": "Mathematics teacher",
                     *           "candidate_picture": "/storage/9f31c2.jpg",
                     *           "highest_qualification": "Master of Education",
                     *           "years_of_experience": 8
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Invitation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCandidateInvitations: {
        parameters: {
            query?: {
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path: {
                /**
                 * @description The number of the candidate.
                 * @example 7
                 */
                candidate_id: components["parameters"]["candidate_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Invitations.",
                     *       "data": [
                     *         {
                     *           "invitation_id": 17,
                     *           "vacancy_id": 41,
                     *           "candidate_id": 7,
                     *           "message": "We liked your work with the Diploma Programme and would be glad to meet you.",
                     *           "status": "Pending",
                     *           "created_at": "2026-02-11T09:00:00.000Z",
                     *           "answered_at": null,
                     *           "vacancy": {
                     *             "vacancy_id": 41,
                     *             "school_id": 5,
                     *             "school": {
                     *               "school_id": 5,
                     *               "school_name": "Palm Valley School",
                     *               "school_logo": "/storage/77ab10.png",
                     *               "city": "Dubai",
                     *               "country": {
                     *                 "country_id": 1,
                     *                 "name_en": "United Arab Emirates"
                     *               }
                     *             },
                     *             "vacancy_title": "IB Mathematics Teacher",
                     *             "position_type": "full_time",
                     *             "country_id": 1,
                     *             "country": {
                     *               "country_id": 1,
                     *               "name_en": "United Arab Emirates"
                     *             },
                     *             "city": "Dubai",
                     *             "application_deadline": "2030-03-31",
                     *             "candr_id": 1,
                     *             "candidate_role": {
                     *               "candr_id": 1,
                     *               "candr_role_name": "Subject teacher"
                     *             },
                     *             "ced_level": 3,
                     *             "education_level": {
                     *               "ced_level": 3,
                     *               "level_name": "Bachelor's degree"
                     *             },
                     *             "subject_id": 4,
                     *             "subject": {
                     *               "subject_id": 4,
                     *               "subject_name": "Mathematics"
                     *             },
                     *             "curriculum_id": 1,
                     *             "curriculum": {
                     *               "curriculum_id": 1,
                     *               "curriculum_name": "IB"
                     *             },
                     *             "salary_range_min": 150000,
                     *             "salary_range_max": 190000,
                     *             "show_salary_range": 1,
                     *             "display_vacancy_public": 1,
                     *             "skill_id": [
                     *               3
                     *             ],
                     *             "required_skills": [
                     *               {
                     *                 "skill_id": 3,
                     *                 "skill_desc": "Classroom management"
                     *               }
                     *             ],
                     *             "expl_id": 2,
                     *             "experience_level": {
                     *               "expl_id": 2,
                     *               "expl_desc": "3-5 years"
                     *             },
                     *             "minimum_experience": 3,
                     *             "min_experience": 3,
                     *             "required_qualification": "Bachelor of Science in Mathematics",
                     *             "created_at": "2026-02-10T06:30:00.000Z",
                     *             "status": "open",
                     *             "is_open": true,
                     *             "is_saved": false,
                     *             "is_featured": false,
                     *             "my_application": null,
                     *             "match": {
                     *               "percent": 75,
                     *               "reasons": [
                     *                 {
                     *                   "reason": "skills",
                     *                   "state": "met"
                     *                 },
                     *                 {
                     *                   "reason": "experience",
                     *                   "state": "met"
                     *                 },
                     *                 {
                     *                   "reason": "qualification",
                     *                   "state": "not_met"
                     *                 },
                     *                 {
                     *                   "reason": "curriculum",
                     *                   "state": "met"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "school": {
                     *             "school_id": 5,
                     *             "school_name": "Palm Valley School",
                     *             "school_logo": "/storage/77ab10.png"
                     *           },
                     *           "candidate": {
                     *             "candidate_id": 7,
                     *             "full_name": "Sara Khalil",
                     *             "designation": "Mathematics teacher",
                     *             "candidate_picture": "/storage/9f31c2.jpg",
                     *             "highest_qualification": "Master of Education",
                     *             "years_of_experience": 8
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Invitation"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSchoolInvitations: {
        parameters: {
            query?: {
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path: {
                /**
                 * @description The number of the school.
                 * @example 5
                 */
                school_id: components["parameters"]["school_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Invitations.",
                     *       "data": [
                     *         {
                     *           "invitation_id": 17,
                     *           "vacancy_id": 41,
                     *           "candidate_id": 7,
                     *           "message": "We liked your work with the Diploma Programme and would be glad to meet you.",
                     *           "status": "Pending",
                     *           "created_at": "2026-02-11T09:00:00.000Z",
                     *           "answered_at": null,
                     *           "vacancy": {
                     *             "vacancy_id": 41,
                     *             "school_id": 5,
                     *             "school": {
                     *               "school_id": 5,
                     *               "school_name": "Palm Valley School",
                     *               "school_logo": "/storage/77ab10.png",
                     *               "city": "Dubai",
                     *               "country": {
                     *                 "country_id": 1,
                     *                 "name_en": "United Arab Emirates"
                     *               }
                     *             },
                     *             "vacancy_title": "IB Mathematics Teacher",
                     *             "position_type": "full_time",
                     *             "country_id": 1,
                     *             "country": {
                     *               "country_id": 1,
                     *               "name_en": "United Arab Emirates"
                     *             },
                     *             "city": "Dubai",
                     *             "application_deadline": "2030-03-31",
                     *             "candr_id": 1,
                     *             "candidate_role": {
                     *               "candr_id": 1,
                     *               "candr_role_name": "Subject teacher"
                     *             },
                     *             "ced_level": 3,
                     *             "education_level": {
                     *               "ced_level": 3,
                     *               "level_name": "Bachelor's degree"
                     *             },
                     *             "subject_id": 4,
                     *             "subject": {
                     *               "subject_id": 4,
                     *               "subject_name": "Mathematics"
                     *             },
                     *             "curriculum_id": 1,
                     *             "curriculum": {
                     *               "curriculum_id": 1,
                     *               "curriculum_name": "IB"
                     *             },
                     *             "salary_range_min": 150000,
                     *             "salary_range_max": 190000,
                     *             "show_salary_range": 1,
                     *             "display_vacancy_public": 1,
                     *             "skill_id": [
                     *               3
                     *             ],
                     *             "required_skills": [
                     *               {
                     *                 "skill_id": 3,
                     *                 "skill_desc": "Classroom management"
                     *               }
                     *             ],
                     *             "expl_id": 2,
                     *             "experience_level": {
                     *               "expl_id": 2,
                     *               "expl_desc": "3-5 years"
                     *             },
                     *             "minimum_experience": 3,
                     *             "min_experience": 3,
                     *             "required_qualification": "Bachelor of Science in Mathematics",
                     *             "created_at": "2026-02-10T06:30:00.000Z",
                     *             "status": "open",
                     *             "is_open": true,
                     *             "is_saved": false,
                     *             "is_featured": false,
                     *             "my_application": null,
                     *             "match": {
                     *               "percent": 75,
                     *               "reasons": [
                     *                 {
                     *                   "reason": "skills",
                     *                   "state": "met"
                     *                 },
                     *                 {
                     *                   "reason": "experience",
                     *                   "state": "met"
                     *                 },
                     *                 {
                     *                   "reason": "qualification",
                     *                   "state": "not_met"
                     *                 },
                     *                 {
                     *                   "reason": "curriculum",
                     *                   "state": "met"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "school": {
                     *             "school_id": 5,
                     *             "school_name": "Palm Valley School",
                     *             "school_logo": "/storage/77ab10.png"
                     *           },
                     *           "candidate": {
                     *             "candidate_id": 7,
                     *             "full_name": "Sara Khalil",
                     *             "designation": "Mathematics teacher",
                     *             "candidate_picture": "/storage/9f31c2.jpg",
                     *             "highest_qualification": "Master of Education",
                     *             "years_of_experience": 8
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Invitation"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "You have accepted the invitation.",
                     *       "data": {
                     *         "invitation_id": 17,
                     *         "vacancy_id": 41,
                     *         "candidate_id": 7,
                     *         "message": "We liked your work with the Diploma Programme and would be glad to meet you.",
                     *         "status": "Accepted",
                     *         "created_at": "2026-02-11T09:00:00.000Z",
                     *         "answered_at": "2026-02-12T10:30:00.000Z",
                     *         "vacancy": {
                     *           "vacancy_id": 41,
                     *           "school_id": 5,
                     *           "school": {
                     *             "school_id": 5,
                     *             "school_name": "Palm Valley School",
                     *             "school_logo": "/storage/77ab10.png",
                     *             "city": "Dubai",
                     *             "country": {
                     *               "country_id": 1,
                     *               "name_en": "United Arab Emirates"
                     *             }
                     *           },
                     *           "vacancy_title": "IB Mathematics Teacher",
                     *           "position_type": "full_time",
                     *           "country_id": 1,
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "city": "Dubai",
                     *           "application_deadline": "2030-03-31",
                     *           "candr_id": 1,
                     *           "candidate_role": {
                     *             "candr_id": 1,
                     *             "candr_role_name": "Subject teacher"
                     *           },
                     *           "ced_level": 3,
                     *           "education_level": {
                     *             "ced_level": 3,
                     *             "level_name": "Bachelor's degree"
                     *           },
                     *           "subject_id": 4,
                     *           "subject": {
                     *             "subject_id": 4,
                     *             "subject_name": "Mathematics"
                     *           },
                     *           "curriculum_id": 1,
                     *           "curriculum": {
                     *             "curriculum_id": 1,
                     *             "curriculum_name": "IB"
                     *           },
                     *           "salary_range_min": 150000,
                     *           "salary_range_max": 190000,
                     *           "show_salary_range": 1,
                     *           "display_vacancy_public": 1,
                     *           "skill_id": [
                     *             3
                     *           ],
                     *           "required_skills": [
                     *             {
                     *               "skill_id": 3,
                     *               "skill_desc": "Classroom management"
                     *             }
                     *           ],
                     *           "expl_id": 2,
                     *           "experience_level": {
                     *             "expl_id": 2,
                     *             "expl_desc": "3-5 years"
                     *           },
                     *           "minimum_experience": 3,
                     *           "min_experience": 3,
                     *           "required_qualification": "Bachelor of Science in Mathematics",
                     *           "created_at": "2026-02-10T06:30:00.000Z",
                     *           "status": "open",
                     *           "is_open": true,
                     *           "is_saved": false,
                     *           "is_featured": false,
                     *           "my_application": null,
                     *           "match": {
                     *             "percent": 75,
                     *             "reasons": [
                     *               {
                     *                 "reason": "skills",
                     *                 "state": "met"
                     *               },
                     *               {
                     *                 "reason": "experience",
                     *                 "state": "met"
                     *               },
                     *               {
                     *                 "reason": "qualification",
                     *                 "state": "not_met"
                     *               },
                     *               {
                     *                 "reason": "curriculum",
                     *                 "state": "met"
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "school": {
                     *           "school_id": 5,
                     *           "school_name": "Palm Valley School",
                     *           "school_logo": "/storage/77ab10.png"
                     *         },
                     *         "candidate": {
                     *           "candidate_id": 7,
                     *           "full_name": "Sara Khalil",
                     *           "designation": "Mathematics teacher",
                     *           "candidate_picture": "/storage/9f31c2.jpg",
                     *           "highest_qualification": "Master of Education",
                     *           "years_of_experience": 8
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Invitation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "You have declined the invitation.",
                     *       "data": {
                     *         "invitation_id": 17,
                     *         "vacancy_id": 41,
                     *         "candidate_id": 7,
                     *         "message": "We liked your work with the Diploma Programme and would be glad to meet you.",
                     *         "status": "Declined",
                     *         "created_at": "2026-02-11T09:00:00.000Z",
                     *         "answered_at": "2026-02-12T10:30:00.000Z",
                     *         "vacancy": {
                     *           "vacancy_id": 41,
                     *           "school_id": 5,
                     *           "school": {
                     *             "school_id": 5,
                     *             "school_name": "Palm Valley School",
                     *             "school_logo": "/storage/77ab10.png",
                     *             "city": "Dubai",
                     *             "country": {
                     *               "country_id": 1,
                     *               "name_en": "United Arab Emirates"
                     *             }
                     *           },
                     *           "vacancy_title": "IB Mathematics Teacher",
                     *           "position_type": "full_time",
                     *           "country_id": 1,
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "city": "Dubai",
                     *           "application_deadline": "2030-03-31",
                     *           "candr_id": 1,
                     *           "candidate_role": {
                     *             "candr_id": 1,
                     *             "candr_role_name": "Subject teacher"
                     *           },
                     *           "ced_level": 3,
                     *           "education_level": {
                     *             "ced_level": 3,
                     *             "level_name": "Bachelor's degree"
                     *           },
                     *           "subject_id": 4,
                     *           "subject": {
                     *             "subject_id": 4,
                     *             "subject_name": "Mathematics"
                     *           },
                     *           "curriculum_id": 1,
                     *           "curriculum": {
                     *             "curriculum_id": 1,
                     *             "curriculum_name": "IB"
                     *           },
                     *           "salary_range_min": 150000,
                     *           "salary_range_max": 190000,
                     *           "show_salary_range": 1,
                     *           "display_vacancy_public": 1,
                     *           "skill_id": [
                     *             3
                     *           ],
                     *           "required_skills": [
                     *             {
                     *               "skill_id": 3,
                     *               "skill_desc": "Classroom management"
                     *             }
                     *           ],
                     *           "expl_id": 2,
                     *           "experience_level": {
                     *             "expl_id": 2,
                     *             "expl_desc": "3-5 years"
                     *           },
                     *           "minimum_experience": 3,
                     *           "min_experience": 3,
                     *           "required_qualification": "Bachelor of Science in Mathematics",
                     *           "created_at": "2026-02-10T06:30:00.000Z",
                     *           "status": "open",
                     *           "is_open": true,
                     *           "is_saved": false,
                     *           "is_featured": false,
                     *           "my_application": null,
                     *           "match": {
                     *             "percent": 75,
                     *             "reasons": [
                     *               {
                     *                 "reason": "skills",
                     *                 "state": "met"
                     *               },
                     *               {
                     *                 "reason": "experience",
                     *                 "state": "met"
                     *               },
                     *               {
                     *                 "reason": "qualification",
                     *                 "state": "not_met"
                     *               },
                     *               {
                     *                 "reason": "curriculum",
                     *                 "state": "met"
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "school": {
                     *           "school_id": 5,
                     *           "school_name": "Palm Valley School",
                     *           "school_logo": "/storage/77ab10.png"
                     *         },
                     *         "candidate": {
                     *           "candidate_id": 7,
                     *           "full_name": "Sara Khalil",
                     *           "designation": "Mathematics teacher",
                     *           "candidate_picture": "/storage/9f31c2.jpg",
                     *           "highest_qualification": "Master of Education",
                     *           "years_of_experience": 8
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Invitation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApplications: {
        parameters: {
            query?: {
                /** @description In this state. */
                status?: components["schemas"]["ApplicationStatus"];
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
                /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Applications.",
                     *       "data": [
                     *         {
                     *           "application_id": 93,
                     *           "vacancy_id": 41,
                     *           "candidate_id": 7,
                     *           "candidate_status": "Under Review",
                     *           "school_status": "Under Review",
                     *           "application_date": "2026-02-12T16:05:00.000Z",
                     *           "match_score": 100,
                     *           "match": {
                     *             "percent": 75,
                     *             "reasons": [
                     *               {
                     *                 "reason": "skills",
                     *                 "state": "met"
                     *               },
                     *               {
                     *                 "reason": "experience",
                     *                 "state": "met"
                     *               },
                     *               {
                     *                 "reason": "qualification",
                     *                 "state": "not_met"
                     *               },
                     *               {
                     *                 "reason": "curriculum",
                     *                 "state": "met"
                     *               }
                     *             ]
                     *           },
                     *           "viewed_at": "2026-02-13T07:20:00.000Z",
                     *           "vacancy": {
                     *             "vacancy_id": 41,
                     *             "vacancy_title": "IB Mathematics Teacher",
                     *             "position_type": "full_time",
                     *             "city": "Dubai",
                     *             "country": {
                     *               "country_id": 1,
                     *               "name_en": "United Arab Emirates"
                     *             },
                     *             "status": "open",
                     *             "is_open": true,
                     *             "school": {
                     *               "school_id": 5,
                     *               "school_name": "Palm Valley School",
                     *               "school_logo": "/storage/77ab10.png"
                     *             }
                     *           },
                     *           "candidate": {
                     *             "candidate_id": 7,
                     *             "full_name": "Sara Khalil",
                     *             "designation": "Mathematics teacher",
                     *             "candidate_picture": "/storage/9f31c2.jpg",
                     *             "highest_qualification": "Master of Education",
                     *             "years_of_experience": 8
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["ApplicationRow"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                            /** @description Whether `total` is an estimate, because counting would take longer than searching. */
                            total_is_estimate: boolean;
                            /** @description The `cursor` of the page behind this one; null when there is none. */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyToVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "vacancy_id": 41,
                 *       "candidate_id": 7,
                 *       "candidate_status": "Pending",
                 *       "email": "sara.khalil@example.com",
                 *       "phone": "971501234567",
                 *       "answers": [
                 *         {
                 *           "question_id": 5,
                 *           "answer": "I have taught the Diploma Programme for six years."
                 *         }
                 *       ]
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * E-mail
                     * Format: email
                     */
                    email: string;
                    /** WhatsApp number */
                    phone: string;
                    /**
                     * Resume
                     * @description application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document, at most 5242880 bytes
                     */
                    resume?: Blob;
                    /** Additional questions */
                    answers?: {
                        question_id: number;
                        answer?: string | string[] | (string | null) | (number | null) | {
                            [key: string]: string;
                        };
                    }[];
                    vacancy_id: number;
                    /** @description Accepted and not used. */
                    candidate_id?: number;
                    /** @description Accepted and not used. */
                    candidate_status?: string;
                };
            };
        };
        responses: {
            /** @description The new application. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your application has been submitted.",
                     *       "data": {
                     *         "application_id": 93,
                     *         "vacancy_id": 41,
                     *         "candidate_id": 7,
                     *         "candidate_status": "Under Review",
                     *         "school_status": "Under Review",
                     *         "application_date": "2026-02-12T16:05:00.000Z",
                     *         "match_score": 100,
                     *         "match": {
                     *           "percent": 75,
                     *           "reasons": [
                     *             {
                     *               "reason": "skills",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "experience",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "qualification",
                     *               "state": "not_met"
                     *             },
                     *             {
                     *               "reason": "curriculum",
                     *               "state": "met"
                     *             }
                     *           ]
                     *         },
                     *         "viewed_at": "2026-02-13T07:20:00.000Z",
                     *         "email": "sara.khalil@example.com",
                     *         "phone": "971501234567",
                     *         "resume": "/api/document/52/sara-khalil-cv.pdf",
                     *         "answers": [
                     *           {
                     *             "question_id": 5,
                     *             "question": "Why our school?",
                     *             "question_type": {
                     *               "id": 2,
                     *               "type_key": "descriptive",
                     *               "type_label": "Long text",
                     *               "has_options": false,
                     *               "has_rating_scale": false
                     *             },
                     *             "answer": "I have taught the Diploma Programme for six years.",
                     *             "answer_text": "I have taught the Diploma Programme for six years."
                     *           }
                     *         ],
                     *         "allowed_statuses": [
                     *           "Shortlisted",
                     *           "Interview",
                     *           "Offered",
                     *           "Hired",
                     *           "Rejected"
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "title": "Application Submitted",
                     *             "at": "2026-02-12T16:05:00.000Z",
                     *             "state": "done"
                     *           },
                     *           {
                     *             "title": "Initial Screening",
                     *             "at": "2026-02-13T07:20:00.000Z",
                     *             "state": "done"
                     *           },
                     *           {
                     *             "title": "Under Review",
                     *             "at": "2026-02-13T07:31:00.000Z",
                     *             "state": "current"
                     *           },
                     *           {
                     *             "title": "Interview",
                     *             "at": null,
                     *             "state": "next"
                     *           },
                     *           {
                     *             "title": "Decision",
                     *             "at": null,
                     *             "state": "next"
                     *           }
                     *         ],
                     *         "history": [
                     *           {
                     *             "status": "Pending",
                     *             "at": "2026-02-12T16:05:00.000Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "status": "Under Review",
                     *             "at": "2026-02-13T07:31:00.000Z",
                     *             "note": "Ask for references."
                     *           }
                     *         ],
                     *         "interviews": [],
                     *         "vacancy": {
                     *           "vacancy_id": 41,
                     *           "vacancy_title": "IB Mathematics Teacher",
                     *           "position_type": "full_time",
                     *           "city": "Dubai",
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "status": "open",
                     *           "is_open": true,
                     *           "school": {
                     *             "school_id": 5,
                     *             "school_name": "Palm Valley School",
                     *             "school_logo": "/storage/77ab10.png"
                     *           }
                     *         },
                     *         "candidate": {
                     *           "candidate_id": 7,
                     *           "user_id": 12,
                     *           "role_id": 2,
                     *           "full_name": "Sara Khalil",
                     *           "first_name": "Sara",
                     *           "last_name": "Khalil",
                     *           "designation": "Mathematics teacher",
                     *           "phone_code": "+971",
                     *           "phone1": "501234567",
                     *           "first_name_ar": "سارة",
                     *           "last_name_ar": "خليل",
                     *           "candidate_cv": "/api/document/31/sara-khalil-cv.pdf",
                     *           "candidate_picture": "/storage/9f31c2.jpg",
                     *           "gender": "F",
                     *           "candidate_dob": "1990-05-14",
                     *           "marital_status": 1,
                     *           "kids_num": 2,
                     *           "years_of_experience": 8,
                     *           "highest_qualification": "Master of Education",
                     *           "country_id": 8,
                     *           "email1": "sara.khalil@example.com",
                     *           "address": "14 Palm Street, Dubai",
                     *           "current_country": "United Arab Emirates",
                     *           "current_city": "Dubai",
                     *           "candidate_comment1": "I teach mathematics so that nobody is afraid of it.",
                     *           "educations": [
                     *             {
                     *               "ced_level": 4,
                     *               "ced_major": "Mathematics",
                     *               "institution_name": "University of Jordan",
                     *               "graduation_attainment": "Distinction",
                     *               "year_graduation": "2012-06-30",
                     *               "graduation_gps": 3.7
                     *             }
                     *           ],
                     *           "certificates": [
                     *             {
                     *               "cert_id": 3,
                     *               "cert_type_id": 1,
                     *               "institution_name": "University of Nottingham",
                     *               "issue_date": "2015-07-01",
                     *               "exp_date": "2030-07-01"
                     *             }
                     *           ],
                     *           "experiences": [
                     *             {
                     *               "school_name": "Palm Valley School",
                     *               "position_title": "Mathematics teacher",
                     *               "country_id": 1,
                     *               "start_date": "2018-08-20",
                     *               "end_date": null,
                     *               "is_current": true,
                     *               "curriculum_id": 1,
                     *               "subject_id": 4,
                     *               "job_summary": "Diploma Programme, higher level."
                     *             }
                     *           ],
                     *           "expected_salary": 180000,
                     *           "notice_period": 60,
                     *           "employmenttype_id": 1,
                     *           "preferred_locations": [
                     *             2,
                     *             3
                     *           ],
                     *           "languages": [
                     *             {
                     *               "lang_id": 1,
                     *               "lang_proficiency_id": 6
                     *             }
                     *           ],
                     *           "skill_id": [
                     *             3,
                     *             8
                     *           ],
                     *           "skills": [
                     *             {
                     *               "skill_id": 3,
                     *               "skill_desc": "Classroom management"
                     *             },
                     *             {
                     *               "skill_id": 8,
                     *               "skill_desc": "Differentiated instruction"
                     *             }
                     *           ],
                     *           "candidate_dox": [
                     *             {
                     *               "doc_type": "CV",
                     *               "doc_name": "sara-khalil-cv.pdf",
                     *               "doc_path": "/api/document/31/sara-khalil-cv.pdf",
                     *               "created_at": "2026-02-03T08:40:00.000Z"
                     *             }
                     *           ],
                     *           "created_at": "2026-02-03T08:40:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Application"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSchoolApplications: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description In this state. */
                status?: components["schemas"]["ApplicationStatus"];
                /** @description For this vacancy. */
                vacancy_id?: number;
                /** @description What comes first; a minus turns the order. */
                sort?: "candidate" | "-candidate" | "position" | "-position" | "match_score" | "-match_score" | "status" | "-status" | "application_date" | "-application_date";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
                /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Applications.",
                     *       "data": [
                     *         {
                     *           "application_id": 93,
                     *           "vacancy_id": 41,
                     *           "candidate_id": 7,
                     *           "candidate_status": "Under Review",
                     *           "school_status": "Under Review",
                     *           "application_date": "2026-02-12T16:05:00.000Z",
                     *           "match_score": 100,
                     *           "match": {
                     *             "percent": 75,
                     *             "reasons": [
                     *               {
                     *                 "reason": "skills",
                     *                 "state": "met"
                     *               },
                     *               {
                     *                 "reason": "experience",
                     *                 "state": "met"
                     *               },
                     *               {
                     *                 "reason": "qualification",
                     *                 "state": "not_met"
                     *               },
                     *               {
                     *                 "reason": "curriculum",
                     *                 "state": "met"
                     *               }
                     *             ]
                     *           },
                     *           "viewed_at": "2026-02-13T07:20:00.000Z",
                     *           "vacancy": {
                     *             "vacancy_id": 41,
                     *             "vacancy_title": "IB Mathematics Teacher",
                     *             "position_type": "full_time",
                     *             "city": "Dubai",
                     *             "country": {
                     *               "country_id": 1,
                     *               "name_en": "United Arab Emirates"
                     *             },
                     *             "status": "open",
                     *             "is_open": true,
                     *             "school": {
                     *               "school_id": 5,
                     *               "school_name": "Palm Valley School",
                     *               "school_logo": "/storage/77ab10.png"
                     *             }
                     *           },
                     *           "candidate": {
                     *             "candidate_id": 7,
                     *             "full_name": "Sara Khalil",
                     *             "designation": "Mathematics teacher",
                     *             "candidate_picture": "/storage/9f31c2.jpg",
                     *             "highest_qualification": "Master of Education",
                     *             "years_of_experience": 8
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["ApplicationRow"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                            /** @description Whether `total` is an estimate, because counting would take longer than searching. */
                            total_is_estimate: boolean;
                            /** @description The `cursor` of the page behind this one; null when there is none. */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The application.",
                     *       "data": {
                     *         "application_id": 93,
                     *         "vacancy_id": 41,
                     *         "candidate_id": 7,
                     *         "candidate_status": "Under Review",
                     *         "school_status": "Under Review",
                     *         "application_date": "2026-02-12T16:05:00.000Z",
                     *         "match_score": 100,
                     *         "match": {
                     *           "percent": 75,
                     *           "reasons": [
                     *             {
                     *               "reason": "skills",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "experience",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "qualification",
                     *               "state": "not_met"
                     *             },
                     *             {
                     *               "reason": "curriculum",
                     *               "state": "met"
                     *             }
                     *           ]
                     *         },
                     *         "viewed_at": "2026-02-13T07:20:00.000Z",
                     *         "email": "sara.khalil@example.com",
                     *         "phone": "971501234567",
                     *         "resume": "/api/document/52/sara-khalil-cv.pdf",
                     *         "answers": [
                     *           {
                     *             "question_id": 5,
                     *             "question": "Why our school?",
                     *             "question_type": {
                     *               "id": 2,
                     *               "type_key": "descriptive",
                     *               "type_label": "Long text",
                     *               "has_options": false,
                     *               "has_rating_scale": false
                     *             },
                     *             "answer": "I have taught the Diploma Programme for six years.",
                     *             "answer_text": "I have taught the Diploma Programme for six years."
                     *           }
                     *         ],
                     *         "allowed_statuses": [
                     *           "Shortlisted",
                     *           "Interview",
                     *           "Offered",
                     *           "Hired",
                     *           "Rejected"
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "title": "Application Submitted",
                     *             "at": "2026-02-12T16:05:00.000Z",
                     *             "state": "done"
                     *           },
                     *           {
                     *             "title": "Initial Screening",
                     *             "at": "2026-02-13T07:20:00.000Z",
                     *             "state": "done"
                     *           },
                     *           {
                     *             "title": "Under Review",
                     *             "at": "2026-02-13T07:31:00.000Z",
                     *             "state": "current"
                     *           },
                     *           {
                     *             "title": "Interview",
                     *             "at": null,
                     *             "state": "next"
                     *           },
                     *           {
                     *             "title": "Decision",
                     *             "at": null,
                     *             "state": "next"
                     *           }
                     *         ],
                     *         "history": [
                     *           {
                     *             "status": "Pending",
                     *             "at": "2026-02-12T16:05:00.000Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "status": "Under Review",
                     *             "at": "2026-02-13T07:31:00.000Z",
                     *             "note": "Ask for references."
                     *           }
                     *         ],
                     *         "interviews": [],
                     *         "vacancy": {
                     *           "vacancy_id": 41,
                     *           "vacancy_title": "IB Mathematics Teacher",
                     *           "position_type": "full_time",
                     *           "city": "Dubai",
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "status": "open",
                     *           "is_open": true,
                     *           "school": {
                     *             "school_id": 5,
                     *             "school_name": "Palm Valley School",
                     *             "school_logo": "/storage/77ab10.png"
                     *           }
                     *         },
                     *         "candidate": {
                     *           "candidate_id": 7,
                     *           "user_id": 12,
                     *           "role_id": 2,
                     *           "full_name": "Sara Khalil",
                     *           "first_name": "Sara",
                     *           "last_name": "Khalil",
                     *           "designation": "Mathematics teacher",
                     *           "phone_code": "+971",
                     *           "phone1": "501234567",
                     *           "first_name_ar": "سارة",
                     *           "last_name_ar": "خليل",
                     *           "candidate_cv": "/api/document/31/sara-khalil-cv.pdf",
                     *           "candidate_picture": "/storage/9f31c2.jpg",
                     *           "gender": "F",
                     *           "candidate_dob": "1990-05-14",
                     *           "marital_status": 1,
                     *           "kids_num": 2,
                     *           "years_of_experience": 8,
                     *           "highest_qualification": "Master of Education",
                     *           "country_id": 8,
                     *           "email1": "sara.khalil@example.com",
                     *           "address": "14 Palm Street, Dubai",
                     *           "current_country": "United Arab Emirates",
                     *           "current_city": "Dubai",
                     *           "candidate_comment1": "I teach mathematics so that nobody is afraid of it.",
                     *           "educations": [
                     *             {
                     *               "ced_level": 4,
                     *               "ced_major": "Mathematics",
                     *               "institution_name": "University of Jordan",
                     *               "graduation_attainment": "Distinction",
                     *               "year_graduation": "2012-06-30",
                     *               "graduation_gps": 3.7
                     *             }
                     *           ],
                     *           "certificates": [
                     *             {
                     *               "cert_id": 3,
                     *               "cert_type_id": 1,
                     *               "institution_name": "University of Nottingham",
                     *               "issue_date": "2015-07-01",
                     *               "exp_date": "2030-07-01"
                     *             }
                     *           ],
                     *           "experiences": [
                     *             {
                     *               "school_name": "Palm Valley School",
                     *               "position_title": "Mathematics teacher",
                     *               "country_id": 1,
                     *               "start_date": "2018-08-20",
                     *               "end_date": null,
                     *               "is_current": true,
                     *               "curriculum_id": 1,
                     *               "subject_id": 4,
                     *               "job_summary": "Diploma Programme, higher level."
                     *             }
                     *           ],
                     *           "expected_salary": 180000,
                     *           "notice_period": 60,
                     *           "employmenttype_id": 1,
                     *           "preferred_locations": [
                     *             2,
                     *             3
                     *           ],
                     *           "languages": [
                     *             {
                     *               "lang_id": 1,
                     *               "lang_proficiency_id": 6
                     *             }
                     *           ],
                     *           "skill_id": [
                     *             3,
                     *             8
                     *           ],
                     *           "skills": [
                     *             {
                     *               "skill_id": 3,
                     *               "skill_desc": "Classroom management"
                     *             },
                     *             {
                     *               "skill_id": 8,
                     *               "skill_desc": "Differentiated instruction"
                     *             }
                     *           ],
                     *           "candidate_dox": [
                     *             {
                     *               "doc_type": "CV",
                     *               "doc_name": "sara-khalil-cv.pdf",
                     *               "doc_path": "/api/document/31/sara-khalil-cv.pdf",
                     *               "created_at": "2026-02-03T08:40:00.000Z"
                     *             }
                     *           ],
                     *           "created_at": "2026-02-03T08:40:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Application"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setApplicationStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "Shortlisted",
                 *       "note": "Strong references."
                 *     }
                 */
                "application/json": {
                    /** New status */
                    status: string;
                    /** Note */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The status has been changed.",
                     *       "data": {
                     *         "application_id": 93,
                     *         "vacancy_id": 41,
                     *         "candidate_id": 7,
                     *         "candidate_status": "Under Review",
                     *         "school_status": "Under Review",
                     *         "application_date": "2026-02-12T16:05:00.000Z",
                     *         "match_score": 100,
                     *         "match": {
                     *           "percent": 75,
                     *           "reasons": [
                     *             {
                     *               "reason": "skills",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "experience",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "qualification",
                     *               "state": "not_met"
                     *             },
                     *             {
                     *               "reason": "curriculum",
                     *               "state": "met"
                     *             }
                     *           ]
                     *         },
                     *         "viewed_at": "2026-02-13T07:20:00.000Z",
                     *         "email": "sara.khalil@example.com",
                     *         "phone": "971501234567",
                     *         "resume": "/api/document/52/sara-khalil-cv.pdf",
                     *         "answers": [
                     *           {
                     *             "question_id": 5,
                     *             "question": "Why our school?",
                     *             "question_type": {
                     *               "id": 2,
                     *               "type_key": "descriptive",
                     *               "type_label": "Long text",
                     *               "has_options": false,
                     *               "has_rating_scale": false
                     *             },
                     *             "answer": "I have taught the Diploma Programme for six years.",
                     *             "answer_text": "I have taught the Diploma Programme for six years."
                     *           }
                     *         ],
                     *         "allowed_statuses": [
                     *           "Shortlisted",
                     *           "Interview",
                     *           "Offered",
                     *           "Hired",
                     *           "Rejected"
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "title": "Application Submitted",
                     *             "at": "2026-02-12T16:05:00.000Z",
                     *             "state": "done"
                     *           },
                     *           {
                     *             "title": "Initial Screening",
                     *             "at": "2026-02-13T07:20:00.000Z",
                     *             "state": "done"
                     *           },
                     *           {
                     *             "title": "Under Review",
                     *             "at": "2026-02-13T07:31:00.000Z",
                     *             "state": "current"
                     *           },
                     *           {
                     *             "title": "Interview",
                     *             "at": null,
                     *             "state": "next"
                     *           },
                     *           {
                     *             "title": "Decision",
                     *             "at": null,
                     *             "state": "next"
                     *           }
                     *         ],
                     *         "history": [
                     *           {
                     *             "status": "Pending",
                     *             "at": "2026-02-12T16:05:00.000Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "status": "Under Review",
                     *             "at": "2026-02-13T07:31:00.000Z",
                     *             "note": "Ask for references."
                     *           }
                     *         ],
                     *         "interviews": [],
                     *         "vacancy": {
                     *           "vacancy_id": 41,
                     *           "vacancy_title": "IB Mathematics Teacher",
                     *           "position_type": "full_time",
                     *           "city": "Dubai",
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "status": "open",
                     *           "is_open": true,
                     *           "school": {
                     *             "school_id": 5,
                     *             "school_name": "Palm Valley School",
                     *             "school_logo": "/storage/77ab10.png"
                     *           }
                     *         },
                     *         "candidate": {
                     *           "candidate_id": 7,
                     *           "user_id": 12,
                     *           "role_id": 2,
                     *           "full_name": "Sara Khalil",
                     *           "first_name": "Sara",
                     *           "last_name": "Khalil",
                     *           "designation": "Mathematics teacher",
                     *           "phone_code": "+971",
                     *           "phone1": "501234567",
                     *           "first_name_ar": "سارة",
                     *           "last_name_ar": "خليل",
                     *           "candidate_cv": "/api/document/31/sara-khalil-cv.pdf",
                     *           "candidate_picture": "/storage/9f31c2.jpg",
                     *           "gender": "F",
                     *           "candidate_dob": "1990-05-14",
                     *           "marital_status": 1,
                     *           "kids_num": 2,
                     *           "years_of_experience": 8,
                     *           "highest_qualification": "Master of Education",
                     *           "country_id": 8,
                     *           "email1": "sara.khalil@example.com",
                     *           "address": "14 Palm Street, Dubai",
                     *           "current_country": "United Arab Emirates",
                     *           "current_city": "Dubai",
                     *           "candidate_comment1": "I teach mathematics so that nobody is afraid of it.",
                     *           "educations": [
                     *             {
                     *               "ced_level": 4,
                     *               "ced_major": "Mathematics",
                     *               "institution_name": "University of Jordan",
                     *               "graduation_attainment": "Distinction",
                     *               "year_graduation": "2012-06-30",
                     *               "graduation_gps": 3.7
                     *             }
                     *           ],
                     *           "certificates": [
                     *             {
                     *               "cert_id": 3,
                     *               "cert_type_id": 1,
                     *               "institution_name": "University of Nottingham",
                     *               "issue_date": "2015-07-01",
                     *               "exp_date": "2030-07-01"
                     *             }
                     *           ],
                     *           "experiences": [
                     *             {
                     *               "school_name": "Palm Valley School",
                     *               "position_title": "Mathematics teacher",
                     *               "country_id": 1,
                     *               "start_date": "2018-08-20",
                     *               "end_date": null,
                     *               "is_current": true,
                     *               "curriculum_id": 1,
                     *               "subject_id": 4,
                     *               "job_summary": "Diploma Programme, higher level."
                     *             }
                     *           ],
                     *           "expected_salary": 180000,
                     *           "notice_period": 60,
                     *           "employmenttype_id": 1,
                     *           "preferred_locations": [
                     *             2,
                     *             3
                     *           ],
                     *           "languages": [
                     *             {
                     *               "lang_id": 1,
                     *               "lang_proficiency_id": 6
                     *             }
                     *           ],
                     *           "skill_id": [
                     *             3,
                     *             8
                     *           ],
                     *           "skills": [
                     *             {
                     *               "skill_id": 3,
                     *               "skill_desc": "Classroom management"
                     *             },
                     *             {
                     *               "skill_id": 8,
                     *               "skill_desc": "Differentiated instruction"
                     *             }
                     *           ],
                     *           "candidate_dox": [
                     *             {
                     *               "doc_type": "CV",
                     *               "doc_name": "sara-khalil-cv.pdf",
                     *               "doc_path": "/api/document/31/sara-khalil-cv.pdf",
                     *               "created_at": "2026-02-03T08:40:00.000Z"
                     *             }
                     *           ],
                     *           "created_at": "2026-02-03T08:40:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Application"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Your application has been withdrawn.",
                     *       "data": {
                     *         "application_id": 93,
                     *         "vacancy_id": 41,
                     *         "candidate_id": 7,
                     *         "candidate_status": "Withdrawn",
                     *         "school_status": "Withdrawn",
                     *         "application_date": "2026-02-12T16:05:00.000Z",
                     *         "match_score": 100,
                     *         "match": {
                     *           "percent": 75,
                     *           "reasons": [
                     *             {
                     *               "reason": "skills",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "experience",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "qualification",
                     *               "state": "not_met"
                     *             },
                     *             {
                     *               "reason": "curriculum",
                     *               "state": "met"
                     *             }
                     *           ]
                     *         },
                     *         "viewed_at": "2026-02-13T07:20:00.000Z",
                     *         "email": "sara.khalil@example.com",
                     *         "phone": "971501234567",
                     *         "resume": "/api/document/52/sara-khalil-cv.pdf",
                     *         "answers": [
                     *           {
                     *             "question_id": 5,
                     *             "question": "Why our school?",
                     *             "question_type": {
                     *               "id": 2,
                     *               "type_key": "descriptive",
                     *               "type_label": "Long text",
                     *               "has_options": false,
                     *               "has_rating_scale": false
                     *             },
                     *             "answer": "I have taught the Diploma Programme for six years.",
                     *             "answer_text": "I have taught the Diploma Programme for six years."
                     *           }
                     *         ],
                     *         "allowed_statuses": [],
                     *         "timeline": [
                     *           {
                     *             "title": "Application Submitted",
                     *             "at": "2026-02-12T16:05:00.000Z",
                     *             "state": "done"
                     *           },
                     *           {
                     *             "title": "Initial Screening",
                     *             "at": "2026-02-13T07:20:00.000Z",
                     *             "state": "done"
                     *           },
                     *           {
                     *             "title": "Under Review",
                     *             "at": "2026-02-13T07:31:00.000Z",
                     *             "state": "done"
                     *           },
                     *           {
                     *             "title": "Withdrawn",
                     *             "at": "2026-02-15T18:02:00.000Z",
                     *             "state": "done"
                     *           }
                     *         ],
                     *         "history": [
                     *           {
                     *             "status": "Pending",
                     *             "at": "2026-02-12T16:05:00.000Z"
                     *           },
                     *           {
                     *             "status": "Under Review",
                     *             "at": "2026-02-13T07:31:00.000Z"
                     *           },
                     *           {
                     *             "status": "Withdrawn",
                     *             "at": "2026-02-15T18:02:00.000Z"
                     *           }
                     *         ],
                     *         "interviews": [],
                     *         "vacancy": {
                     *           "vacancy_id": 41,
                     *           "vacancy_title": "IB Mathematics Teacher",
                     *           "position_type": "full_time",
                     *           "city": "Dubai",
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "status": "open",
                     *           "is_open": true,
                     *           "school": {
                     *             "school_id": 5,
                     *             "school_name": "Palm Valley School",
                     *             "school_logo": "/storage/77ab10.png"
                     *           }
                     *         },
                     *         "candidate": {
                     *           "candidate_id": 7,
                     *           "user_id": 12,
                     *           "role_id": 2,
                     *           "full_name": "Sara Khalil",
                     *           "first_name": "Sara",
                     *           "last_name": "Khalil",
                     *           "designation": "Mathematics teacher",
                     *           "phone_code": "+971",
                     *           "phone1": "501234567",
                     *           "first_name_ar": "سارة",
                     *           "last_name_ar": "خليل",
                     *           "candidate_cv": "/api/document/31/sara-khalil-cv.pdf",
                     *           "candidate_picture": "/storage/9f31c2.jpg",
                     *           "gender": "F",
                     *           "candidate_dob": "1990-05-14",
                     *           "marital_status": 1,
                     *           "kids_num": 2,
                     *           "years_of_experience": 8,
                     *           "highest_qualification": "Master of Education",
                     *           "country_id": 8,
                     *           "email1": "sara.khalil@example.com",
                     *           "address": "14 Palm Street, Dubai",
                     *           "current_country": "United Arab Emirates",
                     *           "current_city": "Dubai",
                     *           "candidate_comment1": "I teach mathematics so that nobody is afraid of it.",
                     *           "educations": [
                     *             {
                     *               "ced_level": 4,
                     *               "ced_major": "Mathematics",
                     *               "institution_name": "University of Jordan",
                     *               "graduation_attainment": "Distinction",
                     *               "year_graduation": "2012-06-30",
                     *               "graduation_gps": 3.7
                     *             }
                     *           ],
                     *           "certificates": [
                     *             {
                     *               "cert_id": 3,
                     *               "cert_type_id": 1,
                     *               "institution_name": "University of Nottingham",
                     *               "issue_date": "2015-07-01",
                     *               "exp_date": "2030-07-01"
                     *             }
                     *           ],
                     *           "experiences": [
                     *             {
                     *               "school_name": "Palm Valley School",
                     *               "position_title": "Mathematics teacher",
                     *               "country_id": 1,
                     *               "start_date": "2018-08-20",
                     *               "end_date": null,
                     *               "is_current": true,
                     *               "curriculum_id": 1,
                     *               "subject_id": 4,
                     *               "job_summary": "Diploma Programme, higher level."
                     *             }
                     *           ],
                     *           "expected_salary": 180000,
                     *           "notice_period": 60,
                     *           "employmenttype_id": 1,
                     *           "preferred_locations": [
                     *             2,
                     *             3
                     *           ],
                     *           "languages": [
                     *             {
                     *               "lang_id": 1,
                     *               "lang_proficiency_id": 6
                     *             }
                     *           ],
                     *           "skill_id": [
                     *             3,
                     *             8
                     *           ],
                     *           "skills": [
                     *             {
                     *               "skill_id": 3,
                     *               "skill_desc": "Classroom management"
                     *             },
                     *             {
                     *               "skill_id": 8,
                     *               "skill_desc": "Differentiated instruction"
                     *             }
                     *           ],
                     *           "candidate_dox": [
                     *             {
                     *               "doc_type": "CV",
                     *               "doc_name": "sara-khalil-cv.pdf",
                     *               "doc_path": "/api/document/31/sara-khalil-cv.pdf",
                     *               "created_at": "2026-02-03T08:40:00.000Z"
                     *             }
                     *           ],
                     *           "created_at": "2026-02-03T08:40:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Application"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "Under Review"
                 *     }
                 */
                "application/json": {
                    /** New status */
                    status: string;
                    /** Note */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The status has been changed.",
                     *       "data": {
                     *         "application_id": 93,
                     *         "vacancy_id": 41,
                     *         "candidate_id": 7,
                     *         "candidate_status": "Under Review",
                     *         "school_status": "Under Review",
                     *         "application_date": "2026-02-12T16:05:00.000Z",
                     *         "match_score": 100,
                     *         "match": {
                     *           "percent": 75,
                     *           "reasons": [
                     *             {
                     *               "reason": "skills",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "experience",
                     *               "state": "met"
                     *             },
                     *             {
                     *               "reason": "qualification",
                     *               "state": "not_met"
                     *             },
                     *             {
                     *               "reason": "curriculum",
                     *               "state": "met"
                     *             }
                     *           ]
                     *         },
                     *         "viewed_at": "2026-02-13T07:20:00.000Z",
                     *         "email": "sara.khalil@example.com",
                     *         "phone": "971501234567",
                     *         "resume": "/api/document/52/sara-khalil-cv.pdf",
                     *         "answers": [
                     *           {
                     *             "question_id": 5,
                     *             "question": "Why our school?",
                     *             "question_type": {
                     *               "id": 2,
                     *               "type_key": "descriptive",
                     *               "type_label": "Long text",
                     *               "has_options": false,
                     *               "has_rating_scale": false
                     *             },
                     *             "answer": "I have taught the Diploma Programme for six years.",
                     *             "answer_text": "I have taught the Diploma Programme for six years."
                     *           }
                     *         ],
                     *         "allowed_statuses": [
                     *           "Shortlisted",
                     *           "Interview",
                     *           "Offered",
                     *           "Hired",
                     *           "Rejected"
                     *         ],
                     *         "timeline": [
                     *           {
                     *             "title": "Application Submitted",
                     *             "at": "2026-02-12T16:05:00.000Z",
                     *             "state": "done"
                     *           },
                     *           {
                     *             "title": "Initial Screening",
                     *             "at": "2026-02-13T07:20:00.000Z",
                     *             "state": "done"
                     *           },
                     *           {
                     *             "title": "Under Review",
                     *             "at": "2026-02-13T07:31:00.000Z",
                     *             "state": "current"
                     *           },
                     *           {
                     *             "title": "Interview",
                     *             "at": null,
                     *             "state": "next"
                     *           },
                     *           {
                     *             "title": "Decision",
                     *             "at": null,
                     *             "state": "next"
                     *           }
                     *         ],
                     *         "history": [
                     *           {
                     *             "status": "Pending",
                     *             "at": "2026-02-12T16:05:00.000Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "status": "Under Review",
                     *             "at": "2026-02-13T07:31:00.000Z",
                     *             "note": "Ask for references."
                     *           }
                     *         ],
                     *         "interviews": [],
                     *         "vacancy": {
                     *           "vacancy_id": 41,
                     *           "vacancy_title": "IB Mathematics Teacher",
                     *           "position_type": "full_time",
                     *           "city": "Dubai",
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "status": "open",
                     *           "is_open": true,
                     *           "school": {
                     *             "school_id": 5,
                     *             "school_name": "Palm Valley School",
                     *             "school_logo": "/storage/77ab10.png"
                     *           }
                     *         },
                     *         "candidate": {
                     *           "candidate_id": 7,
                     *           "user_id": 12,
                     *           "role_id": 2,
                     *           "full_name": "Sara Khalil",
                     *           "first_name": "Sara",
                     *           "last_name": "Khalil",
                     *           "designation": "Mathematics teacher",
                     *           "phone_code": "+971",
                     *           "phone1": "501234567",
                     *           "first_name_ar": "سارة",
                     *           "last_name_ar": "خليل",
                     *           "candidate_cv": "/api/document/31/sara-khalil-cv.pdf",
                     *           "candidate_picture": "/storage/9f31c2.jpg",
                     *           "gender": "F",
                     *           "candidate_dob": "1990-05-14",
                     *           "marital_status": 1,
                     *           "kids_num": 2,
                     *           "years_of_experience": 8,
                     *           "highest_qualification": "Master of Education",
                     *           "country_id": 8,
                     *           "email1": "sara.khalil@example.com",
                     *           "address": "14 Palm Street, Dubai",
                     *           "current_country": "United Arab Emirates",
                     *           "current_city": "Dubai",
                     *           "candidate_comment1": "I teach mathematics so that nobody is afraid of it.",
                     *           "educations": [
                     *             {
                     *               "ced_level": 4,
                     *               "ced_major": "Mathematics",
                     *               "institution_name": "University of Jordan",
                     *               "graduation_attainment": "Distinction",
                     *               "year_graduation": "2012-06-30",
                     *               "graduation_gps": 3.7
                     *             }
                     *           ],
                     *           "certificates": [
                     *             {
                     *               "cert_id": 3,
                     *               "cert_type_id": 1,
                     *               "institution_name": "University of Nottingham",
                     *               "issue_date": "2015-07-01",
                     *               "exp_date": "2030-07-01"
                     *             }
                     *           ],
                     *           "experiences": [
                     *             {
                     *               "school_name": "Palm Valley School",
                     *               "position_title": "Mathematics teacher",
                     *               "country_id": 1,
                     *               "start_date": "2018-08-20",
                     *               "end_date": null,
                     *               "is_current": true,
                     *               "curriculum_id": 1,
                     *               "subject_id": 4,
                     *               "job_summary": "Diploma Programme, higher level."
                     *             }
                     *           ],
                     *           "expected_salary": 180000,
                     *           "notice_period": 60,
                     *           "employmenttype_id": 1,
                     *           "preferred_locations": [
                     *             2,
                     *             3
                     *           ],
                     *           "languages": [
                     *             {
                     *               "lang_id": 1,
                     *               "lang_proficiency_id": 6
                     *             }
                     *           ],
                     *           "skill_id": [
                     *             3,
                     *             8
                     *           ],
                     *           "skills": [
                     *             {
                     *               "skill_id": 3,
                     *               "skill_desc": "Classroom management"
                     *             },
                     *             {
                     *               "skill_id": 8,
                     *               "skill_desc": "Differentiated instruction"
                     *             }
                     *           ],
                     *           "candidate_dox": [
                     *             {
                     *               "doc_type": "CV",
                     *               "doc_name": "sara-khalil-cv.pdf",
                     *               "doc_path": "/api/document/31/sara-khalil-cv.pdf",
                     *               "created_at": "2026-02-03T08:40:00.000Z"
                     *             }
                     *           ],
                     *           "created_at": "2026-02-03T08:40:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Application"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    scheduleInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "starts_at": "2026-03-12T07:00:00.000Z",
                 *       "minutes": 45,
                 *       "place": "Main building, room 12",
                 *       "note": "Please bring a lesson plan."
                 *     }
                 */
                "application/json": {
                    /**
                     * Date and time
                     * Format: date-time
                     */
                    starts_at: string;
                    /**
                     * Length in minutes
                     * @default 45
                     */
                    minutes: number;
                    /** Place */
                    place?: string;
                    /** Link */
                    link?: string;
                    /** Note */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description The new interview. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The interview has been scheduled.",
                     *       "data": {
                     *         "interview_id": 8,
                     *         "application_id": 93,
                     *         "starts_at": "2026-03-12T07:00:00.000Z",
                     *         "ends_at": "2026-03-12T07:45:00.000Z",
                     *         "minutes": 45,
                     *         "place": "Main building, room 12",
                     *         "note": "Please bring a lesson plan.",
                     *         "status": "upcoming"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Interview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInterviews: {
        parameters: {
            query?: {
                /** @description In this state. */
                status?: components["schemas"]["InterviewStatus"];
                /** @description Those that begin on this day in Riyadh or later. */
                from?: string;
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of interviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Interviews.",
                     *       "data": [
                     *         {
                     *           "interview_id": 8,
                     *           "application_id": 93,
                     *           "starts_at": "2026-03-12T07:00:00.000Z",
                     *           "ends_at": "2026-03-12T07:45:00.000Z",
                     *           "minutes": 45,
                     *           "place": "Main building, room 12",
                     *           "note": "Please bring a lesson plan.",
                     *           "status": "upcoming",
                     *           "vacancy": {
                     *             "vacancy_id": 41,
                     *             "vacancy_title": "IB Mathematics Teacher",
                     *             "position_type": "full_time",
                     *             "city": "Dubai",
                     *             "country": {
                     *               "country_id": 1,
                     *               "name_en": "United Arab Emirates"
                     *             },
                     *             "status": "open",
                     *             "is_open": true,
                     *             "school": {
                     *               "school_id": 5,
                     *               "school_name": "Palm Valley School",
                     *               "school_logo": "/storage/77ab10.png"
                     *             }
                     *           },
                     *           "candidate": {
                     *             "candidate_id": 7,
                     *             "full_name": "Sara Khalil",
                     *             "designation": "Mathematics teacher",
                     *             "candidate_picture": "/storage/9f31c2.jpg",
                     *             "highest_qualification": "Master of Education",
                     *             "years_of_experience": 8
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Interview"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "minutes": 60,
                 *       "place": "Main building, room 14"
                 *     }
                 */
                "application/json": {
                    /**
                     * Date and time
                     * Format: date-time
                     */
                    starts_at?: string | null;
                    /**
                     * Length in minutes
                     * @default 45
                     */
                    minutes?: number | null;
                    /** Place */
                    place?: string | null;
                    /** Link */
                    link?: string | null;
                    /** Note */
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description The interview as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The interview has been changed.",
                     *       "data": {
                     *         "interview_id": 8,
                     *         "application_id": 93,
                     *         "starts_at": "2026-03-12T07:00:00.000Z",
                     *         "ends_at": "2026-03-12T07:45:00.000Z",
                     *         "minutes": 45,
                     *         "place": "Main building, room 12",
                     *         "note": "Please bring a lesson plan.",
                     *         "status": "upcoming"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Interview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled interview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The interview has been cancelled.",
                     *       "data": {
                     *         "interview_id": 8,
                     *         "application_id": 93,
                     *         "starts_at": "2026-03-12T07:00:00.000Z",
                     *         "ends_at": "2026-03-12T07:45:00.000Z",
                     *         "minutes": 45,
                     *         "place": "Main building, room 12",
                     *         "note": "Please bring a lesson plan.",
                     *         "status": "cancelled"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Interview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved searches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Saved searches.",
                     *       "data": [
                     *         {
                     *           "saved_search_id": 3,
                     *           "name": "Mathematics in Dubai",
                     *           "filters": {
                     *             "search": "mathematics",
                     *             "salary_min": 0,
                     *             "salary_max": 90000,
                     *             "city": [
                     *               "Dubai"
                     *             ],
                     *             "curriculum_id": [
                     *               1
                     *             ]
                     *           },
                     *           "new_jobs": 4,
                     *           "visited_at": "2026-03-01T06:00:00.000Z",
                     *           "created_at": "2026-02-12T16:05:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["SavedSearch"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mathematics in Dubai",
                 *       "filters": {
                 *         "search": "mathematics",
                 *         "salary_min": 0,
                 *         "salary_max": 90000,
                 *         "city": [
                 *           "Dubai"
                 *         ],
                 *         "curriculum_id": [
                 *           1
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    /** Name */
                    name: string;
                    /** Filters */
                    filters: {
                        /** Search */
                        search?: string;
                        /**
                         * Salary from
                         * @default 0
                         */
                        salary_min?: number;
                        /**
                         * Salary to
                         * @default 100000
                         */
                        salary_max?: number;
                        /** Countries */
                        country_id?: number[];
                        /** Cities */
                        city?: string[];
                        /** Education */
                        curriculum_id?: number[];
                        /**
                         * Sort by
                         * @default -created_at
                         * @enum {string}
                         */
                        sort?: "-created_at" | "application_deadline";
                        /**
                         * Page
                         * @default 1
                         */
                        page?: number;
                    };
                };
            };
        };
        responses: {
            /** @description The saved search. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The search has been saved.",
                     *       "data": {
                     *         "saved_search_id": 3,
                     *         "name": "Mathematics in Dubai",
                     *         "filters": {
                     *           "search": "mathematics",
                     *           "salary_min": 0,
                     *           "salary_max": 90000,
                     *           "city": [
                     *             "Dubai"
                     *           ],
                     *           "curriculum_id": [
                     *             1
                     *           ]
                     *         },
                     *         "new_jobs": 0,
                     *         "visited_at": "2026-03-04T09:30:00.000Z",
                     *         "created_at": "2026-02-12T16:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["SavedSearch"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The saved search has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved search as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The saved search has been visited.",
                     *       "data": {
                     *         "saved_search_id": 3,
                     *         "name": "Mathematics in Dubai",
                     *         "filters": {
                     *           "search": "mathematics",
                     *           "salary_min": 0,
                     *           "salary_max": 90000,
                     *           "city": [
                     *             "Dubai"
                     *           ],
                     *           "curriculum_id": [
                     *             1
                     *           ]
                     *         },
                     *         "new_jobs": 0,
                     *         "visited_at": "2026-03-04T09:30:00.000Z",
                     *         "created_at": "2026-02-12T16:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["SavedSearch"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Notifications.",
                     *       "data": [
                     *         {
                     *           "id": 318,
                     *           "kind": "status_changed",
                     *           "title": "Mathematics Teacher, Palm Valley School",
                     *           "message": "School board is reviewed your profile",
                     *           "time": "2026-03-04T09:30:00.000Z",
                     *           "read_at": null,
                     *           "vacancy_id": 41,
                     *           "application_id": 93,
                     *           "school_id": null,
                     *           "vacancy_title": "Mathematics Teacher"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20,
                     *         "unread": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Notification"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                            /** @description How many have not been read. */
                            unread: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None is unread any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "All notifications have been read.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dismissNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The notification has been dismissed.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The notification has been read.",
                     *       "data": {
                     *         "id": 318,
                     *         "kind": "status_changed",
                     *         "title": "Mathematics Teacher, Palm Valley School",
                     *         "message": "School board is reviewed your profile",
                     *         "time": "2026-03-04T09:30:00.000Z",
                     *         "read_at": "2026-03-04T10:02:11.000Z",
                     *         "vacancy_id": 41,
                     *         "application_id": 93,
                     *         "school_id": null,
                     *         "vacancy_title": "Mathematics Teacher"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Notification"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    contactUs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Omar Haddad",
                 *       "email": "omar.haddad@example.com",
                 *       "plan": "enterprise_group",
                 *       "subject": "Four schools, one account",
                 *       "message": "We run four schools and would like to know what the group plan costs."
                 *     }
                 */
                "application/json": {
                    /** Name */
                    name: string;
                    /**
                     * E-mail
                     * Format: email
                     */
                    email: string;
                    /**
                     * Plan
                     * @enum {string}
                     */
                    plan?: "basic_school" | "premium_school" | "enterprise_group" | "starter_educator" | "pro_educator" | "career_coaching";
                    /** Subject */
                    subject: string;
                    /** Message */
                    message: string;
                };
            };
        };
        responses: {
            /** @description The message is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Thank you. We have received your message and will answer by e-mail.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
                /**
                 * @description The file's name, as the record gives it.
                 * @example cv.pdf
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/msword": Blob;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The numbers.",
                     *       "data": {
                     *         "open_vacancies": 412,
                     *         "schools": 96,
                     *         "candidates": 3150
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Statistics"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCities: {
        parameters: {
            query?: {
                /** @description In one of these countries. */
                country_id?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Cities.",
                     *       "data": [
                     *         {
                     *           "city": "Dubai",
                     *           "country_id": 1,
                     *           "open_vacancies": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: {
                            city: string;
                            country_id: number;
                            open_vacancies: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "country_id": 1,
                 *       "name": "Dubai",
                 *       "name_ar": "دبي"
                 *     }
                 */
                "application/json": {
                    /** Country */
                    country_id: number;
                    /** Name */
                    name: string;
                    /** Name in Arabic */
                    name_ar?: string;
                };
            };
        };
        responses: {
            /** @description The new city. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The city has been added.",
                     *       "data": {
                     *         "city_id": 1,
                     *         "country": {
                     *           "country_id": 1,
                     *           "name_en": "United Arab Emirates"
                     *         },
                     *         "country_id": 1,
                     *         "name": "Dubai",
                     *         "name_ar": "دبي",
                     *         "school_count": 9,
                     *         "vacancy_count": 12
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminCity"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminStats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which list.
                 * @example countries
                 */
                list: "countries" | "education-levels" | "certificate-types" | "curriculums" | "subjects" | "locations" | "employment-types" | "skills" | "language-proficiencies" | "languages" | "experience-levels" | "candidate-roles" | "grade-levels" | "working-days" | "accreditation" | "facility" | "benefits" | "key-strengths" | "student-device-programs" | "application-question-types" | "rating-scales" | "cities" | "centres";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The numbers.",
                     *       "data": {
                     *         "cards": [
                     *           {
                     *             "label": "Countries",
                     *             "value": 249
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: {
                            cards: components["schemas"]["StatCard"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Countries.",
                     *       "data": [
                     *         {
                     *           "country_id": 1,
                     *           "name_en": "United Arab Emirates",
                     *           "name_ar": "الإمارات العربية المتحدة",
                     *           "iso2": "AE",
                     *           "phone_code": "+971"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Country"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCountry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name_en": "United Arab Emirates",
                 *       "name_ar": "الإمارات العربية المتحدة",
                 *       "iso2": "AE",
                 *       "phone_code": "+971"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    name_en: string;
                    /** Name in Arabic */
                    name_ar?: string;
                    /** ISO code */
                    iso2?: string;
                    /** Dialling code */
                    phone_code?: string;
                };
            };
        };
        responses: {
            /** @description The new country. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The country has been added.",
                     *       "data": {
                     *         "country_id": 1,
                     *         "name_en": "United Arab Emirates",
                     *         "name_ar": "الإمارات العربية المتحدة",
                     *         "iso2": "AE",
                     *         "phone_code": "+971",
                     *         "city_count": 11,
                     *         "candidate_count": 120,
                     *         "school_count": 31,
                     *         "vacancy_count": 58
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminCountry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCountry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name_en": "United Arab Emirates",
                 *       "name_ar": "الإمارات العربية المتحدة",
                 *       "iso2": "AE",
                 *       "phone_code": "+971"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    name_en?: string | null;
                    /** Name in Arabic */
                    name_ar?: string | null;
                    /** ISO code */
                    iso2?: string | null;
                    /** Dialling code */
                    phone_code?: string | null;
                };
            };
        };
        responses: {
            /** @description The country as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The country has been saved.",
                     *       "data": {
                     *         "country_id": 1,
                     *         "name_en": "United Arab Emirates",
                     *         "name_ar": "الإمارات العربية المتحدة",
                     *         "iso2": "AE",
                     *         "phone_code": "+971",
                     *         "city_count": 11,
                     *         "candidate_count": 120,
                     *         "school_count": 31,
                     *         "vacancy_count": 58
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminCountry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCountry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The country has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminCountries: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "name_en" | "-name_en" | "iso2" | "-iso2" | "city_count" | "-city_count" | "candidate_count" | "-candidate_count" | "school_count" | "-school_count" | "vacancy_count" | "-vacancy_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Countries.",
                     *       "data": [
                     *         {
                     *           "country_id": 1,
                     *           "name_en": "United Arab Emirates",
                     *           "name_ar": "الإمارات العربية المتحدة",
                     *           "iso2": "AE",
                     *           "phone_code": "+971",
                     *           "city_count": 11,
                     *           "candidate_count": 120,
                     *           "school_count": 31,
                     *           "vacancy_count": 58
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminCountry"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEducationLevels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Education levels.",
                     *       "data": [
                     *         {
                     *           "ced_level": 4,
                     *           "level_name": "Bachelor's Degree"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["EducationLevel"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEducationLevel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "level_name": "Bachelor's Degree"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    level_name: string;
                };
            };
        };
        responses: {
            /** @description The new education level. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The education level has been added.",
                     *       "data": {
                     *         "ced_level": 4,
                     *         "level_name": "Bachelor's Degree",
                     *         "candidate_count": 120,
                     *         "school_count": 31,
                     *         "vacancy_count": 58
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminEducationLevel"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEducationLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "level_name": "Bachelor's Degree"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    level_name?: string | null;
                };
            };
        };
        responses: {
            /** @description The education level as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The education level has been saved.",
                     *       "data": {
                     *         "ced_level": 4,
                     *         "level_name": "Bachelor's Degree",
                     *         "candidate_count": 120,
                     *         "school_count": 31,
                     *         "vacancy_count": 58
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminEducationLevel"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEducationLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The education level has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminEducationLevels: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "level_name" | "-level_name" | "candidate_count" | "-candidate_count" | "school_count" | "-school_count" | "vacancy_count" | "-vacancy_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of education levels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Education levels.",
                     *       "data": [
                     *         {
                     *           "ced_level": 4,
                     *           "level_name": "Bachelor's Degree",
                     *           "candidate_count": 120,
                     *           "school_count": 31,
                     *           "vacancy_count": 58
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminEducationLevel"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCertificateTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Certificate types.",
                     *       "data": [
                     *         {
                     *           "cert_type_id": 8,
                     *           "name": "PGCE"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["CertificateType"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCertificateType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "PGCE"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    name: string;
                };
            };
        };
        responses: {
            /** @description The new certificate type. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The certificate type has been added.",
                     *       "data": {
                     *         "cert_type_id": 8,
                     *         "name": "PGCE",
                     *         "candidate_count": 120,
                     *         "school_count": 31
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminCertificateType"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCertificateType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "PGCE"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    name?: string | null;
                };
            };
        };
        responses: {
            /** @description The certificate type as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The certificate type has been saved.",
                     *       "data": {
                     *         "cert_type_id": 8,
                     *         "name": "PGCE",
                     *         "candidate_count": 120,
                     *         "school_count": 31
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminCertificateType"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCertificateType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The certificate type has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminCertificateTypes: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "name" | "-name" | "candidate_count" | "-candidate_count" | "school_count" | "-school_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of certificate types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Certificate types.",
                     *       "data": [
                     *         {
                     *           "cert_type_id": 8,
                     *           "name": "PGCE",
                     *           "candidate_count": 120,
                     *           "school_count": 31
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminCertificateType"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCurriculums: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Curriculums.",
                     *       "data": [
                     *         {
                     *           "curriculum_id": 1,
                     *           "curriculum_name": "IB"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Curriculum"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCurriculum: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "curriculum_name": "IB"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    curriculum_name: string;
                };
            };
        };
        responses: {
            /** @description The new curriculum. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The curriculum has been added.",
                     *       "data": {
                     *         "curriculum_id": 1,
                     *         "curriculum_name": "IB",
                     *         "candidate_count": 120,
                     *         "school_count": 31,
                     *         "vacancy_count": 58
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminCurriculum"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCurriculum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "curriculum_name": "IB"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    curriculum_name?: string | null;
                };
            };
        };
        responses: {
            /** @description The curriculum as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The curriculum has been saved.",
                     *       "data": {
                     *         "curriculum_id": 1,
                     *         "curriculum_name": "IB",
                     *         "candidate_count": 120,
                     *         "school_count": 31,
                     *         "vacancy_count": 58
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminCurriculum"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCurriculum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The curriculum has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminCurriculums: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "curriculum_name" | "-curriculum_name" | "candidate_count" | "-candidate_count" | "school_count" | "-school_count" | "vacancy_count" | "-vacancy_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of curriculums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Curriculums.",
                     *       "data": [
                     *         {
                     *           "curriculum_id": 1,
                     *           "curriculum_name": "IB",
                     *           "candidate_count": 120,
                     *           "school_count": 31,
                     *           "vacancy_count": 58
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminCurriculum"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Subjects.",
                     *       "data": [
                     *         {
                     *           "subject_id": 2,
                     *           "subject_name": "Mathematics"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Subject"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSubject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject_name": "Mathematics"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    subject_name: string;
                };
            };
        };
        responses: {
            /** @description The new subject. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The subject has been added.",
                     *       "data": {
                     *         "subject_id": 2,
                     *         "subject_name": "Mathematics",
                     *         "candidate_count": 120,
                     *         "vacancy_count": 58
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminSubject"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSubject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject_name": "Mathematics"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    subject_name?: string | null;
                };
            };
        };
        responses: {
            /** @description The subject as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The subject has been saved.",
                     *       "data": {
                     *         "subject_id": 2,
                     *         "subject_name": "Mathematics",
                     *         "candidate_count": 120,
                     *         "vacancy_count": 58
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminSubject"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSubject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The subject has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminSubjects: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "subject_name" | "-subject_name" | "candidate_count" | "-candidate_count" | "vacancy_count" | "-vacancy_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of subjects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Subjects.",
                     *       "data": [
                     *         {
                     *           "subject_id": 2,
                     *           "subject_name": "Mathematics",
                     *           "candidate_count": 120,
                     *           "vacancy_count": 58
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminSubject"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Locations.",
                     *       "data": [
                     *         {
                     *           "location_id": 1,
                     *           "location_name": "Dubai, United Arab Emirates"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Location"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "location_name": "Dubai, United Arab Emirates"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    location_name: string;
                };
            };
        };
        responses: {
            /** @description The new location. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The location has been added.",
                     *       "data": {
                     *         "location_id": 1,
                     *         "location_name": "Dubai, United Arab Emirates",
                     *         "candidate_count": 120
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminLocation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "location_name": "Dubai, United Arab Emirates"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    location_name?: string | null;
                };
            };
        };
        responses: {
            /** @description The location as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The location has been saved.",
                     *       "data": {
                     *         "location_id": 1,
                     *         "location_name": "Dubai, United Arab Emirates",
                     *         "candidate_count": 120
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminLocation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The location has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminLocations: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "location_name" | "-location_name" | "candidate_count" | "-candidate_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of locations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Locations.",
                     *       "data": [
                     *         {
                     *           "location_id": 1,
                     *           "location_name": "Dubai, United Arab Emirates",
                     *           "candidate_count": 120
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminLocation"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmploymentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Employment types.",
                     *       "data": [
                     *         {
                     *           "employmenttype_id": 1,
                     *           "employmenttype_desc": "Full time"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["EmploymentType"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEmploymentType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "employmenttype_desc": "Full time"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    employmenttype_desc: string;
                };
            };
        };
        responses: {
            /** @description The new employment type. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The employment type has been added.",
                     *       "data": {
                     *         "employmenttype_id": 1,
                     *         "employmenttype_desc": "Full time",
                     *         "candidate_count": 120
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminEmploymentType"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmploymentType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "employmenttype_desc": "Full time"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    employmenttype_desc?: string | null;
                };
            };
        };
        responses: {
            /** @description The employment type as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The employment type has been saved.",
                     *       "data": {
                     *         "employmenttype_id": 1,
                     *         "employmenttype_desc": "Full time",
                     *         "candidate_count": 120
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminEmploymentType"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEmploymentType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The employment type has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminEmploymentTypes: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "employmenttype_desc" | "-employmenttype_desc" | "candidate_count" | "-candidate_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of employment types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Employment types.",
                     *       "data": [
                     *         {
                     *           "employmenttype_id": 1,
                     *           "employmenttype_desc": "Full time",
                     *           "candidate_count": 120
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminEmploymentType"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSkills: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Skills.",
                     *       "data": [
                     *         {
                     *           "skill_id": 3,
                     *           "skill_desc": "Differentiated instruction"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Skill"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSkill: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "skill_desc": "Differentiated instruction"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    skill_desc: string;
                };
            };
        };
        responses: {
            /** @description The new skill. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The skill has been added.",
                     *       "data": {
                     *         "skill_id": 3,
                     *         "skill_desc": "Differentiated instruction",
                     *         "candidate_count": 120,
                     *         "vacancy_count": 58
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminSkill"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSkill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "skill_desc": "Differentiated instruction"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    skill_desc?: string | null;
                };
            };
        };
        responses: {
            /** @description The skill as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The skill has been saved.",
                     *       "data": {
                     *         "skill_id": 3,
                     *         "skill_desc": "Differentiated instruction",
                     *         "candidate_count": 120,
                     *         "vacancy_count": 58
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminSkill"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSkill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The skill has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminSkills: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "skill_desc" | "-skill_desc" | "candidate_count" | "-candidate_count" | "vacancy_count" | "-vacancy_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of skills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Skills.",
                     *       "data": [
                     *         {
                     *           "skill_id": 3,
                     *           "skill_desc": "Differentiated instruction",
                     *           "candidate_count": 120,
                     *           "vacancy_count": 58
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminSkill"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLanguageProficiencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Language proficiencies.",
                     *       "data": [
                     *         {
                     *           "lang_proficiency_id": 5,
                     *           "proficiency_level": "C1 - Advanced"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["LanguageProficiency"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLanguageProficiency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "proficiency_level": "C1 - Advanced"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    proficiency_level: string;
                };
            };
        };
        responses: {
            /** @description The new language proficiency. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The language proficiency has been added.",
                     *       "data": {
                     *         "lang_proficiency_id": 5,
                     *         "proficiency_level": "C1 - Advanced",
                     *         "candidate_count": 120
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminLanguageProficiency"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLanguageProficiency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "proficiency_level": "C1 - Advanced"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    proficiency_level?: string | null;
                };
            };
        };
        responses: {
            /** @description The language proficiency as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The language proficiency has been saved.",
                     *       "data": {
                     *         "lang_proficiency_id": 5,
                     *         "proficiency_level": "C1 - Advanced",
                     *         "candidate_count": 120
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminLanguageProficiency"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLanguageProficiency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The language proficiency has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminLanguageProficiencies: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "proficiency_level" | "-proficiency_level" | "candidate_count" | "-candidate_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of language proficiencies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Language proficiencies.",
                     *       "data": [
                     *         {
                     *           "lang_proficiency_id": 5,
                     *           "proficiency_level": "C1 - Advanced",
                     *           "candidate_count": 120
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminLanguageProficiency"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Languages.",
                     *       "data": [
                     *         {
                     *           "lang_id": 1,
                     *           "lang_desc": "Arabic"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Language"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lang_desc": "Arabic"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    lang_desc: string;
                };
            };
        };
        responses: {
            /** @description The new language. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The language has been added.",
                     *       "data": {
                     *         "lang_id": 1,
                     *         "lang_desc": "Arabic",
                     *         "candidate_count": 120,
                     *         "school_count": 31
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminLanguage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lang_desc": "Arabic"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    lang_desc?: string | null;
                };
            };
        };
        responses: {
            /** @description The language as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The language has been saved.",
                     *       "data": {
                     *         "lang_id": 1,
                     *         "lang_desc": "Arabic",
                     *         "candidate_count": 120,
                     *         "school_count": 31
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminLanguage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The language has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminLanguages: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "lang_desc" | "-lang_desc" | "candidate_count" | "-candidate_count" | "school_count" | "-school_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Languages.",
                     *       "data": [
                     *         {
                     *           "lang_id": 1,
                     *           "lang_desc": "Arabic",
                     *           "candidate_count": 120,
                     *           "school_count": 31
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminLanguage"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExperienceLevels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Experience levels.",
                     *       "data": [
                     *         {
                     *           "expl_id": 3,
                     *           "expl_desc": "Experienced (3 to 5 years)"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["ExperienceLevel"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createExperienceLevel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expl_desc": "Experienced (3 to 5 years)"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    expl_desc: string;
                };
            };
        };
        responses: {
            /** @description The new experience level. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The experience level has been added.",
                     *       "data": {
                     *         "expl_id": 3,
                     *         "expl_desc": "Experienced (3 to 5 years)",
                     *         "candidate_count": 120,
                     *         "vacancy_count": 58
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminExperienceLevel"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateExperienceLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expl_desc": "Experienced (3 to 5 years)"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    expl_desc?: string | null;
                };
            };
        };
        responses: {
            /** @description The experience level as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The experience level has been saved.",
                     *       "data": {
                     *         "expl_id": 3,
                     *         "expl_desc": "Experienced (3 to 5 years)",
                     *         "candidate_count": 120,
                     *         "vacancy_count": 58
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminExperienceLevel"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteExperienceLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The experience level has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminExperienceLevels: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "expl_desc" | "-expl_desc" | "candidate_count" | "-candidate_count" | "vacancy_count" | "-vacancy_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of experience levels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Experience levels.",
                     *       "data": [
                     *         {
                     *           "expl_id": 3,
                     *           "expl_desc": "Experienced (3 to 5 years)",
                     *           "candidate_count": 120,
                     *           "vacancy_count": 58
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminExperienceLevel"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCandidateRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Candidate roles.",
                     *       "data": [
                     *         {
                     *           "candr_id": 5,
                     *           "candr_role_name": "Subject Teacher"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["CandidateRole"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCandidateRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "candr_role_name": "Subject Teacher"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    candr_role_name: string;
                };
            };
        };
        responses: {
            /** @description The new candidate role. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The candidate role has been added.",
                     *       "data": {
                     *         "candr_id": 5,
                     *         "candr_role_name": "Subject Teacher",
                     *         "vacancy_count": 58
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminCandidateRole"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCandidateRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "candr_role_name": "Subject Teacher"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    candr_role_name?: string | null;
                };
            };
        };
        responses: {
            /** @description The candidate role as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The candidate role has been saved.",
                     *       "data": {
                     *         "candr_id": 5,
                     *         "candr_role_name": "Subject Teacher",
                     *         "vacancy_count": 58
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminCandidateRole"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCandidateRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The candidate role has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminCandidateRoles: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "candr_role_name" | "-candr_role_name" | "vacancy_count" | "-vacancy_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of candidate roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Candidate roles.",
                     *       "data": [
                     *         {
                     *           "candr_id": 5,
                     *           "candr_role_name": "Subject Teacher",
                     *           "vacancy_count": 58
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminCandidateRole"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGradeLevels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Grade levels.",
                     *       "data": [
                     *         {
                     *           "id": 13,
                     *           "grade_name": "Grade 9"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["GradeLevel"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createGradeLevel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grade_name": "Grade 9"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    grade_name: string;
                };
            };
        };
        responses: {
            /** @description The new grade level. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The grade level has been added.",
                     *       "data": {
                     *         "id": 13,
                     *         "grade_name": "Grade 9",
                     *         "school_count": 31
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminGradeLevel"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateGradeLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grade_name": "Grade 9"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    grade_name?: string | null;
                };
            };
        };
        responses: {
            /** @description The grade level as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The grade level has been saved.",
                     *       "data": {
                     *         "id": 13,
                     *         "grade_name": "Grade 9",
                     *         "school_count": 31
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminGradeLevel"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteGradeLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The grade level has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminGradeLevels: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "grade_name" | "-grade_name" | "school_count" | "-school_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of grade levels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Grade levels.",
                     *       "data": [
                     *         {
                     *           "id": 13,
                     *           "grade_name": "Grade 9",
                     *           "school_count": 31
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminGradeLevel"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkingDays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Working days.",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "day_name": "Sunday"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["WorkingDay"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWorkingDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "day_name": "Sunday"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    day_name: string;
                };
            };
        };
        responses: {
            /** @description The new working day. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The working day has been added.",
                     *       "data": {
                     *         "id": 1,
                     *         "day_name": "Sunday",
                     *         "school_count": 31
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminWorkingDay"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWorkingDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "day_name": "Sunday"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    day_name?: string | null;
                };
            };
        };
        responses: {
            /** @description The working day as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The working day has been saved.",
                     *       "data": {
                     *         "id": 1,
                     *         "day_name": "Sunday",
                     *         "school_count": 31
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminWorkingDay"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWorkingDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The working day has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminWorkingDays: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "day_name" | "-day_name" | "school_count" | "-school_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of working days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Working days.",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "day_name": "Sunday",
                     *           "school_count": 31
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminWorkingDay"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccreditations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Accreditations.",
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "name": "Council of International Schools (CIS)"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Accreditation"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAccreditation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Council of International Schools (CIS)"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    name: string;
                };
            };
        };
        responses: {
            /** @description The new accreditation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The accreditation has been added.",
                     *       "data": {
                     *         "id": 2,
                     *         "name": "Council of International Schools (CIS)",
                     *         "school_count": 31
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminAccreditation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAccreditation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Council of International Schools (CIS)"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    name?: string | null;
                };
            };
        };
        responses: {
            /** @description The accreditation as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The accreditation has been saved.",
                     *       "data": {
                     *         "id": 2,
                     *         "name": "Council of International Schools (CIS)",
                     *         "school_count": 31
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminAccreditation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccreditation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The accreditation has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminAccreditations: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "name" | "-name" | "school_count" | "-school_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accreditations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Accreditations.",
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "name": "Council of International Schools (CIS)",
                     *           "school_count": 31
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminAccreditation"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFacilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Facilities.",
                     *       "data": [
                     *         {
                     *           "id": 3,
                     *           "facility_desc": "Library"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Facility"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFacility: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "facility_desc": "Library"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    facility_desc: string;
                };
            };
        };
        responses: {
            /** @description The new facility. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The facility has been added.",
                     *       "data": {
                     *         "id": 3,
                     *         "facility_desc": "Library",
                     *         "school_count": 31
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminFacility"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFacility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "facility_desc": "Library"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    facility_desc?: string | null;
                };
            };
        };
        responses: {
            /** @description The facility as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The facility has been saved.",
                     *       "data": {
                     *         "id": 3,
                     *         "facility_desc": "Library",
                     *         "school_count": 31
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminFacility"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFacility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The facility has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminFacilities: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "facility_desc" | "-facility_desc" | "school_count" | "-school_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of facilities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Facilities.",
                     *       "data": [
                     *         {
                     *           "id": 3,
                     *           "facility_desc": "Library",
                     *           "school_count": 31
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminFacility"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBenefits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Benefits.",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "name": "Medical insurance"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["Benefit"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBenefit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Medical insurance"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    name: string;
                };
            };
        };
        responses: {
            /** @description The new benefit. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The benefit has been added.",
                     *       "data": {
                     *         "id": 1,
                     *         "name": "Medical insurance",
                     *         "school_count": 31
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminBenefit"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBenefit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Medical insurance"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    name?: string | null;
                };
            };
        };
        responses: {
            /** @description The benefit as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The benefit has been saved.",
                     *       "data": {
                     *         "id": 1,
                     *         "name": "Medical insurance",
                     *         "school_count": 31
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminBenefit"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBenefit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The benefit has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminBenefits: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "name" | "-name" | "school_count" | "-school_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of benefits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Benefits.",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "name": "Medical insurance",
                     *           "school_count": 31
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminBenefit"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKeyStrengths: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Key strengths.",
                     *       "data": [
                     *         {
                     *           "id": 6,
                     *           "strength": "Inclusion and learning support"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["KeyStrength"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createKeyStrength: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "strength": "Inclusion and learning support"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    strength: string;
                };
            };
        };
        responses: {
            /** @description The new key strength. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The key strength has been added.",
                     *       "data": {
                     *         "id": 6,
                     *         "strength": "Inclusion and learning support",
                     *         "school_count": 31
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminKeyStrength"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateKeyStrength: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "strength": "Inclusion and learning support"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    strength?: string | null;
                };
            };
        };
        responses: {
            /** @description The key strength as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The key strength has been saved.",
                     *       "data": {
                     *         "id": 6,
                     *         "strength": "Inclusion and learning support",
                     *         "school_count": 31
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminKeyStrength"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteKeyStrength: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The key strength has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminKeyStrengths: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "strength" | "-strength" | "school_count" | "-school_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of key strengths. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Key strengths.",
                     *       "data": [
                     *         {
                     *           "id": 6,
                     *           "strength": "Inclusion and learning support",
                     *           "school_count": 31
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminKeyStrength"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStudentDevicePrograms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Student device programs.",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "program_name": "One device for each student"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["StudentDeviceProgram"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStudentDeviceProgram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "program_name": "One device for each student"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    program_name: string;
                };
            };
        };
        responses: {
            /** @description The new student device program. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The student device program has been added.",
                     *       "data": {
                     *         "id": 1,
                     *         "program_name": "One device for each student",
                     *         "school_count": 31
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminStudentDeviceProgram"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStudentDeviceProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "program_name": "One device for each student"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    program_name?: string | null;
                };
            };
        };
        responses: {
            /** @description The student device program as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The student device program has been saved.",
                     *       "data": {
                     *         "id": 1,
                     *         "program_name": "One device for each student",
                     *         "school_count": 31
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminStudentDeviceProgram"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteStudentDeviceProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The student device program has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminStudentDevicePrograms: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "program_name" | "-program_name" | "school_count" | "-school_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of student device programs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Student device programs.",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "program_name": "One device for each student",
                     *           "school_count": 31
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminStudentDeviceProgram"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuestionTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Question types.",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "has_options": false,
                     *           "has_rating_scale": false,
                     *           "type_key": "short_text",
                     *           "type_label": "Short text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["QuestionType"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQuestionType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type_key": "short_text",
                 *       "type_label": "Short text"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    type_label: string;
                    /**
                     * How it is answered
                     * @enum {string}
                     */
                    type_key: "short_text" | "descriptive" | "option_select" | "multi_select" | "date" | "number" | "rating_scale" | "radio";
                };
            };
        };
        responses: {
            /** @description The new question type. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The question type has been added.",
                     *       "data": {
                     *         "id": 1,
                     *         "has_options": false,
                     *         "has_rating_scale": false,
                     *         "type_key": "short_text",
                     *         "type_label": "Short text",
                     *         "vacancy_count": 58
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminQuestionType"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateQuestionType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type_key": "short_text",
                 *       "type_label": "Short text"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    type_label?: string | null;
                    /**
                     * How it is answered
                     * @enum {string|null}
                     */
                    type_key?: "short_text" | "descriptive" | "option_select" | "multi_select" | "date" | "number" | "rating_scale" | "radio" | null;
                };
            };
        };
        responses: {
            /** @description The question type as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The question type has been saved.",
                     *       "data": {
                     *         "id": 1,
                     *         "has_options": false,
                     *         "has_rating_scale": false,
                     *         "type_key": "short_text",
                     *         "type_label": "Short text",
                     *         "vacancy_count": 58
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminQuestionType"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteQuestionType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The question type has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminQuestionTypes: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "type_label" | "-type_label" | "type_key" | "-type_key" | "vacancy_count" | "-vacancy_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of question types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Question types.",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "has_options": false,
                     *           "has_rating_scale": false,
                     *           "type_key": "short_text",
                     *           "type_label": "Short text",
                     *           "vacancy_count": 58
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminQuestionType"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRatingScales: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, in the order in which it is offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Rating scales.",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "name": "Agreement",
                     *           "options": [
                     *             "Disagree",
                     *             "Neutral",
                     *             "Agree"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["RatingScale"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRatingScale: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Agreement",
                 *       "options": [
                 *         "Disagree",
                 *         "Neutral",
                 *         "Agree"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** Name */
                    name: string;
                    /** Marks */
                    options: string[];
                };
            };
        };
        responses: {
            /** @description The new rating scale. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The rating scale has been added.",
                     *       "data": {
                     *         "id": 1,
                     *         "name": "Agreement",
                     *         "options": [
                     *           "Disagree",
                     *           "Neutral",
                     *           "Agree"
                     *         ],
                     *         "vacancy_count": 58
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminRatingScale"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRatingScale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Agreement",
                 *       "options": [
                 *         "Disagree",
                 *         "Neutral",
                 *         "Agree"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** Name */
                    name?: string | null;
                    /** Marks */
                    options?: string[] | null;
                };
            };
        };
        responses: {
            /** @description The rating scale as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The rating scale has been saved.",
                     *       "data": {
                     *         "id": 1,
                     *         "name": "Agreement",
                     *         "options": [
                     *           "Disagree",
                     *           "Neutral",
                     *           "Agree"
                     *         ],
                     *         "vacancy_count": 58
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminRatingScale"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRatingScale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The rating scale has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminRatingScales: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "name" | "-name" | "vacancy_count" | "-vacancy_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rating scales. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Rating scales.",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "name": "Agreement",
                     *           "options": [
                     *             "Disagree",
                     *             "Neutral",
                     *             "Agree"
                     *           ],
                     *           "vacancy_count": 58
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminRatingScale"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "country_id": 1,
                 *       "name": "Dubai",
                 *       "name_ar": "دبي"
                 *     }
                 */
                "application/json": {
                    /** Country */
                    country_id?: number | null;
                    /** Name */
                    name?: string | null;
                    /** Name in Arabic */
                    name_ar?: string | null;
                };
            };
        };
        responses: {
            /** @description The city as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The city has been saved.",
                     *       "data": {
                     *         "city_id": 1,
                     *         "country": {
                     *           "country_id": 1,
                     *           "name_en": "United Arab Emirates"
                     *         },
                     *         "country_id": 1,
                     *         "name": "Dubai",
                     *         "name_ar": "دبي",
                     *         "school_count": 9,
                     *         "vacancy_count": 12
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminCity"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The city has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminCities: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "name" | "-name" | "country" | "-country" | "school_count" | "-school_count" | "vacancy_count" | "-vacancy_count";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Cities.",
                     *       "data": [
                     *         {
                     *           "city_id": 1,
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "country_id": 1,
                     *           "name": "Dubai",
                     *           "name_ar": "دبي",
                     *           "school_count": 9,
                     *           "vacancy_count": 12
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminCity"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCentre: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Dubai Knowledge Park",
                 *       "country_id": 1,
                 *       "city": "Dubai",
                 *       "address": "Block 11, Al Sufouh",
                 *       "phone": "97143901111",
                 *       "email": "dubai@example.com"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    name: string;
                    /** Country */
                    country_id: number;
                    /** City */
                    city: string;
                    /** Address */
                    address?: string;
                    /** Phone number */
                    phone?: string;
                    /**
                     * E-mail
                     * Format: email
                     */
                    email?: string;
                };
            };
        };
        responses: {
            /** @description The new centre. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The centre has been added.",
                     *       "data": {
                     *         "id": 1,
                     *         "country": {
                     *           "country_id": 1,
                     *           "name_en": "United Arab Emirates"
                     *         },
                     *         "name": "Dubai Knowledge Park",
                     *         "country_id": 1,
                     *         "city": "Dubai",
                     *         "address": "Block 11, Al Sufouh",
                     *         "phone": "97143901111",
                     *         "email": "dubai@example.com"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminCentre"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCentre: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Dubai Knowledge Park",
                 *       "country_id": 1,
                 *       "city": "Dubai",
                 *       "address": "Block 11, Al Sufouh",
                 *       "phone": "97143901111",
                 *       "email": "dubai@example.com"
                 *     }
                 */
                "application/json": {
                    /** Name */
                    name?: string | null;
                    /** Country */
                    country_id?: number | null;
                    /** City */
                    city?: string | null;
                    /** Address */
                    address?: string | null;
                    /** Phone number */
                    phone?: string | null;
                    /**
                     * E-mail
                     * Format: email
                     */
                    email?: string | null;
                };
            };
        };
        responses: {
            /** @description The centre as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The centre has been saved.",
                     *       "data": {
                     *         "id": 1,
                     *         "country": {
                     *           "country_id": 1,
                     *           "name_en": "United Arab Emirates"
                     *         },
                     *         "name": "Dubai Knowledge Park",
                     *         "country_id": 1,
                     *         "city": "Dubai",
                     *         "address": "Block 11, Al Sufouh",
                     *         "phone": "97143901111",
                     *         "email": "dubai@example.com"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminCentre"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCentre: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "The centre has been deleted.",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminCentres: {
        parameters: {
            query?: {
                /** @description Rows whose text contains this, whatever the case. */
                search?: components["parameters"]["search"];
                /** @description What comes first; a minus turns the order. */
                sort?: "name" | "-name" | "city" | "-city" | "country" | "-country";
                /** @description Which page of the list, beginning at 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of centres. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "message": "Centres.",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "country": {
                     *             "country_id": 1,
                     *             "name_en": "United Arab Emirates"
                     *           },
                     *           "name": "Dubai Knowledge Park",
                     *           "country_id": 1,
                     *           "city": "Dubai",
                     *           "address": "Block 11, Al Sufouh",
                     *           "phone": "97143901111",
                     *           "email": "dubai@example.com"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "total": 1,
                     *         "page": 1,
                     *         "per_page": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: true;
                        message: string;
                        data: components["schemas"]["AdminCentre"][];
                        meta: {
                            /** @description All rows that fit. */
                            total: number;
                            page: number;
                            per_page: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
