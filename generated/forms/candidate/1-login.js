// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "first_name",
    "last_name",
    "designation",
    "phone1",
    "first_name_ar",
    "last_name_ar"
  ],
  "properties": {
    "first_name": {
      "title": "First name",
      "type": "string",
      "maxLength": 100,
      "x-messages": {
        "required": "First name is required"
      }
    },
    "last_name": {
      "title": "Last name",
      "type": "string",
      "maxLength": 100,
      "x-messages": {
        "required": "Last name is required"
      }
    },
    "designation": {
      "title": "Designation",
      "type": "string",
      "maxLength": 100,
      "x-messages": {
        "required": "Designation is required"
      }
    },
    "phone_code": {
      "title": "Code",
      "type": "string",
      "default": "+966",
      "enum": [
        "+966",
        "+971",
        "+974",
        "+965",
        "+973",
        "+968",
        "+93",
        "+355",
        "+213",
        "+376",
        "+244",
        "+54",
        "+374",
        "+61",
        "+43",
        "+994",
        "+880",
        "+375",
        "+32",
        "+501",
        "+229",
        "+975",
        "+591",
        "+387",
        "+267",
        "+55",
        "+673",
        "+359",
        "+226",
        "+257",
        "+855",
        "+237",
        "+238",
        "+236",
        "+235",
        "+56",
        "+86",
        "+57",
        "+269",
        "+506",
        "+225",
        "+385",
        "+53",
        "+357",
        "+420",
        "+243",
        "+45",
        "+253",
        "+593",
        "+20",
        "+503",
        "+240",
        "+291",
        "+372",
        "+268",
        "+251",
        "+679",
        "+358",
        "+33",
        "+241",
        "+220",
        "+995",
        "+49",
        "+233",
        "+350",
        "+30",
        "+502",
        "+224",
        "+245",
        "+592",
        "+509",
        "+504",
        "+852",
        "+36",
        "+354",
        "+91",
        "+62",
        "+98",
        "+964",
        "+353",
        "+39",
        "+81",
        "+962",
        "+254",
        "+686",
        "+383",
        "+996",
        "+856",
        "+371",
        "+961",
        "+266",
        "+231",
        "+218",
        "+423",
        "+370",
        "+352",
        "+853",
        "+261",
        "+265",
        "+60",
        "+960",
        "+223",
        "+356",
        "+692",
        "+222",
        "+230",
        "+52",
        "+691",
        "+373",
        "+377",
        "+976",
        "+382",
        "+212",
        "+258",
        "+95",
        "+264",
        "+977",
        "+31",
        "+64",
        "+505",
        "+227",
        "+234",
        "+850",
        "+389",
        "+47",
        "+92",
        "+680",
        "+970",
        "+507",
        "+675",
        "+595",
        "+51",
        "+63",
        "+48",
        "+351",
        "+242",
        "+40",
        "+7",
        "+250",
        "+685",
        "+378",
        "+221",
        "+381",
        "+248",
        "+232",
        "+65",
        "+421",
        "+386",
        "+677",
        "+252",
        "+27",
        "+82",
        "+211",
        "+34",
        "+94",
        "+249",
        "+597",
        "+46",
        "+41",
        "+963",
        "+239",
        "+886",
        "+992",
        "+255",
        "+66",
        "+670",
        "+228",
        "+676",
        "+216",
        "+993",
        "+688",
        "+90",
        "+256",
        "+380",
        "+44",
        "+1",
        "+598",
        "+998",
        "+678",
        "+58",
        "+84",
        "+967",
        "+260",
        "+263"
      ],
      "x-labels": {
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
    "phone1": {
      "title": "WhatsApp number",
      "type": "string",
      "pattern": "^[0-9]{7,15}$",
      "x-messages": {
        "required": "Phone number is required",
        "pattern": "Invalid phone number"
      }
    },
    "first_name_ar": {
      "title": "First name in Arabic",
      "type": "string",
      "maxLength": 100,
      "x-messages": {
        "required": "First name (Arabic) is required"
      }
    },
    "last_name_ar": {
      "title": "Last name in Arabic",
      "type": "string",
      "maxLength": 100,
      "x-messages": {
        "required": "Last name (Arabic) is required"
      }
    }
  }
};

const validate = validate10;
const schema27 = schema;
const func2 = ucs2length;
const pattern0 = new RegExp("^[0-9]{7,15}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.last_name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.designation === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "designation"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.phone1 === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone1"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.first_name_ar === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name_ar"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.last_name_ar === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_name_ar"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.first_name !== undefined){
let data0 = data.first_name;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err6 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.last_name !== undefined){
let data1 = data.last_name;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err8 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.designation !== undefined){
let data2 = data.designation;
if(typeof data2 === "string"){
if(func2(data2) > 100){
const err10 = {instancePath:instancePath+"/designation",schemaPath:"#/properties/designation/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/designation",schemaPath:"#/properties/designation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.phone_code !== undefined){
let data3 = data.phone_code;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/phone_code",schemaPath:"#/properties/phone_code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data3 === "+966") || (data3 === "+971")) || (data3 === "+974")) || (data3 === "+965")) || (data3 === "+973")) || (data3 === "+968")) || (data3 === "+93")) || (data3 === "+355")) || (data3 === "+213")) || (data3 === "+376")) || (data3 === "+244")) || (data3 === "+54")) || (data3 === "+374")) || (data3 === "+61")) || (data3 === "+43")) || (data3 === "+994")) || (data3 === "+880")) || (data3 === "+375")) || (data3 === "+32")) || (data3 === "+501")) || (data3 === "+229")) || (data3 === "+975")) || (data3 === "+591")) || (data3 === "+387")) || (data3 === "+267")) || (data3 === "+55")) || (data3 === "+673")) || (data3 === "+359")) || (data3 === "+226")) || (data3 === "+257")) || (data3 === "+855")) || (data3 === "+237")) || (data3 === "+238")) || (data3 === "+236")) || (data3 === "+235")) || (data3 === "+56")) || (data3 === "+86")) || (data3 === "+57")) || (data3 === "+269")) || (data3 === "+506")) || (data3 === "+225")) || (data3 === "+385")) || (data3 === "+53")) || (data3 === "+357")) || (data3 === "+420")) || (data3 === "+243")) || (data3 === "+45")) || (data3 === "+253")) || (data3 === "+593")) || (data3 === "+20")) || (data3 === "+503")) || (data3 === "+240")) || (data3 === "+291")) || (data3 === "+372")) || (data3 === "+268")) || (data3 === "+251")) || (data3 === "+679")) || (data3 === "+358")) || (data3 === "+33")) || (data3 === "+241")) || (data3 === "+220")) || (data3 === "+995")) || (data3 === "+49")) || (data3 === "+233")) || (data3 === "+350")) || (data3 === "+30")) || (data3 === "+502")) || (data3 === "+224")) || (data3 === "+245")) || (data3 === "+592")) || (data3 === "+509")) || (data3 === "+504")) || (data3 === "+852")) || (data3 === "+36")) || (data3 === "+354")) || (data3 === "+91")) || (data3 === "+62")) || (data3 === "+98")) || (data3 === "+964")) || (data3 === "+353")) || (data3 === "+39")) || (data3 === "+81")) || (data3 === "+962")) || (data3 === "+254")) || (data3 === "+686")) || (data3 === "+383")) || (data3 === "+996")) || (data3 === "+856")) || (data3 === "+371")) || (data3 === "+961")) || (data3 === "+266")) || (data3 === "+231")) || (data3 === "+218")) || (data3 === "+423")) || (data3 === "+370")) || (data3 === "+352")) || (data3 === "+853")) || (data3 === "+261")) || (data3 === "+265")) || (data3 === "+60")) || (data3 === "+960")) || (data3 === "+223")) || (data3 === "+356")) || (data3 === "+692")) || (data3 === "+222")) || (data3 === "+230")) || (data3 === "+52")) || (data3 === "+691")) || (data3 === "+373")) || (data3 === "+377")) || (data3 === "+976")) || (data3 === "+382")) || (data3 === "+212")) || (data3 === "+258")) || (data3 === "+95")) || (data3 === "+264")) || (data3 === "+977")) || (data3 === "+31")) || (data3 === "+64")) || (data3 === "+505")) || (data3 === "+227")) || (data3 === "+234")) || (data3 === "+850")) || (data3 === "+389")) || (data3 === "+47")) || (data3 === "+92")) || (data3 === "+680")) || (data3 === "+970")) || (data3 === "+507")) || (data3 === "+675")) || (data3 === "+595")) || (data3 === "+51")) || (data3 === "+63")) || (data3 === "+48")) || (data3 === "+351")) || (data3 === "+242")) || (data3 === "+40")) || (data3 === "+7")) || (data3 === "+250")) || (data3 === "+685")) || (data3 === "+378")) || (data3 === "+221")) || (data3 === "+381")) || (data3 === "+248")) || (data3 === "+232")) || (data3 === "+65")) || (data3 === "+421")) || (data3 === "+386")) || (data3 === "+677")) || (data3 === "+252")) || (data3 === "+27")) || (data3 === "+82")) || (data3 === "+211")) || (data3 === "+34")) || (data3 === "+94")) || (data3 === "+249")) || (data3 === "+597")) || (data3 === "+46")) || (data3 === "+41")) || (data3 === "+963")) || (data3 === "+239")) || (data3 === "+886")) || (data3 === "+992")) || (data3 === "+255")) || (data3 === "+66")) || (data3 === "+670")) || (data3 === "+228")) || (data3 === "+676")) || (data3 === "+216")) || (data3 === "+993")) || (data3 === "+688")) || (data3 === "+90")) || (data3 === "+256")) || (data3 === "+380")) || (data3 === "+44")) || (data3 === "+1")) || (data3 === "+598")) || (data3 === "+998")) || (data3 === "+678")) || (data3 === "+58")) || (data3 === "+84")) || (data3 === "+967")) || (data3 === "+260")) || (data3 === "+263"))){
const err13 = {instancePath:instancePath+"/phone_code",schemaPath:"#/properties/phone_code/enum",keyword:"enum",params:{allowedValues: schema27.properties.phone_code.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.phone1 !== undefined){
let data4 = data.phone1;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err14 = {instancePath:instancePath+"/phone1",schemaPath:"#/properties/phone1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{7,15}$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/phone1",schemaPath:"#/properties/phone1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.first_name_ar !== undefined){
let data5 = data.first_name_ar;
if(typeof data5 === "string"){
if(func2(data5) > 100){
const err16 = {instancePath:instancePath+"/first_name_ar",schemaPath:"#/properties/first_name_ar/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/first_name_ar",schemaPath:"#/properties/first_name_ar/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.last_name_ar !== undefined){
let data6 = data.last_name_ar;
if(typeof data6 === "string"){
if(func2(data6) > 100){
const err18 = {instancePath:instancePath+"/last_name_ar",schemaPath:"#/properties/last_name_ar/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/last_name_ar",schemaPath:"#/properties/last_name_ar/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "candidate/1-login",
title: "Login details and name",
schema,
groups: [
  {
    "fields": [
      "first_name",
      "last_name"
    ]
  },
  {
    "title": "WhatsApp number",
    "as": "phone",
    "fields": [
      "phone_code",
      "phone1"
    ]
  },
  {
    "fields": [
      "first_name_ar",
      "last_name_ar"
    ]
  }
],
ui: {
  "first_name": {
    "autocomplete": "given-name"
  },
  "last_name": {
    "autocomplete": "family-name"
  },
  "designation": {
    "placeholder": "e.g. Mathematics teacher",
    "autocomplete": "organization-title"
  },
  "phone1": {
    "help": "Digits only, without the country code",
    "inputmode": "numeric",
    "autocomplete": "tel-national"
  },
  "first_name_ar": {
    "dir": "rtl"
  },
  "last_name_ar": {
    "dir": "rtl"
  }
},
validate,
};
