// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
// From document 99e707ee83134b52, text b0e0de1b17ece810.
/** A time, as RFC 3339 text. */
export type DateTime = string & { readonly format?: 'date-time' };
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
     * Log in
     * @description A wrong e-mail or password is a 400 with one message for both. A registration that waits for its code gets a token and a fresh code by mail; with that token only verifying, resending and signing out answer. A suspended account is a 409 with the reason.
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
     * @description Mails a 6-digit code. The registration waits for it for 24 hours, and is nothing before: several may name one e-mail address, each with its own code, password and name. A cookie tells the browser's own registration from others of the address. The answer is the same when the address has an account already; its owner then gets a mail that says so.
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
     * Verify an e-mail address with a code
     * @description Makes an account of the registration whose code it is, and ends all others of the address with their sessions. A wrong, used or expired code is a 400. In the browser that registered, known by the cookie `registration` (over TLS `__Host-registration`), and with the session of a registration only that one's code counts; else where the address was registered from this network only codes of those registrations. A network has 5 tries until it asks for a fresh code; after 50 in all the codes end, and the owner is told.
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
     * Send a new code
     * @description To the registration of the token's session, else of the browser's cookie, else to the newest of the address, those of this network first. At most one a minute and ten a day for who asks, and thirty a day for the address. The answer never tells whether there is one.
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
     * Request a link to set a new password
     * @description The same answer whether there is an account. The link works once, for 60 minutes. At most one a minute and ten a day for who asks, and thirty a day for the address.
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
     * Log out
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
  "/auth/session": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your sessions
     * @description The session of this call first, then what was used last; at most 100.
     *
     *     For Admin, Candidate and School.
     */
    get: operations["listSessions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/auth/session/end-others": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Log out everywhere else
     * @description Ends all sessions of the caller but the one of this call. A wrong password is a 422 on its field, and counts like a failed sign-in.
     *
     *     For Admin, Candidate and School.
     */
    post: operations["endOtherSessions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/auth/session/{id}": {
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
     * End a session
     * @description A wrong password is a 422 on its field, and counts like a failed sign-in.
     *
     *     Who may call it:
     *
     *     - Candidate, if the session is its own
     *     - School, if the session is its own
     *     - Admin, if the session is its own
     */
    delete: operations["endSession"];
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
     * Change your password
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
  "/auth/change-email": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change your e-mail address
     * @description Mails a link to the new address, which counts once it was opened; it works once, for 24 hours. The answer is the same when the address has an account already; its owner then gets a mail that says so. A wrong password is a 422 on its field, and counts like a failed sign-in. At most one link a minute.
     *
     *     For Admin, Candidate and School.
     */
    post: operations["changeEmail"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/auth/confirm-email": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm a new e-mail address
     * @description With the token of the mailed link. The former address is told, with a way back for 7 days, unless an Admin has changed it. Ends all sessions of the account but the one that asked, and all links for a new password. 409 when the address has got an account of its own since.
     *
     *     Anybody may call it.
     */
    post: operations["confirmEmail"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/auth/undo-email": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore your old e-mail address
     * @description With the token of the link that the former address got. Whoever has changed it knew the password: it works no more, all sessions end, and a link for a new one is mailed.
     *
     *     Anybody may call it.
     */
    post: operations["undoEmail"];
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
  "/user/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get your account
     * @description For Admin, Candidate and School.
     */
    get: operations["getMyAccount"];
    put?: never;
    post?: never;
    /**
     * Delete your account
     * @description With sessions, profile, files, mails and notifications. Those who have applied to a school that goes are told; numbers that others need stay, without the person. A wrong password is a 422 on its field, and counts like a failed sign-in. The last Admin stays: a 409.
     *
     *     For Admin, Candidate and School.
     */
    delete: operations["eraseMe"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/user/me/language": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Choose the language
     * @description In which the account is answered and written to. It wins over the `Accept-Language` of each call.
     *
     *     For Admin, Candidate and School.
     */
    put: operations["setLanguage"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/user/me/usage": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get your storage and quotas
     * @description How much of what it may keep the account has used; a school's colleagues share one quota, which grows with its approval and its plan. What would exceed it is a 409.
     *
     *     For Admin, Candidate and School.
     */
    get: operations["getMyUsage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/user/me/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download everything stored about you
     * @description One archive: the profile as it is shown, all stored rows as JSON, all uploaded files. Ten an hour, one at a time.
     *
     *     For Admin, Candidate and School.
     */
    get: operations["exportMe"];
    put?: never;
    post?: never;
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
     * @description Fields that are sent are changed, the others stay. Another e-mail address counts once the link was opened that is mailed there; the former one is told. A new password or role ends the user's sessions. A role cannot be changed while there is a profile, taken by Admins from themselves, or taken from the last of them: a 409.
     *
     *     For Admin.
     */
    put: operations["updateUser"];
    post?: never;
    /**
     * Delete a user
     * @description With sessions, profile, files, mails and notifications. Those who have applied to a school that goes are told; numbers that others need stay, without the person. The caller and the last Admin stay: a 409.
     *
     *     For Admin.
     */
    delete: operations["deleteUser"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/user/{id}/suspend": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Suspend a user
     * @description Its sessions end, and who signs in is told the reason. A school's vacancies are taken down meanwhile: they are shown nowhere and take no applications; a candidate is found by no school. The caller and the last Admin cannot be suspended, nor who is suspended already: a 409.
     *
     *     For Admin.
     */
    post: operations["suspendUser"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/user/{id}/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End the suspension of a user
     * @description Its vacancies are as before, but for those that were taken down for a reason of their own. 409 when it is not suspended.
     *
     *     For Admin.
     */
    post: operations["restoreUser"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/user/{id}/password-link": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * E-mail a user a link to set a new password
     * @description The same mail as who has forgotten it asks for. 409 while the e-mail address is not verified.
     *
     *     For Admin.
     */
    post: operations["mailPasswordLink"];
    delete?: never;
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
     * Get your candidate profile
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
     * @description A school finds those who let it find them, and sees with each what it has to do with them. Searches and reads of people are limited for each account.
     *
     *     Who may call it:
     *
     *     - School, if an Admin has approved the school, and the school's owner lets it hire, or it is the owner
     *     - Admin
     *
     *     An API key needs the scope `candidates:read`.
     */
    get: operations["listCandidates"];
    put?: never;
    /**
     * Create your profile
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
  "/candidate/cv": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read a CV for your profile
     * @description Reads a PDF or a Word document (DOCX) and keeps nothing of it. Where a CV can be read in two ways, it says nothing; of a file that cannot be read the list is empty, and `obstacle` says why. `unread` counts the entries that are in the CV and could not be made out. One file of an account is read at a time: another one meanwhile is a 429.
     *
     *
     *     For Candidate.
     */
    post: operations["readCv"];
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
     * Get your dashboard's numbers
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
  "/candidate/visibility": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get which schools can find you
     * @description Who may call it:
     *
     *     - Candidate, if the candidate has created its profile
     */
    get: operations["getCandidateVisibility"];
    /**
     * Set whether schools can find you
     * @description Who is not found is in no search, and schools neither read the profile nor send invitations; those with a running application of the candidate still do.
     *
     *     Who may call it:
     *
     *     - Candidate, if the candidate has created its profile
     */
    put: operations["setCandidateVisibility"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/candidate/hidden-school/{school_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Hide from one school
     * @description The school no longer finds the candidate, and sees no changes of the profile: its applications show the profile they were made with. A second time changes nothing. At most 200 schools; one more is a 409.
     *
     *     Who may call it:
     *
     *     - Candidate, if the candidate has created its profile
     */
    put: operations["hideFromSchool"];
    post?: never;
    /**
     * Stop hiding from a school
     * @description Who may call it:
     *
     *     - Candidate, if the candidate has created its profile
     */
    delete: operations["showToSchool"];
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
     *     - School, if the school's owner lets it hire, or it is the owner or the candidate has a running application to it or has accepted its invitation and does not hide from it, and an Admin has approved the school or the candidate has a running application to it or has accepted its invitation and does not hide from it, and the candidate lets the school find it or the candidate has a running application to it or has accepted its invitation and does not hide from it
     *     - Admin
     *
     *     An API key needs the scope `candidates:read`.
     */
    get: operations["getCandidate"];
    /**
     * Change a candidate’s profile, in the other spelling
     * @description The same as the POST, also in that only what is sent is changed.
     *
     *     Who may call it:
     *
     *     - Candidate, if the profile is its own
     *     - Admin
     */
    put: operations["putCandidate"];
    /**
     * Change a candidate’s profile
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
     * Get your school profile
     * @description 404 until the profile was created.
     *
     *     For School.
     *
     *     An API key needs the scope `schools:read`.
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
     * @description Anybody may call it; the answer may depend on who is signed in.
     *
     *     An API key needs the scope `schools:read`.
     */
    get: operations["listSchools"];
    put?: never;
    /**
     * Create your profile
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
     * @description Anybody may call it; the answer may depend on who is signed in.
     *
     *     An API key needs the scope `schools:read`.
     */
    get: operations["getSchool"];
    /**
     * Change a school’s profile
     * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
     *
     *     Who may call it:
     *
     *     - School, if the profile is its own, and it owns the school
     *     - Admin
     *
     *     An API key needs the scope `schools:write`.
     */
    put: operations["updateSchool"];
    post?: never;
    /**
     * Delete a profile
     * @description With vacancies, in whatever state, it is a 409 that counts them. The account stays: its session says that it has no profile, and it may create another.
     *
     *     Who may call it:
     *
     *     - School, if the profile is its own, and it owns the school
     *     - Admin
     */
    delete: operations["deleteSchool"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/school/{id}/vacancies": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your school's vacancies with their results
     * @description In every state, with their applications by state and how often they were opened.
     *
     *     Who may call it:
     *
     *     - School, if the profile is its own
     *     - Admin
     *
     *     An API key needs the scope `vacancies:read`.
     */
    get: operations["listSchoolVacancies"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/school/{id}/approve": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve a school
     * @description Until then it may post vacancies and receive applications. The school is told. 409 when it is approved already.
     *
     *     For Admin.
     *
     *     An API key needs the scope `schools:write`.
     */
    post: operations["approveSchool"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/school/{id}/ask-back": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Request information from a school
     * @description The school is told what is missing; once it has saved its profile again, it waits to be checked anew. An approved school can be asked, too, and does not search candidates meanwhile.
     *
     *     For Admin.
     *
     *     An API key needs the scope `schools:write`.
     */
    post: operations["askSchoolBack"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/school/{id}/refuse": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refuse a school
     * @description The school is told why. It may still post vacancies and receive applications. 409 when it is refused already.
     *
     *     For Admin.
     *
     *     An API key needs the scope `schools:write`.
     */
    post: operations["refuseSchool"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/school/{id}/hand-over": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Transfer ownership of a school
     * @description For a school whose owner cannot do it: suspended, gone, or about to be erased. The former owner is a recruiter then, and both sign in anew; vacancies that were hidden with the owner's account are shown again. Somebody who does not work for the school is a 422, a suspended colleague a 409.
     *
     *     For Admin.
     */
    post: operations["handOverSchool"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/school/{id}/promotions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List featured vacancies and their results
     * @description The last first. Views and applications of the days since it was featured stand beside those of as many days before.
     *
     *     Who may call it:
     *
     *     - School, if the profile is its own
     *     - Admin
     *
     *     An API key needs the scope `vacancies:read`.
     */
    get: operations["listPromotions"];
    put?: never;
    post?: never;
    delete?: never;
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
     * Get your dashboard's numbers
     * @description Who may call it:
     *
     *     - School, if the profile is its own
     *     - Admin
     *
     *     An API key needs the scope `schools:read`.
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
     * @description Open ones that their schools show to everybody; without a session, too. A school that asks for its own `school_id` gets all of its own. The salary filter keeps every vacancy whose range overlaps it, and those that hide their range. Without `salary_max` it has no upper end. Chosen countries and cities join: a vacancy is in one of the countries or one of the cities.
     *
     *     Anybody may call it; the answer may depend on who is signed in.
     *
     *     An API key needs the scope `vacancies:read`.
     */
    get: operations["listVacancies"];
    put?: never;
    /**
     * Post a vacancy
     * @description The steps of the wizard in one call. It is the signed-in school's, whatever `school_id` says.
     *
     *     Who may call it:
     *
     *     - School, if the school has created its profile, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `vacancies:write`.
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
     * @description For its school and Admins with its newest 100 applications.
     *
     *     Who may call it:
     *
     *     - Whoever is not signed in, if the vacancy takes applications, and the school shows the vacancy to everybody and it is not taken down
     *     - Candidate, if the vacancy takes applications, it has saved the vacancy, it has applied for the vacancy or it was invited to the vacancy
     *     - School, if the vacancy takes applications or the vacancy is its own
     *     - Admin
     *
     *     An API key needs the scope `vacancies:read`.
     */
    get: operations["getVacancy"];
    /**
     * Change a vacancy
     * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared. Rules that compare two fields hold for the vacancy as it will be. `application_questions` is the whole list: a question sent with its `question_id` is changed, one without is new, one that is left out goes. One that has answers can be moved and made optional; removed or changed, it is asked no more and stays with its answers, and what is sent is a new one. A deadline that has passed stays acceptable until another one is set.
     *
     *     Who may call it:
     *
     *     - School, if the vacancy is its own, and the school's owner lets it hire, or it is the owner
     *     - Admin
     *
     *     An API key needs the scope `vacancies:write`.
     */
    put: operations["updateVacancy"];
    post?: never;
    /**
     * Delete a vacancy
     * @description With applications it is a 409 that names them: close it instead. Who saved it or was invited to it no longer finds it, and is told.
     *
     *     Who may call it:
     *
     *     - School, if the vacancy is its own, and the school's owner lets it hire, or it is the owner
     *     - Admin
     *
     *     An API key needs the scope `vacancies:write`.
     */
    delete: operations["deleteVacancy"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy/{id}/summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a vacancy's summary, open or not
     * @description Also when it has closed or expired, so that whoever follows an old link hears that it is over, and not that it never was.
     *
     *     Who may call it:
     *
     *     - Whoever is not signed in, if the school shows the vacancy to everybody and it is not taken down
     *     - Candidate, if the school shows the vacancy to everybody and it is not taken down, the vacancy takes applications, it has saved the vacancy, it has applied for the vacancy or it was invited to the vacancy
     *     - School, if the school shows the vacancy to everybody and it is not taken down, the vacancy takes applications or the vacancy is its own
     *     - Admin
     *
     *     An API key needs the scope `vacancies:read`.
     */
    get: operations["getVacancySummary"];
    put?: never;
    post?: never;
    delete?: never;
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
     * List similar vacancies
     * @description Open ones of the same subject, curriculum or level, the nearest first, at most 12.
     *
     *     Who may call it:
     *
     *     - Whoever is not signed in, if the school shows the vacancy to everybody and it is not taken down
     *     - Candidate, if the school shows the vacancy to everybody and it is not taken down, the vacancy takes applications, it has saved the vacancy, it has applied for the vacancy or it was invited to the vacancy
     *     - School, if the school shows the vacancy to everybody and it is not taken down, the vacancy takes applications or the vacancy is its own
     *     - Admin
     *
     *     An API key needs the scope `vacancies:read`.
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
     * List suggested vacancies
     * @description Open, listed ones that the candidate has not applied to, those of a subject that the candidate has taught or studied first, then the best `match`, then the newest; for itself and Admins. Looked at are the newest of those that share a subject, a curriculum, a level or a skill with the profile, and the newest of all: some hundreds, which `meta.total` counts.
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
  "/vacancy/{id}/take-down": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take down a vacancy
     * @description It is shown nowhere and takes no applications, whatever its school does. The school is told the reason by mail, notification and on the vacancy. 409 when it is taken down already for a reason of its own.
     *
     *     For Admin.
     *
     *     An API key needs the scope `vacancies:write`.
     */
    post: operations["takeDownVacancy"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy/{id}/put-back": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore a vacancy that was taken down
     * @description It is in the state that its school gave it. 409 when it is not taken down, or only with its school's account.
     *
     *     For Admin.
     *
     *     An API key needs the scope `vacancies:write`.
     */
    post: operations["putBackVacancy"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/report/vacancy/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report a vacancy
     * @description What whoever sees it finds wrong with it. An Admin looks at it, and the one who reports it hears what came of it. 409 when it is the caller's own, or while an earlier report of the same person about it waits. Ten a minute, and thirty a day for an account.
     *
     *     Who may call it:
     *
     *     - Candidate, if the school shows the vacancy to everybody and it is not taken down, the vacancy takes applications, it has saved the vacancy, it has applied for the vacancy or it was invited to the vacancy
     *     - School, if the school shows the vacancy to everybody and it is not taken down, the vacancy takes applications or the vacancy is its own
     */
    post: operations["reportVacancy"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/report/school/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report a school
     * @description As for a vacancy.
     *
     *     For Candidate and School.
     */
    post: operations["reportSchool"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/report/candidate/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report a candidate's profile
     * @description As for a vacancy, by schools that see the profile.
     *
     *     Who may call it:
     *
     *     - School, if the school's owner lets it hire, or it is the owner, the candidate has a running application to it or has accepted its invitation and does not hide from it or the candidate has applied to it, however that ended, and an Admin has approved the school, the candidate has a running application to it or has accepted its invitation and does not hide from it or the candidate has applied to it, however that ended, and the candidate lets the school find it, the candidate has a running application to it or has accepted its invitation and does not hide from it or the candidate has applied to it, however that ended
     */
    post: operations["reportCandidate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/reports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List reports
     * @description For Admin.
     */
    get: operations["listReports"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/reports/{id}/settle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decide on a report
     * @description Says what came of it, and does it: `taken_down` takes the vacancy down with the note as the reason that its school reads, `suspended` suspends the account of the school or candidate; with these two, all that waits about the same is settled. Those who reported it are told. What has been deleted since cannot be taken down nor suspended. 409 when it is settled already.
     *
     *     For Admin.
     */
    post: operations["settleReport"];
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
     * Close your vacancy
     * @description It leaves the search and takes no application any more.
     *
     *     Who may call it:
     *
     *     - School, if the vacancy is its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `vacancies:write`.
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
     * Reopen your vacancy
     * @description 409 when it is not closed, or its deadline has passed.
     *
     *     Who may call it:
     *
     *     - School, if the vacancy is its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `vacancies:write`.
     */
    post: operations["reopenVacancy"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy/{id}/extend": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Extend your vacancy's deadline
     * @description One that has expired is open again then; one that its school has closed stays closed. A day that is not later than the deadline is a 409.
     *
     *     Who may call it:
     *
     *     - School, if the vacancy is its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `vacancies:write`.
     */
    post: operations["extendVacancy"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy/{id}/duplicate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Copy your vacancy
     * @description All that was typed, with its questions. The copy is closed, so that nobody finds it before it is as it should be. 409 when the vacancy is taken down, and when the school has 1,000 closed vacancies.
     *
     *     Who may call it:
     *
     *     - School, if the vacancy is its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `vacancies:write`.
     */
    post: operations["duplicateVacancy"];
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
     * Feature your vacancy
     * @description Until the end of the month in Riyadh it stands first in the search, and is marked. A school's plan limits how many vacancies it features in a calendar month; one more is a 409, as is a vacancy that the search does not show, and any of a school that waits for its approval.
     *
     *     Who may call it:
     *
     *     - School, if the vacancy is its own, and it owns the school
     *
     *     An API key needs the scope `vacancies:write`.
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
     * Stop featuring your vacancy
     * @description It still counts for its month; featured again in the same month, it takes no other place.
     *
     *     Who may call it:
     *
     *     - School, if the vacancy is its own, and it owns the school
     *
     *     An API key needs the scope `vacancies:write`.
     */
    post: operations["unfeatureVacancy"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy/{id}/applicants": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a vacancy's applicants
     * @description Who may call it:
     *
     *     - School, if the vacancy is its own
     *     - Admin
     *
     *     An API key needs the scope `applications:read`.
     */
    get: operations["listVacancyApplicants"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy/{id}/applicants/compare": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a few of a vacancy's applications to compare them
     * @description Each as `GET /application/{id}` answers it, in the given order. Applications for other vacancies are left out. The first time its school reads one counts as a view.
     *
     *     Who may call it:
     *
     *     - School, if the vacancy is its own
     *
     *     An API key needs the scope `applications:read`.
     */
    get: operations["compareApplicants"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy/{id}/applicants/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export a vacancy's applicants as CSV
     * @description All that the list finds with the same search, state and order.
     *
     *     Who may call it:
     *
     *     - School, if the vacancy is its own, and the school's owner lets it hire, or it is the owner
     *     - Admin
     *
     *     An API key needs the scope `applications:read`.
     */
    get: operations["exportVacancyApplicants"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy/{id}/applicants/move": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move many applicants to another status
     * @description One that was moved meanwhile, or cannot be moved there, is refused. A `message` is sent along, with the name and the position filled in for {name} and {position}. Either `application_ids` or `filter` says which; at most 20,000. The answer is a job, which `GET /vacancy/{id}/applicants/jobs` follows: each application succeeds or is refused by itself.
     *
     *     Who may call it:
     *
     *     - School, if the vacancy is its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `applications:write`.
     */
    post: operations["moveApplicants"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy/{id}/applicants/message": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Message many applicants
     * @description Each gets a mail and a notification, with the name and the position filled in for {name} and {position}; it stands in the history. Sent again within ten minutes, the same words reach only those whom they have not reached; when there is nobody, the answer is the job that reaches them. Either `application_ids` or `filter` says which; at most 20,000. The answer is a job, which `GET /vacancy/{id}/applicants/jobs` follows: each application succeeds or is refused by itself.
     *
     *     Who may call it:
     *
     *     - School, if the vacancy is its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `applications:write`.
     */
    post: operations["writeToApplicants"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy/{id}/applicants/jobs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List bulk actions on applicants
     * @description The latest first, at most 20.
     *
     *     Who may call it:
     *
     *     - School, if the vacancy is its own
     *     - Admin
     *
     *     An API key needs the scope `applications:read`.
     */
    get: operations["listApplicantJobs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy/{id}/applicants/jobs/{job_id}/undo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo a move of applicants
     * @description Undoes one that was sent with `can_undo`, until the time in its `undo_until`: the applications stay as they are, and nobody is told. Afterwards it is a 409.
     *
     *     Who may call it:
     *
     *     - School, if the vacancy is its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `applications:write`.
     */
    post: operations["undoApplicantJob"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy/{id}/history": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what happened to a vacancy's applications
     * @description Who did what and when, the latest first.
     *
     *     Who may call it:
     *
     *     - School, if the vacancy is its own
     *     - Admin
     *
     *     An API key needs the scope `vacancies:read`.
     */
    get: operations["listVacancyHistory"];
    put?: never;
    post?: never;
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
     * List saved vacancies
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
     * Save or unsave a vacancy
     * @description A 501st saved vacancy is a 409.
     *
     *     Who may call it:
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
     * @description To an own open vacancy, also one that the search does not show. The candidate gets a mail. Each candidate is invited to a vacancy once; a second time, and after an application, it is a 409. A school sends at most 200 invitations a day.
     *
     *     Who may call it:
     *
     *     - School, if an Admin has approved the school, and the school's owner lets it hire, or it is the owner, and the vacancy is its own
     *
     *     An API key needs the scope `candidates:write`.
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
     * List received invitations
     * @description The newest first.
     *
     *     Who may call it:
     *
     *     - Candidate, if the profile is its own
     *     - Admin
     *
     *     An API key needs the scope `candidates:read`.
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
     * List sent invitations
     * @description Who may call it:
     *
     *     - School, if the profile is its own, and the school's owner lets it hire, or it is the owner
     *     - Admin
     *
     *     An API key needs the scope `candidates:read`.
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
     * List applications
     * @description The latest first, if nothing else is asked for.
     *
     *     Who may call it:
     *
     *     - Candidate, as far as the application is its own
     *     - School, as far as the application is for a vacancy of its own
     *     - Admin
     *
     *     An API key needs the scope `applications:read`.
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
     *
     *     An API key needs the scope `applications:read`.
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
     *
     *     An API key needs the scope `applications:read`.
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
     * Change an application's status
     * @description A school moves it forward or rejects it: Pending, Under Review, Shortlisted, Interview, Offered, Hired; steps may be skipped. A move that is not allowed is a 409. `allowed_statuses` of the application names those that are.
     *
     *     Who may call it:
     *
     *     - School, if the application is for a vacancy of its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `applications:write`.
     */
    put: operations["setApplicationStatus"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/application/{id}/accept-offer": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept the offer of a school
     * @description Tells the school, which then marks the application as hired. Only an offer that is not accepted yet; otherwise a 409. To decline, withdraw the application.
     *
     *     Who may call it:
     *
     *     - Candidate, if the application is its own
     */
    post: operations["acceptOffer"];
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
     * Withdraw your application
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
     * Change an application's status
     * @deprecated
     * @description The specification's path for `PUT /application/{id}/status`, which does the same.
     *
     *     Who may call it:
     *
     *     - School, if the application is for a vacancy of its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `applications:write`.
     */
    put: operations["setStatus"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/application/{id}/notes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a note to an application
     * @description The school's people read it, the candidate never does. At most 200 for each application; more is a 409.
     *
     *     Who may call it:
     *
     *     - School, if the application is for a vacancy of its own
     *
     *     An API key needs the scope `applications:write`.
     */
    post: operations["addApplicationNote"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/application/{id}/score": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Give an application marks
     * @description Each reviewer has one scorecard; sent again, it is replaced. Criteria that are left out have no mark.
     *
     *     Who may call it:
     *
     *     - School, if the application is for a vacancy of its own
     *
     *     An API key needs the scope `applications:write`.
     */
    put: operations["scoreApplication"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/application/{id}/neighbours": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the previous and next application in a list
     * @description In the list that the same parameters give in `GET /application/school/{id}`; without any, the school's newest first. An application that has left the list meanwhile, since it was moved, has the neighbours of its place.
     *
     *     Who may call it:
     *
     *     - School, if the application is for a vacancy of its own
     *
     *     An API key needs the scope `applications:read`.
     */
    get: operations["getApplicationNeighbours"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/note/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change your note
     * @description Who may call it:
     *
     *     - School, if the note is its own, and the note is about an application to its school
     *
     *     An API key needs the scope `applications:write`.
     */
    put: operations["updateApplicationNote"];
    post?: never;
    /**
     * Delete your note
     * @description Who may call it:
     *
     *     - School, if the note is its own, and the note is about an application to its school
     *
     *     An API key needs the scope `applications:write`.
     */
    delete: operations["deleteApplicationNote"];
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
     *     - School, if the application is for a vacancy of its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `interviews:write`.
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
     * List interviews
     * @description What is to come stands first, the next one at the top; then the rest, the latest first.
     *
     *     Who may call it:
     *
     *     - Candidate, as far as the interview is its own
     *     - School, as far as the interview is about a vacancy of its own
     *     - Admin
     *
     *     An API key needs the scope `interviews:read`.
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
  "/interview/week": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A week of the school's interviews, day by day
     * @description From Sunday to Saturday, by the days of the school's time zone; within a day in the order in which they begin, cancelled ones included.
     *
     *     Who may call it:
     *
     *     - School, if the school has created its profile
     *
     *     An API key needs the scope `interviews:read`.
     */
    get: operations["getInterviewWeek"];
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
     *     - School, if the interview is about a vacancy of its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `interviews:write`.
     */
    put: operations["updateInterview"];
    post?: never;
    /**
     * Cancel an interview
     * @description It stays, marked as cancelled, and the candidate is told. The application keeps its state.
     *
     *     Who may call it:
     *
     *     - School, if the interview is about a vacancy of its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `interviews:write`.
     */
    delete: operations["cancelInterview"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/interview/{id}/accept": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept an interview's time
     * @description Its school is told. One that has begun, is cancelled or was moved since the candidate saw it is a 409; accepted again, nothing happens.
     *
     *     Who may call it:
     *
     *     - Candidate, if the interview is its own
     */
    post: operations["acceptInterview"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/interview/{id}/propose": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Propose another time for an interview
     * @description Its school is told, and changes the interview or leaves it. At most 5 proposals for one interview; more, or one that has begun or is cancelled, is a 409.
     *
     *     Who may call it:
     *
     *     - Candidate, if the interview is its own
     */
    post: operations["proposeInterviewTime"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/interview/{id}/interview.ics": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * An interview as a calendar file
     * @description Calendars replace what they know of it by a later one. A cancelled interview says that it is.
     *
     *     Who may call it:
     *
     *     - Candidate, if the interview is its own
     *     - School, if the interview is about a vacancy of its own
     *     - Admin
     *
     *     An API key needs the scope `interviews:read`.
     */
    get: operations["getInterviewCalendar"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy-draft": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your school's vacancy drafts
     * @description All of them, at most 50, the one that was written last first.
     *
     *     Who may call it:
     *
     *     - School, if the school has created its profile, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `vacancies:read`.
     */
    get: operations["listVacancyDrafts"];
    put?: never;
    /**
     * Save a vacancy draft
     * @description What stands in the wizard's steps, as far as somebody came; no rule holds of it yet. It is gone once it is posted (`POST /vacancy?draft=…`). A 51st draft is a 409, and one with which the school's drafts take more than 16 MB.
     *
     *     Who may call it:
     *
     *     - School, if the school has created its profile, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `vacancies:write`.
     */
    post: operations["createVacancyDraft"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy-draft/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a vacancy draft
     * @description Who may call it:
     *
     *     - School, if the draft is its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `vacancies:read`.
     */
    get: operations["getVacancyDraft"];
    /**
     * Update a vacancy draft
     * @description Replaces all that was typed. Of two who write at once, the later one counts. 409 where the school's drafts would take more than 16 MB.
     *
     *     Who may call it:
     *
     *     - School, if the draft is its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `vacancies:write`.
     */
    put: operations["updateVacancyDraft"];
    post?: never;
    /**
     * Delete a vacancy draft
     * @description Who may call it:
     *
     *     - School, if the draft is its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `vacancies:write`.
     */
    delete: operations["deleteVacancyDraft"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy/{id}/application-draft": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get your unfinished application to a vacancy
     * @description Without steps if there is none.
     *
     *     Who may call it:
     *
     *     - Candidate, if the candidate has created its profile, and the vacancy takes applications or it has a draft of an application for the vacancy
     */
    get: operations["getApplicationDraft"];
    /**
     * Save your unfinished application to a vacancy
     * @description What stands in the wizard's steps, without files; no rule holds of it yet. It replaces what was saved before, and is gone once the application is sent. 409 after the application was sent, for a 51st draft, and where the candidate's drafts would take more than 8 MB.
     *
     *     Who may call it:
     *
     *     - Candidate, if the candidate has created its profile, and the vacancy takes applications
     */
    put: operations["saveApplicationDraft"];
    post?: never;
    /**
     * Discard your unfinished application to a vacancy
     * @description Nothing happens if there is none.
     *
     *     Who may call it:
     *
     *     - Candidate, if the candidate has created its profile, and the vacancy takes applications or it has a draft of an application for the vacancy
     */
    delete: operations["deleteApplicationDraft"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy-start": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the initial values of a new vacancy
     * @description The school's own country, city, benefits and, if it teaches only one, curriculum.
     *
     *     Who may call it:
     *
     *     - School, if the school has created its profile, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `vacancies:read`.
     */
    get: operations["startVacancy"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy/{id}/copy": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the initial values of a copied vacancy
     * @description All of it but its dates. Nothing is stored. 409 when the vacancy is taken down.
     *
     *     Who may call it:
     *
     *     - School, if the vacancy is its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `vacancies:read`.
     */
    get: operations["copyVacancy"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy/{id}/written": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get your vacancy as the wizard saved it
     * @description Its fields under the names that `PUT /vacancy/{id}` takes, the questions with their options as text.
     *
     *     Who may call it:
     *
     *     - School, if the vacancy is its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `vacancies:read`.
     */
    get: operations["getWrittenVacancy"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/candidate-search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your saved candidate searches
     * @description All of them, at most 50, in the order of their names. The team shares them.
     *
     *     Who may call it:
     *
     *     - School, if an Admin has approved the school, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `candidates:read`.
     */
    get: operations["listCandidateSearches"];
    put?: never;
    /**
     * Save a candidate search
     * @description `filters` are those of `GET /candidate`, as the search form sends them. A name that the school has used, and a 51st search, are a 409.
     *
     *     Who may call it:
     *
     *     - School, if an Admin has approved the school, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `candidates:write`.
     */
    post: operations["saveCandidateSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/candidate-search/{id}": {
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
     * Delete a saved candidate search
     * @description Who may call it:
     *
     *     - School, if an Admin has approved the school, and the school's owner lets it hire, or it is the owner, and the search is its own
     *
     *     An API key needs the scope `candidates:write`.
     */
    delete: operations["deleteCandidateSearch"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/team": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your school's team
     * @description The owner first, then colleagues, then those who are invited.
     *
     *     Who may call it:
     *
     *     - School, if the school has created its profile
     *
     *     An API key needs the scope `schools:read`.
     */
    get: operations["listTeam"];
    put?: never;
    /**
     * Invite a colleague
     * @description Mails a link that works once, within 7 days. Somebody who is in the team or invited is a 422, more than 50 people a 409, a fourth mail to one address within a day a 429.
     *
     *     Who may call it:
     *
     *     - School, if the school has created its profile, and it owns the school
     */
    post: operations["inviteColleague"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/team/invitation": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the invitation behind a link
     * @description Nothing changes. A link that is used, withdrawn or has expired is a 400.
     *
     *     Anybody may call it.
     */
    get: operations["getTeamInvitation"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/team/invitation/accept": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Join a team with a new account
     * @description The token proves the e-mail address. A link that is used, withdrawn or has expired is a 400; an address that has an account a 409.
     *
     *     Anybody may call it.
     */
    post: operations["acceptTeamInvitation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/team/invitation/join": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Join a team with your existing account
     * @description For a school's account without a school. Any other account is a 409, a link that is used, withdrawn or has expired a 400.
     *
     *     Anybody may call it.
     */
    post: operations["joinTeam"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/team/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a colleague's role
     * @description As the owner a colleague takes the school over: the caller is a recruiter then. Who has not joined yet, or whose account is suspended, cannot (409).
     *
     *     Who may call it:
     *
     *     - School, if the colleague works for its school, and it owns the school
     */
    put: operations["changeColleague"];
    post?: never;
    /**
     * Remove a colleague, withdraw an invitation, or leave
     * @description The owner removes; a colleague leaves. The colleague's access ends at once; what the colleague did for the school stays, with the name. The owner can leave after handing the school over, as the recruiter that it is then.
     *
     *     Who may call it:
     *
     *     - School, if the colleague works for its school, and it owns the school or the colleague is itself
     */
    delete: operations["removeColleague"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/team/{id}/resend": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Resend a team invitation
     * @description With a new link; the former one ends. Somebody who has joined is a 409.
     *
     *     Who may call it:
     *
     *     - School, if the colleague works for its school, and it owns the school
     */
    post: operations["resendTeamInvitation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/message-template": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your school's message templates
     * @description In the order of their names.
     *
     *     Who may call it:
     *
     *     - School, if the school has created its profile, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `applications:read`.
     */
    get: operations["listMessageTemplates"];
    put?: never;
    /**
     * Save a message template
     * @description A name that the school has used, and a 101st template, are a 409.
     *
     *     Who may call it:
     *
     *     - School, if the school has created its profile, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `applications:write`.
     */
    post: operations["createMessageTemplate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/message-template/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a template
     * @description Letters that were sent stay as they were. A name that the school has used is a 409.
     *
     *     Who may call it:
     *
     *     - School, if the template is its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `applications:write`.
     */
    put: operations["updateMessageTemplate"];
    post?: never;
    /**
     * Delete a template
     * @description Letters that were sent stay as they were.
     *
     *     Who may call it:
     *
     *     - School, if the template is its own, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `applications:write`.
     */
    delete: operations["deleteMessageTemplate"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/shortlist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your school's shortlists
     * @description In the order of their names.
     *
     *     Who may call it:
     *
     *     - School, if an Admin has approved the school, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `candidates:read`.
     */
    get: operations["listShortlists"];
    put?: never;
    /**
     * Create a list
     * @description A name that the school has used, and a 101st list, are a 409.
     *
     *     Who may call it:
     *
     *     - School, if an Admin has approved the school, and the school's owner lets it hire, or it is the owner
     *
     *     An API key needs the scope `candidates:write`.
     */
    post: operations["createShortlist"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/shortlist/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Rename a list
     * @description A name that the school has used is a 409.
     *
     *     Who may call it:
     *
     *     - School, if an Admin has approved the school, and the school's owner lets it hire, or it is the owner, and the list is its own
     *
     *     An API key needs the scope `candidates:write`.
     */
    put: operations["renameShortlist"];
    post?: never;
    /**
     * Delete a list
     * @description The candidates on it stay as they are.
     *
     *     Who may call it:
     *
     *     - School, if an Admin has approved the school, and the school's owner lets it hire, or it is the owner, and the list is its own
     *
     *     An API key needs the scope `candidates:write`.
     */
    delete: operations["deleteShortlist"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/shortlist/{id}/candidate/{candidate_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Add a candidate to a list
     * @description Once it stands there, its note is changed. A 1001st candidate is a 409.
     *
     *     Who may call it:
     *
     *     - School, if an Admin has approved the school, and the school's owner lets it hire, or it is the owner, and the list is its own
     *
     *     An API key needs the scope `candidates:write`.
     */
    put: operations["putOnShortlist"];
    post?: never;
    /**
     * Remove a candidate from a list
     * @description Who does not stand on it stays off.
     *
     *     Who may call it:
     *
     *     - School, if an Admin has approved the school, and the school's owner lets it hire, or it is the owner, and the list is its own
     *
     *     An API key needs the scope `candidates:write`.
     */
    delete: operations["takeOffShortlist"];
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
     * List your saved searches
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
    /**
     * Set how often a saved search is e-mailed
     * @description Nothing is mailed when there is nothing new, or when the candidate wants no mails of saved searches.
     *
     *     Who may call it:
     *
     *     - Candidate, if the saved search is its own
     */
    put: operations["updateSavedSearch"];
    post?: never;
    /**
     * Delete a saved search
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
     * Mark a saved search as visited
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
  "/me/tasks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What waits for the caller
     * @description At most twelve tasks and three of each kind, the most urgent first; `meta.total` counts all, `meta.more` those left out, and `meta.rest` lists them (at most fifty of each kind). Colleagues of a school get those that they may do.
     *
     *     For Admin, Candidate and School.
     */
    get: operations["listMyTasks"];
    put?: never;
    post?: never;
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
     * List your notifications
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
  "/notification/stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Stream changes of your notifications
     * @description Server-sent events (`text/event-stream`): `changed` after each change, on whatever server it happened, and a comment every 20 seconds. An event says that there is something to ask `GET /notification` for, not what. The stream ends with the session, and when the server stops; whoever comes back asks once more, as something may have been missed.
     *
     *     For Admin, Candidate and School.
     */
    get: operations["streamNotifications"];
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
     * Mark all notifications as read
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
     * Dismiss a notification
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
     * Mark a notification as read
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
  "/mail/unsubscribe": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get what an unsubscribe link stops
     * @description Nothing changes. A link that was not made here is a 400.
     *
     *     Anybody may call it.
     */
    get: operations["getUnsubscription"];
    put?: never;
    /**
     * Unsubscribe with a link
     * @description Needs no session, and no body is read: mail programs send the same to the link itself (RFC 8058). Again changes nothing.
     *
     *     Anybody may call it.
     */
    post: operations["stopMails"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/mail/preferences": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get your e-mail settings
     * @description Every kind that a person of this role can get. Mails about the account itself are always sent.
     *
     *     For Admin, Candidate and School.
     */
    get: operations["getMailPreferences"];
    /**
     * Change your e-mail settings
     * @description Kinds that are not sent stay as they are, null makes one as usual; kinds of other roles change nothing.
     *
     *     For Admin, Candidate and School.
     */
    put: operations["setMailPreferences"];
    post?: never;
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
     * Contact the Admins
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
     *     - School, if the file is its own, the file belongs to a school or a vacancy or the file is of an application to it, or of a candidate who is related to it, and is shared with it
     *     - Admin
     *
     *     An API key needs the scope `documents:read`.
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
  "/admin/candidate/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Candidates as a CSV file
     * @description What the list finds with the same search, filters and sort, all of it. That it was saved is noted among what Admins have done.
     *
     *     For Admin.
     *
     *     An API key needs the scope `candidates:read`.
     */
    get: operations["exportCandidates"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/user/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Users as a CSV file
     * @description What the list finds with the same search, filters and sort, all of it. That it was saved is noted among what Admins have done.
     *
     *     For Admin.
     */
    get: operations["exportUsers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/school/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Schools as a CSV file
     * @description What the list finds with the same search, filters and sort, all of it. That it was saved is noted among what Admins have done.
     *
     *     For Admin.
     *
     *     An API key needs the scope `schools:read`.
     */
    get: operations["exportSchools"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/vacancies/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Vacancies as a CSV file
     * @description What the list finds with the same search, filters and sort, all of it. That it was saved is noted among what Admins have done.
     *
     *     For Admin.
     *
     *     An API key needs the scope `vacancies:read`.
     */
    get: operations["exportVacancies"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/application/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Applications as a CSV file
     * @description What the list finds with the same search, filters and sort, all of it. That it was saved is noted among what Admins have done.
     *
     *     For Admin.
     *
     *     An API key needs the scope `applications:read`.
     */
    get: operations["exportApplications"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/auth/second-factor": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show the second factor
     * @description With the session that signing in gave, whose user says `second_factor: code`: nothing else answers to it. A code of the app counts once, a recovery code, too. 5 tries in 10 minutes from one network.
     *
     *     For whoever is signed in, also before the e-mail address is verified.
     */
    post: operations["confirmSecondFactor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/user/me/second-factor": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get your second factor
     * @description While it is being set up, with what an authenticator app needs and the recovery codes; never afterwards.
     *
     *     For whoever is signed in, also before the e-mail address is verified.
     */
    get: operations["getSecondFactor"];
    put?: never;
    /**
     * Start setting up a second factor
     * @description It counts once a code of it was shown (`enableSecondFactor`), within 30 minutes. 409 when there is one.
     *
     *     For whoever is signed in, also before the e-mail address is verified.
     */
    post: operations["beginSecondFactor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/user/me/second-factor/enable": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Switch the second factor on
     * @description With the password and a code of the app. All sessions end; the answer has a new one.
     *
     *     For whoever is signed in, also before the e-mail address is verified.
     */
    post: operations["enableSecondFactor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/user/me/second-factor/recovery-codes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create new recovery codes
     * @description With the password and a code of the app, or a recovery code. The former ones open nothing any more; the new ones are in this answer and never shown again. 409 when the second factor is off.
     *
     *     For Admin, Candidate and School.
     */
    post: operations["renewRecoveryCodes"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/user/me/second-factor/disable": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Switch the second factor off
     * @description With the password and a code of the app, or a recovery code. All other sessions end.
     *
     *     For Admin, Candidate and School.
     */
    post: operations["disableSecondFactor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/user/me/passkeys": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your passkeys
     * @description What was added last comes first. They sign in without a password.
     *
     *     For Admin, Candidate and School.
     */
    get: operations["listPasskeys"];
    put?: never;
    /**
     * Start adding a passkey
     * @description With the password. Answers what the browser makes a passkey for (`navigator.credentials.create`); `addPasskey` takes it within 5 minutes, from this session alone. A 21st is a 409.
     *
     *     For Admin, Candidate and School.
     */
    post: operations["beginPasskey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/user/me/passkeys/add": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a passkey
     * @description What was begun (`beginPasskey`) counts once. The passkey must have asked for a PIN, a finger or a face. The owner is told by mail.
     *
     *     For Admin, Candidate and School.
     */
    post: operations["addPasskey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/user/me/passkeys/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Rename a passkey
     * @description Who may call it:
     *
     *     - Candidate, if the passkey is its own
     *     - School, if the passkey is its own
     *     - Admin, if the passkey is its own
     */
    put: operations["renamePasskey"];
    post?: never;
    /**
     * Remove a passkey
     * @description It signs nobody in any more. The owner is told by mail.
     *
     *     Who may call it:
     *
     *     - Candidate, if the passkey is its own
     *     - School, if the passkey is its own
     *     - Admin, if the passkey is its own
     */
    delete: operations["removePasskey"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/auth/passkey/begin": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start logging in with a passkey
     * @description Answers what the browser asks the person for (`navigator.credentials.get`), and a cookie that tells this browser from others; `signInWithPasskey` takes the answer within 5 minutes. It is the same whoever asks: no account is named.
     *
     *     Anybody may call it.
     */
    post: operations["beginPasskeySignIn"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/auth/passkey": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Log in with a passkey
     * @description In the browser that began it (`beginPasskeySignIn`), once. The passkey must have asked for a PIN, a finger or a face, so that no second factor is asked for. Whatever is wrong with it is a 400 with one message.
     *
     *     Anybody may call it.
     */
    post: operations["signInWithPasskey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api-key": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List API keys
     * @description A school's, or those of all Admins. What was made last comes first. Their secrets are not stored.
     *
     *     Who may call it:
     *
     *     - School, if the school has created its profile, and it owns the school
     *     - Admin
     */
    get: operations["listApiKeys"];
    put?: never;
    /**
     * Create an API key
     * @description With the password. The secret is told only in this answer. The key acts for its maker, as long as the account, its role and its place in the school last. A scope that no operation for one's own role has is a 422, a 21st key a 409.
     *
     *     Who may call it:
     *
     *     - School, if the school has created its profile, and it owns the school
     *     - Admin
     */
    post: operations["createApiKey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api-key/{id}": {
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
     * Revoke an API key
     * @description Its secrets stop working at once.
     *
     *     Who may call it:
     *
     *     - School, if the key acts for its school, and it owns the school
     *     - Admin
     */
    delete: operations["revokeApiKey"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api-key/{id}/rotate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace an API key's secret
     * @description With the password, by the key's maker. The former secret works for as many hours as are asked for, 24 by default, and one that was replaced before no longer.
     *
     *     Who may call it:
     *
     *     - School, if it has made the key, and it owns the school
     *     - Admin, if it has made the key
     */
    post: operations["rotateApiKey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/user/me/security-events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your security events
     * @description Of the last 180 days the newest 10 of each kind and outcome. Reads by Admins and schools are there, too, without where they sit.
     *
     *     For Admin, Candidate and School.
     */
    get: operations["listMySecurityEvents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/security-events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List security events of all accounts
     * @description Sign-ins, refusals by a limit, verifications, changes of passwords, e-mail addresses and roles, ended sessions, documents read, exports, erasures, reads of a person by an Admin. Kept for 180 days; what is about an account goes with it.
     *
     *     For Admin.
     */
    get: operations["listSecurityEvents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/audit": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Admin actions
     * @description Each call of an Admin that is more than reading, with the rows that it has changed. Kept for two years; nobody can change or delete it. Values about a person go with the person, that something was done stays.
     *
     *     For Admin.
     */
    get: operations["listAdminActions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/retention": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List how long personal data is kept
     * @description What is swept away by itself, and what stays until somebody deletes it; as the server does it.
     *
     *     Anybody may call it.
     */
    get: operations["listRetention"];
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
     * Count vacancies, schools and candidates
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
     * Cities to search in
     * @description Dubai and Abu Dhabi first and always, then those with vacancies, the busiest first. Each with the number of open vacancies that it would show beside what else is asked for; those that are asked for are always among them.
     *
     *     Anybody may call it.
     */
    get: operations["listCities"];
    put?: never;
    /**
     * Add a city
     * @description For Admin.
     *
     *     An API key needs the scope `lists:write`.
     */
    post: operations["createCity"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy-countries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Countries to search in
     * @description The United Arab Emirates, Saudi Arabia and Qatar first and always, then those with vacancies, the busiest first. Each with the number of open vacancies that it would show beside what else is asked for; those that are asked for are always among them.
     *
     *     Anybody may call it.
     */
    get: operations["listVacancyCountries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy-curriculums": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Curricula to search for
     * @description IB, British, American and Cambridge first and always, then those with vacancies, the busiest first. Each with the number of open vacancies that it would show beside what else is asked for; those that are asked for are always among them.
     *
     *     Anybody may call it.
     */
    get: operations["listVacancyCurriculums"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy-subjects": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Subjects to search for
     * @description Those with vacancies, the busiest first. Each with the number of open vacancies that it would show beside what else is asked for; those that are asked for are always among them.
     *
     *     Anybody may call it.
     */
    get: operations["listVacancySubjects"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/vacancy-roles": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Roles to search for
     * @description Those with vacancies, the busiest first. Each with the number of open vacancies that it would show beside what else is asked for; those that are asked for are always among them.
     *
     *     Anybody may call it.
     */
    get: operations["listVacancyRoles"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/school-countries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Countries to search for schools in
     * @description The United Arab Emirates, Saudi Arabia and Qatar first and always, then those with schools, the most first. Each with the number of schools that it would find beside what else is asked for; those that are asked for are always among them.
     *
     *     Anybody may call it.
     */
    get: operations["listSchoolCountries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/school-curriculums": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Curricula to search for schools by
     * @description IB, British, American and Cambridge first and always, then those with schools, the most first. Each with the number of schools that it would find beside what else is asked for; those that are asked for are always among them.
     *
     *     Anybody may call it.
     */
    get: operations["listSchoolCurriculums"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/lists/{list}/items": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The items of a list by their names
     * @description To choose one of whatever list it is.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:read`.
     */
    get: operations["listAdminItems"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/lists/{list}/import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Import a CSV file into a list
     * @description The titles are those of the export; a line is about the item of its number, else about the one of its name, else it is a new one. An empty cell clears where the line has the number, and changes nothing where it has only the name. Each line is held to the rules of the form: if one is refused, nothing is changed, and a 422 says of each which line it is and why. With `dry_run` nothing is changed in any case, and the answer has the lines that would be refused among the others. At most 2,000 lines.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
     */
    post: operations["importAdminList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/lists/{list}/{id}/merge": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Preview a merge
     * @description For Admin.
     */
    get: operations["previewAdminMerge"];
    put?: never;
    /**
     * Merge two items of a list
     * @description What refers to the item refers to the other one from then on, searches that people keep included, and the item is gone: all of it or nothing. Items of which one cannot stand for the other are refused.
     *
     *     For Admin.
     */
    post: operations["mergeAdminItems"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/lists/{list}/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A list as a CSV file
     * @description What the list's own call finds with the same search, filters and sort, all of it. The titles are those of the form; an import reads them back.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:read`.
     */
    get: operations["exportAdminList"];
    put?: never;
    post?: never;
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
     * @description Where one of the numbers is above 10,000, they are as they were at most a minute ago.
     *
     *     For Admin.
     *
     *     An API key needs the scope `statistics:read`.
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
  "/admin/candidates": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a profile for a candidate's account
     * @description The candidate fills in the rest. An account that is not a candidate's, that has a profile, or whose e-mail address is not confirmed, is a 422.
     *
     *     For Admin.
     */
    post: operations["addCandidate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/candidate-skills": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Skills of all candidates
     * @description For Admin.
     */
    get: operations["listCandidateSkills"];
    put?: never;
    /**
     * Add a skill to a profile
     * @description A second time changes nothing.
     *
     *     For Admin.
     */
    post: operations["createCandidateSkill"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/candidate-skills/{candidate_id}/{skill_id}": {
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
     * Remove a skill from a profile
     * @description For Admin.
     */
    delete: operations["deleteCandidateSkill"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/candidate-documents": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Documents that candidates have uploaded
     * @description For Admin.
     */
    get: operations["listCandidateDocuments"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/roles": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List roles with their user counts
     * @description For Admin.
     */
    get: operations["listRoles"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/roles/{role_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Rename a role for everyone
     * @description Fields that are sent are changed, the others stay. Sent empty, a field is again as it was written. Rights hang on the role itself, never on its text.
     *
     *     For Admin.
     */
    put: operations["updateRole"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/candidate-statuses": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List application statuses with their counts
     * @description For Admin.
     */
    get: operations["listCandidateStatuses"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/candidate-statuses/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Rename an application status for everyone
     * @description Fields that are sent are changed, the others stay. Sent empty, a field is again as it was written. What may follow hangs on the state itself, never on its text.
     *
     *     For Admin.
     */
    put: operations["updateCandidateStatus"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/roles": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List role names
     * @description Anybody may call it.
     */
    get: operations["listRoleTexts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/candidate-statuses": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List application status names
     * @description The description is what candidates read.
     *
     *     Anybody may call it.
     */
    get: operations["listStatusTexts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/schools": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a profile for a school's account
     * @description The school fills in the rest, and waits for approval. An account that is not a school's, that has a profile, or whose e-mail address is not confirmed, is a 422.
     *
     *     For Admin.
     */
    post: operations["addSchool"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/vacancies": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all vacancies, in every state
     * @description For Admin.
     *
     *     An API key needs the scope `vacancies:read`.
     */
    get: operations["listAdminVacancies"];
    put?: never;
    /**
     * Post a vacancy for a school
     * @description It is the school's from then on. A school that is not there, or whose account is suspended, is a 422.
     *
     *     For Admin.
     *
     *     An API key needs the scope `vacancies:write`.
     */
    post: operations["addVacancy"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/overview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the marketplace's statistics
     * @description For Admin.
     *
     *     An API key needs the scope `statistics:read`.
     */
    get: operations["getAdminOverview"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search people, schools and vacancies
     * @description At most five of each kind, those whose name begins with the search first. A person with a profile is found by it, or by the account's e-mail address. All words must occur; case, diacritics and the forms of Arabic letters do not matter.
     *
     *     For Admin.
     */
    get: operations["searchRecords"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/queues": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count the work that is waiting
     * @description For Admin.
     *
     *     An API key needs the scope `statistics:read`.
     */
    get: operations["listQueues"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/mail": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List failed e-mails
     * @description The newest first. Those that are tried again by themselves and those that were given up.
     *
     *     For Admin.
     */
    get: operations["listFailedMails"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/mail/{id}/retry": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Retry an e-mail
     * @description With all its tries anew. 409 when it was sent meanwhile, is being sent, or holds what has expired.
     *
     *     For Admin.
     */
    post: operations["retryMail"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/empty-searches": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List unsuccessful searches
     * @description Words of searches for vacancies that found none, on two days or more, the most frequent first. Kept without who searched; what looks like an address or a number of a person is never kept.
     *
     *     For Admin.
     *
     *     An API key needs the scope `statistics:read`.
     */
    get: operations["listEmptySearches"];
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateCountry"];
    post?: never;
    /**
     * Delete a country
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Countries with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateEducationLevel"];
    post?: never;
    /**
     * Delete an education level
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Education levels with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateCertificateType"];
    post?: never;
    /**
     * Delete a certificate type
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Certificate types with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateCurriculum"];
    post?: never;
    /**
     * Delete a curriculum
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Curriculums with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateSubject"];
    post?: never;
    /**
     * Delete a subject
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Subjects with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateLocation"];
    post?: never;
    /**
     * Delete a location
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Locations with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateEmploymentType"];
    post?: never;
    /**
     * Delete an employment type
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Employment types with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateSkill"];
    post?: never;
    /**
     * Delete a skill
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Skills with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateLanguageProficiency"];
    post?: never;
    /**
     * Delete a language proficiency
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Language proficiencies with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateLanguage"];
    post?: never;
    /**
     * Delete a language
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Languages with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateExperienceLevel"];
    post?: never;
    /**
     * Delete an experience level
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Experience levels with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateCandidateRole"];
    post?: never;
    /**
     * Delete a candidate role
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Candidate roles with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateGradeLevel"];
    post?: never;
    /**
     * Delete a grade level
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Grade levels with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateWorkingDay"];
    post?: never;
    /**
     * Delete a working day
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Working days with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateAccreditation"];
    post?: never;
    /**
     * Delete an accreditation
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Accreditations with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateFacility"];
    post?: never;
    /**
     * Delete a facility
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Facilities with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateBenefit"];
    post?: never;
    /**
     * Delete a benefit
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Benefits with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateKeyStrength"];
    post?: never;
    /**
     * Delete a key strength
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Key strengths with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateStudentDeviceProgram"];
    post?: never;
    /**
     * Delete a student device program
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Student device programs with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateQuestionType"];
    post?: never;
    /**
     * Delete a question type
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Question types with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateRatingScale"];
    post?: never;
    /**
     * Delete a rating scale
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Rating scales with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateCity"];
    post?: never;
    /**
     * Delete a city
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Cities with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
     *
     *     An API key needs the scope `lists:write`.
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
     *
     *     An API key needs the scope `lists:write`.
     */
    put: operations["updateCentre"];
    post?: never;
    /**
     * Delete a centre
     * @description One that is in use cannot be deleted; the 409 says by what.
     *
     *     For Admin.
     *
     *     An API key needs the scope `lists:write`.
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
     * Centres with usage counts
     * @description For Admin.
     *
     *     An API key needs the scope `lists:read`.
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
  "/admin/candidate-languages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Candidate languages of all candidates
     * @description For Admin.
     */
    get: operations["listCandidateLanguages"];
    put?: never;
    /**
     * Add a candidate language to a profile
     * @description A profile has at most 50; one more is a 409.
     *
     *     For Admin.
     */
    post: operations["createCandidateLanguage"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/candidate-languages/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a candidate language
     * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
     *
     *     For Admin.
     */
    put: operations["updateCandidateLanguage"];
    post?: never;
    /**
     * Delete a candidate language
     * @description For Admin.
     */
    delete: operations["deleteCandidateLanguage"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/candidate-education": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Candidate educations of all candidates
     * @description For Admin.
     */
    get: operations["listCandidateEducations"];
    put?: never;
    /**
     * Add a candidate education to a profile
     * @description A profile has at most 50; one more is a 409.
     *
     *     For Admin.
     */
    post: operations["createCandidateEducation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/candidate-education/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a candidate education
     * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
     *
     *     For Admin.
     */
    put: operations["updateCandidateEducation"];
    post?: never;
    /**
     * Delete a candidate education
     * @description For Admin.
     */
    delete: operations["deleteCandidateEducation"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/experience": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Candidate experiences of all candidates
     * @description For Admin.
     */
    get: operations["listCandidateExperiences"];
    put?: never;
    /**
     * Add a candidate experience to a profile
     * @description A profile has at most 50; one more is a 409.
     *
     *     For Admin.
     */
    post: operations["createCandidateExperience"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admin/experience/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a candidate experience
     * @description Fields that are sent are changed, the others stay. Sent empty, a field is cleared.
     *
     *     For Admin.
     */
    put: operations["updateCandidateExperience"];
    post?: never;
    /**
     * Delete a candidate experience
     * @description For Admin.
     */
    delete: operations["deleteCandidateExperience"];
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
      /** @description For programs. It stays when texts change; docs/error-codes.md lists them all, and more may be added. */
      code: string;
      /** @description Messages by the path of the field, such as `education.0.institution_name`. */
      errors?: {
        [key: string]: string[];
      };
      /** @description A code for each text of `errors`, by the same paths: the violated rule, such as `required`, or a message's code. */
      error_codes?: {
        [key: string]: string[];
      };
      /** @description Screens that show why, each with what stands in its address. */
      links?: {
        /** @description For people. */
        text: string;
        /** @description The screen by its name. */
        screen: string;
        /** @description What its path takes, by name. */
        params?: {
          [key: string]: unknown;
        };
        /** @description What its query string takes, by name. */
        query?: {
          [key: string]: unknown;
        };
      }[];
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
      email_verified_at: DateTime | null;
      role_id: number;
      role: components["schemas"]["Role"];
      /** @description The candidate's profile, once there is one. */
      candidate_id: number | null;
      /** @description The school's profile, once there is one. */
      school_id: number | null;
      /**
       * @description In which it is answered and written to; null while the language of each call decides.
       * @enum {string|null}
       */
      language: "en" | "ar" | null;
      /**
       * @description What a colleague of the school's owner may do there; the owner has none.
       * @enum {string}
       */
      team_role?: "recruiter" | "reviewer";
      /** @description True of a reviewer, who changes nothing; nobody else has it. */
      reads_only?: boolean;
      /**
       * @description What the session lacks: a code, or a second factor that must be set up. Until then nothing else answers to it.
       * @enum {string}
       */
      second_factor?: "code" | "setup";
      /** @description Of a candidate without a profile: what its form starts with. */
      first_name?: string;
      last_name?: string;
      /** @description The same where it was given in Arabic letters. */
      first_name_ar?: string;
      last_name_ar?: string;
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
      email_verified_at: DateTime | null;
      /** @enum {integer} */
      role_id: 1 | 2 | 3;
      role: components["schemas"]["Role"];
      candidate_id: number | null;
      school_id: number | null;
      /** Format: date-time */
      created_at: DateTime;
      /**
       * Format: date-time
       * @description When it was last used, to a few minutes.
       */
      last_seen_at: DateTime | null;
      /**
       * Format: date-time
       * @description Since when nobody can sign in with it.
       */
      suspended_at: DateTime | null;
      /** @description Why; who signs in is told. */
      suspended_reason: string | null;
    };
    /**
     * @description What has happened.
     * @enum {string}
     */
    EventKind: "sign_in" | "sign_out" | "verification" | "password_link" | "password_reset" | "password_change" | "email_change_asked" | "email_change" | "email_undo" | "role_change" | "session_end" | "suspension" | "restoration" | "document_read" | "export" | "person_read" | "erasure" | "second_factor" | "second_factor_on" | "second_factor_off" | "recovery_codes" | "passkey_sign_in" | "passkey_begun" | "passkey_added" | "passkey_removed" | "api_key_made" | "api_key_rotated" | "api_key_revoked" | "call";
    /**
     * @description How it ended.
     * @enum {string}
     */
    EventOutcome: "ok" | "refused" | "limited";
    /** @description Something that concerns the security of the own account. */
    OwnSecurityEvent: {
      security_event_id: number;
      kind: components["schemas"]["EventKind"];
      outcome: components["schemas"]["EventOutcome"];
      /** @description Whether somebody else did it: a school that read a document, an Admin. */
      by_somebody_else: boolean;
      /** @description The network that called, unless somebody else did it. */
      address: string | null;
      /** @description The program and the system that called, as far as they say so. */
      device: string | null;
      /** Format: date-time */
      created_at: DateTime;
    };
    /** @description Something that concerns the security of an account, as Admins see it. */
    SecurityEvent: {
      security_event_id: number;
      kind: components["schemas"]["EventKind"];
      outcome: components["schemas"]["EventOutcome"];
      /** @description The operation that was called. */
      operation: string;
      /** @description Whose account it is about; null where there is none, or none any more. */
      user_id: number | null;
      full_name: string | null;
      user_name: string | null;
      /** @description Who did it, where that is somebody else. */
      by_user_id: number | null;
      by: string | null;
      /** @description The network that called. */
      address: string;
      device: string | null;
      request_id: string;
      /** Format: date-time */
      created_at: DateTime;
    };
    /** @description The second factor of the own account. */
    SecondFactor: {
      is_on: boolean;
      recovery_codes_left: number;
      /** @description Who is signed in, with what the session lacks as of now. */
      user: components["schemas"]["User"];
      /** @description What the app needs, while it is being set up. */
      setup: {
        /** @description To type where no picture can be read. */
        secret: string;
        /** @description The same as a link. */
        uri: string;
        /** @description The same as a picture, as a data: address. */
        qr: string;
        recovery_codes: components["schemas"]["RecoveryCodeList"];
      } | null;
    };
    /** @description Each signs in once, without the app. */
    RecoveryCodeList: string[];
    /** @description New recovery codes of the own account. */
    RecoveryCodes: {
      recovery_codes: components["schemas"]["RecoveryCodeList"];
    };
    /** @description An API key, without its secret. */
    ApiKey: {
      api_key_id: number;
      /** @description What it is called. */
      name: string;
      /** @description How its secret begins, to tell it from others. */
      starts_with: string;
      /** @description What it may do. */
      scopes: string[];
      /** @description Whether the caller has made it. */
      is_own: boolean;
      /** @description The name of the account for which it acts. */
      made_by: string;
      /** Format: date-time */
      created_at: DateTime;
      /**
       * Format: date
       * @description The last day on which it works; null if it has no end.
       */
      ends_on: string | null;
      /** @description Whether that day is over. */
      has_ended: boolean;
      /**
       * Format: date-time
       * @description When it was used last, to the minute; null when it never was.
       */
      last_used_at: DateTime | null;
      /**
       * Format: date-time
       * @description Until when its former secret works, too; null if there is none.
       */
      former_until: DateTime | null;
    };
    /** @description An API key with its secret. */
    NewApiKey: {
      /** @description For `Authorization: Bearer`. It is told only here. */
      secret: string;
      key: components["schemas"]["ApiKey"];
    };
    /** @description A passkey of the own account. */
    Passkey: {
      passkey_id: number;
      /** @description What its owner calls it. */
      name: string;
      /** Format: date-time */
      created_at: DateTime;
      /**
       * Format: date-time
       * @description When it signed in last; null when it never has.
       */
      last_used_at: DateTime | null;
    };
    /** @description What a browser makes or uses a passkey for. */
    PasskeyOptions: {
      /** @description The `publicKey` of `navigator.credentials`, as JSON (Web Authentication, Level 3). */
      options: {
        [key: string]: unknown;
      };
    };
    /** @description What signing in to the own account rests on. */
    OwnAccount: {
      /**
       * Format: email
       * @description The e-mail address.
       */
      user_name: string;
      /**
       * Format: email
       * @description The address that waits to be confirmed.
       */
      pending_user_name: string | null;
    };
    /** @description How much of its quotas an account has used. */
    AccountUsage: {
      /** @description The bytes of its files. */
      stored_bytes: components["schemas"]["UsedQuota"];
      /** @description The open vacancies of its school. */
      open_vacancies?: components["schemas"]["UsedQuota"];
      /** @description Whether the quotas grow with the school's approval. */
      waits_for_approval: boolean;
    };
    /** @description A quota and what is used of it. */
    UsedQuota: {
      used: number;
      most: number;
      /**
       * @description Nearly full: four fifths are used.
       * @enum {string}
       */
      state: "free" | "nearly_full" | "full";
    };
    /** @description A place where the caller is signed in. */
    OpenSession: {
      id: number;
      /** @description The program and the system that signed in, as far as they say so. */
      device: string;
      /** @description Whether it is the session of this call. */
      is_current: boolean;
      /**
       * Format: date-time
       * @description When it signed in.
       */
      created_at: DateTime;
      /**
       * Format: date-time
       * @description When it was last used, to a few minutes.
       */
      last_seen_at: DateTime;
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
       * Format: dialling-code
       * @description Seen by Candidate, if the profile is its own; School, if one of the applications or acceptances for which it is related shares contact and documents, at once or because an Admin has approved the school or it is such a profile, and its application shares contact and documents; Admin.
       * @enum {string|null}
       */
      phone_code?: "+966" | "+971" | "+974" | "+965" | "+973" | "+968" | "+93" | "+355" | "+213" | "+376" | "+244" | "+54" | "+374" | "+61" | "+43" | "+994" | "+880" | "+375" | "+32" | "+501" | "+229" | "+975" | "+591" | "+387" | "+267" | "+55" | "+673" | "+359" | "+226" | "+257" | "+855" | "+237" | "+238" | "+236" | "+235" | "+56" | "+86" | "+57" | "+269" | "+506" | "+225" | "+385" | "+53" | "+357" | "+420" | "+243" | "+45" | "+253" | "+593" | "+20" | "+503" | "+240" | "+291" | "+372" | "+268" | "+251" | "+679" | "+358" | "+33" | "+241" | "+220" | "+995" | "+49" | "+233" | "+350" | "+30" | "+502" | "+224" | "+245" | "+592" | "+509" | "+504" | "+852" | "+36" | "+354" | "+91" | "+62" | "+98" | "+964" | "+353" | "+39" | "+81" | "+962" | "+254" | "+686" | "+383" | "+996" | "+856" | "+371" | "+961" | "+266" | "+231" | "+218" | "+423" | "+370" | "+352" | "+853" | "+261" | "+265" | "+60" | "+960" | "+223" | "+356" | "+692" | "+222" | "+230" | "+52" | "+691" | "+373" | "+377" | "+976" | "+382" | "+212" | "+258" | "+95" | "+264" | "+977" | "+31" | "+64" | "+505" | "+227" | "+234" | "+850" | "+389" | "+47" | "+92" | "+680" | "+970" | "+507" | "+675" | "+595" | "+51" | "+63" | "+48" | "+351" | "+242" | "+40" | "+7" | "+250" | "+685" | "+378" | "+221" | "+381" | "+248" | "+232" | "+65" | "+421" | "+386" | "+677" | "+252" | "+27" | "+82" | "+211" | "+34" | "+94" | "+249" | "+597" | "+46" | "+41" | "+963" | "+239" | "+886" | "+992" | "+255" | "+66" | "+670" | "+228" | "+676" | "+216" | "+993" | "+688" | "+90" | "+256" | "+380" | "+44" | "+1" | "+598" | "+998" | "+678" | "+58" | "+84" | "+967" | "+260" | "+263" | null;
      /**
       * WhatsApp number
       * Format: national-number
       * @description Seen by Candidate, if the profile is its own; School, if one of the applications or acceptances for which it is related shares contact and documents, at once or because an Admin has approved the school or it is such a profile, and its application shares contact and documents; Admin.
       */
      phone1?: string | null;
      /** First name in Arabic */
      first_name_ar?: string | null;
      /** Last name in Arabic */
      last_name_ar?: string | null;
      /**
       * Resume
       * Format: uri-reference
       * @description Seen by Candidate, if the profile is its own; School, if one of the applications or acceptances for which it is related shares contact and documents, at once or because an Admin has approved the school or it is such a profile, and its application shares contact and documents; Admin.
       */
      candidate_cv?: string | null;
      /**
       * Photo
       * Format: uri-reference
       */
      candidate_picture?: string | null;
      /**
       * Gender
       * @description Seen by Candidate, if the profile is its own; School, if the candidate has a running application to it or has accepted its invitation and does not hide from it or it is the profile that an application to it was made with, which has ended or whose candidate hides from it; Admin.
       * @enum {string|null}
       */
      gender?: "M" | "F" | null;
      /**
       * Date of birth
       * Format: date
       * @description Seen by Candidate, if the profile is its own; School, if an Admin has approved the school, and the candidate has a running application to it or has accepted its invitation and does not hide from it or it is the profile that an application to it was made with, which has ended or whose candidate hides from it; Admin.
       */
      candidate_dob?: string | null;
      /**
       * Marital status
       * @description Seen by Candidate, if the profile is its own; School, if an Admin has approved the school, and the candidate has a running application to it or has accepted its invitation and does not hide from it or it is the profile that an application to it was made with, which has ended or whose candidate hides from it; Admin.
       * @enum {integer|null}
       */
      marital_status?: 0 | 1 | null;
      /**
       * Number of kids
       * @description Seen by Candidate, if the profile is its own; School, if an Admin has approved the school, and the candidate has a running application to it or has accepted its invitation and does not hide from it or it is the profile that an application to it was made with, which has ended or whose candidate hides from it; Admin.
       */
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
       * @description Seen by Candidate, if the profile is its own; School, if one of the applications or acceptances for which it is related shares contact and documents, at once or because an Admin has approved the school or it is such a profile, and its application shares contact and documents; Admin.
       */
      email2?: string | null;
      /**
       * Alternate phone
       * Format: phone
       * @description Seen by Candidate, if the profile is its own; School, if one of the applications or acceptances for which it is related shares contact and documents, at once or because an Admin has approved the school or it is such a profile, and its application shares contact and documents; Admin.
       */
      phone2?: string | null;
      /**
       * Address
       * @description Seen by Candidate, if the profile is its own; School, if one of the applications or acceptances for which it is related shares contact and documents, at once or because an Admin has approved the school or it is such a profile, and its application shares contact and documents; Admin.
       */
      address?: string | null;
      /** Current country */
      current_country?: string | null;
      /** Current city */
      current_city?: string | null;
      /**
       * Contact e-mail
       * Format: email
       * @description Seen by Candidate, if the profile is its own; School, if one of the applications or acceptances for which it is related shares contact and documents, at once or because an Admin has approved the school or it is such a profile, and its application shares contact and documents; Admin.
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
      /** @description Seen by Candidate, if the profile is its own; School, if one of the applications or acceptances for which it is related shares contact and documents, at once or because an Admin has approved the school or it is such a profile, and its application shares contact and documents; Admin. */
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
      /** @description The name of a listed city or country in the caller's language. Only where it differs from the text beside it, which stays as it was typed. */
      current_country_label?: string;
      /** @description The name of a listed city or country in the caller's language. Only where it differs from the text beside it, which stays as it was typed. */
      current_city_label?: string;
      /** @description Whether a report of the caller about the profile waits for an Admin. Seen by School. */
      is_reported?: boolean;
      /** @description Of the educations, the one that was finished last; null where there is none. */
      latest_education?: {
        ced_level: number;
        ced_major: string;
        institution_name: string;
        graduation_attainment?: string | null;
        /** Format: date */
        year_graduation?: string;
      } | null;
      skills: components["schemas"]["Skill"][];
      /** @description The number as dialled from abroad, +971501234567. Seen by Candidate, if the profile is its own; School, if one of the applications or acceptances for which it is related shares contact and documents, at once or because an Admin has approved the school or it is such a profile, and its application shares contact and documents; Admin. */
      whatsapp_number?: string | null;
      /** Format: date-time */
      created_at: DateTime;
      /**
       * Format: date-time
       * @description The moment this profile is from, where it is not the current one: once an application has been rejected or withdrawn, or the candidate has hidden from the school, the school sees the profile it was made with.
       */
      as_of?: DateTime;
      /** @description Of a profile with `as_of`, whether its application shares contact and documents with the school. */
      contact_shared?: boolean;
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
      bytes: number;
      /** Format: date-time */
      created_at: DateTime;
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
      /** @description The name of a listed city or country in the caller's language. Only where it differs from the text beside it, which stays as it was typed. */
      current_country_label?: string;
      /** @description The name of a listed city or country in the caller's language. Only where it differs from the text beside it, which stays as it was typed. */
      current_city_label?: string;
      /**
       * Format: date
       * @description Seen by Candidate, if the profile is its own; School, if an Admin has approved the school, and the candidate has a running application to it or has accepted its invitation and does not hide from it or it is the profile that an application to it was made with, which has ended or whose candidate hides from it; Admin.
       */
      candidate_dob?: string | null;
      /**
       * @description Seen by Candidate, if the profile is its own; School, if the candidate has a running application to it or has accepted its invitation and does not hide from it or it is the profile that an application to it was made with, which has ended or whose candidate hides from it; Admin.
       * @enum {string|null}
       */
      gender?: "M" | "F" | null;
      /**
       * @description Seen by Candidate, if the profile is its own; School, if an Admin has approved the school, and the candidate has a running application to it or has accepted its invitation and does not hide from it or it is the profile that an application to it was made with, which has ended or whose candidate hides from it; Admin.
       * @enum {integer|null}
       */
      marital_status?: 0 | 1 | null;
      /** @description Seen by Candidate, if the profile is its own; School, if an Admin has approved the school, and the candidate has a running application to it or has accepted its invitation and does not hide from it or it is the profile that an application to it was made with, which has ended or whose candidate hides from it; Admin. */
      kids_num?: number | null;
      expected_salary?: number | null;
      employmenttype_id?: number | null;
      /** @description Days. */
      notice_period?: number | null;
      /** @description Seen by Candidate, if the profile is its own; School, if one of the applications or acceptances for which it is related shares contact and documents, at once or because an Admin has approved the school or it is such a profile, and its application shares contact and documents; Admin. */
      phone_code?: string | null;
      /** @description Seen by Candidate, if the profile is its own; School, if one of the applications or acceptances for which it is related shares contact and documents, at once or because an Admin has approved the school or it is such a profile, and its application shares contact and documents; Admin. */
      phone1?: string | null;
      /** @description Seen by Candidate, if the profile is its own; School, if one of the applications or acceptances for which it is related shares contact and documents, at once or because an Admin has approved the school or it is such a profile, and its application shares contact and documents; Admin. */
      phone2?: string | null;
      /** @description Seen by Candidate, if the profile is its own; School, if one of the applications or acceptances for which it is related shares contact and documents, at once or because an Admin has approved the school or it is such a profile, and its application shares contact and documents; Admin. */
      email1?: string | null;
      /** @description Seen by Candidate, if the profile is its own; School, if one of the applications or acceptances for which it is related shares contact and documents, at once or because an Admin has approved the school or it is such a profile, and its application shares contact and documents; Admin. */
      email2?: string | null;
      /** @description Seen by Candidate, if the profile is its own; School, if one of the applications or acceptances for which it is related shares contact and documents, at once or because an Admin has approved the school or it is such a profile, and its application shares contact and documents; Admin. */
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
      /** @description Whether schools may find it that it has not applied to. Seen by Admin. */
      findable?: boolean;
      skills: components["schemas"]["Skill"][];
      /** Format: date-time */
      created_at: DateTime;
      match?: components["schemas"]["ProfileMatch"];
      /** @description The latest invitation by the school that asks; null when there is none. */
      invitation?: {
        vacancy_title: string;
        progress: components["schemas"]["InvitationProgress"];
      } | null;
      /** @description The lists of the school that asks on which the candidate stands. */
      shortlists?: {
        candidate_id: number;
        shortlist_id: number;
        name: string;
        note: string | null;
      }[];
    };
    /** @description Which schools may find a candidate that has nothing to do with them. */
    CandidateVisibility: {
      findable: boolean;
      hidden_schools: components["schemas"]["HiddenSchool"][];
    };
    /** @description A school that a candidate hides from. */
    HiddenSchool: {
      school_id: number;
      school_name: string;
      city: string;
      /** @description The name of a listed city or country in the caller's language. Only where it differs from the text beside it, which stays as it was typed. */
      city_label?: string;
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
    ProfileSection: {
      /** @description The form that asks for the fields. */
      form: string;
      title: string;
      percent: number;
      /** @description The titles of the fields that are empty. */
      missing: string[];
    };
    /** @description The numbers above a candidate's dashboard. */
    CandidateDashboard: {
      /** @description Percent of the profile that is filled. */
      profile_strength: number;
      /** @description The same by section. A section is a form of the profile; the first that it misses is what to add next. */
      profile_sections: components["schemas"]["ProfileSection"][];
      /** @description How far the profile fits what is suggested: the mean `match` of the first 20 of `/vacancy/suggest-jobs/{candidate_id}`; null when there is none. */
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
       * @description Seen by Candidate; School; Admin.
       */
      contact_email?: string | null;
      /**
       * Phone
       * Format: phone
       * @description Seen by Candidate; School; Admin.
       */
      contact_phone?: string | null;
      /**
       * Website
       * Format: uri
       * @description Seen by Candidate; School; Admin.
       */
      website?: string | null;
      /** Country */
      country_id?: number | null;
      /** City */
      city: string;
      /** Address */
      address?: string | null;
      /** Postal code */
      postal_code?: string | null;
      /**
       * Map location
       * Format: uri
       */
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
      /**
       * Minimum salary
       * @description Seen by School, if the profile is its own; Admin.
       */
      salary_range_min?: number | null;
      /**
       * Maximum salary
       * @description Seen by School, if the profile is its own; Admin.
       */
      salary_range_max?: number | null;
      /**
       * Currency
       * @description Seen by School, if the profile is its own; Admin.
       * @enum {string|null}
       */
      salary_currency?: "SAR" | "AED" | "QAR" | "KWD" | "BHD" | "OMR" | "USD" | "EUR" | "GBP" | "PKR" | "INR" | "CAD" | "AUD" | "SGD" | "JPY" | "CNY" | null;
      /**
       * Tax status
       * @description Seen by School, if the profile is its own; Admin.
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
      /**
       * Campus video link
       * Format: uri
       */
      campus_video_url?: string | null;
      /**
       * Virtual tour link
       * Format: uri
       */
      virtual_tour_url?: string | null;
      /**
       * Brochure
       * Format: uri-reference
       */
      school_brochure?: string | null;
      /**
       * Facebook
       * Format: uri
       */
      facebook_url?: string | null;
      /**
       * Twitter
       * Format: uri
       */
      twitter_url?: string | null;
      /**
       * Instagram
       * Format: uri
       */
      instagram_url?: string | null;
      /**
       * LinkedIn
       * Format: uri
       */
      linkedin_url?: string | null;
      /**
       * YouTube
       * Format: uri
       */
      youtube_url?: string | null;
      /** @description The name of a listed city or country in the caller's language. Only where it differs from the text beside it, which stays as it was typed. */
      city_label?: string;
      school_id: number;
      /** @description Seen by School, if the profile is its own; Admin. */
      user_id?: number;
      /** @description Seen by School, if the profile is its own; Admin. */
      role_id?: number;
      country: components["schemas"]["CountryName"];
      open_vacancies?: number;
      /** @description Whether an Admin has approved the school. */
      is_verified: boolean;
      /** @description Whether a report of the caller about it waits for an Admin. Seen by Candidate; School. */
      is_reported?: boolean;
      /** @description Whether the day is over until which its licence holds. Seen by School, if the profile is its own; Admin. */
      license_expired?: boolean;
      /** @description Seen by School, if the profile is its own; Admin. */
      approval?: components["schemas"]["SchoolApproval"];
      /** @description What an Admin can decide about it now. Seen by School, if the profile is its own; Admin. */
      allowed_approvals?: ("approved" | "asked_back" | "refused")[];
      /** @description What its profile still lacks of what is looked at before it is approved. Seen by School, if the profile is its own; Admin. */
      missing?: ("license_number" | "license_expiry_date" | "website" | "phone" | "logo" | "description")[];
      /** @description What an Admin asks for, or why the school was refused. Seen by School, if the profile is its own; Admin. */
      approval_reason?: string | null;
      /**
       * Format: date-time
       * @description When an Admin decided. Seen by School, if the profile is its own; Admin.
       */
      approval_at?: DateTime | null;
      /** Format: date-time */
      created_at: DateTime;
      /** @description The account, for the school itself. */
      user?: components["schemas"]["User"];
    };
    /**
     * @description Whether an Admin lets a school search candidates.
     * @enum {string}
     */
    SchoolApproval: "waiting" | "approved" | "asked_back" | "refused";
    /** @description A school in a list. */
    SchoolRow: {
      school_id: number;
      school_name: string;
      /** Format: uri-reference */
      school_logo: string | null;
      /** @enum {string} */
      school_type: "public" | "private" | "international";
      year_established: string | null;
      /** @description Seen by Candidate; School; Admin. */
      contact_email?: string | null;
      /** @description Seen by Candidate; School; Admin. */
      contact_phone?: string | null;
      /** @description Seen by Candidate; School; Admin. */
      website?: string | null;
      country_id: number;
      country: components["schemas"]["CountryName"];
      city: string;
      /** @description The name of a listed city or country in the caller's language. Only where it differs from the text beside it, which stays as it was typed. */
      city_label?: string;
      address: string | null;
      curriculum_offered: number[];
      school_description: string | null;
      /** @description Seen by School, if the profile is its own; Admin. */
      ministry_license_number?: string | null;
      /**
       * Format: date
       * @description Seen by School, if the profile is its own; Admin.
       */
      license_expiry_date?: string | null;
      /** @description What an Admin can decide about it now. Seen by School, if the profile is its own; Admin. */
      allowed_approvals?: ("approved" | "asked_back" | "refused")[];
      /** @description What its profile still lacks of what is looked at before it is approved. Seen by School, if the profile is its own; Admin. */
      missing?: ("license_number" | "license_expiry_date" | "website" | "phone" | "logo" | "description")[];
      /** @description How many of its vacancies the search shows. */
      open_vacancies: number;
      /** @description Whether an Admin has approved the school. */
      is_verified: boolean;
      /** @description Seen by School, if the profile is its own; Admin. */
      approval?: components["schemas"]["SchoolApproval"];
      /** Format: date-time */
      created_at: DateTime;
      /**
       * Format: date-time
       * @description When the school or an Admin last changed it.
       */
      updated_at: DateTime;
    };
    /** @description The school of a vacancy. Lists give name, logo and place; the rest comes with one vacancy. */
    VacancySchool: {
      school_id: number;
      school_name: string;
      /** Format: uri-reference */
      school_logo: string | null;
      /** @description Whether an Admin has approved the school. */
      is_verified: boolean;
      city: string;
      /** @description The name of a listed city or country in the caller's language. Only where it differs from the text beside it, which stays as it was typed. */
      city_label?: string;
      country: components["schemas"]["CountryName"];
      /**
       * Format: email
       * @description Seen by Candidate; School; Admin.
       */
      contact_email?: string | null;
      /** @description Seen by Candidate; School; Admin. */
      contact_phone?: string | null;
      /**
       * Format: uri
       * @description Seen by Candidate; School; Admin.
       */
      website?: string | null;
      /** Format: uri */
      map_location?: string | null;
      year_established?: string | null;
      address?: string | null;
      school_description?: string | null;
      mission_statement?: string | null;
      vision_statement?: string | null;
      core_values?: string | null;
      /** @enum {integer|null} */
      visa_sponsorship?: 1 | 0 | null;
    };
    /** @description The three numbers of a school's dashboard, its vacancies by state, and what its plan has left. */
    SchoolMetrics: {
      total_applications: number;
      active_vacancies: number;
      /** @description How many other schools and candidates opened its profile or a vacancy of it. */
      profile_views: number;
      /** @description How many of its vacancies are in which state. */
      vacancies: {
        all: number;
        open: number;
        closed: number;
        expired: number;
        taken_down: number;
      };
      /** @enum {string} */
      plan: "basic" | "premium" | "enterprise";
      /** @description Vacancies that it has featured in this month. */
      featured_this_month: number;
      /** @description How many its plan includes; null means without limit. */
      featured_per_month: number | null;
      /** @description How many more it may feature in this month; null means without limit. */
      featured_left: number | null;
    };
    /** @description That a school featured a vacancy in a month, and what it brought. */
    Promotion: {
      promotion_id: number;
      /** @description Absent when it has been deleted since. */
      vacancy?: components["schemas"]["VacancySummary"];
      /**
       * @description Running now; paused while the search does not show the vacancy; taken back in this month, in which it can be featured again without another place of the plan; or ended, with its month or with its vacancy.
       * @enum {string}
       */
      state: "running" | "paused" | "taken_back" | "ended";
      /**
       * Format: date-time
       * @description When it was first featured in its month; null for what was featured before this was noted.
       */
      featured_at: DateTime | null;
      /**
       * Format: date-time
       * @description When it was taken back, else the end of its month in Riyadh.
       */
      ends_at: DateTime;
      /** @description How many days before it was featured are compared with as many since; none of them is before the vacancy was posted, so 0 when there is nothing to compare with. */
      days: number;
      /** @description Of the days that are compared; null when there are none. */
      before: {
        /** @description How often educators opened the vacancy. */
        views: number;
        /** @description How many applied. */
        applications: number;
      } | null;
      /** @description Of the days that are compared; null when there are none. */
      since: {
        /** @description How often educators opened the vacancy. */
        views: number;
        /** @description How many applied. */
        applications: number;
      } | null;
    };
    /** @description How far a candidate's profile fits a vacancy: all required skills are there, the years of experience reach the minimum, the highest qualification contains the required one or is of its level or a higher one and of its field of study (as education rows are), the curriculum is among those of the experiences. */
    ProfileMatch: {
      /** @description Share of the four checks that are met. */
      percent: number;
      reasons: components["schemas"]["MatchReason"][];
      /** @description The checks that are not met. */
      not_met: ("skills" | "experience" | "qualification" | "curriculum")[];
      /** @description The vacancy's subject, when the candidate has neither taught nor studied it nor is called by it. It is none of the four checks, but suggestions of other subjects come later. */
      missing_subject?: string;
    };
    /** @description One of the checks of a profile match. */
    MatchReason: {
      /** @enum {string} */
      reason: "skills" | "experience" | "qualification" | "curriculum";
      /** @enum {string} */
      state: "met" | "not_met";
      /**
       * @description Why: the profile fits or falls short; what the vacancy does not ask for is met, what the profile does not say is not.
       * @enum {string}
       */
      ground: "fits" | "not_asked" | "falls_short" | "not_said";
      /** @description What the vacancy asks for and the profile lacks: names of skills, years, the qualification, the curriculum. Only where the check is not met. */
      missing?: string;
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
    /** @description A vacancy. Lists leave out its texts, its questions, its applications and the school's contact. */
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
       * @description Seen by Whoever is not signed in, if the school shows the salary; Candidate, if the school shows the salary; School, if the school shows the salary or the vacancy is its own; Admin.
       */
      salary_range_min?: number | null;
      /**
       * Maximum salary
       * @description Seen by Whoever is not signed in, if the school shows the salary; Candidate, if the school shows the salary; School, if the school shows the salary or the vacancy is its own; Admin.
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
      level_years?: {
        years_from?: number | null;
        years_to?: number | null;
      };
      /** Job description */
      job_description?: string | null;
      /** Requirements */
      requirements?: string | null;
      /** Benefits */
      benefits?: string | null;
      application_questions?: components["schemas"]["Question"][];
      /**
       * Scorecard criteria
       * @description Seen by School, if the vacancy is its own; Admin.
       */
      score_criteria?: string[] | null;
      vacancy_id: number;
      school_id: number;
      school: components["schemas"]["VacancySchool"];
      /** @description The name of a listed city or country in the caller's language. Only where it differs from the text beside it, which stays as it was typed. */
      city_label?: string;
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
      created_at: DateTime;
      /**
       * Format: date-time
       * @description When the school or an Admin last changed it.
       */
      updated_at: DateTime;
      /**
       * @description Taken down by an Admin, closed by the school, expired after its deadline, else open.
       * @enum {string}
       */
      status: "open" | "closed" | "expired" | "taken_down";
      /** @description Why an Admin has taken it down; null also when that was done with its school's account. Seen by School, if the vacancy is its own; Admin. */
      taken_down_reason?: string | null;
      /** @description Reports about it that wait for an Admin. Seen by Admin. */
      open_reports?: number;
      /** @description Whether a report of the caller about it waits for an Admin. Seen by Candidate; School. */
      is_reported?: boolean;
      /** @description Whether it takes applications. */
      is_open: boolean;
      /** @description Whether the candidate who asks has saved it. */
      is_saved: boolean;
      /** @description Its school has put it to the front of the search for this month, and the search shows it. */
      is_featured: boolean;
      /** @description The application of the candidate who asks, if there is one. */
      my_application: {
        application_id: number;
        candidate_status: components["schemas"]["ApplicationStatus"];
        /** Format: date-time */
        application_date: DateTime;
      } | null;
      /** @description How far the profile of the candidate who asks fits; absent for everybody else. */
      match?: components["schemas"]["ProfileMatch"];
      /** @description How many applied; for its school and Admins. Seen by School, if the vacancy is its own; Admin. */
      application_count?: number;
      /** @description How many applications are in which state; in lists of its school and of Admins. */
      stages?: {
        pending: number;
        under_review: number;
        shortlisted: number;
        interview: number;
        offered: number;
        hired: number;
        rejected: number;
        withdrawn: number;
      };
      /** @description How often educators who are signed in opened it, each of them once a day; in lists of its school and of Admins. */
      views?: number;
      /** @description The newest 100 applications; for its school and Admins. Seen by School, if the vacancy is its own; Admin. */
      applications?: components["schemas"]["ApplicationRow"][];
    };
    /** @description As much of a vacancy as an application shows. */
    VacancySummary: {
      vacancy_id: number;
      vacancy_title: string;
      /** @enum {string} */
      position_type: "full_time" | "part_time" | "contract" | "internship";
      city: string;
      /** @description The name of a listed city or country in the caller's language. Only where it differs from the text beside it, which stays as it was typed. */
      city_label?: string;
      country: components["schemas"]["CountryName"];
      /** @enum {string} */
      status: "open" | "closed" | "expired" | "taken_down";
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
    /**
     * @description How far an invitation has come.
     * @enum {string}
     */
    InvitationProgress: "sent" | "seen" | "accepted" | "declined";
    /** @description A school's invitation of a candidate to apply for one of its vacancies. */
    Invitation: {
      /** Message */
      message?: string | null;
      invitation_id: number;
      vacancy_id: number;
      candidate_id: number;
      status: components["schemas"]["InvitationStatus"];
      progress: components["schemas"]["InvitationProgress"];
      /**
       * Format: date-time
       * @description When the candidate first looked at it.
       */
      seen_at: DateTime | null;
      /** Format: date-time */
      created_at: DateTime;
      /**
       * Format: date-time
       * @description When it was accepted or declined.
       */
      answered_at: DateTime | null;
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
      /**
       * Format: date
       * @description The day that a question for a date was answered with.
       */
      answer_date: string | null;
    };
    /** @description An answer under the question that it was given to, whatever the form asks now. */
    AskedAnswer: {
      /** @description The field's name in the form. */
      field: string;
      /** @description As it was asked, in the reader's language. */
      question: string;
      /**
       * @description What `text` is; a link is an address on the web, of mail or of a phone.
       * @enum {string}
       */
      kind: "text" | "date" | "date-time" | "html" | "link" | "file";
      /** @description The answer for reading, an option by the label that it had. */
      text: string;
      /**
       * Format: date
       * @description The same if it is a date.
       */
      day: string | null;
      /**
       * Format: date-time
       * @description The same if it is a date with a time.
       */
      moment: DateTime | null;
      /** @description What differs now, if the question is asked differently or not at all. */
      note: string | null;
    };
    /** @description One of the stages that an application passes. */
    TimelineStage: {
      /** @enum {string} */
      stage: "submitted" | "screening" | "review" | "interview" | "decision";
      title: string;
      /**
       * @description The state that it has reached in this stage; null for the submission and for what is still to come.
       * @enum {string|null}
       */
      status: "Pending" | "Under Review" | "Shortlisted" | "Interview" | "Offered" | "Hired" | "Rejected" | "Withdrawn" | null;
      /** Format: date-time */
      at: DateTime | null;
      /**
       * @description Stopped where it was rejected or withdrawn.
       * @enum {string}
       */
      state: "done" | "current" | "stopped" | "next";
    };
    /**
     * @description Submitted, moved to another state, opened by its school for the first time, written to, or its offer accepted by the candidate.
     * @enum {string}
     */
    ApplicationEventKind: "applied" | "moved" | "opened" | "written" | "accepted";
    /** @description What has happened to an application, and who did it. */
    ApplicationEvent: {
      id: number;
      kind: components["schemas"]["ApplicationEventKind"];
      application_id: number;
      candidate_name: string;
      /**
       * @description The state before; null for the submission.
       * @enum {string|null}
       */
      from: "Pending" | "Under Review" | "Shortlisted" | "Interview" | "Offered" | "Hired" | "Rejected" | "Withdrawn" | null;
      to: components["schemas"]["ApplicationStatus"];
      /** @description Null when the account is gone. */
      by: string | null;
      /** Format: date-time */
      at: DateTime;
      /** @description The school's own note, or what it wrote. */
      note: string | null;
    };
    /**
     * @description What is done with each of the applications.
     * @enum {string}
     */
    ApplicantJobKind: "move" | "write";
    /** @description Something that is done with many applications, one after the other; each succeeds or is refused by itself. */
    ApplicantJob: {
      id: number;
      kind: components["schemas"]["ApplicantJobKind"];
      /**
       * @description The state into which they are moved; null where they are written to.
       * @enum {string|null}
       */
      status: "Pending" | "Under Review" | "Shortlisted" | "Interview" | "Offered" | "Hired" | "Rejected" | "Withdrawn" | null;
      /** @description How many there are. */
      total: number;
      /** @description How many have been dealt with, refused ones included. */
      done: number;
      refused_count: number;
      is_finished: boolean;
      percent: number;
      /** Format: date-time */
      created_at: DateTime;
      /**
       * Format: date-time
       * @description Until when it can be undone; null where it cannot.
       */
      undo_until: DateTime | null;
      /** @description The application if there is only one. */
      application_id: number | null;
      /** @description Who applied if there is only one application. */
      candidate_name: string | null;
      /** @description The first 100 that were refused, and why. */
      refused: {
        application_id: number;
        candidate_name: string;
        reason: string;
      }[];
    };
    /** @description Who has applied for a vacancy, as its school sees it. */
    Applicant: {
      application_id: number;
      vacancy_id: number;
      candidate_id: number;
      school_status: components["schemas"]["ApplicationStatus"];
      /**
       * @description The state that its school has chosen and can still undo; it follows by itself some seconds later. Null when no decision is waiting.
       * @enum {string|null}
       */
      next_status: "Pending" | "Under Review" | "Shortlisted" | "Interview" | "Offered" | "Hired" | "Rejected" | "Withdrawn" | null;
      /** @description The states into which its school may move it. */
      allowed_statuses: components["schemas"]["ApplicationStatus"][];
      /** Format: date-time */
      application_date: DateTime;
      /** @description Whole days since the submission, while the school has not answered: it is Pending or Under Review. Null in all other states, and on the first day. */
      waiting_days: number | null;
      /** @description Percent of the answers that are longer than 2 characters; null when nothing was asked. */
      match_score: number | null;
      match: components["schemas"]["ProfileMatch"];
      /**
       * Format: date-time
       * @description When the school first opened it.
       */
      viewed_at: DateTime | null;
      vacancy_title: string;
      candidate: components["schemas"]["CandidateSummary"];
    };
    /** @description When an application came into a state. */
    StatusChange: {
      status: components["schemas"]["ApplicationStatus"];
      /** Format: date-time */
      at: DateTime;
      /** @description The school's own note. Seen by School; Admin. */
      note?: string | null;
      /** @description Who did it; null when the account is gone. Seen by School; Admin. */
      by?: string | null;
    };
    /** @description An application in a list. */
    ApplicationRow: {
      application_id: number;
      vacancy_id: number;
      candidate_id: number;
      candidate_status: components["schemas"]["ApplicationStatus"];
      school_status: components["schemas"]["ApplicationStatus"];
      /** Format: date-time */
      application_date: DateTime;
      /** @description Percent of the answers that are longer than 2 characters; null when nothing was asked. */
      match_score: number | null;
      match: components["schemas"]["ProfileMatch"];
      /**
       * Format: date-time
       * @description When the school first opened it.
       */
      viewed_at: DateTime | null;
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
      /**
       * @description The state that its school has chosen and can still undo; it follows by itself some seconds later. Null when no decision is waiting. Seen by School; Admin.
       * @enum {string|null}
       */
      next_status?: "Pending" | "Under Review" | "Shortlisted" | "Interview" | "Offered" | "Hired" | "Rejected" | "Withdrawn" | null;
      /** Format: date-time */
      application_date: DateTime;
      /** @description Percent of the answers that are longer than 2 characters; null when nothing was asked. */
      match_score: number | null;
      match: components["schemas"]["ProfileMatch"];
      /**
       * Format: date-time
       * @description When the school first opened it.
       */
      viewed_at: DateTime | null;
      /**
       * Format: date-time
       * @description When the candidate accepted the offer; null before.
       */
      offer_accepted_at: DateTime | null;
      /** @description Whether the applicant shares e-mail, phone, CV and documents with a school that is not approved. */
      share_before_approval: boolean;
      /** @description Whether the school sees them now. What was to be shared with the approval is not shared any more when the application ended before it. */
      contact_shared: boolean;
      /**
       * Format: email
       * @description Seen by Candidate, if the application is its own; School, if the applicant shares contact and documents, at once or because an Admin has approved the school while the application ran; Admin.
       */
      email?: string;
      /** @description Seen by Candidate, if the application is its own; School, if the applicant shares contact and documents, at once or because an Admin has approved the school while the application ran; Admin. */
      phone?: string;
      /**
       * Format: uri-reference
       * @description Private; fetched with the session's token. Seen by Candidate, if the application is its own; School, if the applicant shares contact and documents, at once or because an Admin has approved the school while the application ran; Admin.
       */
      resume?: string | null;
      /** @description What was sent with the application's form, besides contact data and files. */
      submitted: components["schemas"]["AskedAnswer"][];
      /** @description The contact data that was sent. Seen by Candidate, if the application is its own; School, if the applicant shares contact and documents, at once or because an Admin has approved the school while the application ran; Admin. */
      submitted_contact?: components["schemas"]["AskedAnswer"][];
      /** @description The files that were sent, by their addresses. Seen by Candidate, if the application is its own; School, if the applicant shares contact and documents, at once or because an Admin has approved the school while the application ran; Admin. */
      submitted_files?: components["schemas"]["AskedAnswer"][];
      answers: components["schemas"]["Answer"][];
      /** @description The states into which the one who asks may move it. */
      allowed_statuses: components["schemas"]["ApplicationStatus"][];
      timeline: components["schemas"]["TimelineStage"][];
      history: components["schemas"]["StatusChange"][];
      /** @description In the order in which they take place, cancelled ones included. */
      interviews: components["schemas"]["Interview"][];
      /** @description The time zone of the school's country, by its IANA name. */
      school_time_zone: string;
      /** @description The time zone in which the candidate reads times, by its IANA name, for recruiters of the school while an interview can be scheduled or is to come. Absent when the candidate's browser has not told it; times then reach the candidate in the time zone of the school. Seen by School, if the school's owner lets it hire, or it is the owner, and an interview can be scheduled or is to come. */
      candidate_time_zone?: string;
      vacancy: components["schemas"]["VacancySummary"];
      candidate: components["schemas"]["Candidate"];
      /** @description What the school's people wrote, the newest first. Seen by School; Admin. */
      notes?: components["schemas"]["ApplicationNote"][];
      /** @description Seen by School; Admin. */
      scorecard?: components["schemas"]["Scorecard"];
      /** @description The candidate's, those that end first at the top, and how long they hold. Seen by School; Admin. */
      certificates?: components["schemas"]["HeldCertificate"][];
      /** @description The candidate's positions, the latest first. Seen by School; Admin. */
      career?: components["schemas"]["HeldPosition"][];
    };
    /** @description What somebody of the school wrote about an application, for the school alone. */
    ApplicationNote: {
      note_id: number;
      application_id: number;
      text: string;
      /** @description Null when the account is gone. */
      author: string | null;
      /** @description Whether the one who asks wrote it. */
      is_own: boolean;
      /** Format: date-time */
      created_at: DateTime;
      /**
       * Format: date-time
       * @description Null when it was never changed.
       */
      edited_at: DateTime | null;
    };
    /** @description The marks of one reviewer. */
    ApplicationReview: {
      /** @description Null when the account is gone. */
      reviewer: string | null;
      is_own: boolean;
      /** @description Marks by criterion. */
      scores: {
        [key: string]: string;
      };
      /** @description The same for reading, in the order of the criteria. */
      marks: {
        criterion: string;
        mark: number;
      }[];
      average: number | null;
      comment: string | null;
      /** Format: date-time */
      updated_at: DateTime;
    };
    /** @description How the reviewers of a school mark an application, by the criteria of its vacancy. */
    Scorecard: {
      /** @description Those of the vacancy, or the usual ones where it has none. */
      criteria: string[];
      /** @description Those that the vacancy has of its own; none where the usual ones count. */
      own_criteria: string[];
      /** @description The marks, the best one last. */
      scale: string[];
      /** @description Of all marks for these criteria; null where there is none. */
      average: number | null;
      /** @description How many have marked it. */
      score_count: number;
      /** @description For each criterion, of those who marked it. */
      averages: {
        criterion: string;
        average: number | null;
        marks: number;
      }[];
      /** @description What the one who asks has given; null while nothing. */
      own: {
        scores: {
          [key: string]: string;
        };
        comment: string | null;
      } | null;
      reviews: components["schemas"]["ApplicationReview"][];
    };
    /** @description What stands before and behind an application in a list; null at its ends. */
    ApplicationNeighbours: {
      previous: {
        application_id: number;
        full_name: string;
        vacancy_title: string;
      } | null;
      next: {
        application_id: number;
        full_name: string;
        vacancy_title: string;
      } | null;
    };
    /** @description A certificate of an applicant, and how long it still holds. */
    HeldCertificate: {
      cert_type_id: number | null;
      institution_name: string | null;
      /** Format: date */
      issue_date: string | null;
      /** Format: date */
      exp_date: string | null;
      /**
       * @description Ending within 90 days, or ended, by the day in Riyadh.
       * @enum {string}
       */
      standing: "valid" | "expiring" | "expired";
    };
    /** @description A position that an applicant has or had. */
    HeldPosition: {
      position_title: string | null;
      school_name: string | null;
      country_id: number | null;
      /** Format: date */
      start_date: string | null;
      /** Format: date */
      end_date: string | null;
      is_current: boolean;
      curriculum_id: number | null;
      subject_id: number | null;
      job_summary: string | null;
    };
    /**
     * @description Upcoming until it has ended, unless it is cancelled.
     * @enum {string}
     */
    InterviewStatus: "upcoming" | "past" | "cancelled";
    /** @description When a school and a candidate meet about an application. */
    Interview: {
      /**
       * Interview type
       * @enum {string|null}
       */
      kind?: "online" | "in_person" | "phone" | null;
      /**
       * Date and time
       * Format: date-time
       */
      starts_at: DateTime;
      /** Length in minutes */
      minutes: number;
      /** Place */
      place?: string | null;
      /**
       * Link
       * Format: uri
       */
      link?: string | null;
      /** Note */
      note?: string | null;
      candidate_time_zone?: string;
      school_time_zone?: string;
      interview_id: number;
      application_id: number;
      /** @description Its start with the time zone of the school's country (RFC 9557), to tell both times to its reader. */
      starts_at_zoned: string;
      /** Format: date-time */
      ends_at: DateTime;
      status: components["schemas"]["InterviewStatus"];
      /**
       * @description What the candidate has said to this time; null while nothing. Another time is a new question.
       * @enum {string|null}
       */
      answer: "accepted" | "proposed" | null;
      /** Format: date-time */
      answered_at: DateTime | null;
      /**
       * Format: date-time
       * @description The time that the candidate proposes instead; `PUT` with it as `starts_at` takes it.
       */
      proposed_at: DateTime | null;
      /** @description The proposed time with the school's time zone (RFC 9557). */
      proposed_at_zoned: string | null;
      /** @description What the candidate wrote with the proposal. */
      proposal: string | null;
      /** @description Whether it has not begun and is not cancelled; changed, cancelled and answered it can be till then. */
      can_change: boolean;
      /**
       * Format: uri-reference
       * @description Where its calendar file is, fetched with the session's token; null unless it is upcoming.
       */
      calendar: string | null;
      /** @description In lists, the vacancy that the application is for. */
      vacancy?: components["schemas"]["VacancySummary"];
      /** @description In lists, who has applied. */
      candidate?: components["schemas"]["CandidateSummary"];
    };
    /** @description The interviews of a week, from Sunday to Saturday in the school's time zone. */
    InterviewWeek: {
      /** Format: date */
      starts_on: string;
      /** Format: date */
      ends_on: string;
      /**
       * Format: date
       * @description A day of the week before; null before the year 2000.
       */
      previous: string | null;
      /**
       * Format: date
       * @description A day of the week after; null after the year 2199.
       */
      next: string | null;
      /** @description How many interviews the week has. */
      total: number;
      /** @description How many of them are not listed here: it lists the first 200. */
      omitted: number;
      /** @description All seven. */
      days: {
        /** Format: date */
        date: string;
        is_today: boolean;
        interviews: components["schemas"]["Interview"][];
      }[];
    };
    /** @description What a CV says for one field of a profile's form. */
    Suggestion: {
      /** @description The field's name in the body of createCandidate. */
      field: string;
      /** @description What was found. */
      text: string;
      /** @description The value; of a list, one row or one choice of it. */
      value: unknown;
    };
    /** @description An unfinished vacancy as a list shows it. */
    VacancyDraftRow: {
      vacancy_draft_id: number;
      /** @description As far as one was typed. */
      vacancy_title: string | null;
      /** @description The step that is shown next, counted from 0. */
      step: number;
      /** Format: date-time */
      created_at: DateTime;
      /** Format: date-time */
      updated_at: DateTime;
    };
    /** @description An unfinished vacancy with what was typed. */
    VacancyDraft: {
      vacancy_draft_id: number;
      vacancy_title: string | null;
      step: number;
      /** Format: date-time */
      created_at: DateTime;
      /** Format: date-time */
      updated_at: DateTime;
      furthest: number;
      steps: {
        [key: string]: unknown;
      }[];
    };
    /** @description An unfinished application with what was typed. */
    ApplicationDraft: {
      vacancy_id: number;
      /** @description The step that is shown next, counted from 0. */
      step: number;
      furthest: number;
      /** @description What stands in each step, by field; empty while nothing is saved. */
      steps: {
        [key: string]: unknown;
      }[];
      /**
       * Format: date-time
       * @description null while nothing is saved.
       */
      updated_at: DateTime | null;
    };
    /** @description A vacancy as the wizard writes it. */
    WrittenVacancy: {
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
       * @enum {integer|null}
       */
      show_salary_range?: 0 | 1 | null;
      /**
       * Display to public
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
      level_years?: {
        years_from?: number | null;
        years_to?: number | null;
      };
      /** Job description */
      job_description?: string | null;
      /** Requirements */
      requirements?: string | null;
      /** Benefits */
      benefits?: string | null;
      /** Questions */
      application_questions?: {
        /** Question number */
        question_id?: number | null;
        /** Question */
        question?: string | null;
        /** Answer type */
        question_type_id?: number | null;
        /**
         * Required
         * @enum {integer|null}
         */
        is_required?: 0 | 1 | null;
        question_type?: {
          type_key?: string | null;
          has_options?: boolean | null;
          has_rating_scale?: boolean | null;
        };
        /** Options */
        options?: string[] | null;
        /** Rating scale */
        rating_scale_id?: number | null;
      }[] | null;
      /** Scorecard criteria */
      score_criteria?: string[] | null;
      /** @description Absent while it is not posted. */
      vacancy_id?: number;
    };
    /** @description A search for candidates that a school keeps. */
    CandidateSearch: {
      /** Name */
      name: string;
      /** Filters */
      filters: {
        /** Search */
        search?: string | null;
        /** Fit for a vacancy */
        vacancy_id?: number | null;
        /** On a list */
        shortlist_id?: number | null;
        /** Subjects taught */
        subject_id?: number[] | null;
        /** Curricula taught */
        curriculum_id?: number[] | null;
        /** Skills */
        skill_id?: number[] | null;
        /** Minimum years of experience */
        years_of_experience?: number | null;
        /** Degree level */
        ced_level?: number[] | null;
        /** Certificates */
        cert_type_id?: number[] | null;
        /** Languages */
        lang_id?: number[] | null;
        /** Minimum language level */
        lang_proficiency_id?: number | null;
        /** Nationality */
        country_id?: number[] | null;
        /** Preferred locations */
        preferred_locations?: number[] | null;
        /** Employment type */
        employmenttype_id?: number[] | null;
        /** Maximum expected salary */
        expected_salary?: number | null;
        /** Maximum notice period (days) */
        notice_period?: number | null;
        /**
         * Available by
         * Format: date
         */
        available_by?: string | null;
        /**
         * Sort by
         * @enum {string|null}
         */
        sort?: "-created_at" | "-years_of_experience" | "expected_salary" | "last_name" | null;
        /** Page */
        page?: number | null;
      };
      candidate_search_id: number;
      /** Format: date-time */
      created_at: DateTime;
    };
    /** @description Somebody who works for a school, or is invited to. */
    TeamMember: {
      /** @description 0 for the owner. */
      member_id: number;
      /** @description Null until the invitation is accepted. */
      full_name: string | null;
      /** Format: email */
      email: string;
      /** @enum {string} */
      team_role: "owner" | "recruiter" | "reviewer";
      /** @enum {string} */
      state: "active" | "invited" | "expired";
      /**
       * Format: date-time
       * @description Since when; of an invitation when it was mailed.
       */
      since: DateTime;
      /** @description Whether it is the one who asks. */
      is_self: boolean;
    };
    /** @description A colleague after a change, and who made it. */
    ChangedTeam: {
      member: components["schemas"]["TeamMember"];
      user: components["schemas"]["User"];
    };
    /** @description What a link in an invitation leads to. */
    TeamInvitation: {
      /** Format: email */
      email: string;
      /** @enum {string} */
      team_role: "recruiter" | "reviewer";
      school_name: string;
      /**
       * @description Whether the address has no account yet, has one of a school's that can join as it is, or has one that cannot.
       * @enum {string}
       */
      account: "new" | "school" | "taken";
      /** @description Why it cannot. */
      refusal: string | null;
    };
    /** @description A letter that a school writes often; {name} and {position} in it are filled in for each applicant. */
    MessageTemplate: {
      template_id: number;
      name: string;
      text: string;
      /** Format: date-time */
      updated_at: DateTime;
    };
    /** @description Candidates that a school keeps together under a name. */
    Shortlist: {
      shortlist_id: number;
      name: string;
      /** @description How many stand on it and let the school find them. */
      candidates: number;
      /** Format: date-time */
      created_at: DateTime;
    };
    /** @description A search that a candidate keeps, and how much there is to find since the last visit. */
    SavedSearch: {
      /** Name */
      name: string;
      /**
       * E-mail me new jobs
       * @enum {string}
       */
      mails: "never" | "daily" | "weekly";
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
        /** Subject */
        subject_id?: number[] | null;
        /** Position */
        candr_id?: number[] | null;
        /**
         * Sort by
         * @enum {string|null}
         */
        sort?: "-created_at" | "-relevance" | "application_deadline" | null;
        /** Page */
        page?: number | null;
        /**
         * Search For
         * @enum {string|null}
         */
        search_for?: "jobs" | null;
      };
      saved_search_id: number;
      /** @description Vacancies posted since the last visit that the search finds; 100 means 100 or more. */
      new_jobs: number;
      /** Format: date-time */
      visited_at: DateTime;
      /** Format: date-time */
      created_at: DateTime;
    };
    /** @description Something that waits for its reader, ready to read. It is computed when it is asked for, and gone once there is nothing left to do. */
    Task: {
      /** @description The name of its document in `schemas/tasks`. */
      kind: string;
      /** @description What to do. */
      title: string;
      /** @description What there is to know about it. */
      text: string | null;
      /** @enum {string} */
      urgency: "today" | "soon" | "whenever";
      /**
       * Format: date-time
       * @description When it must be done, if there is such a time.
       */
      due_at: DateTime | null;
      /**
       * @description How near `due_at` is; null without one, and more than a week before it.
       * @enum {string|null}
       */
      due: "overdue" | "today" | "tomorrow" | "this_week" | null;
      /** @description What its button says. */
      label: string;
      target: components["schemas"]["ScreenTarget"];
    };
    /** @description A screen, by its name in `schemas/screens`, with the values of its address. */
    ScreenTarget: {
      screen: string;
      /** @description The parameters of its path. */
      params: {
        [key: string]: string | number;
      };
      /** @description Its query string. */
      query: {
        [key: string]: string | number | boolean;
      };
      /** @description A section of the screen. */
      anchor: string | null;
    };
    /**
     * @description What has happened.
     * @enum {string}
     */
    NotificationKind: "application_received" | "application_withdrawn" | "offer_accepted" | "applicant_left" | "colleague_joined" | "colleague_left" | "status_changed" | "invitation" | "invitation_accepted" | "invitation_declined" | "interview_scheduled" | "interview_changed" | "interview_cancelled" | "message_received" | "interview_accepted" | "interview_proposed" | "interview_reminder" | "vacancy_closing" | "vacancy_expired" | "saved_vacancy_closing" | "school_joined" | "school_answered" | "school_approved" | "school_asked_back" | "school_refused" | "school_left" | "school_handed_over" | "vacancy_taken_down" | "vacancy_put_back" | "vacancy_deleted" | "report_received" | "report_dismissed" | "report_taken_down" | "report_suspended" | "report_resolved" | "contact_received";
    /** @description Something that has happened for its reader, ready to read. Without a `target` it leads nowhere, or to something that has been deleted. */
    Notification: {
      id: number;
      kind: components["schemas"]["NotificationKind"];
      title: string;
      message: string;
      /** Format: date-time */
      time: DateTime;
      /** Format: date-time */
      read_at: DateTime | null;
      /** @description The vacancy that it is about. */
      vacancy_id: number | null;
      /** @description The application that it is about. */
      application_id: number | null;
      /** @description The school that it is about. */
      school_id: number | null;
      /** @description As it was then, for a link's slug. */
      vacancy_title: string | null;
      target?: components["schemas"]["ScreenTarget"];
    };
    /** @description What a link at the end of a mail stops. */
    Unsubscription: {
      kind: string;
      /** @description What the settings call such mails. */
      title: string;
      /** @description Where they go, with only its beginning and its domain. */
      address: string;
      /** @description Whether they are still sent. */
      is_wanted: boolean;
    };
    /** @description Which mails a person gets, by their kinds; those that the person's role has. */
    MailPreferences: {
      /** Updates on my applications */
      status_changes?: boolean | null;
      /** Interviews */
      interviews?: boolean | null;
      /** Invitations to apply */
      invitations?: boolean | null;
      /** New jobs from my saved searches */
      saved_searches?: boolean | null;
      /** Saved jobs closing soon */
      saved_jobs?: boolean | null;
      /** Replies from candidates */
      replies?: boolean | null;
      /** Every new application */
      new_applications?: boolean | null;
      /** New applications, once a day */
      daily_applications?: boolean | null;
      /** Interviews */
      interview_dates?: boolean | null;
      /** Vacancy deadlines */
      deadlines?: boolean | null;
      /** New schools */
      new_schools?: boolean | null;
    };
    /** @description How long something about people is kept. */
    Retention: {
      what: string;
      how_long: string;
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
    /** @description The country that a record names. `name_en` is in the caller's language. */
    CountryName: {
      country_id: number;
      name_en: string;
      /** @description ISO 3166 alpha-2; only with a vacancy or a school itself. */
      iso2?: string | null;
    };
    /** @description What somebody finds wrong with a vacancy, a school or a profile. */
    Report: {
      report_id: number;
      /** Format: date-time */
      created_at: DateTime;
      /**
       * @description What is reported.
       * @enum {string}
       */
      about: "vacancy" | "school" | "candidate";
      /** @description What it is called now, or was when it was reported. */
      name: string;
      /** @description Whether what is reported has been deleted since. */
      is_gone: boolean;
      /** @description Null, as are the others, once what is reported is gone. */
      vacancy_id: number | null;
      school_id: number | null;
      candidate_id: number | null;
      /**
       * @description What is wrong with it.
       * @enum {string}
       */
      reason: "misleading" | "money" | "discrimination" | "offensive" | "impersonation" | "spam" | "other";
      /** @description What the person wrote. */
      text: string | null;
      /** @description The user who reports it; null once the account is gone. */
      reporter_id: number | null;
      /** @description The name of that user. */
      reported_by: string | null;
      /**
       * Format: date-time
       * @description Null while it waits.
       */
      settled_at: DateTime | null;
      /** @description The name of the Admin who settled it. */
      settled_by: string | null;
      /**
       * @description What came of it; null while it waits.
       * @enum {string|null}
       */
      outcome: "dismissed" | "taken_down" | "suspended" | "resolved" | null;
      /** @description What the Admin found, or told. */
      note: string | null;
    };
    /** @description Something that an Admin has done. */
    AdminAction: {
      admin_action_id: number;
      /** Format: date-time */
      created_at: DateTime;
      /** @description Who did it. */
      user_id: number;
      /** @description The name of who did it; null once the account is gone. */
      by: string | null;
      /** @description What was done. */
      summary: string;
      /** @description What the API calls it. */
      operation: string;
      /** @description On what, by the address of the call. */
      thing: string;
      /** @description The same with its present name; of an erased person, that it is a former user. */
      about: string;
      subject?: components["schemas"]["ActionSubject"];
      /** @description As in the log and in refusals. */
      request_id: string;
      /** @description How many rows it has changed. */
      change_count: number;
      /** @description The names of the first fields that have another value now. */
      changed: string[];
      /** @description The first 50 of them. */
      changes: components["schemas"]["AdminChange"][];
    };
    /** @description The person, school or vacancy that an action was on; absent once it is gone. */
    ActionSubject: {
      /** @enum {string} */
      kind: "user" | "candidate" | "school" | "vacancy";
      id: number;
      name: string;
    };
    /** @description What an action has done to one row. */
    AdminChange: {
      /** @description Which row. */
      what: string;
      /** @enum {string} */
      kind: "added" | "changed" | "removed";
      facts: components["schemas"]["ChangedField"][];
    };
    /** @description A field before and after. Secrets and what was forgotten with a person have neither. */
    ChangedField: {
      field: string;
      before?: string;
      after?: string;
    };
    /** @description An item of a list that Admins maintain, by its name. */
    AdminItem: {
      id: number;
      name: string;
    };
    /** @description What refers to an item, and so is moved with it. */
    AdminMerge: {
      moves: {
        /** @description What refers to it: vacancies, candidates' skills. */
        by: string;
        rows: number;
      }[];
    };
    /** @description What an import has done, or would do, line by line. */
    AdminImport: {
      /** @description Whether nothing was changed. */
      dry_run: boolean;
      /** @description How many lines are new items. */
      added: number;
      /** @description How many lines change an item. */
      changed: number;
      /** @description How many lines would be refused; only a dry run has any. */
      refused: number;
      /** @description How many lines say nothing new. */
      unchanged: number;
      /** @description How many further lines are counted and not listed; refused ones are listed before others. */
      not_shown: number;
      lines: {
        /** @description The line of the file. */
        line: number;
        /** @enum {string} */
        becomes: "added" | "changed" | "refused";
        /** @description The item; not of a line that is refused. */
        name?: string;
        /** @description What it sets, or what stands in a refused line: Name: Dubai. */
        values: string[];
        /** @description Why it is refused. */
        why?: string;
      }[];
    };
    /** @description A number with its name. */
    StatCard: {
      label: string;
      value: number;
    };
    /** @description A skill of a candidate. */
    CandidateSkill: {
      /** @description The numbers of both. */
      id: string;
      candidate_id: number;
      /** @description The candidate's name. */
      candidate: string;
      skill_id: number;
    };
    /** @description A file of a candidate. */
    ListedDocument: {
      id: number;
      candidate_id: number;
      /** @description The candidate's name. */
      candidate: string;
      /** @enum {string} */
      field: "candidate_cv" | "candidate_dox";
      doc_name: string;
      /** Format: uri-reference */
      doc_path: string;
      bytes: number;
      /** Format: date-time */
      created_at: DateTime;
    };
    /** @description A role with the number of users in it. */
    RoleRow: {
      role_id: number;
      /** @enum {string} */
      role_name: "Admin" | "Candidate" | "School";
      /** @description What it is called. */
      label: string;
      /** @description What it may do. */
      description: string;
      /** @enum {string} */
      tone: "neutral" | "brand" | "sand" | "info" | "success" | "warning" | "danger" | "muted";
      user_count: number;
    };
    /** @description A state of applications with the number of those that are in it. */
    CandidateStatus: {
      /** @description Its place in the order. */
      id: number;
      candidate_status: components["schemas"]["ApplicationStatus"];
      /** @description What it is called. */
      label: string;
      /** @description What the candidate reads. */
      description: string;
      /** @enum {string} */
      tone: "neutral" | "brand" | "sand" | "info" | "success" | "warning" | "danger" | "muted";
      application_count: number;
    };
    /** @description What a role is called and how it looks, and what of it an Admin has made. */
    RoleText: {
      role_id: number;
      /** @enum {string} */
      role_name: "Admin" | "Candidate" | "School";
      /** @description What it is called. */
      label: string;
      /** @description What it may do. */
      description: string;
      /** @enum {string} */
      tone: "neutral" | "brand" | "sand" | "info" | "success" | "warning" | "danger" | "muted";
      /** @description What an Admin called it; null where it is called as it was written. */
      own_label: string | null;
      own_description: string | null;
      /** @enum {string|null} */
      own_tone: "neutral" | "brand" | "sand" | "info" | "success" | "warning" | "danger" | "muted" | null;
    };
    /** @description What a state of applications is called and how it looks, and what of it an Admin has made. */
    StatusText: {
      candidate_status: components["schemas"]["ApplicationStatus"];
      /** @description What it is called. */
      label: string;
      /** @description What the candidate reads. */
      description: string;
      /** @enum {string} */
      tone: "neutral" | "brand" | "sand" | "info" | "success" | "warning" | "danger" | "muted";
      /** @description What an Admin called it; null where it is called as it was written. */
      own_label: string | null;
      own_description: string | null;
      /** @enum {string|null} */
      own_tone: "neutral" | "brand" | "sand" | "info" | "success" | "warning" | "danger" | "muted" | null;
    };
    /** @description What happened in one week. Weeks begin on Sunday, in Riyadh. */
    WeekCount: {
      /**
       * Format: date
       * @description Its first day.
       */
      week: string;
      /** @description Accounts that were made. */
      people: number;
      /** @description Applications that were sent. */
      applications: number;
      /** @description Vacancies that were posted. */
      vacancies: number;
    };
    /** @description How much there is, and what happened week by week; at most a minute old. */
    AdminOverview: {
      /** @description Vacancies that the search shows. */
      open_vacancies: number;
      /** @description Schools with a profile. */
      schools: number;
      /** @description Candidates with a profile. */
      candidates: number;
      /** @description Applications of the last 12 weeks. */
      applications: number;
      /** @description The last 12 weeks, the present one last. */
      weeks: components["schemas"]["WeekCount"][];
      /** @description How far the applications of these weeks have come; who is at a stage has passed those before it. */
      funnel: components["schemas"]["FunnelStage"][];
      /** @description How long applications of these weeks waited for their school to move them on or to write back. */
      answers: components["schemas"]["AnswerTime"][];
      /** @description Half of those that were answered waited for so many days at most; null before the first. */
      median_answer_days: number | null;
    };
    /** @description A stage, and how many applications have reached it. */
    FunnelStage: {
      /** @enum {string} */
      stage: "sent" | "opened" | "shortlisted" | "interview" | "offered" | "hired";
      applications: number;
    };
    /** @description How many applications were answered within a time and not within the one before. */
    AnswerTime: {
      /** @enum {string} */
      within: "day" | "three_days" | "week" | "two_weeks" | "longer" | "not_yet";
      applications: number;
    };
    /** @description A record that a search has found. */
    FoundRecord: {
      /** @enum {string} */
      kind: "candidate" | "user" | "school" | "vacancy";
      id: number;
      name: string;
      /** @description What it is: a designation, an e-mail address, a city or the school of a vacancy. */
      about: string;
    };
    /** @description Something that is done one after the other, while nobody waits for it. */
    WorkQueue: {
      /**
       * @description Mails to send; applications that a school moves or writes to together; CVs that this server reads.
       * @enum {string}
       */
      queue: "mails" | "applicant_jobs" | "cvs";
      waiting: number;
      /** @description What has failed and is still there. */
      failed: number;
      /**
       * Format: date-time
       * @description Since when the first of them waits.
       */
      oldest_at: DateTime | null;
    };
    /** @description A mail that could not be sent, without what it says. */
    FailedMail: {
      id: number;
      recipient: string;
      subject: string;
      /** @description What the mail server said the last time. */
      reason: string;
      tries: number;
      /**
       * @description Whether it is tried again by itself.
       * @enum {string}
       */
      state: "waiting" | "given_up";
      /** Format: date-time */
      created_at: DateTime;
      /**
       * Format: date-time
       * @description When it is tried again.
       */
      due_at: DateTime | null;
    };
    /** @description Words that a search for vacancies found nothing for. Who searched is not known. */
    EmptySearch: {
      words: string;
      /** @description How often, in the time for which this is kept. */
      searches: number;
      /**
       * Format: date
       * @description The last day, in Riyadh.
       */
      last_on: string;
    };
    Country: {
      /** Name */
      name_en: string;
      name_ar: string | null;
      /** Also found as */
      also?: string | null;
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
      /** Also found as */
      also?: string | null;
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
      /** Name in Arabic */
      name_ar?: string | null;
      ced_level: number;
    };
    /** @description An education level with the numbers of what refers to it. */
    AdminEducationLevel: {
      /** Name */
      level_name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      ced_level: number;
      candidate_count: number;
      school_count: number;
      vacancy_count: number;
    };
    CertificateType: {
      /** Name */
      name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      cert_type_id: number;
    };
    /** @description A certificate type with the numbers of what refers to it. */
    AdminCertificateType: {
      /** Name */
      name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      cert_type_id: number;
      candidate_count: number;
      school_count: number;
    };
    Curriculum: {
      /** Name */
      curriculum_name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      curriculum_id: number;
    };
    /** @description A curriculum with the numbers of what refers to it. */
    AdminCurriculum: {
      /** Name */
      curriculum_name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      curriculum_id: number;
      candidate_count: number;
      school_count: number;
      vacancy_count: number;
    };
    Subject: {
      /** Name */
      subject_name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      subject_id: number;
    };
    /** @description A subject with the numbers of what refers to it. */
    AdminSubject: {
      /** Name */
      subject_name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      subject_id: number;
      candidate_count: number;
      vacancy_count: number;
    };
    Location: {
      /** Name */
      location_name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      location_id: number;
    };
    /** @description A location with the numbers of what refers to it. */
    AdminLocation: {
      /** Name */
      location_name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      location_id: number;
      candidate_count: number;
    };
    EmploymentType: {
      /** Name */
      employmenttype_desc: string;
      /** Name in Arabic */
      name_ar?: string | null;
      employmenttype_id: number;
    };
    /** @description An employment type with the numbers of what refers to it. */
    AdminEmploymentType: {
      /** Name */
      employmenttype_desc: string;
      /** Name in Arabic */
      name_ar?: string | null;
      employmenttype_id: number;
      candidate_count: number;
    };
    Skill: {
      /** Name */
      skill_desc: string;
      /** Name in Arabic */
      name_ar?: string | null;
      skill_id: number;
    };
    /** @description A skill with the numbers of what refers to it. */
    AdminSkill: {
      /** Name */
      skill_desc: string;
      /** Name in Arabic */
      name_ar?: string | null;
      skill_id: number;
      candidate_count: number;
      vacancy_count: number;
    };
    LanguageProficiency: {
      /** Name */
      proficiency_level: string;
      /** Name in Arabic */
      name_ar?: string | null;
      lang_proficiency_id: number;
    };
    /** @description A language proficiency with the numbers of what refers to it. */
    AdminLanguageProficiency: {
      /** Name */
      proficiency_level: string;
      /** Name in Arabic */
      name_ar?: string | null;
      lang_proficiency_id: number;
      candidate_count: number;
    };
    Language: {
      /** Name */
      lang_desc: string;
      /** Name in Arabic */
      name_ar?: string | null;
      lang_id: number;
    };
    /** @description A language with the numbers of what refers to it. */
    AdminLanguage: {
      /** Name */
      lang_desc: string;
      /** Name in Arabic */
      name_ar?: string | null;
      lang_id: number;
      candidate_count: number;
      school_count: number;
    };
    ExperienceLevel: {
      /** Name */
      expl_desc: string;
      /** Name in Arabic */
      name_ar?: string | null;
      /** Years from */
      years_from?: number | null;
      /** Years to */
      years_to?: number | null;
      expl_id: number;
    };
    /** @description An experience level with the numbers of what refers to it. */
    AdminExperienceLevel: {
      /** Name */
      expl_desc: string;
      /** Name in Arabic */
      name_ar?: string | null;
      /** Years from */
      years_from?: number | null;
      /** Years to */
      years_to?: number | null;
      expl_id: number;
      candidate_count: number;
      vacancy_count: number;
    };
    CandidateRole: {
      /** Name */
      candr_role_name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      candr_id: number;
    };
    /** @description A candidate role with the numbers of what refers to it. */
    AdminCandidateRole: {
      /** Name */
      candr_role_name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      candr_id: number;
      vacancy_count: number;
    };
    GradeLevel: {
      /** Name */
      grade_name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      id: number;
    };
    /** @description A grade level with the numbers of what refers to it. */
    AdminGradeLevel: {
      /** Name */
      grade_name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      id: number;
      school_count: number;
    };
    WorkingDay: {
      /** Name */
      day_name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      id: number;
    };
    /** @description A working day with the numbers of what refers to it. */
    AdminWorkingDay: {
      /** Name */
      day_name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      id: number;
      school_count: number;
    };
    Accreditation: {
      /** Name */
      name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      id: number;
    };
    /** @description An accreditation with the numbers of what refers to it. */
    AdminAccreditation: {
      /** Name */
      name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      id: number;
      school_count: number;
    };
    Facility: {
      /** Name */
      facility_desc: string;
      /** Name in Arabic */
      name_ar?: string | null;
      id: number;
    };
    /** @description A facility with the numbers of what refers to it. */
    AdminFacility: {
      /** Name */
      facility_desc: string;
      /** Name in Arabic */
      name_ar?: string | null;
      id: number;
      school_count: number;
    };
    Benefit: {
      /** Name */
      name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      id: number;
    };
    /** @description A benefit with the numbers of what refers to it. */
    AdminBenefit: {
      /** Name */
      name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      id: number;
      school_count: number;
    };
    KeyStrength: {
      /** Name */
      strength: string;
      /** Name in Arabic */
      name_ar?: string | null;
      id: number;
    };
    /** @description A key strength with the numbers of what refers to it. */
    AdminKeyStrength: {
      /** Name */
      strength: string;
      /** Name in Arabic */
      name_ar?: string | null;
      id: number;
      school_count: number;
    };
    StudentDeviceProgram: {
      /** Name */
      program_name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      id: number;
    };
    /** @description A student device program with the numbers of what refers to it. */
    AdminStudentDeviceProgram: {
      /** Name */
      program_name: string;
      /** Name in Arabic */
      name_ar?: string | null;
      id: number;
      school_count: number;
    };
    QuestionType: {
      /** Name */
      type_label: string;
      /** Name in Arabic */
      name_ar?: string | null;
      /**
       * Answer format
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
      /** Name in Arabic */
      name_ar?: string | null;
      /**
       * Answer format
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
      /** Ratings */
      options: string[];
      id: number;
    };
    /** @description A rating scale with the numbers of what refers to it. */
    AdminRatingScale: {
      /** Name */
      name: string;
      /** Ratings */
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
    /** @description A candidate language of a candidate. */
    CandidateLanguage: {
      /** Language */
      lang_id?: number | null;
      /** Proficiency */
      lang_proficiency_id?: number | null;
      id: number;
      candidate_id: number;
      /** @description The candidate's name. */
      candidate: string;
    };
    /** @description A candidate education of a candidate. */
    CandidateEducation: {
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
      id: number;
      candidate_id: number;
      /** @description The candidate's name. */
      candidate: string;
    };
    /** @description A candidate experience of a candidate. */
    CandidateExperience: {
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
      id: number;
      candidate_id: number;
      /** @description The candidate's name. */
      candidate: string;
    };
    CursorPageMeta: {
      /** @description All rows that fit. */
      total: number;
      page: number;
      per_page: number;
      /** @description Whether there are more than `total`: of many rows, not all are counted. */
      total_is_capped: boolean;
      /** @description The `cursor` of the page behind this one; null when there is none. */
      next_cursor: string | null;
    };
    PageMeta: {
      /** @description All rows that fit. */
      total: number;
      page: number;
      per_page: number;
    };
    ResendOtpBody: {
      /**
       * E-mail
       * Format: email
       */
      user_name: string;
    };
    EndOtherSessionsBody: {
      /** Your password */
      password: string;
    };
    ConfirmEmailBody: {
      /** Token */
      token: string;
    };
    UpdateCandidateForm: {
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
      /**
       * Code
       * Format: dialling-code
       * @default +966
       * @enum {string|null}
       */
      phone_code: "+966" | "+971" | "+974" | "+965" | "+973" | "+968" | "+93" | "+355" | "+213" | "+376" | "+244" | "+54" | "+374" | "+61" | "+43" | "+994" | "+880" | "+375" | "+32" | "+501" | "+229" | "+975" | "+591" | "+387" | "+267" | "+55" | "+673" | "+359" | "+226" | "+257" | "+855" | "+237" | "+238" | "+236" | "+235" | "+56" | "+86" | "+57" | "+269" | "+506" | "+225" | "+385" | "+53" | "+357" | "+420" | "+243" | "+45" | "+253" | "+593" | "+20" | "+503" | "+240" | "+291" | "+372" | "+268" | "+251" | "+679" | "+358" | "+33" | "+241" | "+220" | "+995" | "+49" | "+233" | "+350" | "+30" | "+502" | "+224" | "+245" | "+592" | "+509" | "+504" | "+852" | "+36" | "+354" | "+91" | "+62" | "+98" | "+964" | "+353" | "+39" | "+81" | "+962" | "+254" | "+686" | "+383" | "+996" | "+856" | "+371" | "+961" | "+266" | "+231" | "+218" | "+423" | "+370" | "+352" | "+853" | "+261" | "+265" | "+60" | "+960" | "+223" | "+356" | "+692" | "+222" | "+230" | "+52" | "+691" | "+373" | "+377" | "+976" | "+382" | "+212" | "+258" | "+95" | "+264" | "+977" | "+31" | "+64" | "+505" | "+227" | "+234" | "+850" | "+389" | "+47" | "+92" | "+680" | "+970" | "+507" | "+675" | "+595" | "+51" | "+63" | "+48" | "+351" | "+242" | "+40" | "+7" | "+250" | "+685" | "+378" | "+221" | "+381" | "+248" | "+232" | "+65" | "+421" | "+386" | "+677" | "+252" | "+27" | "+82" | "+211" | "+34" | "+94" | "+249" | "+597" | "+46" | "+41" | "+963" | "+239" | "+886" | "+992" | "+255" | "+66" | "+670" | "+228" | "+676" | "+216" | "+993" | "+688" | "+90" | "+256" | "+380" | "+44" | "+1" | "+598" | "+998" | "+678" | "+58" | "+84" | "+967" | "+260" | "+263" | null;
      /**
       * Phone number
       * Format: national-number
       */
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
        is_current: boolean;
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
       * Resume
       * @description application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document, at most 5242880 bytes; or the address of a stored file, which keeps it
       */
      candidate_cv?: Blob | null;
      /**
       * Marital status
       * @default 0
       * @enum {integer|null}
       */
      marital_status: 0 | 1 | null;
      /**
       * Number of kids
       * @default 0
       */
      kids_num: number | null;
      /**
       * Alternate e-mail
       * Format: email
       */
      email2?: string | null;
      /**
       * Alternate phone
       * Format: phone
       */
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
    UpdateCandidateBody: {
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
      /**
       * Code
       * Format: dialling-code
       * @default +966
       * @enum {string|null}
       */
      phone_code: "+966" | "+971" | "+974" | "+965" | "+973" | "+968" | "+93" | "+355" | "+213" | "+376" | "+244" | "+54" | "+374" | "+61" | "+43" | "+994" | "+880" | "+375" | "+32" | "+501" | "+229" | "+975" | "+591" | "+387" | "+267" | "+55" | "+673" | "+359" | "+226" | "+257" | "+855" | "+237" | "+238" | "+236" | "+235" | "+56" | "+86" | "+57" | "+269" | "+506" | "+225" | "+385" | "+53" | "+357" | "+420" | "+243" | "+45" | "+253" | "+593" | "+20" | "+503" | "+240" | "+291" | "+372" | "+268" | "+251" | "+679" | "+358" | "+33" | "+241" | "+220" | "+995" | "+49" | "+233" | "+350" | "+30" | "+502" | "+224" | "+245" | "+592" | "+509" | "+504" | "+852" | "+36" | "+354" | "+91" | "+62" | "+98" | "+964" | "+353" | "+39" | "+81" | "+962" | "+254" | "+686" | "+383" | "+996" | "+856" | "+371" | "+961" | "+266" | "+231" | "+218" | "+423" | "+370" | "+352" | "+853" | "+261" | "+265" | "+60" | "+960" | "+223" | "+356" | "+692" | "+222" | "+230" | "+52" | "+691" | "+373" | "+377" | "+976" | "+382" | "+212" | "+258" | "+95" | "+264" | "+977" | "+31" | "+64" | "+505" | "+227" | "+234" | "+850" | "+389" | "+47" | "+92" | "+680" | "+970" | "+507" | "+675" | "+595" | "+51" | "+63" | "+48" | "+351" | "+242" | "+40" | "+7" | "+250" | "+685" | "+378" | "+221" | "+381" | "+248" | "+232" | "+65" | "+421" | "+386" | "+677" | "+252" | "+27" | "+82" | "+211" | "+34" | "+94" | "+249" | "+597" | "+46" | "+41" | "+963" | "+239" | "+886" | "+992" | "+255" | "+66" | "+670" | "+228" | "+676" | "+216" | "+993" | "+688" | "+90" | "+256" | "+380" | "+44" | "+1" | "+598" | "+998" | "+678" | "+58" | "+84" | "+967" | "+260" | "+263" | null;
      /**
       * Phone number
       * Format: national-number
       */
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
        is_current: boolean;
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
      marital_status: 0 | 1 | null;
      /**
       * Number of kids
       * @default 0
       */
      kids_num: number | null;
      /**
       * Alternate e-mail
       * Format: email
       */
      email2?: string | null;
      /**
       * Alternate phone
       * Format: phone
       */
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
    AskSchoolBackBody: {
      /** Message to the school */
      reason: string;
    };
    ReportVacancyBody: {
      /**
       * What is wrong?
       * @enum {string}
       */
      reason: "misleading" | "money" | "discrimination" | "offensive" | "impersonation" | "spam" | "other";
      /** Tell us more */
      text?: string;
    };
    AddApplicationNoteBody: {
      /** Note */
      text: string;
    };
    CreateVacancyDraftBody: {
      /** @description The step that is shown next, counted from 0. */
      step: number;
      /** @description The furthest step that was reached. */
      furthest: number;
      /** @description What stands in each step, by field. */
      steps: {
        [key: string]: unknown;
      }[];
    };
    CreateMessageTemplateBody: {
      /** Name */
      name: string;
      /** Text */
      text: string;
    };
    CreateShortlistBody: {
      /** Name */
      name: string;
    };
    EnableSecondFactorBody: {
      /** Your password */
      password: string;
      /** Code */
      code: string;
    };
    AddPasskeyBody: {
      /** @description What the browser has answered (`PublicKeyCredential.toJSON()`), as the text of its JSON. */
      credential: string;
    };
    CreateCertificateTypeBody: {
      /** Name */
      name: string;
      /** Name in Arabic */
      name_ar?: string;
    };
    UpdateCertificateTypeBody: {
      /** Name */
      name?: string | null;
      /** Name in Arabic */
      name_ar?: string | null;
    };
    SessionAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["Session"];
    };
    EmptyAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: null;
    };
    UserRowAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["UserRow"];
    };
    UserAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["User"];
    };
    CandidateAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["Candidate"];
    };
    CandidateVisibilityAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["CandidateVisibility"];
    };
    SchoolAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["School"];
    };
    VacancyPage: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["Vacancy"][];
      meta: components["schemas"]["CursorPageMeta"];
    };
    VacancyAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["Vacancy"];
    };
    VacancyPage2: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["Vacancy"][];
      meta: components["schemas"]["PageMeta"];
    };
    ApplicantJobAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["ApplicantJob"];
    };
    InvitationAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["Invitation"];
    };
    InvitationPage: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["Invitation"][];
      meta: components["schemas"]["CursorPageMeta"];
    };
    ApplicationRowPage: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["ApplicationRow"][];
      meta: components["schemas"]["CursorPageMeta"];
    };
    ApplicationAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["Application"];
    };
    ApplicationNoteAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["ApplicationNote"];
    };
    InterviewAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["Interview"];
    };
    VacancyDraftAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["VacancyDraft"];
    };
    ApplicationDraftAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["ApplicationDraft"];
    };
    WrittenVacancyAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["WrittenVacancy"];
    };
    TeamMemberAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["TeamMember"];
    };
    MessageTemplateAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["MessageTemplate"];
    };
    ShortlistAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["Shortlist"];
    };
    SavedSearchAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["SavedSearch"];
    };
    UnsubscriptionAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["Unsubscription"];
    };
    MailPreferencesAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["MailPreferences"];
    };
    SecondFactorAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["SecondFactor"];
    };
    PasskeyOptionsAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["PasskeyOptions"];
    };
    PasskeyAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["Passkey"];
    };
    NewApiKeyAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["NewApiKey"];
    };
    AdminCityAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminCity"];
    };
    AdminMergeAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminMerge"];
    };
    AdminCountryAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminCountry"];
    };
    AdminEducationLevelAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminEducationLevel"];
    };
    AdminCertificateTypeAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminCertificateType"];
    };
    AdminCurriculumAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminCurriculum"];
    };
    AdminSubjectAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminSubject"];
    };
    AdminLocationAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminLocation"];
    };
    AdminEmploymentTypeAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminEmploymentType"];
    };
    AdminSkillAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminSkill"];
    };
    AdminLanguageProficiencyAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminLanguageProficiency"];
    };
    AdminLanguageAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminLanguage"];
    };
    AdminExperienceLevelAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminExperienceLevel"];
    };
    AdminCandidateRoleAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminCandidateRole"];
    };
    AdminGradeLevelAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminGradeLevel"];
    };
    AdminWorkingDayAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminWorkingDay"];
    };
    AdminAccreditationAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminAccreditation"];
    };
    AdminFacilityAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminFacility"];
    };
    AdminBenefitAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminBenefit"];
    };
    AdminKeyStrengthAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminKeyStrength"];
    };
    AdminStudentDeviceProgramAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminStudentDeviceProgram"];
    };
    AdminQuestionTypeAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminQuestionType"];
    };
    AdminRatingScaleAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminRatingScale"];
    };
    AdminCentreAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["AdminCentre"];
    };
    CandidateLanguageAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["CandidateLanguage"];
    };
    CandidateEducationAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["CandidateEducation"];
    };
    CandidateExperienceAnswer: {
      /** @constant */
      status: true;
      message: string;
      data: components["schemas"]["CandidateExperience"];
    };
  };
  responses: {
    /** @description The call cannot be understood, or is refused as a whole (a wrong password, a used code). */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
      };
    };
    /** @description There is no session, or it has ended. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
      };
    };
    /** @description The session's user may not do this, or has not verified the e-mail address yet. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
      };
    };
    /** @description There is no such record. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
      };
    };
    /** @description It exists already, is in use, or is in a state that does not allow this. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
      };
    };
    /** @description Somebody has changed the record since the version that `If-Match` names. Nothing was written. */
    Changed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
      };
    };
    /** @description The body or one of its files is too large. */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
      };
    };
    /** @description The body is of a media type that this operation does not take. */
    UnsupportedMedia: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
      };
    };
    /** @description Some fields break a rule. `errors` names each by its path and says why. */
    Invalid: {
      headers: {
        [name: string]: unknown;
      };
      content: {
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
        "application/json": components["schemas"]["Refusal"];
      };
    };
    /** @description Something broke on the server. The log says what, under the same request id. */
    ServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
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
        "application/json": components["schemas"]["Refusal"];
      };
    };
  };
  parameters: {
    /** @description The number of the record. */
    id: number;
    /** @description The number of the vacancy. */
    vacancy_id: number;
    /** @description The number of the candidate. */
    candidate_id: number;
    /** @description The number of the school. */
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
    /** @description The version of the record: when it was last changed, as in `updated_at`, in quotes. Sent as `If-Match` with a change, it stands for what the change was made of. */
    ETag: string;
    /** @description Seconds to wait before the next try. */
    RetryAfter: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  login: {
    parameters: {
      query?: never;
      header?: {
        /** @description The language of `Accept-Language`, where the visitor has chosen it. Any call that signs in may send it: it becomes the account's language. Another language is ignored. */
        "Chosen-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["SessionAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
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
  register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Your name */
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
          /** @description Of a candidate: where the full name is divided. The profile's form starts with both names if together they are the full name. */
          first_name?: string;
          last_name?: string;
        };
      };
    };
    responses: {
      /** @description The registration waits for its code. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EmptyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
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
          "application/json": components["schemas"]["SessionAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
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
        "application/json": components["schemas"]["ResendOtpBody"];
      };
    };
    responses: {
      /** @description A new code is on its way, if a registration waits for one. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EmptyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
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
        "application/json": components["schemas"]["ResendOtpBody"];
      };
    };
    responses: {
      /** @description A link is on its way, if the account exists. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EmptyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
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
          "application/json": components["schemas"]["EmptyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
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
          "application/json": components["schemas"]["EmptyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sessions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["OpenSession"][];
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
  endOtherSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["EndOtherSessionsBody"];
      };
    };
    responses: {
      /** @description No other session is left. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EmptyAnswer"];
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
  endSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["EndOtherSessionsBody"];
      };
    };
    responses: {
      /** @description It has ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EmptyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
  changeEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * New e-mail
           * Format: email
           */
          user_name: string;
          /** Your password */
          password: string;
        };
      };
    };
    responses: {
      /** @description A link is on its way. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EmptyAnswer"];
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
  confirmEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ConfirmEmailBody"];
      };
    };
    responses: {
      /** @description The address is the account's. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EmptyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
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
  undoEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ConfirmEmailBody"];
      };
    };
    responses: {
      /** @description The account has its former address. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EmptyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
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
  listUsers: {
    parameters: {
      query?: {
        /** @description Users whose name or e-mail address contains this, whatever the case. */
        search?: string;
        /** @description In one of these roles. */
        role_id?: (1 | 2 | 3)[];
        /** @description Whether the e-mail address is verified. */
        verified?: boolean;
        /** @description Whether the user has the profile of a candidate or a school. */
        has_profile?: boolean;
        /** @description Whether it is suspended. */
        suspended?: boolean;
        /** @description Added on this day, in the reader's time zone, or later. */
        created_from?: string;
        /** @description Added on this day, in the reader's time zone, or earlier. */
        created_to?: string;
        /** @description What comes first; a minus turns the order. */
        sort?: "created_at" | "-created_at" | "full_name" | "-full_name" | "user_name" | "-user_name" | "last_seen_at" | "-last_seen_at";
        /** @description Which page of the list, beginning at 1. */
        page?: components["parameters"]["page"];
        /** @description How many rows a page holds. */
        per_page?: components["parameters"]["per_page"];
        /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
        cursor?: components["parameters"]["cursor"];
      };
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
      };
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["UserRow"][];
            meta: components["schemas"]["CursorPageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["UserRowAnswer"];
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
  getMyAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What signing in rests on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["OwnAccount"];
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
  eraseMe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["EndOtherSessionsBody"];
      };
    };
    responses: {
      /** @description It is gone. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EmptyAnswer"];
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
  setLanguage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Language
           * @enum {string}
           */
          language: "en" | "ar";
        };
      };
    };
    responses: {
      /** @description The account, in its language. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UserAnswer"];
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
  getMyUsage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The usage. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AccountUsage"];
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
  exportMe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The archive. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/zip": Blob;
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["UserRowAnswer"];
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
  updateUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["UserRowAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
  suspendUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Reason */
          reason: string;
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
          "application/json": components["schemas"]["UserRowAnswer"];
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
  restoreUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The user as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UserRowAnswer"];
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
  mailPasswordLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The mail is on its way. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EmptyAnswer"];
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
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCandidates: {
    parameters: {
      query?: {
        /** @description Candidates whose name, designation or skills contain each of these words, whatever the case. */
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
        /** @description Who speak that language, or any, at this level or a higher one. */
        lang_proficiency_id?: number;
        /** @description With a certificate of one of these types. */
        cert_type_id?: number[];
        /** @description Who look for one of these kinds of employment. */
        employmenttype_id?: number[];
        /** @description Who would work in one of these places. */
        preferred_locations?: number[];
        /** @description With at least so many years. */
        years_of_experience?: number;
        /** @description With at most so many years. */
        years_of_experience_to?: number;
        /** @description Who expect at most this. */
        expected_salary?: number;
        /** @description Who expect at least this. */
        expected_salary_from?: number;
        /** @description Who are free after at most so many days. */
        notice_period?: number;
        /** @description Who could begin on this day, if they gave notice today. */
        available_by?: string;
        /** @description Those on this list of the school; for schools only. */
        shortlist_id?: number;
        /** @description Of a school its own: each row says in `match` how far the candidate fits this vacancy. */
        vacancy_id?: number;
        /** @description At one of these experience levels; for Admins only. */
        expl_id?: number[];
        /** @description With this status; for Admins only. */
        candidate_status?: string;
        /** @description Of this gender; for Admins only. */
        gender?: "M" | "F";
        /** @description Whether schools may find them; for Admins only. */
        findable?: boolean;
        /** @description Added on this day, in the reader's time zone, or later; for Admins only. */
        created_from?: string;
        /** @description Added on this day, in the reader's time zone, or earlier; for Admins only. */
        created_to?: string;
        /** @description With `used_id`, what refers to that item of this list; for Admins only. */
        used_list?: "countries" | "education-levels" | "certificate-types" | "curriculums" | "subjects" | "locations" | "employment-types" | "skills" | "language-proficiencies" | "languages" | "experience-levels" | "candidate-roles" | "grade-levels" | "working-days" | "accreditation" | "facility" | "benefits" | "key-strengths" | "student-device-programs" | "application-question-types" | "rating-scales" | "cities";
        /** @description With `used_list`, what refers to this item of that list; for Admins only. */
        used_id?: number;
        /** @description What comes first; a minus turns the order. */
        sort?: "created_at" | "-created_at" | "first_name" | "-first_name" | "last_name" | "-last_name" | "years_of_experience" | "-years_of_experience" | "expected_salary" | "-expected_salary";
        /** @description Which page of the list, beginning at 1. */
        page?: components["parameters"]["page"];
        /** @description How many rows a page holds. */
        per_page?: components["parameters"]["per_page"];
        /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
        cursor?: components["parameters"]["cursor"];
      };
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
      };
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["CandidateRow"][];
            meta: components["schemas"]["CursorPageMeta"];
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
  createCandidate: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          /** First name */
          first_name: string;
          /** Last name */
          last_name: string;
          /** Designation */
          designation: string;
          /**
           * Code
           * Format: dialling-code
           * @default +966
           * @enum {string}
           */
          phone_code?: "+966" | "+971" | "+974" | "+965" | "+973" | "+968" | "+93" | "+355" | "+213" | "+376" | "+244" | "+54" | "+374" | "+61" | "+43" | "+994" | "+880" | "+375" | "+32" | "+501" | "+229" | "+975" | "+591" | "+387" | "+267" | "+55" | "+673" | "+359" | "+226" | "+257" | "+855" | "+237" | "+238" | "+236" | "+235" | "+56" | "+86" | "+57" | "+269" | "+506" | "+225" | "+385" | "+53" | "+357" | "+420" | "+243" | "+45" | "+253" | "+593" | "+20" | "+503" | "+240" | "+291" | "+372" | "+268" | "+251" | "+679" | "+358" | "+33" | "+241" | "+220" | "+995" | "+49" | "+233" | "+350" | "+30" | "+502" | "+224" | "+245" | "+592" | "+509" | "+504" | "+852" | "+36" | "+354" | "+91" | "+62" | "+98" | "+964" | "+353" | "+39" | "+81" | "+962" | "+254" | "+686" | "+383" | "+996" | "+856" | "+371" | "+961" | "+266" | "+231" | "+218" | "+423" | "+370" | "+352" | "+853" | "+261" | "+265" | "+60" | "+960" | "+223" | "+356" | "+692" | "+222" | "+230" | "+52" | "+691" | "+373" | "+377" | "+976" | "+382" | "+212" | "+258" | "+95" | "+264" | "+977" | "+31" | "+64" | "+505" | "+227" | "+234" | "+850" | "+389" | "+47" | "+92" | "+680" | "+970" | "+507" | "+675" | "+595" | "+51" | "+63" | "+48" | "+351" | "+242" | "+40" | "+7" | "+250" | "+685" | "+378" | "+221" | "+381" | "+248" | "+232" | "+65" | "+421" | "+386" | "+677" | "+252" | "+27" | "+82" | "+211" | "+34" | "+94" | "+249" | "+597" | "+46" | "+41" | "+963" | "+239" | "+886" | "+992" | "+255" | "+66" | "+670" | "+228" | "+676" | "+216" | "+993" | "+688" | "+90" | "+256" | "+380" | "+44" | "+1" | "+598" | "+998" | "+678" | "+58" | "+84" | "+967" | "+260" | "+263";
          /**
           * WhatsApp number
           * Format: national-number
           */
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
          /**
           * Number of kids
           * @default 0
           */
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
          /**
           * Alternate phone
           * Format: phone
           */
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
          "application/json": components["schemas"]["CandidateAnswer"];
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
  readCv: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          /**
           * Resume
           * @description application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document, at most 5242880 bytes
           */
          candidate_cv?: Blob;
        };
      };
    };
    responses: {
      /** @description What was found, in the order of the profile's steps. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Suggestion"][];
            meta: {
              /**
               * @description Of which fields some entries could not be read.
               * @example [
               *       {
               *         "field": "experience",
               *         "unread": 1,
               *         "of": 3
               *       }
               *     ]
               */
              unread: {
                /** @description The field of their rows in the body of createCandidate. */
                field: string;
                /** @description How many could not be read. */
                unread: number;
                /** @description How many the CV has. */
                of: number;
              }[];
              /**
               * @description Why nothing could be read.
               * @example none
               * @enum {string}
               */
              obstacle: "none" | "scan" | "password" | "old_word" | "unreadable";
            };
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
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getCandidateVisibility: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The switch, and the schools that it hides from. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CandidateVisibilityAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  setCandidateVisibility: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Schools can find me */
          findable: boolean;
        };
      };
    };
    responses: {
      /** @description As it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CandidateVisibilityAnswer"];
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
  hideFromSchool: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the school. */
        school_id: components["parameters"]["school_id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CandidateVisibilityAnswer"];
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
  showToSchool: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the school. */
        school_id: components["parameters"]["school_id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CandidateVisibilityAnswer"];
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
  getCandidate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["CandidateAnswer"];
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
  putCandidate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["UpdateCandidateForm"];
        "application/json": components["schemas"]["UpdateCandidateBody"];
      };
    };
    responses: {
      /** @description The profile as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CandidateAnswer"];
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
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["UpdateCandidateForm"];
        "application/json": components["schemas"]["UpdateCandidateBody"];
      };
    };
    responses: {
      /** @description The profile as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CandidateAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
          "application/json": components["schemas"]["SchoolAnswer"];
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
        /** @description In this state of approval; for Admins only. */
        approval?: "waiting" | "approved" | "asked_back" | "refused";
        /** @description Whose licence has expired, expires within 60 days, or holds longer; for Admins only. */
        licence?: "expired" | "soon" | "valid";
        /** @description Added on this day, in the reader's time zone, or later; for Admins only. */
        created_from?: string;
        /** @description Added on this day, in the reader's time zone, or earlier; for Admins only. */
        created_to?: string;
        /** @description With `used_id`, what refers to that item of this list; for Admins only. */
        used_list?: "countries" | "education-levels" | "certificate-types" | "curriculums" | "subjects" | "locations" | "employment-types" | "skills" | "language-proficiencies" | "languages" | "experience-levels" | "candidate-roles" | "grade-levels" | "working-days" | "accreditation" | "facility" | "benefits" | "key-strengths" | "student-device-programs" | "application-question-types" | "rating-scales" | "cities";
        /** @description With `used_list`, what refers to this item of that list; for Admins only. */
        used_id?: number;
        /** @description What comes first; a minus turns the order. */
        sort?: "school_name" | "-school_name" | "open_vacancies" | "-open_vacancies" | "created_at" | "-created_at" | "license_expiry_date" | "-license_expiry_date";
        /** @description Which page of the list, beginning at 1. */
        page?: components["parameters"]["page"];
        /** @description How many rows a page holds. */
        per_page?: components["parameters"]["per_page"];
        /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
        cursor?: components["parameters"]["cursor"];
      };
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
      };
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["SchoolRow"][];
            meta: components["schemas"]["CursorPageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createSchool: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
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
          /**
           * Phone
           * Format: phone
           */
          contact_phone: string;
          /**
           * Website
           * Format: uri
           */
          website?: string;
          /** Country */
          country_id: number;
          /** City */
          city: string;
          /** Address */
          address?: string;
          /** Postal code */
          postal_code?: string;
          /**
           * Map location
           * Format: uri
           */
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
          /**
           * Campus video link
           * Format: uri
           */
          campus_video_url?: string;
          /**
           * Virtual tour link
           * Format: uri
           */
          virtual_tour_url?: string;
          /**
           * Brochure
           * @description application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document, at most 5242880 bytes
           */
          school_brochure?: Blob;
          /**
           * Facebook
           * Format: uri
           */
          facebook_url?: string;
          /**
           * Twitter
           * Format: uri
           */
          twitter_url?: string;
          /**
           * Instagram
           * Format: uri
           */
          instagram_url?: string;
          /**
           * LinkedIn
           * Format: uri
           */
          linkedin_url?: string;
          /**
           * YouTube
           * Format: uri
           */
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
          "application/json": components["schemas"]["SchoolAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["SchoolAnswer"];
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
  updateSchool: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
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
          /**
           * Phone
           * Format: phone
           */
          contact_phone?: string | null;
          /**
           * Website
           * Format: uri
           */
          website?: string | null;
          /** Country */
          country_id?: number | null;
          /** City */
          city?: string | null;
          /** Address */
          address?: string | null;
          /** Postal code */
          postal_code?: string | null;
          /**
           * Map location
           * Format: uri
           */
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
          /**
           * Campus video link
           * Format: uri
           */
          campus_video_url?: string | null;
          /**
           * Virtual tour link
           * Format: uri
           */
          virtual_tour_url?: string | null;
          /**
           * Brochure
           * @description application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document, at most 5242880 bytes; or the address of a stored file, which keeps it
           */
          school_brochure?: Blob | null;
          /**
           * Facebook
           * Format: uri
           */
          facebook_url?: string | null;
          /**
           * Twitter
           * Format: uri
           */
          twitter_url?: string | null;
          /**
           * Instagram
           * Format: uri
           */
          instagram_url?: string | null;
          /**
           * LinkedIn
           * Format: uri
           */
          linkedin_url?: string | null;
          /**
           * YouTube
           * Format: uri
           */
          youtube_url?: string | null;
          /** @description Accepted and not used. */
          user_id?: number;
          /** @description Accepted and not used. */
          role_id?: number;
        };
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
          /**
           * Phone
           * Format: phone
           */
          contact_phone?: string | null;
          /**
           * Website
           * Format: uri
           */
          website?: string | null;
          /** Country */
          country_id?: number | null;
          /** City */
          city?: string | null;
          /** Address */
          address?: string | null;
          /** Postal code */
          postal_code?: string | null;
          /**
           * Map location
           * Format: uri
           */
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
          /**
           * Campus video link
           * Format: uri
           */
          campus_video_url?: string | null;
          /**
           * Virtual tour link
           * Format: uri
           */
          virtual_tour_url?: string | null;
          /**
           * Brochure
           * Format: uri-reference
           * @description The address of a stored file keeps it.
           */
          school_brochure?: string | null;
          /**
           * Facebook
           * Format: uri
           */
          facebook_url?: string | null;
          /**
           * Twitter
           * Format: uri
           */
          twitter_url?: string | null;
          /**
           * Instagram
           * Format: uri
           */
          instagram_url?: string | null;
          /**
           * LinkedIn
           * Format: uri
           */
          linkedin_url?: string | null;
          /**
           * YouTube
           * Format: uri
           */
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
          "application/json": components["schemas"]["SchoolAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
  listSchoolVacancies: {
    parameters: {
      query?: {
        /** @description Words, each of which stands in the title, the subject or the role, whatever the case. */
        search?: string;
        /** @description In this state. */
        status?: "open" | "closed" | "expired" | "taken_down";
        /** @description Whether it is featured this month. */
        featured?: boolean;
        /** @description With one of these curricula. */
        curriculum_id?: number[];
        /** @description Whose deadline is this day or later. */
        deadline_from?: string;
        /** @description Whose deadline is this day or earlier. */
        deadline_to?: string;
        /** @description Whose salary range reaches this. A hidden one fits any. */
        salary_min?: number;
        /** @description Whose salary range begins at or below this. A hidden one fits any. */
        salary_max?: number;
        /** @description What comes first; a minus turns the order. */
        sort?: "created_at" | "-created_at" | "application_deadline" | "-application_deadline" | "vacancy_title" | "-vacancy_title" | "application_count" | "-application_count" | "views" | "-views";
        /** @description Which page of the list, beginning at 1. */
        page?: components["parameters"]["page"];
        /** @description How many rows a page holds. */
        per_page?: components["parameters"]["per_page"];
        /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
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
          "application/json": components["schemas"]["VacancyPage"];
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
  approveSchool: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The school as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SchoolAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  askSchoolBack: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AskSchoolBackBody"];
      };
    };
    responses: {
      /** @description The school as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SchoolAnswer"];
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
  refuseSchool: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AskSchoolBackBody"];
      };
    };
    responses: {
      /** @description The school as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SchoolAnswer"];
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
  handOverSchool: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Colleague's e-mail
           * Format: email
           */
          email: string;
        };
      };
    };
    responses: {
      /** @description The school, as its new owner has it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SchoolAnswer"];
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
  listPromotions: {
    parameters: {
      query?: {
        /** @description Which page of the list, beginning at 1. */
        page?: components["parameters"]["page"];
        /** @description How many rows a page holds. */
        per_page?: components["parameters"]["per_page"];
      };
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of promotions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Promotion"][];
            meta: components["schemas"]["PageMeta"];
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
  getSchoolMetrics: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
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
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listVacancies: {
    parameters: {
      query?: {
        /** @description Words, each of which stands in the title, the texts, the place, the subject, the role or the school's name, whatever the case. Where no vacancy has them, those that resemble them count, too. */
        search?: string;
        /** @description Vacancies whose title contains this, whatever the case. */
        title?: string;
        /** @description In one of these countries. */
        country_id?: number[];
        /** @description In one of these cities. */
        city?: string[];
        /** @description With one of these curricula. */
        curriculum_id?: number[];
        /** @description For one of these subjects. */
        subject_id?: number[];
        /** @description For one of these roles. */
        candr_id?: number[];
        /** @description Whose salary range reaches this. A hidden one fits any. */
        salary_min?: number;
        /** @description Whose salary range begins at or below this. A hidden one fits any. */
        salary_max?: number;
        /** @description Of this type. */
        position_type?: "full_time" | "part_time" | "contract" | "internship";
        /** @description Of this school. */
        school_id?: number;
        /** @description In this state; others than open only among one's own. */
        status?: "open" | "closed" | "expired" | "taken_down";
        /** @description Whether it is featured this month. Only among one's own. */
        featured?: boolean;
        /** @description Whose deadline is this day or later. Only among one's own. */
        deadline_from?: string;
        /** @description Whose deadline is this day or earlier. Only among one's own. */
        deadline_to?: string;
        /** @description What comes first; a minus turns the order. By relevance, what has the words of the search in its title comes first, then by subject or role, school or place, and texts; without words, or with more than 1,000 matches, the newest. Not by salary, which would reveal hidden ranges. */
        sort?: "relevance" | "-relevance" | "created_at" | "-created_at" | "application_deadline" | "-application_deadline" | "vacancy_title" | "-vacancy_title";
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
              /** @description Whether there are more than `total`: of many rows, not all are counted. */
              total_is_capped: boolean;
              /** @description The `cursor` of the page behind this one; null when there is none. */
              next_cursor: string | null;
              /** @description How many countries and cities the search names. */
              locations: number;
              /** @description No vacancy has the words as they are written; these have words that resemble them. */
              forgiven: boolean;
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createVacancy: {
    parameters: {
      query?: {
        /** @description The school's draft that this was; it is deleted. One that is already gone is a 409, so that a draft is posted once. */
        draft?: number;
      };
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
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
          /**
           * Scorecard criteria
           * @description What reviewers of the school mark from 1 to 5; without any, usual ones count. For the school only.
           */
          score_criteria?: string[];
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
          "application/json": components["schemas"]["VacancyAnswer"];
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
  getVacancy: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The vacancy with its texts and questions. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VacancyAnswer"];
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
  updateVacancy: {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the record that the change was made of: the `ETag` of its read, or its `updated_at` in quotes. If somebody has changed it since, the answer is a 412 and nothing is written. */
        "If-Match"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
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
          /**
           * Scorecard criteria
           * @description What reviewers of the school mark from 1 to 5; without any, usual ones count. For the school only.
           */
          score_criteria?: string[] | null;
          /** @description Accepted and not used. */
          school_id?: number;
        };
      };
    };
    responses: {
      /** @description The vacancy as it is now. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VacancyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      412: components["responses"]["Changed"];
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
      header?: {
        /** @description The version of the record that the change was made of: the `ETag` of its read, or its `updated_at` in quotes. If somebody has changed it since, the answer is a 412 and nothing is written. */
        "If-Match"?: string;
      };
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      412: components["responses"]["Changed"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getVacancySummary: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As much of the vacancy as says which one it is. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["VacancySummary"];
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
  listSimilarVacancies: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["VacancyPage2"];
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
        /** @description The number of the candidate. */
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
          "application/json": components["schemas"]["VacancyPage2"];
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
  takeDownVacancy: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AskSchoolBackBody"];
      };
    };
    responses: {
      /** @description The vacancy as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VacancyAnswer"];
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
  putBackVacancy: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["VacancyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  reportVacancy: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReportVacancyBody"];
      };
    };
    responses: {
      /** @description It is on its way to the Admins. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EmptyAnswer"];
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
  reportSchool: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReportVacancyBody"];
      };
    };
    responses: {
      /** @description It is on its way to the Admins. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EmptyAnswer"];
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
  reportCandidate: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReportVacancyBody"];
      };
    };
    responses: {
      /** @description It is on its way to the Admins. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EmptyAnswer"];
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
  listReports: {
    parameters: {
      query?: {
        /** @description Text in what was written, in the name of what is reported, or in the name of who reports it. */
        search?: string;
        /** @description Whether it waits. */
        state?: "open" | "settled";
        /** @description About one of these. */
        about?: "vacancy" | "school" | "candidate";
        /** @description For this reason. */
        reason?: "misleading" | "money" | "discrimination" | "offensive" | "impersonation" | "spam" | "other";
        /** @description Of which this came. */
        outcome?: "dismissed" | "taken_down" | "suspended" | "resolved";
        /** @description On this day, in the reader's time zone, or later. */
        created_from?: string;
        /** @description On this day, in the reader's time zone, or earlier. */
        created_to?: string;
        /** @description What comes first; a minus turns the order. */
        sort?: "created_at" | "-created_at" | "reason" | "-reason";
        /** @description Which page of the list, beginning at 1. */
        page?: components["parameters"]["page"];
        /** @description How many rows a page holds. */
        per_page?: components["parameters"]["per_page"];
        /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
        cursor?: components["parameters"]["cursor"];
      };
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of reports. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Report"][];
            meta: components["schemas"]["CursorPageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  settleReport: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Outcome
           * @enum {string}
           */
          outcome: "dismissed" | "taken_down" | "suspended" | "resolved";
          /** What you found */
          note: string;
        };
      };
    };
    responses: {
      /** @description The report as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Report"];
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
  closeVacancy: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["VacancyAnswer"];
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
  reopenVacancy: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["VacancyAnswer"];
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
  extendVacancy: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Application deadline
           * Format: date
           */
          application_deadline: string;
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
          "application/json": components["schemas"]["VacancyAnswer"];
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
  duplicateVacancy: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The copy. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VacancyAnswer"];
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
  featureVacancy: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["VacancyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  unfeatureVacancy: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["VacancyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listVacancyApplicants: {
    parameters: {
      query?: {
        /** @description Rows whose text contains this, whatever the case. */
        search?: components["parameters"]["search"];
        /** @description In this state. */
        status?: components["schemas"]["ApplicationStatus"];
        /** @description What comes first; a minus turns the order. */
        sort?: "candidate" | "-candidate" | "match_score" | "-match_score" | "match" | "-match" | "status" | "-status" | "application_date" | "-application_date";
        /** @description Which page of the list, beginning at 1. */
        page?: components["parameters"]["page"];
        /** @description How many rows a page holds. */
        per_page?: components["parameters"]["per_page"];
        /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of applicants. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Applicant"][];
            meta: components["schemas"]["CursorPageMeta"];
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
  compareApplicants: {
    parameters: {
      query?: {
        /** @description These; none without it. */
        application_id?: number[];
      };
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The applications. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Application"][];
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
  exportVacancyApplicants: {
    parameters: {
      query?: {
        /** @description Rows whose text contains this, whatever the case. */
        search?: components["parameters"]["search"];
        /** @description In this state. */
        status?: components["schemas"]["ApplicationStatus"];
        /** @description What comes first; a minus turns the order. */
        sort?: "candidate" | "-candidate" | "match_score" | "-match_score" | "match" | "-match" | "status" | "-status" | "application_date" | "-application_date";
      };
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
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
          "text/csv": Blob;
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
  moveApplicants: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Stage
           * @enum {string}
           */
          status: "Under Review" | "Shortlisted" | "Interview" | "Offered" | "Hired" | "Rejected";
          /** Note */
          note?: string;
          /** Message */
          message?: string;
          /** @description These; without them all that `filter` finds. */
          application_ids?: number[];
          /** @description All that the list of applicants finds with this; {} for all of them. */
          filter?: {
            search?: string;
            /** @enum {string} */
            status?: "Pending" | "Under Review" | "Shortlisted" | "Interview" | "Offered" | "Hired" | "Rejected" | "Withdrawn";
          };
          /** @description How many the list has found with `filter`. If it finds another number by now, somebody has come or gone since then, and the answer is a 409. */
          seen_count?: number;
          /** @description Whether to wait some seconds, in which `POST /vacancy/{id}/applicants/jobs/{job_id}/undo` undoes it. Until then nothing has changed, and nobody is told; afterwards it happens by itself. */
          can_undo?: boolean;
        };
      };
    };
    responses: {
      /** @description The job, which has just begun. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ApplicantJobAnswer"];
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
  writeToApplicants: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Message
           * @default Dear {name},
           *
           *     Thank you for your application for {position}.
           */
          message: string;
          /** @description These; without them all that `filter` finds. */
          application_ids?: number[];
          /** @description All that the list of applicants finds with this; {} for all of them. */
          filter?: {
            search?: string;
            /** @enum {string} */
            status?: "Pending" | "Under Review" | "Shortlisted" | "Interview" | "Offered" | "Hired" | "Rejected" | "Withdrawn";
          };
          /** @description How many the list has found with `filter`. If it finds another number by now, somebody has come or gone since then, and the answer is a 409. */
          seen_count?: number;
        };
      };
    };
    responses: {
      /** @description The job, which has just begun. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ApplicantJobAnswer"];
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
  listApplicantJobs: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The jobs. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["ApplicantJob"][];
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
  undoApplicantJob: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
        /** @description The number of the job. */
        job_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It does not happen. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EmptyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listVacancyHistory: {
    parameters: {
      query?: {
        /** @description To this application. */
        application_id?: number;
        /** @description Which page of the list, beginning at 1. */
        page?: components["parameters"]["page"];
        /** @description How many rows a page holds. */
        per_page?: components["parameters"]["per_page"];
        /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of events. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["ApplicationEvent"][];
            meta: components["schemas"]["CursorPageMeta"];
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
        /** @description The number of the candidate. */
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
          "application/json": components["schemas"]["VacancyPage"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  toggleSavedVacancy: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the vacancy. */
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
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  inviteCandidate: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["InvitationAnswer"];
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
        /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path: {
        /** @description The number of the candidate. */
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
          "application/json": components["schemas"]["InvitationPage"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listSchoolInvitations: {
    parameters: {
      query?: {
        /** @description Of candidates, or to vacancies, whose name contains this, whatever the case. */
        search?: string;
        /** @description Which have come so far. */
        progress?: "sent" | "seen" | "accepted" | "declined";
        /** @description What comes first; a minus turns the order. */
        sort?: "created_at" | "-created_at" | "candidate" | "-candidate";
        /** @description Which page of the list, beginning at 1. */
        page?: components["parameters"]["page"];
        /** @description How many rows a page holds. */
        per_page?: components["parameters"]["per_page"];
        /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path: {
        /** @description The number of the school. */
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
          "application/json": components["schemas"]["InvitationPage"];
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
  acceptInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["InvitationAnswer"];
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
  declineInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["InvitationAnswer"];
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
  listApplications: {
    parameters: {
      query?: {
        /** @description Rows whose text contains this, whatever the case. */
        search?: components["parameters"]["search"];
        /** @description In this state. */
        status?: components["schemas"]["ApplicationStatus"];
        /** @description To this school. */
        school_id?: number;
        /** @description For this vacancy. */
        vacancy_id?: number;
        /** @description Of this candidate. */
        candidate_id?: number;
        /** @description Sent on this day, in the reader's time zone, or later. */
        applied_from?: string;
        /** @description Sent on this day, in the reader's time zone, or earlier. */
        applied_to?: string;
        /** @description What comes first; a minus turns the order. */
        sort?: "candidate" | "-candidate" | "position" | "-position" | "match_score" | "-match_score" | "status" | "-status" | "application_date" | "-application_date";
        /** @description Which page of the list, beginning at 1. */
        page?: components["parameters"]["page"];
        /** @description How many rows a page holds. */
        per_page?: components["parameters"]["per_page"];
        /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
        cursor?: components["parameters"]["cursor"];
      };
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
      };
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
          "application/json": components["schemas"]["ApplicationRowPage"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  applyToVacancy: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          /**
           * E-mail
           * Format: email
           */
          email: string;
          /**
           * WhatsApp number
           * Format: phone
           */
          phone: string;
          /**
           * Share my contact details and CV now
           * @description False: the school sees e-mail, phone, CV and documents only once it is approved.
           * @default true
           */
          share_before_approval?: boolean;
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
          "application/json": components["schemas"]["ApplicationAnswer"];
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
        sort?: "candidate" | "-candidate" | "position" | "-position" | "match_score" | "-match_score" | "match" | "-match" | "status" | "-status" | "application_date" | "-application_date";
        /** @description Which page of the list, beginning at 1. */
        page?: components["parameters"]["page"];
        /** @description How many rows a page holds. */
        per_page?: components["parameters"]["per_page"];
        /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
        cursor?: components["parameters"]["cursor"];
      };
      header?: never;
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["ApplicationRowPage"];
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
  getApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["ApplicationAnswer"];
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
  setApplicationStatus: {
    parameters: {
      query?: never;
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** New status */
          status: string;
          /** Note */
          note?: string;
          /**
           * @description The state in which the caller saw it. If it has changed since then, the answer is a 409 that says who did it and when.
           * @enum {string}
           */
          seen_status?: "Pending" | "Under Review" | "Shortlisted" | "Interview" | "Offered" | "Hired" | "Rejected" | "Withdrawn";
          /** @description Sent to the candidate with the news, with {name} and {position} filled in. */
          message?: string | null;
          /** @description Whether to wait some seconds, in which `POST /vacancy/{id}/applicants/jobs/{job_id}/undo` undoes it. Until then nothing has changed, and nobody is told; afterwards it happens by itself. */
          can_undo?: boolean;
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
          "application/json": components["schemas"]["ApplicationAnswer"];
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
  acceptOffer: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["ApplicationAnswer"];
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
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["ApplicationAnswer"];
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
  setStatus: {
    parameters: {
      query?: never;
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** New status */
          status: string;
          /** Note */
          note?: string;
          /**
           * @description The state in which the caller saw it. If it has changed since then, the answer is a 409 that says who did it and when.
           * @enum {string}
           */
          seen_status?: "Pending" | "Under Review" | "Shortlisted" | "Interview" | "Offered" | "Hired" | "Rejected" | "Withdrawn";
          /** @description Sent to the candidate with the news, with {name} and {position} filled in. */
          message?: string | null;
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
          "application/json": components["schemas"]["ApplicationAnswer"];
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
  addApplicationNote: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AddApplicationNoteBody"];
      };
    };
    responses: {
      /** @description The new note. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ApplicationNoteAnswer"];
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
  scoreApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Marks (5 is best) */
          scores: {
            [key: string]: string;
          };
          /** Comment */
          comment?: string;
        };
      };
    };
    responses: {
      /** @description The scorecard of all reviewers as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Scorecard"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getApplicationNeighbours: {
    parameters: {
      query?: {
        /** @description Rows whose text contains this, whatever the case. */
        search?: components["parameters"]["search"];
        /** @description In this state. */
        status?: components["schemas"]["ApplicationStatus"];
        /** @description For this vacancy. */
        vacancy_id?: number;
        /** @description What comes first; a minus turns the order. */
        sort?: "candidate" | "-candidate" | "position" | "-position" | "match_score" | "-match_score" | "match" | "-match" | "status" | "-status" | "application_date" | "-application_date";
      };
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The neighbours. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["ApplicationNeighbours"];
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
  updateApplicationNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AddApplicationNoteBody"];
      };
    };
    responses: {
      /** @description The note as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ApplicationNoteAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteApplicationNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
  scheduleInterview: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Interview type
           * @default online
           * @enum {string}
           */
          kind: "online" | "in_person" | "phone";
          /**
           * Date and time
           * Format: date-time
           */
          starts_at: DateTime;
          /**
           * Length in minutes
           * @default 45
           */
          minutes: number;
          /** Place */
          place?: string;
          /**
           * Link
           * Format: uri
           */
          link?: string;
          /** Note */
          note?: string;
          /** Schedule anyway */
          despite_clash?: boolean;
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
          "application/json": components["schemas"]["InterviewAnswer"];
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
        /** @description Those that begin on this day, in the reader's time zone, or later. */
        from?: string;
        /** @description Which page of the list, beginning at 1. */
        page?: components["parameters"]["page"];
        /** @description How many rows a page holds. */
        per_page?: components["parameters"]["per_page"];
      };
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
      };
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Interview"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getInterviewWeek: {
    parameters: {
      query?: {
        /** @description A day of the week; without it, today. */
        day?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The week. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["InterviewWeek"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateInterview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Interview type
           * @default online
           * @enum {string|null}
           */
          kind?: "online" | "in_person" | "phone" | null;
          /**
           * Date and time
           * Format: date-time
           */
          starts_at?: DateTime | null;
          /**
           * Length in minutes
           * @default 45
           */
          minutes?: number | null;
          /** Place */
          place?: string | null;
          /**
           * Link
           * Format: uri
           */
          link?: string | null;
          /** Note */
          note?: string | null;
          /** Schedule anyway */
          despite_clash?: boolean | null;
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
          "application/json": components["schemas"]["InterviewAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["InterviewAnswer"];
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
  acceptInterview: {
    parameters: {
      query?: never;
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Format: date-time
           * @description The time that is accepted, as the candidate saw it.
           */
          seen_starts_at: DateTime;
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
          "application/json": components["schemas"]["InterviewAnswer"];
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
  proposeInterviewTime: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Date and time
           * Format: date-time
           */
          proposed_at: DateTime;
          /** Message */
          proposal?: string;
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
          "application/json": components["schemas"]["InterviewAnswer"];
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
  getInterviewCalendar: {
    parameters: {
      query?: never;
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The calendar file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/calendar": Blob;
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
  listVacancyDrafts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The drafts, without what was typed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["VacancyDraftRow"][];
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
  createVacancyDraft: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateVacancyDraftBody"];
      };
    };
    responses: {
      /** @description The draft. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VacancyDraftAnswer"];
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
  getVacancyDraft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The draft with what was typed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VacancyDraftAnswer"];
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
  updateVacancyDraft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateVacancyDraftBody"];
      };
    };
    responses: {
      /** @description The draft as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VacancyDraftAnswer"];
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
  deleteVacancyDraft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
  getApplicationDraft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The draft with what was typed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ApplicationDraftAnswer"];
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
  saveApplicationDraft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateVacancyDraftBody"];
      };
    };
    responses: {
      /** @description The draft as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ApplicationDraftAnswer"];
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
  deleteApplicationDraft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
  startVacancy: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Fields as the wizard writes them; none of them must be there. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WrittenVacancyAnswer"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  copyVacancy: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Fields as the wizard writes them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WrittenVacancyAnswer"];
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
  getWrittenVacancy: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The vacancy. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WrittenVacancyAnswer"];
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
  listCandidateSearches: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The searches. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["CandidateSearch"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  saveCandidateSearch: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          name: string;
          /** Filters */
          filters: {
            /** Search */
            search?: string;
            /** Fit for a vacancy */
            vacancy_id?: number;
            /** On a list */
            shortlist_id?: number;
            /** Subjects taught */
            subject_id?: number[];
            /** Curricula taught */
            curriculum_id?: number[];
            /** Skills */
            skill_id?: number[];
            /** Minimum years of experience */
            years_of_experience?: number;
            /** Degree level */
            ced_level?: number[];
            /** Certificates */
            cert_type_id?: number[];
            /** Languages */
            lang_id?: number[];
            /** Minimum language level */
            lang_proficiency_id?: number;
            /** Nationality */
            country_id?: number[];
            /** Preferred locations */
            preferred_locations?: number[];
            /** Employment type */
            employmenttype_id?: number[];
            /** Maximum expected salary */
            expected_salary?: number;
            /** Maximum notice period (days) */
            notice_period?: number;
            /**
             * Available by
             * Format: date
             */
            available_by?: string;
            /**
             * Sort by
             * @default -created_at
             * @enum {string}
             */
            sort?: "-created_at" | "-years_of_experience" | "expected_salary" | "last_name";
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
      /** @description The search. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["CandidateSearch"];
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
  deleteCandidateSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
  listTeam: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The team of the school. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["TeamMember"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  inviteColleague: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * E-mail
           * Format: email
           */
          email: string;
          /**
           * Role
           * @enum {string}
           */
          team_role: "recruiter" | "reviewer";
        };
      };
    };
    responses: {
      /** @description The invitation. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TeamMemberAnswer"];
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
  getTeamInvitation: {
    parameters: {
      query: {
        /** @description From the link in the mail. */
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The school, and what the colleague will do there. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["TeamInvitation"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  acceptTeamInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Token */
          token: string;
          /** Your name */
          full_name: string;
          /** Password */
          password: string;
        };
      };
    };
    responses: {
      /** @description The colleague is signed in. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SessionAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
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
  joinTeam: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ConfirmEmailBody"];
      };
    };
    responses: {
      /** @description The account works for the school. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EmptyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
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
  changeColleague: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Role
           * @enum {string}
           */
          team_role: "recruiter" | "reviewer" | "owner";
        };
      };
    };
    responses: {
      /** @description The colleague, and the caller, who is a recruiter when the school was handed over. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["ChangedTeam"];
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
  removeColleague: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Nothing of the school is open to the colleague any more. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EmptyAnswer"];
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
  resendTeamInvitation: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The invitation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TeamMemberAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listMessageTemplates: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The templates of the school. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["MessageTemplate"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createMessageTemplate: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateMessageTemplateBody"];
      };
    };
    responses: {
      /** @description The new template. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessageTemplateAnswer"];
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
  updateMessageTemplate: {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the record that the change was made of: the `ETag` of its read, or its `updated_at` in quotes. If somebody has changed it since, the answer is a 412 and nothing is written. */
        "If-Match"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateMessageTemplateBody"];
      };
    };
    responses: {
      /** @description The template as it is now. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MessageTemplateAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      412: components["responses"]["Changed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteMessageTemplate: {
    parameters: {
      query?: never;
      header?: {
        /** @description The version of the record that the change was made of: the `ETag` of its read, or its `updated_at` in quotes. If somebody has changed it since, the answer is a 412 and nothing is written. */
        "If-Match"?: string;
      };
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      412: components["responses"]["Changed"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listShortlists: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The lists of the school. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Shortlist"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createShortlist: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateShortlistBody"];
      };
    };
    responses: {
      /** @description Begin a list. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ShortlistAnswer"];
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
  renameShortlist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateShortlistBody"];
      };
    };
    responses: {
      /** @description Give a list another name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ShortlistAnswer"];
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
  deleteShortlist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Delete a list. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EmptyAnswer"];
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
  putOnShortlist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
        /** @description The number of the candidate. */
        candidate_id: components["parameters"]["candidate_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Note */
          note?: string;
        };
      };
    };
    responses: {
      /** @description Put a candidate on a list. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ShortlistAnswer"];
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
  takeOffShortlist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
        /** @description The number of the candidate. */
        candidate_id: components["parameters"]["candidate_id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Take a candidate off a list. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ShortlistAnswer"];
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
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  saveSearch: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          name: string;
          /**
           * E-mail me new jobs
           * @enum {string}
           */
          mails?: "never" | "daily" | "weekly";
          /** Filters */
          filters: {
            /** Search */
            search?: string;
            /**
             * Salary from
             * @default 0
             */
            salary_min?: number;
            /** Salary to */
            salary_max?: number;
            /** Countries */
            country_id?: number[];
            /** Cities */
            city?: string[];
            /** Education */
            curriculum_id?: number[];
            /** Subject */
            subject_id?: number[];
            /** Position */
            candr_id?: number[];
            /**
             * Sort by
             * @default -created_at
             * @enum {string}
             */
            sort?: "-created_at" | "-relevance" | "application_deadline";
            /**
             * Page
             * @default 1
             */
            page?: number;
            /**
             * Search For
             * @enum {string}
             */
            search_for?: "jobs";
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
          "application/json": components["schemas"]["SavedSearchAnswer"];
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
  updateSavedSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * E-mail me new jobs
           * @enum {string}
           */
          mails: "never" | "daily" | "weekly";
        };
      };
    };
    responses: {
      /** @description The saved search as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SavedSearchAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["SavedSearchAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listMyTasks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tasks. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Task"][];
            meta: {
              /**
               * @description How many of them are not listed.
               * @example 0
               */
              more: number;
              /**
               * @description Those that are not listed first.
               * @example []
               */
              rest: components["schemas"]["Task"][];
              /**
               * @description How many tasks there are.
               * @example 1
               */
              total: number;
            };
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
  listNotifications: {
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
              /** @description Whether there are more than `total`: of many rows, not all are counted. */
              total_is_capped: boolean;
              /** @description The `cursor` of the page behind this one; null when there is none. */
              next_cursor: string | null;
              /** @description How many have not been read. */
              unread: number;
            };
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  streamNotifications: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Events, until one side ends them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": string;
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  readAllNotifications: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
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
          "application/json": components["schemas"]["EmptyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      422: components["responses"]["Invalid"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
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
      409: components["responses"]["Conflict"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getUnsubscription: {
    parameters: {
      query: {
        /** @description From the link at the end of a mail, which nobody else can make. */
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Which mails, and whether they are still sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UnsubscriptionAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  stopMails: {
    parameters: {
      query: {
        /** @description From the link at the end of a mail, which nobody else can make. */
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description None of them is sent any more. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UnsubscriptionAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getMailPreferences: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Whether each kind is wanted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MailPreferencesAnswer"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  setMailPreferences: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Updates on my applications
           * @default true
           */
          status_changes?: boolean | null;
          /**
           * Interviews
           * @default true
           */
          interviews?: boolean | null;
          /**
           * Invitations to apply
           * @default true
           */
          invitations?: boolean | null;
          /**
           * New jobs from my saved searches
           * @default true
           */
          saved_searches?: boolean | null;
          /**
           * Saved jobs closing soon
           * @default true
           */
          saved_jobs?: boolean | null;
          /**
           * Replies from candidates
           * @default true
           */
          replies?: boolean | null;
          /**
           * Every new application
           * @default false
           */
          new_applications?: boolean | null;
          /**
           * New applications, once a day
           * @default true
           */
          daily_applications?: boolean | null;
          /**
           * Interviews
           * @default true
           */
          interview_dates?: boolean | null;
          /**
           * Vacancy deadlines
           * @default true
           */
          deadlines?: boolean | null;
          /**
           * New schools
           * @default true
           */
          new_schools?: boolean | null;
        };
      };
    };
    responses: {
      /** @description Whether each kind is wanted now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MailPreferencesAnswer"];
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
  contactUs: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["EmptyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
        /** @description The file's name, as the record gives it. */
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
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  exportCandidates: {
    parameters: {
      query?: {
        /** @description Candidates whose name, designation or skills contain each of these words, whatever the case. */
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
        /** @description Who speak that language, or any, at this level or a higher one. */
        lang_proficiency_id?: number;
        /** @description With a certificate of one of these types. */
        cert_type_id?: number[];
        /** @description Who look for one of these kinds of employment. */
        employmenttype_id?: number[];
        /** @description Who would work in one of these places. */
        preferred_locations?: number[];
        /** @description With at least so many years. */
        years_of_experience?: number;
        /** @description With at most so many years. */
        years_of_experience_to?: number;
        /** @description Who expect at most this. */
        expected_salary?: number;
        /** @description Who expect at least this. */
        expected_salary_from?: number;
        /** @description Who are free after at most so many days. */
        notice_period?: number;
        /** @description At one of these experience levels; for Admins only. */
        expl_id?: number[];
        /** @description With this status; for Admins only. */
        candidate_status?: string;
        /** @description Of this gender; for Admins only. */
        gender?: "M" | "F";
        /** @description Whether schools may find them; for Admins only. */
        findable?: boolean;
        /** @description Added on this day, in the reader's time zone, or later; for Admins only. */
        created_from?: string;
        /** @description Added on this day, in the reader's time zone, or earlier; for Admins only. */
        created_to?: string;
        /** @description With `used_id`, what refers to that item of this list; for Admins only. */
        used_list?: "countries" | "education-levels" | "certificate-types" | "curriculums" | "subjects" | "locations" | "employment-types" | "skills" | "language-proficiencies" | "languages" | "experience-levels" | "candidate-roles" | "grade-levels" | "working-days" | "accreditation" | "facility" | "benefits" | "key-strengths" | "student-device-programs" | "application-question-types" | "rating-scales" | "cities";
        /** @description With `used_list`, what refers to this item of that list; for Admins only. */
        used_id?: number;
        /** @description What comes first; a minus turns the order. */
        sort?: "created_at" | "-created_at" | "first_name" | "-first_name" | "last_name" | "-last_name" | "years_of_experience" | "-years_of_experience" | "expected_salary" | "-expected_salary";
      };
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
      };
      path?: never;
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
          "text/csv": Blob;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  exportUsers: {
    parameters: {
      query?: {
        /** @description Users whose name or e-mail address contains this, whatever the case. */
        search?: string;
        /** @description In one of these roles. */
        role_id?: (1 | 2 | 3)[];
        /** @description Whether the e-mail address is verified. */
        verified?: boolean;
        /** @description Whether the user has the profile of a candidate or a school. */
        has_profile?: boolean;
        /** @description Whether it is suspended. */
        suspended?: boolean;
        /** @description Added on this day, in the reader's time zone, or later. */
        created_from?: string;
        /** @description Added on this day, in the reader's time zone, or earlier. */
        created_to?: string;
        /** @description What comes first; a minus turns the order. */
        sort?: "created_at" | "-created_at" | "full_name" | "-full_name" | "user_name" | "-user_name" | "last_seen_at" | "-last_seen_at";
      };
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
      };
      path?: never;
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
          "text/csv": Blob;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  exportSchools: {
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
        /** @description In this state of approval; for Admins only. */
        approval?: "waiting" | "approved" | "asked_back" | "refused";
        /** @description Whose licence has expired, expires within 60 days, or holds longer; for Admins only. */
        licence?: "expired" | "soon" | "valid";
        /** @description Added on this day, in the reader's time zone, or later; for Admins only. */
        created_from?: string;
        /** @description Added on this day, in the reader's time zone, or earlier; for Admins only. */
        created_to?: string;
        /** @description With `used_id`, what refers to that item of this list; for Admins only. */
        used_list?: "countries" | "education-levels" | "certificate-types" | "curriculums" | "subjects" | "locations" | "employment-types" | "skills" | "language-proficiencies" | "languages" | "experience-levels" | "candidate-roles" | "grade-levels" | "working-days" | "accreditation" | "facility" | "benefits" | "key-strengths" | "student-device-programs" | "application-question-types" | "rating-scales" | "cities";
        /** @description With `used_list`, what refers to this item of that list; for Admins only. */
        used_id?: number;
        /** @description What comes first; a minus turns the order. */
        sort?: "school_name" | "-school_name" | "open_vacancies" | "-open_vacancies" | "created_at" | "-created_at" | "license_expiry_date" | "-license_expiry_date";
      };
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
      };
      path?: never;
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
          "text/csv": Blob;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  exportVacancies: {
    parameters: {
      query?: {
        /** @description Words, each of which stands in the title, the texts, the place, the subject, the role or the school's name, whatever the case. Where no vacancy has them, those that resemble them count, too. */
        search?: string;
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
        /** @description In this state. */
        status?: "open" | "closed" | "expired" | "taken_down";
        /** @description Whether it is featured this month. */
        featured?: boolean;
        /** @description Whether reports about it wait. */
        reported?: boolean;
        /** @description Whose deadline is this day or later. */
        deadline_from?: string;
        /** @description Whose deadline is this day or earlier. */
        deadline_to?: string;
        /** @description With `used_id`, what refers to that item of this list; for Admins only. */
        used_list?: "countries" | "education-levels" | "certificate-types" | "curriculums" | "subjects" | "locations" | "employment-types" | "skills" | "language-proficiencies" | "languages" | "experience-levels" | "candidate-roles" | "grade-levels" | "working-days" | "accreditation" | "facility" | "benefits" | "key-strengths" | "student-device-programs" | "application-question-types" | "rating-scales" | "cities";
        /** @description With `used_list`, what refers to this item of that list; for Admins only. */
        used_id?: number;
        /** @description What comes first; a minus turns the order. */
        sort?: "created_at" | "-created_at" | "application_deadline" | "-application_deadline" | "vacancy_title" | "-vacancy_title" | "open_reports" | "-open_reports";
      };
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
      };
      path?: never;
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
          "text/csv": Blob;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  exportApplications: {
    parameters: {
      query?: {
        /** @description Rows whose text contains this, whatever the case. */
        search?: components["parameters"]["search"];
        /** @description In this state. */
        status?: components["schemas"]["ApplicationStatus"];
        /** @description To this school. */
        school_id?: number;
        /** @description For this vacancy. */
        vacancy_id?: number;
        /** @description Of this candidate. */
        candidate_id?: number;
        /** @description Sent on this day, in the reader's time zone, or later. */
        applied_from?: string;
        /** @description Sent on this day, in the reader's time zone, or earlier. */
        applied_to?: string;
        /** @description What comes first; a minus turns the order. */
        sort?: "candidate" | "-candidate" | "position" | "-position" | "match_score" | "-match_score" | "status" | "-status" | "application_date" | "-application_date";
      };
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
      };
      path?: never;
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
          "text/csv": Blob;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  confirmSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Code */
          code: string;
        };
      };
    };
    responses: {
      /** @description Show the second factor. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SessionAnswer"];
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
  getSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The own second factor. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SecondFactorAnswer"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  beginSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Begin to set up a second factor. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SecondFactorAnswer"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  enableSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["EnableSecondFactorBody"];
      };
    };
    responses: {
      /** @description Switch the second factor on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SessionAnswer"];
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
  renewRecoveryCodes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["EnableSecondFactorBody"];
      };
    };
    responses: {
      /** @description Make new recovery codes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["RecoveryCodes"];
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
  disableSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["EnableSecondFactorBody"];
      };
    };
    responses: {
      /** @description Switch the second factor off. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UserAnswer"];
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
  listPasskeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The own passkeys. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Passkey"][];
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
  beginPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          name: string;
          /** Your password */
          password: string;
        };
      };
    };
    responses: {
      /** @description What the browser needs. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PasskeyOptionsAnswer"];
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
  addPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AddPasskeyBody"];
      };
    };
    responses: {
      /** @description The passkey. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PasskeyAnswer"];
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
  renamePasskey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          name: string;
        };
      };
    };
    responses: {
      /** @description The passkey. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PasskeyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  removePasskey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
  beginPasskeySignIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What the browser needs. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PasskeyOptionsAnswer"];
        };
      };
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  signInWithPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AddPasskeyBody"];
      };
    };
    responses: {
      /** @description The session's token and the user it belongs to. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SessionAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
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
  listApiKeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The keys. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["ApiKey"][];
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
  createApiKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          name: string;
          /** What it may do */
          scopes: ("vacancies:read" | "vacancies:write" | "applications:read" | "applications:write" | "interviews:read" | "interviews:write" | "candidates:read" | "candidates:write" | "documents:read" | "schools:read" | "schools:write" | "lists:read" | "lists:write" | "statistics:read")[];
          /**
           * Last day
           * Format: date
           */
          ends_on?: string;
          /** Your password */
          password: string;
        };
      };
    };
    responses: {
      /** @description The key with its secret. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["NewApiKeyAnswer"];
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
  revokeApiKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
  rotateApiKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Hours the old secret still works
           * @default 24
           */
          overlap?: number;
          /** Your password */
          password: string;
        };
      };
    };
    responses: {
      /** @description The key with its new secret. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["NewApiKeyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listMySecurityEvents: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The events, newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["OwnSecurityEvent"][];
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
  listSecurityEvents: {
    parameters: {
      query?: {
        /** @description Text in the name or e-mail address of somebody concerned; a network's address or a request's id, whole. */
        search?: string;
        /** @description About this account, or by it. */
        user_id?: number;
        /** @description One of these. */
        kind?: ("sign_in" | "sign_out" | "verification" | "password_link" | "password_reset" | "password_change" | "email_change_asked" | "email_change" | "email_undo" | "role_change" | "session_end" | "suspension" | "restoration" | "document_read" | "export" | "person_read" | "erasure" | "second_factor" | "second_factor_on" | "second_factor_off" | "recovery_codes" | "passkey_sign_in" | "passkey_begun" | "passkey_added" | "passkey_removed" | "api_key_made" | "api_key_rotated" | "api_key_revoked" | "call")[];
        /** @description Ended so. */
        outcome?: ("ok" | "refused" | "limited")[];
        /** @description On this day, in the reader's time zone, or later. */
        happened_from?: string;
        /** @description On this day, in the reader's time zone, or earlier. */
        happened_to?: string;
        /** @description What comes first; a minus turns the order. */
        sort?: "created_at" | "-created_at";
        /** @description Which page of the list, beginning at 1. */
        page?: components["parameters"]["page"];
        /** @description How many rows a page holds. */
        per_page?: components["parameters"]["per_page"];
        /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
        cursor?: components["parameters"]["cursor"];
      };
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of events. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["SecurityEvent"][];
            meta: components["schemas"]["CursorPageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAdminActions: {
    parameters: {
      query?: {
        /** @description Text in what was done, on what, in the request's id, or in the name or e-mail address of who did it. */
        search?: string;
        /** @description By this Admin. */
        user_id?: number;
        /** @description On this day, in the reader's time zone, or later. */
        done_from?: string;
        /** @description On this day, in the reader's time zone, or earlier. */
        done_to?: string;
        /** @description What comes first; a minus turns the order. */
        sort?: "created_at" | "-created_at" | "summary" | "-summary";
        /** @description Which page of the list, beginning at 1. */
        page?: components["parameters"]["page"];
        /** @description How many rows a page holds. */
        per_page?: components["parameters"]["per_page"];
        /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
        cursor?: components["parameters"]["cursor"];
      };
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of actions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminAction"][];
            meta: components["schemas"]["CursorPageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listRetention: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The whole table. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Retention"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Statistics"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCities: {
    parameters: {
      query?: {
        /** @description Words, each of which stands in the title, the texts, the place, the subject, the role or the school's name, whatever the case. Where no vacancy has them, those that resemble them count, too. */
        search?: string;
        /** @description In one of these countries. */
        country_id?: number[];
        /** @description In one of these cities. */
        city?: string[];
        /** @description With one of these curricula. */
        curriculum_id?: number[];
        /** @description For one of these subjects. */
        subject_id?: number[];
        /** @description For one of these roles. */
        candr_id?: number[];
        /** @description Whose salary range reaches this. A hidden one fits any. */
        salary_min?: number;
        /** @description Whose salary range begins at or below this. A hidden one fits any. */
        salary_max?: number;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: {
              city: string;
              name_ar: string | null;
              open_vacancies: number;
            }[];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCity: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["AdminCityAnswer"];
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
  listVacancyCountries: {
    parameters: {
      query?: {
        /** @description Words, each of which stands in the title, the texts, the place, the subject, the role or the school's name, whatever the case. Where no vacancy has them, those that resemble them count, too. */
        search?: string;
        /** @description In one of these countries. */
        country_id?: number[];
        /** @description In one of these cities. */
        city?: string[];
        /** @description With one of these curricula. */
        curriculum_id?: number[];
        /** @description For one of these subjects. */
        subject_id?: number[];
        /** @description For one of these roles. */
        candr_id?: number[];
        /** @description Whose salary range reaches this. A hidden one fits any. */
        salary_min?: number;
        /** @description Whose salary range begins at or below this. A hidden one fits any. */
        salary_max?: number;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: {
              country_id: number;
              name_en: string;
              name_ar: string | null;
              open_vacancies: number;
            }[];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listVacancyCurriculums: {
    parameters: {
      query?: {
        /** @description Words, each of which stands in the title, the texts, the place, the subject, the role or the school's name, whatever the case. Where no vacancy has them, those that resemble them count, too. */
        search?: string;
        /** @description In one of these countries. */
        country_id?: number[];
        /** @description In one of these cities. */
        city?: string[];
        /** @description With one of these curricula. */
        curriculum_id?: number[];
        /** @description For one of these subjects. */
        subject_id?: number[];
        /** @description For one of these roles. */
        candr_id?: number[];
        /** @description Whose salary range reaches this. A hidden one fits any. */
        salary_min?: number;
        /** @description Whose salary range begins at or below this. A hidden one fits any. */
        salary_max?: number;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: {
              curriculum_id: number;
              curriculum_name: string;
              name_ar: string | null;
              open_vacancies: number;
            }[];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listVacancySubjects: {
    parameters: {
      query?: {
        /** @description Words, each of which stands in the title, the texts, the place, the subject, the role or the school's name, whatever the case. Where no vacancy has them, those that resemble them count, too. */
        search?: string;
        /** @description In one of these countries. */
        country_id?: number[];
        /** @description In one of these cities. */
        city?: string[];
        /** @description With one of these curricula. */
        curriculum_id?: number[];
        /** @description For one of these subjects. */
        subject_id?: number[];
        /** @description For one of these roles. */
        candr_id?: number[];
        /** @description Whose salary range reaches this. A hidden one fits any. */
        salary_min?: number;
        /** @description Whose salary range begins at or below this. A hidden one fits any. */
        salary_max?: number;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: {
              subject_id: number;
              subject_name: string;
              name_ar: string | null;
              open_vacancies: number;
            }[];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listVacancyRoles: {
    parameters: {
      query?: {
        /** @description Words, each of which stands in the title, the texts, the place, the subject, the role or the school's name, whatever the case. Where no vacancy has them, those that resemble them count, too. */
        search?: string;
        /** @description In one of these countries. */
        country_id?: number[];
        /** @description In one of these cities. */
        city?: string[];
        /** @description With one of these curricula. */
        curriculum_id?: number[];
        /** @description For one of these subjects. */
        subject_id?: number[];
        /** @description For one of these roles. */
        candr_id?: number[];
        /** @description Whose salary range reaches this. A hidden one fits any. */
        salary_min?: number;
        /** @description Whose salary range begins at or below this. A hidden one fits any. */
        salary_max?: number;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: {
              candr_id: number;
              candr_role_name: string;
              name_ar: string | null;
              open_vacancies: number;
            }[];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listSchoolCountries: {
    parameters: {
      query?: {
        /** @description Of schools whose name or city contains this, whatever the case. */
        search?: string;
        /** @description In one of these countries. */
        country_id?: number[];
        /** @description With one of these curricula. */
        curriculum_offered?: number[];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: {
              country_id: number;
              name_en: string;
              name_ar: string | null;
              schools: number;
            }[];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listSchoolCurriculums: {
    parameters: {
      query?: {
        /** @description Of schools whose name or city contains this, whatever the case. */
        search?: string;
        /** @description In one of these countries. */
        country_id?: number[];
        /** @description With one of these curricula. */
        curriculum_offered?: number[];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: {
              curriculum_id: number;
              curriculum_name: string;
              name_ar: string | null;
              schools: number;
            }[];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAdminItems: {
    parameters: {
      query?: {
        /** @description Rows whose text contains this, whatever the case. */
        search?: components["parameters"]["search"];
        /** @description Which page of the list, beginning at 1. */
        page?: components["parameters"]["page"];
        /** @description How many a page holds: a name is short, and whoever has chosen one reads it wherever it stands. */
        per_page?: number;
      };
      header?: never;
      path: {
        /** @description Which list. */
        list: "countries" | "education-levels" | "certificate-types" | "curriculums" | "subjects" | "locations" | "employment-types" | "skills" | "language-proficiencies" | "languages" | "experience-levels" | "candidate-roles" | "grade-levels" | "working-days" | "accreditation" | "facility" | "benefits" | "key-strengths" | "student-device-programs" | "application-question-types" | "rating-scales" | "cities" | "centres";
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminItem"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  importAdminList: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description Which list. */
        list: "countries" | "education-levels" | "certificate-types" | "curriculums" | "subjects" | "locations" | "employment-types" | "skills" | "language-proficiencies" | "languages" | "experience-levels" | "candidate-roles" | "grade-levels" | "working-days" | "accreditation" | "facility" | "benefits" | "key-strengths" | "student-device-programs" | "application-question-types" | "rating-scales" | "cities" | "centres";
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          /**
           * CSV file
           * @description text/csv, text/plain, application/vnd.ms-excel, at most 1048576 bytes
           */
          file?: Blob;
          /**
           * Check only, do not import
           * @default true
           */
          dry_run?: boolean;
        };
      };
    };
    responses: {
      /** @description What has been done, or would be. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminImport"];
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
  previewAdminMerge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Which list. */
        list: "countries" | "education-levels" | "certificate-types" | "curriculums" | "subjects" | "locations" | "employment-types" | "skills" | "language-proficiencies" | "languages" | "experience-levels" | "candidate-roles" | "grade-levels" | "working-days" | "accreditation" | "facility" | "benefits" | "key-strengths" | "student-device-programs" | "application-question-types" | "rating-scales" | "cities" | "centres";
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What refers to the item. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMergeAnswer"];
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
  mergeAdminItems: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description Which list. */
        list: "countries" | "education-levels" | "certificate-types" | "curriculums" | "subjects" | "locations" | "employment-types" | "skills" | "language-proficiencies" | "languages" | "experience-levels" | "candidate-roles" | "grade-levels" | "working-days" | "accreditation" | "facility" | "benefits" | "key-strengths" | "student-device-programs" | "application-question-types" | "rating-scales" | "cities" | "centres";
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Which entry do you want to keep? */
          into_id: number;
        };
      };
    };
    responses: {
      /** @description What has been moved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMergeAnswer"];
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
  exportAdminList: {
    parameters: {
      query?: {
        /** @description Rows whose text contains this, whatever the case. */
        search?: components["parameters"]["search"];
        /** @description What comes first, as for the list's own call. */
        sort?: string;
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
        /** @description Only in one of these countries. */
        country_id?: number[];
        /** @description Only those that are answered in one of these ways. */
        type_key?: string[];
      };
      header?: never;
      path: {
        /** @description Which list. */
        list: "countries" | "education-levels" | "certificate-types" | "curriculums" | "subjects" | "locations" | "employment-types" | "skills" | "language-proficiencies" | "languages" | "experience-levels" | "candidate-roles" | "grade-levels" | "working-days" | "accreditation" | "facility" | "benefits" | "key-strengths" | "student-device-programs" | "application-question-types" | "rating-scales" | "cities" | "centres";
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
          "text/csv": Blob;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
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
        /** @description Which list. */
        list: "countries" | "education-levels" | "certificate-types" | "curriculums" | "subjects" | "locations" | "employment-types" | "skills" | "language-proficiencies" | "languages" | "experience-levels" | "candidate-roles" | "grade-levels" | "working-days" | "accreditation" | "facility" | "benefits" | "key-strengths" | "student-device-programs" | "application-question-types" | "rating-scales" | "cities" | "centres" | "candidates" | "schools" | "vacancies" | "users" | "applications" | "reports" | "candidate-documents" | "candidate-languages" | "candidate-skills" | "candidate-education" | "experience";
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
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  addCandidate: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Account */
          user_id: number;
          /** First name */
          first_name: string;
          /** Last name */
          last_name: string;
          /** First name in Arabic */
          first_name_ar: string;
          /** Last name in Arabic */
          last_name_ar: string;
          /** Designation */
          designation: string;
          /** Nationality */
          country_id?: number;
          /** Address */
          address: string;
          /** Highest qualification */
          highest_qualification: string;
          /** Years of experience */
          years_of_experience?: number;
          /** Status */
          candidate_status?: string;
          /** Comment */
          candidate_comment2?: string;
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
          "application/json": components["schemas"]["CandidateAnswer"];
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
  listCandidateSkills: {
    parameters: {
      query?: {
        /** @description Of candidates whose name or designation contains this, whatever the case. */
        search?: string;
        /** @description Of this candidate. */
        candidate_id?: number;
        /** @description One of these skills. */
        skill_id?: number[];
        /** @description What comes first; a minus turns the order. The id is the candidate's. */
        sort?: "id" | "-id" | "candidate" | "-candidate";
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
      /** @description A page of them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["CandidateSkill"][];
            meta: components["schemas"]["CursorPageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCandidateSkill: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Candidate */
          candidate_id: number;
          /** Skill */
          skill_id: number;
        };
      };
    };
    responses: {
      /** @description The skill. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["CandidateSkill"];
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
  deleteCandidateSkill: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the candidate. */
        candidate_id: components["parameters"]["candidate_id"];
        /** @description The number of the skill. */
        skill_id: number;
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
  listCandidateDocuments: {
    parameters: {
      query?: {
        /** @description Of candidates whose name or designation contains this, whatever the case. */
        search?: string;
        /** @description Of this candidate. */
        candidate_id?: number;
        /** @description Only CVs, or only further documents. */
        field?: "candidate_cv" | "candidate_dox";
        /** @description Uploaded on this day, in the reader's time zone, or later. */
        created_from?: string;
        /** @description Uploaded on this day, in the reader's time zone, or earlier. */
        created_to?: string;
        /** @description What comes first; a minus turns the order. The id is the order in which they were uploaded. */
        sort?: "id" | "-id" | "candidate" | "-candidate";
        /** @description Which page of the list, beginning at 1. */
        page?: components["parameters"]["page"];
        /** @description How many rows a page holds. */
        per_page?: components["parameters"]["per_page"];
        /** @description `meta.next_cursor` of the page before: the rows behind it, as fast at any depth, and none twice or left out when others are added meanwhile. It goes with the same search, filters and sort; `page` is then only repeated in `meta`. */
        cursor?: components["parameters"]["cursor"];
      };
      header?: {
        /** @description The reader's IANA time zone, by which days are counted and times are told. Any signed-in call may send it; the latest one is kept, for mails, too. Without a known one it is the time zone of the reader's school, else Riyadh's. What names no time zone is ignored. */
        "Time-Zone"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["ListedDocument"][];
            meta: components["schemas"]["CursorPageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listRoles: {
    parameters: {
      query?: {
        /** @description Rows whose text contains this, whatever the case. */
        search?: components["parameters"]["search"];
        /** @description What comes first; a minus turns the order. */
        sort?: "role_id" | "-role_id" | "label" | "-label" | "description" | "-description" | "user_count" | "-user_count";
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
      /** @description Those that are found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["RoleRow"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateRole: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description 1 Admin, 2 Candidate, 3 School. */
        role_id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Label */
          label?: string | null;
          /** What it can do */
          description?: string | null;
          /**
           * Colour
           * @enum {string|null}
           */
          tone?: "neutral" | "brand" | "sand" | "info" | "success" | "warning" | "danger" | "muted" | null;
        };
      };
    };
    responses: {
      /** @description The role as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["RoleRow"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCandidateStatuses: {
    parameters: {
      query?: {
        /** @description Rows whose text contains this, whatever the case. */
        search?: components["parameters"]["search"];
        /** @description What comes first; a minus turns the order. */
        sort?: "id" | "-id" | "label" | "-label" | "description" | "-description" | "application_count" | "-application_count";
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
      /** @description Those that are found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["CandidateStatus"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCandidateStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Label */
          label?: string | null;
          /** Text for candidates */
          description?: string | null;
          /**
           * Colour
           * @enum {string|null}
           */
          tone?: "neutral" | "brand" | "sand" | "info" | "success" | "warning" | "danger" | "muted" | null;
        };
      };
    };
    responses: {
      /** @description The state as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["CandidateStatus"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listRoleTexts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All of them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["RoleText"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listStatusTexts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All of them, in their order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["StatusText"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  addSchool: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Account */
          user_id: number;
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
          /**
           * Phone
           * Format: phone
           */
          contact_phone: string;
          /**
           * Website
           * Format: uri
           */
          website?: string;
          /** Country */
          country_id: number;
          /** City */
          city: string;
          /** Address */
          address?: string;
          /** Ministry license number */
          ministry_license_number: string;
          /**
           * License expiry date
           * Format: date
           */
          license_expiry_date: string;
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
          "application/json": components["schemas"]["SchoolAnswer"];
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
  listAdminVacancies: {
    parameters: {
      query?: {
        /** @description Words, each of which stands in the title, the texts, the place, the subject, the role or the school's name, whatever the case. Where no vacancy has them, those that resemble them count, too. */
        search?: string;
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
        /** @description In this state. */
        status?: "open" | "closed" | "expired" | "taken_down";
        /** @description Whether it is featured this month. */
        featured?: boolean;
        /** @description Whether reports about it wait. */
        reported?: boolean;
        /** @description Whose deadline is this day or later. */
        deadline_from?: string;
        /** @description Whose deadline is this day or earlier. */
        deadline_to?: string;
        /** @description With `used_id`, what refers to that item of this list; for Admins only. */
        used_list?: "countries" | "education-levels" | "certificate-types" | "curriculums" | "subjects" | "locations" | "employment-types" | "skills" | "language-proficiencies" | "languages" | "experience-levels" | "candidate-roles" | "grade-levels" | "working-days" | "accreditation" | "facility" | "benefits" | "key-strengths" | "student-device-programs" | "application-question-types" | "rating-scales" | "cities";
        /** @description With `used_list`, what refers to this item of that list; for Admins only. */
        used_id?: number;
        /** @description What comes first; a minus turns the order. */
        sort?: "created_at" | "-created_at" | "application_deadline" | "-application_deadline" | "vacancy_title" | "-vacancy_title" | "open_reports" | "-open_reports";
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
          "application/json": components["schemas"]["VacancyPage"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  addVacancy: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** School */
          school_id: number;
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
          /** Experience level */
          expl_id: number;
          /** Minimum years of experience */
          minimum_experience: number;
          /** Job description */
          job_description: string;
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
          "application/json": components["schemas"]["VacancyAnswer"];
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
  getAdminOverview: {
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminOverview"];
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
  searchRecords: {
    parameters: {
      query?: {
        /** @description Words of a name, a designation, an e-mail address or a title. Without any, nothing is found. */
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What was found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["FoundRecord"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listQueues: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Every queue. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["WorkQueue"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listFailedMails: {
    parameters: {
      query?: {
        /** @description Rows whose text contains this, whatever the case. */
        search?: components["parameters"]["search"];
        /** @description Only those that are tried again, or that were given up. */
        state?: "waiting" | "given_up";
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
      /** @description A page of them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["FailedMail"][];
            meta: components["schemas"]["CursorPageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  retryMail: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is tried. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["EmptyAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listEmptySearches: {
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
      /** @description A page of them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["EmptySearch"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Country"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCountry: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          name_en: string;
          /** Name in Arabic */
          name_ar?: string;
          /** Also found as */
          also?: string;
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
          "application/json": components["schemas"]["AdminCountryAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          name_en?: string | null;
          /** Name in Arabic */
          name_ar?: string | null;
          /** Also found as */
          also?: string | null;
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
          "application/json": components["schemas"]["AdminCountryAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminCountry"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["EducationLevel"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createEducationLevel: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          level_name: string;
          /** Name in Arabic */
          name_ar?: string;
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
          "application/json": components["schemas"]["AdminEducationLevelAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          level_name?: string | null;
          /** Name in Arabic */
          name_ar?: string | null;
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
          "application/json": components["schemas"]["AdminEducationLevelAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminEducationLevel"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["CertificateType"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCertificateType: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateCertificateTypeBody"];
      };
    };
    responses: {
      /** @description The new certificate type. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCertificateTypeAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["UpdateCertificateTypeBody"];
      };
    };
    responses: {
      /** @description The certificate type as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCertificateTypeAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminCertificateType"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Curriculum"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCurriculum: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          curriculum_name: string;
          /** Name in Arabic */
          name_ar?: string;
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
          "application/json": components["schemas"]["AdminCurriculumAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          curriculum_name?: string | null;
          /** Name in Arabic */
          name_ar?: string | null;
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
          "application/json": components["schemas"]["AdminCurriculumAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminCurriculum"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Subject"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createSubject: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          subject_name: string;
          /** Name in Arabic */
          name_ar?: string;
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
          "application/json": components["schemas"]["AdminSubjectAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          subject_name?: string | null;
          /** Name in Arabic */
          name_ar?: string | null;
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
          "application/json": components["schemas"]["AdminSubjectAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminSubject"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Location"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createLocation: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          location_name: string;
          /** Name in Arabic */
          name_ar?: string;
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
          "application/json": components["schemas"]["AdminLocationAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          location_name?: string | null;
          /** Name in Arabic */
          name_ar?: string | null;
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
          "application/json": components["schemas"]["AdminLocationAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminLocation"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["EmploymentType"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createEmploymentType: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          employmenttype_desc: string;
          /** Name in Arabic */
          name_ar?: string;
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
          "application/json": components["schemas"]["AdminEmploymentTypeAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          employmenttype_desc?: string | null;
          /** Name in Arabic */
          name_ar?: string | null;
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
          "application/json": components["schemas"]["AdminEmploymentTypeAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminEmploymentType"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Skill"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createSkill: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          skill_desc: string;
          /** Name in Arabic */
          name_ar?: string;
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
          "application/json": components["schemas"]["AdminSkillAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          skill_desc?: string | null;
          /** Name in Arabic */
          name_ar?: string | null;
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
          "application/json": components["schemas"]["AdminSkillAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminSkill"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["LanguageProficiency"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createLanguageProficiency: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          proficiency_level: string;
          /** Name in Arabic */
          name_ar?: string;
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
          "application/json": components["schemas"]["AdminLanguageProficiencyAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          proficiency_level?: string | null;
          /** Name in Arabic */
          name_ar?: string | null;
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
          "application/json": components["schemas"]["AdminLanguageProficiencyAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminLanguageProficiency"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Language"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createLanguage: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          lang_desc: string;
          /** Name in Arabic */
          name_ar?: string;
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
          "application/json": components["schemas"]["AdminLanguageAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          lang_desc?: string | null;
          /** Name in Arabic */
          name_ar?: string | null;
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
          "application/json": components["schemas"]["AdminLanguageAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminLanguage"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["ExperienceLevel"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createExperienceLevel: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          expl_desc: string;
          /** Name in Arabic */
          name_ar?: string;
          /** Years from */
          years_from?: number;
          /** Years to */
          years_to?: number;
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
          "application/json": components["schemas"]["AdminExperienceLevelAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          expl_desc?: string | null;
          /** Name in Arabic */
          name_ar?: string | null;
          /** Years from */
          years_from?: number | null;
          /** Years to */
          years_to?: number | null;
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
          "application/json": components["schemas"]["AdminExperienceLevelAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminExperienceLevel"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["CandidateRole"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCandidateRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          candr_role_name: string;
          /** Name in Arabic */
          name_ar?: string;
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
          "application/json": components["schemas"]["AdminCandidateRoleAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          candr_role_name?: string | null;
          /** Name in Arabic */
          name_ar?: string | null;
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
          "application/json": components["schemas"]["AdminCandidateRoleAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminCandidateRole"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["GradeLevel"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createGradeLevel: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          grade_name: string;
          /** Name in Arabic */
          name_ar?: string;
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
          "application/json": components["schemas"]["AdminGradeLevelAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          grade_name?: string | null;
          /** Name in Arabic */
          name_ar?: string | null;
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
          "application/json": components["schemas"]["AdminGradeLevelAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminGradeLevel"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["WorkingDay"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createWorkingDay: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          day_name: string;
          /** Name in Arabic */
          name_ar?: string;
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
          "application/json": components["schemas"]["AdminWorkingDayAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          day_name?: string | null;
          /** Name in Arabic */
          name_ar?: string | null;
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
          "application/json": components["schemas"]["AdminWorkingDayAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminWorkingDay"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Accreditation"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAccreditation: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateCertificateTypeBody"];
      };
    };
    responses: {
      /** @description The new accreditation. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminAccreditationAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["UpdateCertificateTypeBody"];
      };
    };
    responses: {
      /** @description The accreditation as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminAccreditationAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminAccreditation"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Facility"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createFacility: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          facility_desc: string;
          /** Name in Arabic */
          name_ar?: string;
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
          "application/json": components["schemas"]["AdminFacilityAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          facility_desc?: string | null;
          /** Name in Arabic */
          name_ar?: string | null;
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
          "application/json": components["schemas"]["AdminFacilityAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminFacility"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["Benefit"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createBenefit: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateCertificateTypeBody"];
      };
    };
    responses: {
      /** @description The new benefit. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminBenefitAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["UpdateCertificateTypeBody"];
      };
    };
    responses: {
      /** @description The benefit as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminBenefitAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminBenefit"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["KeyStrength"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createKeyStrength: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          strength: string;
          /** Name in Arabic */
          name_ar?: string;
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
          "application/json": components["schemas"]["AdminKeyStrengthAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          strength?: string | null;
          /** Name in Arabic */
          name_ar?: string | null;
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
          "application/json": components["schemas"]["AdminKeyStrengthAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminKeyStrength"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["StudentDeviceProgram"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createStudentDeviceProgram: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          program_name: string;
          /** Name in Arabic */
          name_ar?: string;
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
          "application/json": components["schemas"]["AdminStudentDeviceProgramAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          program_name?: string | null;
          /** Name in Arabic */
          name_ar?: string | null;
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
          "application/json": components["schemas"]["AdminStudentDeviceProgramAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminStudentDeviceProgram"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["QuestionType"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createQuestionType: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          type_label: string;
          /** Name in Arabic */
          name_ar?: string;
          /**
           * Answer format
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
          "application/json": components["schemas"]["AdminQuestionTypeAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          type_label?: string | null;
          /** Name in Arabic */
          name_ar?: string | null;
          /**
           * Answer format
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
          "application/json": components["schemas"]["AdminQuestionTypeAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only those that are answered in one of these ways. */
        type_key?: string[];
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminQuestionType"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["RatingScale"][];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createRatingScale: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          name: string;
          /** Ratings */
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
          "application/json": components["schemas"]["AdminRatingScaleAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          name?: string | null;
          /** Ratings */
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
          "application/json": components["schemas"]["AdminRatingScaleAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminRatingScale"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCity: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["AdminCityAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only in one of these countries. */
        country_id?: number[];
        /** @description Only items to which something refers, or only those to which nothing does. */
        in_use?: boolean;
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminCity"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCentre: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          name: string;
          /** Country */
          country_id: number;
          /** City */
          city: string;
          /** Address */
          address?: string;
          /**
           * Phone number
           * Format: phone
           */
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
          "application/json": components["schemas"]["AdminCentreAnswer"];
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
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Name */
          name?: string | null;
          /** Country */
          country_id?: number | null;
          /** City */
          city?: string | null;
          /** Address */
          address?: string | null;
          /**
           * Phone number
           * Format: phone
           */
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
          "application/json": components["schemas"]["AdminCentreAnswer"];
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
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
        /** @description Only in one of these countries. */
        country_id?: number[];
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
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["AdminCentre"][];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCandidateLanguages: {
    parameters: {
      query?: {
        /** @description Of candidates whose name or designation contains this, whatever the case. */
        search?: string;
        /** @description Of this candidate. */
        candidate_id?: number;
        /** @description With one of these. */
        lang_id?: number[];
        /** @description Of candidates from one of these countries. */
        nationality?: number[];
        /** @description What comes first; a minus turns the order. The id is the order in which they were written. */
        sort?: "id" | "-id" | "candidate" | "-candidate";
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
      /** @description A page of candidate languages. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["CandidateLanguage"][];
            meta: components["schemas"]["CursorPageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCandidateLanguage: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Candidate */
          candidate_id: number;
          /** Language */
          lang_id: number;
          /** Proficiency */
          lang_proficiency_id: number;
        };
      };
    };
    responses: {
      /** @description The new candidate language. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CandidateLanguageAnswer"];
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
  updateCandidateLanguage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Language */
          lang_id?: number | null;
          /** Proficiency */
          lang_proficiency_id?: number | null;
        };
      };
    };
    responses: {
      /** @description The candidate language as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CandidateLanguageAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteCandidateLanguage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
  listCandidateEducations: {
    parameters: {
      query?: {
        /** @description Of candidates whose name or designation contains this, whatever the case. */
        search?: string;
        /** @description Of this candidate. */
        candidate_id?: number;
        /** @description With one of these. */
        ced_level?: number[];
        /** @description Of candidates from one of these countries. */
        nationality?: number[];
        /** @description What comes first; a minus turns the order. The id is the order in which they were written. */
        sort?: "id" | "-id" | "candidate" | "-candidate";
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
      /** @description A page of candidate educations. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["CandidateEducation"][];
            meta: components["schemas"]["CursorPageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCandidateEducation: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Candidate */
          candidate_id: number;
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
        };
      };
    };
    responses: {
      /** @description The new candidate education. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CandidateEducationAnswer"];
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
  updateCandidateEducation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
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
        };
      };
    };
    responses: {
      /** @description The candidate education as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CandidateEducationAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteCandidateEducation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
  listCandidateExperiences: {
    parameters: {
      query?: {
        /** @description Of candidates whose name or designation contains this, whatever the case. */
        search?: string;
        /** @description Of this candidate. */
        candidate_id?: number;
        /** @description With one of these. */
        subject_id?: number[];
        /** @description Of candidates from one of these countries. */
        nationality?: number[];
        /** @description What comes first; a minus turns the order. The id is the order in which they were written. */
        sort?: "id" | "-id" | "candidate" | "-candidate";
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
      /** @description A page of candidate experiences. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @constant */
            status: true;
            message: string;
            data: components["schemas"]["CandidateExperience"][];
            meta: components["schemas"]["CursorPageMeta"];
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCandidateExperience: {
    parameters: {
      query?: never;
      header?: {
        /** @description A text that the caller makes up for this call, such as a UUID. Sent again with the same key, the call is not carried out again, and the answer is the one before. With the key of another call it is a 422; while that is carried out, or if it was interrupted, a 409. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Candidate */
          candidate_id: number;
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
        };
      };
    };
    responses: {
      /** @description The new candidate experience. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CandidateExperienceAnswer"];
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
  updateCandidateExperience: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
        id: components["parameters"]["id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
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
          /**
           * Currently Working Here
           * @default false
           */
          is_current?: boolean | null;
          /** Curriculum type */
          curriculum_id?: number | null;
          /** Subjects taught */
          subject_id?: number | null;
          /** Job summary */
          job_summary?: string | null;
        };
      };
    };
    responses: {
      /** @description The candidate experience as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CandidateExperienceAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Invalid"];
      429: components["responses"]["TooMany"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteCandidateExperience: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the record. */
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
          "application/json": components["schemas"]["EmptyAnswer"];
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
}
