// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
export const messages: Readonly<Record<string, string | { one?: string; other: string }>> = {
  "errors.session": "Session expired, please login again.",
  "errors.forbidden": "You do not have permission to perform this action.",
  "errors.server": "Server error, please try again later.",
  "errors.other": "Something went wrong.",
  "candidate.no_certificates": "No certificates added yet.",
  "candidate.no_experience": "No experience added yet.",
  "candidate.no_educations": "No educations added yet.",
  "apply.no_questions": "This school asks nothing more.",
  "vacancy.no_questions": "No questions added yet. Add what you want to know from those who apply.",
  "app.name": "Education Marketplace",
  "auth.resend_failed": "Failed to resend OTP. Please try again.",
  "jobs.failed": "Failed to load vacancies.",
  "jobs.empty": "No jobs found.",
  "jobs.save_failed": "Error saving job.",
  "jobs.nothing_said": "The school has not written anything here.",
  "jobs.count": {
    "one": "{n} job",
    "other": "{n} jobs"
  },
  "jobs.locations": {
    "one": "{n} location selected",
    "other": "{n} locations selected"
  },
  "dashboard.failed": "Failed to load dashboard metrics.",
  "dashboard.empty": "No jobs in this category.",
  "applications.empty": "No applications found.",
  "applications.failed": "Failed to load the application.",
  "applications.no_answers": "This vacancy asked no questions.",
  "applications.confirm_reject": "Reject this application? The candidate will see it, and it cannot be undone.",
  "applications.count": {
    "one": "{n} application",
    "other": "{n} applications"
  },
  "vacancy.none": "No vacancies posted yet.",
  "vacancy.confirm_close": "Close this vacancy? It leaves the search and takes no more applications.",
  "candidate.no_languages": "No languages added yet.",
  "candidate.no_documents": "No documents added yet.",
  "school.nothing_yet": "Nothing filled in yet.",
  "school.next_step": "You fill these in in the next step.",
  "lists.empty": "Nothing here yet.",
  "countries.empty": "No countries found.",
  "countries.confirm_delete": "Delete {name_en}? This cannot be undone."
};
