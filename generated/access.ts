// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
export const access = {
  "rules": {
    "with a profile": {
      "at": "session",
      "has": "candidate_id",
      "refusal": "Please create your profile first."
    },
    "with a school": {
      "at": "session",
      "has": "school_id",
      "refusal": "Please create your school profile first."
    },
    "own profile": {
      "at": "path",
      "of": "candidate",
      "same": "candidate_id"
    },
    "own school": {
      "at": "path",
      "of": "school",
      "same": "school_id"
    },
    "related candidate": {
      "at": "row",
      "of": "candidate"
    },
    "own vacancy": {
      "at": "row",
      "of": "vacancy",
      "same": "school_id"
    },
    "open vacancy": {
      "at": "row",
      "of": "vacancy",
      "hides": true
    },
    "shown salary": {
      "at": "row",
      "of": "vacancy"
    },
    "saved vacancy": {
      "at": "row",
      "of": "vacancy",
      "hides": true
    },
    "vacancy applied to": {
      "at": "row",
      "of": "vacancy",
      "hides": true
    },
    "vacancy invited to": {
      "at": "row",
      "of": "vacancy",
      "hides": true
    },
    "own application": {
      "at": "row",
      "of": "application",
      "same": "candidate_id"
    },
    "application to own vacancy": {
      "at": "row",
      "of": "application",
      "same": "school_id"
    },
    "own invitation": {
      "at": "row",
      "of": "invitation",
      "same": "candidate_id"
    },
    "own interview": {
      "at": "row",
      "of": "interview",
      "same": "candidate_id"
    },
    "interview about own vacancy": {
      "at": "row",
      "of": "interview",
      "same": "school_id"
    },
    "own search": {
      "at": "row",
      "of": "saved_search",
      "same": "candidate_id"
    },
    "own notification": {
      "at": "row",
      "of": "notification",
      "same": "user_id"
    },
    "own document": {
      "at": "row",
      "of": "document",
      "same": "user_id"
    },
    "published document": {
      "at": "row",
      "of": "document"
    },
    "document of a related candidate": {
      "at": "row",
      "of": "document"
    }
  },
  "operations": {
    "logout": {
      "Admin": [],
      "Candidate": [],
      "School": []
    },
    "changePassword": {
      "Admin": [],
      "Candidate": [],
      "School": []
    },
    "listUsers": {
      "Admin": []
    },
    "createUser": {
      "Admin": []
    },
    "getUser": {
      "Admin": []
    },
    "updateUser": {
      "Admin": []
    },
    "deleteUser": {
      "Admin": []
    },
    "getMyCandidateProfile": {
      "Candidate": []
    },
    "createCandidate": {
      "Candidate": []
    },
    "getCandidateDashboard": {
      "Candidate": []
    },
    "listCandidates": {
      "School": [
        [
          "with a school"
        ]
      ],
      "Admin": []
    },
    "getCandidate": {
      "Candidate": [
        [
          "own profile"
        ]
      ],
      "School": [
        [
          "with a school"
        ]
      ],
      "Admin": []
    },
    "updateCandidate": {
      "Candidate": [
        [
          "own profile"
        ]
      ],
      "Admin": []
    },
    "putCandidate": {
      "Candidate": [
        [
          "own profile"
        ]
      ],
      "Admin": []
    },
    "deleteCandidate": {
      "Candidate": [
        [
          "own profile"
        ]
      ],
      "Admin": []
    },
    "getMySchool": {
      "School": []
    },
    "createSchool": {
      "School": []
    },
    "listSchools": {
      "Admin": [],
      "Candidate": [],
      "School": []
    },
    "getSchool": {
      "Admin": [],
      "Candidate": [],
      "School": []
    },
    "updateSchool": {
      "School": [
        [
          "own school"
        ]
      ],
      "Admin": []
    },
    "deleteSchool": {
      "School": [
        [
          "own school"
        ]
      ],
      "Admin": []
    },
    "getSchoolMetrics": {
      "School": [
        [
          "own school"
        ]
      ],
      "Admin": []
    },
    "listVacancies": {
      "Admin": [],
      "Candidate": [],
      "School": []
    },
    "createVacancy": {
      "School": [
        [
          "with a school"
        ]
      ]
    },
    "getVacancy": {
      "Candidate": [
        [
          "open vacancy",
          "saved vacancy",
          "vacancy applied to",
          "vacancy invited to"
        ]
      ],
      "School": [
        [
          "open vacancy",
          "own vacancy"
        ]
      ],
      "Admin": []
    },
    "listSimilarVacancies": {
      "Candidate": [
        [
          "open vacancy",
          "saved vacancy",
          "vacancy applied to",
          "vacancy invited to"
        ]
      ],
      "School": [
        [
          "open vacancy",
          "own vacancy"
        ]
      ],
      "Admin": []
    },
    "listSuggestedVacancies": {
      "Candidate": [
        [
          "own profile"
        ]
      ],
      "Admin": []
    },
    "updateVacancy": {
      "School": [
        [
          "own vacancy"
        ]
      ],
      "Admin": []
    },
    "deleteVacancy": {
      "School": [
        [
          "own vacancy"
        ]
      ],
      "Admin": []
    },
    "closeVacancy": {
      "School": [
        [
          "own vacancy"
        ]
      ]
    },
    "reopenVacancy": {
      "School": [
        [
          "own vacancy"
        ]
      ]
    },
    "featureVacancy": {
      "School": [
        [
          "own vacancy"
        ]
      ]
    },
    "unfeatureVacancy": {
      "School": [
        [
          "own vacancy"
        ]
      ]
    },
    "listSavedVacancies": {
      "Candidate": [
        [
          "own profile"
        ]
      ]
    },
    "toggleSavedVacancy": {
      "Candidate": [
        [
          "with a profile"
        ],
        [
          "open vacancy",
          "saved vacancy",
          "vacancy applied to",
          "vacancy invited to"
        ]
      ]
    },
    "listApplications": {
      "Candidate": [
        [
          "own application"
        ]
      ],
      "School": [
        [
          "application to own vacancy"
        ]
      ],
      "Admin": []
    },
    "applyToVacancy": {
      "Candidate": [
        [
          "with a profile"
        ]
      ]
    },
    "listSchoolApplications": {
      "School": [
        [
          "own school"
        ]
      ],
      "Admin": []
    },
    "getApplication": {
      "Candidate": [
        [
          "own application"
        ]
      ],
      "School": [
        [
          "application to own vacancy"
        ]
      ],
      "Admin": []
    },
    "setApplicationStatus": {
      "School": [
        [
          "application to own vacancy"
        ]
      ]
    },
    "setStatus": {
      "School": [
        [
          "application to own vacancy"
        ]
      ]
    },
    "withdrawApplication": {
      "Candidate": [
        [
          "own application"
        ]
      ]
    },
    "inviteCandidate": {
      "School": [
        [
          "with a school"
        ],
        [
          "own vacancy"
        ]
      ]
    },
    "listCandidateInvitations": {
      "Candidate": [
        [
          "own profile"
        ]
      ],
      "Admin": []
    },
    "listSchoolInvitations": {
      "School": [
        [
          "own school"
        ]
      ],
      "Admin": []
    },
    "acceptInvitation": {
      "Candidate": [
        [
          "own invitation"
        ]
      ]
    },
    "declineInvitation": {
      "Candidate": [
        [
          "own invitation"
        ]
      ]
    },
    "scheduleInterview": {
      "School": [
        [
          "application to own vacancy"
        ]
      ]
    },
    "listInterviews": {
      "Candidate": [
        [
          "own interview"
        ]
      ],
      "School": [
        [
          "interview about own vacancy"
        ]
      ],
      "Admin": []
    },
    "updateInterview": {
      "School": [
        [
          "interview about own vacancy"
        ]
      ]
    },
    "cancelInterview": {
      "School": [
        [
          "interview about own vacancy"
        ]
      ]
    },
    "listSavedSearches": {
      "Candidate": [
        [
          "with a profile"
        ]
      ]
    },
    "saveSearch": {
      "Candidate": [
        [
          "with a profile"
        ]
      ]
    },
    "visitSavedSearch": {
      "Candidate": [
        [
          "own search"
        ]
      ]
    },
    "deleteSavedSearch": {
      "Candidate": [
        [
          "own search"
        ]
      ]
    },
    "listNotifications": {
      "Admin": [],
      "Candidate": [],
      "School": []
    },
    "readNotification": {
      "Candidate": [
        [
          "own notification"
        ]
      ],
      "School": [
        [
          "own notification"
        ]
      ],
      "Admin": [
        [
          "own notification"
        ]
      ]
    },
    "readAllNotifications": {
      "Admin": [],
      "Candidate": [],
      "School": []
    },
    "dismissNotification": {
      "Candidate": [
        [
          "own notification"
        ]
      ],
      "School": [
        [
          "own notification"
        ]
      ],
      "Admin": [
        [
          "own notification"
        ]
      ]
    },
    "getDocument": {
      "Candidate": [
        [
          "own document",
          "published document"
        ]
      ],
      "School": [
        [
          "own document",
          "published document",
          "document of a related candidate"
        ]
      ],
      "Admin": []
    },
    "getAdminStats": {
      "Admin": []
    },
    "listAdminCountries": {
      "Admin": []
    },
    "createCountry": {
      "Admin": []
    },
    "updateCountry": {
      "Admin": []
    },
    "deleteCountry": {
      "Admin": []
    },
    "listAdminEducationLevels": {
      "Admin": []
    },
    "createEducationLevel": {
      "Admin": []
    },
    "updateEducationLevel": {
      "Admin": []
    },
    "deleteEducationLevel": {
      "Admin": []
    },
    "listAdminCertificateTypes": {
      "Admin": []
    },
    "createCertificateType": {
      "Admin": []
    },
    "updateCertificateType": {
      "Admin": []
    },
    "deleteCertificateType": {
      "Admin": []
    },
    "listAdminCurriculums": {
      "Admin": []
    },
    "createCurriculum": {
      "Admin": []
    },
    "updateCurriculum": {
      "Admin": []
    },
    "deleteCurriculum": {
      "Admin": []
    },
    "listAdminSubjects": {
      "Admin": []
    },
    "createSubject": {
      "Admin": []
    },
    "updateSubject": {
      "Admin": []
    },
    "deleteSubject": {
      "Admin": []
    },
    "listAdminLocations": {
      "Admin": []
    },
    "createLocation": {
      "Admin": []
    },
    "updateLocation": {
      "Admin": []
    },
    "deleteLocation": {
      "Admin": []
    },
    "listAdminEmploymentTypes": {
      "Admin": []
    },
    "createEmploymentType": {
      "Admin": []
    },
    "updateEmploymentType": {
      "Admin": []
    },
    "deleteEmploymentType": {
      "Admin": []
    },
    "listAdminSkills": {
      "Admin": []
    },
    "createSkill": {
      "Admin": []
    },
    "updateSkill": {
      "Admin": []
    },
    "deleteSkill": {
      "Admin": []
    },
    "listAdminLanguageProficiencies": {
      "Admin": []
    },
    "createLanguageProficiency": {
      "Admin": []
    },
    "updateLanguageProficiency": {
      "Admin": []
    },
    "deleteLanguageProficiency": {
      "Admin": []
    },
    "listAdminLanguages": {
      "Admin": []
    },
    "createLanguage": {
      "Admin": []
    },
    "updateLanguage": {
      "Admin": []
    },
    "deleteLanguage": {
      "Admin": []
    },
    "listAdminExperienceLevels": {
      "Admin": []
    },
    "createExperienceLevel": {
      "Admin": []
    },
    "updateExperienceLevel": {
      "Admin": []
    },
    "deleteExperienceLevel": {
      "Admin": []
    },
    "listAdminCandidateRoles": {
      "Admin": []
    },
    "createCandidateRole": {
      "Admin": []
    },
    "updateCandidateRole": {
      "Admin": []
    },
    "deleteCandidateRole": {
      "Admin": []
    },
    "listAdminGradeLevels": {
      "Admin": []
    },
    "createGradeLevel": {
      "Admin": []
    },
    "updateGradeLevel": {
      "Admin": []
    },
    "deleteGradeLevel": {
      "Admin": []
    },
    "listAdminWorkingDays": {
      "Admin": []
    },
    "createWorkingDay": {
      "Admin": []
    },
    "updateWorkingDay": {
      "Admin": []
    },
    "deleteWorkingDay": {
      "Admin": []
    },
    "listAdminAccreditations": {
      "Admin": []
    },
    "createAccreditation": {
      "Admin": []
    },
    "updateAccreditation": {
      "Admin": []
    },
    "deleteAccreditation": {
      "Admin": []
    },
    "listAdminFacilities": {
      "Admin": []
    },
    "createFacility": {
      "Admin": []
    },
    "updateFacility": {
      "Admin": []
    },
    "deleteFacility": {
      "Admin": []
    },
    "listAdminBenefits": {
      "Admin": []
    },
    "createBenefit": {
      "Admin": []
    },
    "updateBenefit": {
      "Admin": []
    },
    "deleteBenefit": {
      "Admin": []
    },
    "listAdminKeyStrengths": {
      "Admin": []
    },
    "createKeyStrength": {
      "Admin": []
    },
    "updateKeyStrength": {
      "Admin": []
    },
    "deleteKeyStrength": {
      "Admin": []
    },
    "listAdminStudentDevicePrograms": {
      "Admin": []
    },
    "createStudentDeviceProgram": {
      "Admin": []
    },
    "updateStudentDeviceProgram": {
      "Admin": []
    },
    "deleteStudentDeviceProgram": {
      "Admin": []
    },
    "listAdminQuestionTypes": {
      "Admin": []
    },
    "createQuestionType": {
      "Admin": []
    },
    "updateQuestionType": {
      "Admin": []
    },
    "deleteQuestionType": {
      "Admin": []
    },
    "listAdminRatingScales": {
      "Admin": []
    },
    "createRatingScale": {
      "Admin": []
    },
    "updateRatingScale": {
      "Admin": []
    },
    "deleteRatingScale": {
      "Admin": []
    },
    "listAdminCities": {
      "Admin": []
    },
    "createCity": {
      "Admin": []
    },
    "updateCity": {
      "Admin": []
    },
    "deleteCity": {
      "Admin": []
    },
    "listAdminCentres": {
      "Admin": []
    },
    "createCentre": {
      "Admin": []
    },
    "updateCentre": {
      "Admin": []
    },
    "deleteCentre": {
      "Admin": []
    }
  },
  "fields": [
    {
      "of": [
        "Candidate",
        "CandidateRow"
      ],
      "names": [
        "email1",
        "email2",
        "phone_code",
        "phone1",
        "phone2",
        "address"
      ],
      "seen": {
        "Candidate": [
          [
            "own profile"
          ]
        ],
        "School": [
          [
            "related candidate"
          ]
        ],
        "Admin": []
      }
    },
    {
      "of": [
        "Candidate",
        "CandidateRow"
      ],
      "names": [
        "candidate_status",
        "application_date",
        "availability_date",
        "expl_id",
        "candidate_comment2"
      ],
      "seen": {
        "Admin": []
      }
    },
    {
      "of": [
        "Candidate"
      ],
      "names": [
        "candidate_cv",
        "candidate_dox"
      ],
      "seen": {
        "Candidate": [
          [
            "own profile"
          ]
        ],
        "School": [
          [
            "related candidate"
          ]
        ],
        "Admin": []
      }
    },
    {
      "of": [
        "School"
      ],
      "names": [
        "ministry_license_number",
        "license_expiry_date",
        "user_id",
        "role_id"
      ],
      "seen": {
        "School": [
          [
            "own school"
          ]
        ],
        "Admin": []
      }
    },
    {
      "of": [
        "Vacancy"
      ],
      "names": [
        "salary_range_min",
        "salary_range_max"
      ],
      "seen": {
        "Candidate": [
          [
            "shown salary"
          ]
        ],
        "School": [
          [
            "shown salary",
            "own vacancy"
          ]
        ],
        "Admin": []
      }
    },
    {
      "of": [
        "Vacancy"
      ],
      "names": [
        "application_count"
      ],
      "seen": {
        "School": [
          [
            "own vacancy"
          ]
        ]
      }
    },
    {
      "of": [
        "StatusChange"
      ],
      "names": [
        "note"
      ],
      "seen": {
        "School": [],
        "Admin": []
      }
    }
  ]
} as const;
