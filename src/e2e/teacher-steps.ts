/** The required values of the first step, besides the name known from the registration. */
export const TITLE = {
  Designation: 'Mathematics teacher',
  'WhatsApp number': '501234567',
  'First name in Arabic': 'نور',
  'Last name in Arabic': 'رحمن',
};

/** Values for the second step, without files. */
export const PERSONAL_DETAILS = {
  Gender: 'Female',
  'Date of birth': '1990-04-12',
  'Number of kids': 1,
  'Years of experience': 8,
  'Highest qualification': 'Master of Education',
  Nationality: 'Jordan',
  Address: '12 Palm Street, Doha',
};

/** A row for the third step. */
export const DEGREE = {
  'Degree level': "Master's Degree",
  'Field of study': 'Mathematics',
  'Institution name': 'University of Jordan',
  'Year of graduation': '2014-06-30',
  'GPA/Grade': 3.7,
};

/** The required values of the fifth step. */
export const PREFERENCES = {
  'Expected salary': 150000,
  'Notice period (days)': 30,
  'Employment type': 'Full time',
  'Preferred locations': ['Doha, Qatar'],
  Skills: ['Lesson planning'],
};

/** The required values of the first five steps; no row is required. */
export const TEACHER_STEPS = [TITLE, PERSONAL_DETAILS, {}, {}, PREFERENCES] as const;
