// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
export const tables = {
  "reference": {
    "countries": {
      "Name": "Country",
      "Names": "Countries",
      "id": "country_id"
    },
    "education-levels": {
      "Name": "EducationLevel",
      "Names": "EducationLevels",
      "id": "ced_level"
    },
    "certificate-types": {
      "Name": "CertificateType",
      "Names": "CertificateTypes",
      "id": "cert_type_id"
    },
    "curriculums": {
      "Name": "Curriculum",
      "Names": "Curriculums",
      "id": "curriculum_id"
    },
    "subjects": {
      "Name": "Subject",
      "Names": "Subjects",
      "id": "subject_id"
    },
    "locations": {
      "Name": "Location",
      "Names": "Locations",
      "id": "location_id"
    },
    "employment-types": {
      "Name": "EmploymentType",
      "Names": "EmploymentTypes",
      "id": "employmenttype_id"
    },
    "skills": {
      "Name": "Skill",
      "Names": "Skills",
      "id": "skill_id"
    },
    "language-proficiencies": {
      "Name": "LanguageProficiency",
      "Names": "LanguageProficiencies",
      "id": "lang_proficiency_id"
    },
    "languages": {
      "Name": "Language",
      "Names": "Languages",
      "id": "lang_id"
    },
    "experience-levels": {
      "Name": "ExperienceLevel",
      "Names": "ExperienceLevels",
      "id": "expl_id"
    },
    "candidate-roles": {
      "Name": "CandidateRole",
      "Names": "CandidateRoles",
      "id": "candr_id"
    },
    "grade-levels": {
      "Name": "GradeLevel",
      "Names": "GradeLevels",
      "id": "id"
    },
    "working-days": {
      "Name": "WorkingDay",
      "Names": "WorkingDays",
      "id": "id"
    },
    "accreditation": {
      "Name": "Accreditation",
      "Names": "Accreditations",
      "id": "id"
    },
    "facility": {
      "Name": "Facility",
      "Names": "Facilities",
      "id": "id"
    },
    "benefits": {
      "Name": "Benefit",
      "Names": "Benefits",
      "id": "id"
    },
    "key-strengths": {
      "Name": "KeyStrength",
      "Names": "KeyStrengths",
      "id": "id"
    },
    "student-device-programs": {
      "Name": "StudentDeviceProgram",
      "Names": "StudentDevicePrograms",
      "id": "id"
    },
    "application-question-types": {
      "Name": "QuestionType",
      "Names": "QuestionTypes",
      "id": "id"
    },
    "rating-scales": {
      "Name": "RatingScale",
      "Names": "RatingScales",
      "id": "id"
    }
  },
  "admin": {
    "cities": {
      "Name": "City",
      "Names": "Cities",
      "id": "city_id"
    },
    "centres": {
      "Name": "Centre",
      "Names": "Centres",
      "id": "id"
    }
  }
} as const;
