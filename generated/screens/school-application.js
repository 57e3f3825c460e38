// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import screen0 from '../../schemas/screens/school-application.json' with { type: 'json' };
import layout1 from '../../schemas/layouts/school.json' with { type: 'json' };
import part2 from '../../schemas/parts/answer.json' with { type: 'json' };
import part3 from '../../schemas/parts/candidate-document.json' with { type: 'json' };
import part4 from '../../schemas/parts/candidate-profile.json' with { type: 'json' };
import part5 from '../../schemas/parts/status-change.json' with { type: 'json' };
import map6 from '../../schemas/maps/application-status.json' with { type: 'json' };
import map7 from '../../schemas/maps/match-score.json' with { type: 'json' };
import action8 from '../../schemas/actions/change-status.json' with { type: 'json' };
import action9 from '../../schemas/actions/log-out.json' with { type: 'json' };
import lookup10 from '../../schemas/lookups/certificate-types.json' with { type: 'json' };
import lookup11 from '../../schemas/lookups/countries.json' with { type: 'json' };
import lookup12 from '../../schemas/lookups/curriculums.json' with { type: 'json' };
import lookup13 from '../../schemas/lookups/education-levels.json' with { type: 'json' };
import lookup14 from '../../schemas/lookups/employment-types.json' with { type: 'json' };
import lookup15 from '../../schemas/lookups/language-proficiencies.json' with { type: 'json' };
import lookup16 from '../../schemas/lookups/languages.json' with { type: 'json' };
import lookup17 from '../../schemas/lookups/locations.json' with { type: 'json' };
import lookup18 from '../../schemas/lookups/subjects.json' with { type: 'json' };

export const definitions = {
screen: screen0,
layout: layout1,
parts: {
  answer: part2,
  "candidate-document": part3,
  "candidate-profile": part4,
  "status-change": part5,
},
wizards: {},
tables: {},
maps: {
  "application-status": map6,
  "match-score": map7,
},
actions: {
  "change-status": action8,
  "log-out": action9,
},
lookups: {
  "certificate-types": lookup10,
  countries: lookup11,
  curriculums: lookup12,
  "education-levels": lookup13,
  "employment-types": lookup14,
  "language-proficiencies": lookup15,
  languages: lookup16,
  locations: lookup17,
  subjects: lookup18,
},
forms: {
  "application/status": () => import('../../generated/forms/application/status.js'),
},
labels: {
  "item.ced_level": {
    "lookup": "education-levels"
  },
  "item.cert_type_id": {
    "lookup": "certificate-types"
  },
  "item.country_id": {
    "lookup": "countries"
  },
  "item.curriculum_id": {
    "lookup": "curriculums"
  },
  "item.employmenttype_id": {
    "lookup": "employment-types"
  },
  "item.gender": {
    "labels": {
      "M": "Male",
      "F": "Female"
    }
  },
  "item.lang_id": {
    "lookup": "languages"
  },
  "item.lang_proficiency_id": {
    "lookup": "language-proficiencies"
  },
  "item.marital_status": {
    "labels": {
      "0": "Single",
      "1": "Married"
    }
  },
  "item.phone_code": {
    "labels": {
      "+966": "+966 Saudi Arabia",
      "+971": "+971 United Arab Emirates",
      "+974": "+974 Qatar",
      "+965": "+965 Kuwait",
      "+973": "+973 Bahrain",
      "+968": "+968 Oman",
      "+93": "+93 Afghanistan",
      "+355": "+355 Albania",
      "+213": "+213 Algeria",
      "+376": "+376 Andorra",
      "+244": "+244 Angola",
      "+54": "+54 Argentina",
      "+374": "+374 Armenia",
      "+61": "+61 Australia",
      "+43": "+43 Austria",
      "+994": "+994 Azerbaijan",
      "+880": "+880 Bangladesh",
      "+375": "+375 Belarus",
      "+32": "+32 Belgium",
      "+501": "+501 Belize",
      "+229": "+229 Benin",
      "+975": "+975 Bhutan",
      "+591": "+591 Bolivia",
      "+387": "+387 Bosnia and Herzegovina",
      "+267": "+267 Botswana",
      "+55": "+55 Brazil",
      "+673": "+673 Brunei",
      "+359": "+359 Bulgaria",
      "+226": "+226 Burkina Faso",
      "+257": "+257 Burundi",
      "+855": "+855 Cambodia",
      "+237": "+237 Cameroon",
      "+238": "+238 Cape Verde",
      "+236": "+236 Central African Republic",
      "+235": "+235 Chad",
      "+56": "+56 Chile",
      "+86": "+86 China",
      "+57": "+57 Colombia",
      "+269": "+269 Comoros",
      "+506": "+506 Costa Rica",
      "+225": "+225 Côte d’Ivoire",
      "+385": "+385 Croatia",
      "+53": "+53 Cuba",
      "+357": "+357 Cyprus",
      "+420": "+420 Czechia",
      "+243": "+243 DR Congo",
      "+45": "+45 Denmark",
      "+253": "+253 Djibouti",
      "+593": "+593 Ecuador",
      "+20": "+20 Egypt",
      "+503": "+503 El Salvador",
      "+240": "+240 Equatorial Guinea",
      "+291": "+291 Eritrea",
      "+372": "+372 Estonia",
      "+268": "+268 Eswatini",
      "+251": "+251 Ethiopia",
      "+679": "+679 Fiji",
      "+358": "+358 Finland",
      "+33": "+33 France",
      "+241": "+241 Gabon",
      "+220": "+220 Gambia",
      "+995": "+995 Georgia",
      "+49": "+49 Germany",
      "+233": "+233 Ghana",
      "+350": "+350 Gibraltar",
      "+30": "+30 Greece",
      "+502": "+502 Guatemala",
      "+224": "+224 Guinea",
      "+245": "+245 Guinea-Bissau",
      "+592": "+592 Guyana",
      "+509": "+509 Haiti",
      "+504": "+504 Honduras",
      "+852": "+852 Hong Kong",
      "+36": "+36 Hungary",
      "+354": "+354 Iceland",
      "+91": "+91 India",
      "+62": "+62 Indonesia",
      "+98": "+98 Iran",
      "+964": "+964 Iraq",
      "+353": "+353 Ireland",
      "+39": "+39 Italy",
      "+81": "+81 Japan",
      "+962": "+962 Jordan",
      "+254": "+254 Kenya",
      "+686": "+686 Kiribati",
      "+383": "+383 Kosovo",
      "+996": "+996 Kyrgyzstan",
      "+856": "+856 Laos",
      "+371": "+371 Latvia",
      "+961": "+961 Lebanon",
      "+266": "+266 Lesotho",
      "+231": "+231 Liberia",
      "+218": "+218 Libya",
      "+423": "+423 Liechtenstein",
      "+370": "+370 Lithuania",
      "+352": "+352 Luxembourg",
      "+853": "+853 Macau",
      "+261": "+261 Madagascar",
      "+265": "+265 Malawi",
      "+60": "+60 Malaysia",
      "+960": "+960 Maldives",
      "+223": "+223 Mali",
      "+356": "+356 Malta",
      "+692": "+692 Marshall Islands",
      "+222": "+222 Mauritania",
      "+230": "+230 Mauritius",
      "+52": "+52 Mexico",
      "+691": "+691 Micronesia",
      "+373": "+373 Moldova",
      "+377": "+377 Monaco",
      "+976": "+976 Mongolia",
      "+382": "+382 Montenegro",
      "+212": "+212 Morocco",
      "+258": "+258 Mozambique",
      "+95": "+95 Myanmar",
      "+264": "+264 Namibia",
      "+977": "+977 Nepal",
      "+31": "+31 Netherlands",
      "+64": "+64 New Zealand",
      "+505": "+505 Nicaragua",
      "+227": "+227 Niger",
      "+234": "+234 Nigeria",
      "+850": "+850 North Korea",
      "+389": "+389 North Macedonia",
      "+47": "+47 Norway",
      "+92": "+92 Pakistan",
      "+680": "+680 Palau",
      "+970": "+970 Palestine",
      "+507": "+507 Panama",
      "+675": "+675 Papua New Guinea",
      "+595": "+595 Paraguay",
      "+51": "+51 Peru",
      "+63": "+63 Philippines",
      "+48": "+48 Poland",
      "+351": "+351 Portugal",
      "+242": "+242 Republic of the Congo",
      "+40": "+40 Romania",
      "+7": "+7 Russia, Kazakhstan",
      "+250": "+250 Rwanda",
      "+685": "+685 Samoa",
      "+378": "+378 San Marino",
      "+221": "+221 Senegal",
      "+381": "+381 Serbia",
      "+248": "+248 Seychelles",
      "+232": "+232 Sierra Leone",
      "+65": "+65 Singapore",
      "+421": "+421 Slovakia",
      "+386": "+386 Slovenia",
      "+677": "+677 Solomon Islands",
      "+252": "+252 Somalia",
      "+27": "+27 South Africa",
      "+82": "+82 South Korea",
      "+211": "+211 South Sudan",
      "+34": "+34 Spain",
      "+94": "+94 Sri Lanka",
      "+249": "+249 Sudan",
      "+597": "+597 Suriname",
      "+46": "+46 Sweden",
      "+41": "+41 Switzerland",
      "+963": "+963 Syria",
      "+239": "+239 São Tomé and Príncipe",
      "+886": "+886 Taiwan",
      "+992": "+992 Tajikistan",
      "+255": "+255 Tanzania",
      "+66": "+66 Thailand",
      "+670": "+670 Timor-Leste",
      "+228": "+228 Togo",
      "+676": "+676 Tonga",
      "+216": "+216 Tunisia",
      "+993": "+993 Turkmenistan",
      "+688": "+688 Tuvalu",
      "+90": "+90 Türkiye",
      "+256": "+256 Uganda",
      "+380": "+380 Ukraine",
      "+44": "+44 United Kingdom",
      "+1": "+1 United States, Canada",
      "+598": "+598 Uruguay",
      "+998": "+998 Uzbekistan",
      "+678": "+678 Vanuatu",
      "+58": "+58 Venezuela",
      "+84": "+84 Vietnam",
      "+967": "+967 Yemen",
      "+260": "+260 Zambia",
      "+263": "+263 Zimbabwe"
    }
  },
  "item.preferred_locations": {
    "lookup": "locations"
  },
  "item.subject_id": {
    "lookup": "subjects"
  }
},
blocks: [
  "actions",
  "detail",
  "form",
  "header",
  "list",
  "section",
  "text",
  "timeline",
  "use"
],
};
