// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { formats, ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "first_name",
    "last_name",
    "first_name_ar",
    "last_name_ar",
    "designation",
    "highest_qualification",
    "years_of_experience",
    "candidate_dob",
    "gender",
    "country_id",
    "email1",
    "phone1",
    "skill_id"
  ],
  "properties": {
    "candidate_picture": {
      "title": "Profile photo",
      "x-file": {
        "accept": [
          "image/jpeg",
          "image/png",
          "image/gif"
        ],
        "maxBytes": 2097152
      },
      "x-messages": {
        "accept": "Only JPG, PNG, or GIF files are allowed",
        "maxBytes": "File size must be less than 2MB"
      }
    },
    "candidate_cover": {
      "title": "Cover",
      "x-file": {
        "accept": [
          "image/jpeg",
          "image/png",
          "image/gif"
        ],
        "maxBytes": 2097152
      },
      "x-messages": {
        "accept": "Only JPG, PNG, or GIF files are allowed",
        "maxBytes": "File size must be less than 2MB"
      }
    },
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
    },
    "designation": {
      "title": "Designation",
      "type": "string",
      "maxLength": 100,
      "x-messages": {
        "required": "Last name is required"
      }
    },
    "highest_qualification": {
      "title": "Highest qualification",
      "type": "string",
      "maxLength": 200,
      "x-messages": {
        "required": "Highest Qualification is required"
      }
    },
    "years_of_experience": {
      "title": "Years of experience",
      "type": "integer",
      "minimum": 0,
      "maximum": 80,
      "x-messages": {
        "required": "Years of Experience is required"
      }
    },
    "candidate_dob": {
      "title": "Date of birth",
      "type": "string",
      "format": "date",
      "x-server": [
        "past-date"
      ],
      "x-messages": {
        "required": "Date of birth is required",
        "format": "Invalid date format",
        "past-date": "Date of birth must be in the past"
      }
    },
    "gender": {
      "title": "Gender",
      "type": "string",
      "enum": [
        "M",
        "F"
      ],
      "x-labels": {
        "M": "Male",
        "F": "Female"
      },
      "x-messages": {
        "required": "Gender is required"
      }
    },
    "country_id": {
      "title": "Nationality",
      "type": "integer",
      "x-lookup": "countries",
      "x-messages": {
        "required": "Country is required"
      }
    },
    "current_country": {
      "title": "Current country",
      "type": "string",
      "maxLength": 100
    },
    "current_city": {
      "title": "Current city",
      "type": "string",
      "maxLength": 100
    },
    "language": {
      "title": "Languages",
      "type": "array",
      "maxItems": 50,
      "x-read": "languages",
      "items": {
        "type": "object",
        "title": "Language",
        "required": [
          "lang_id",
          "lang_proficiency_id"
        ],
        "properties": {
          "lang_id": {
            "title": "Language",
            "type": "integer",
            "x-lookup": "languages",
            "x-messages": {
              "required": "Language is required"
            }
          },
          "lang_proficiency_id": {
            "title": "Proficiency",
            "type": "integer",
            "x-lookup": "language-proficiencies",
            "x-messages": {
              "required": "Language Proficiency is required"
            }
          }
        }
      }
    },
    "email1": {
      "title": "Contact e-mail",
      "type": "string",
      "format": "email",
      "maxLength": 254,
      "x-messages": {
        "required": "Email is required",
        "format": "Invalid email"
      }
    },
    "phone1": {
      "title": "Phone number",
      "type": "string",
      "pattern": "^[0-9]{7,15}$",
      "x-messages": {
        "required": "Phone number is required",
        "pattern": "Invalid phone number"
      }
    },
    "candidate_comment1": {
      "title": "About Me",
      "type": "string",
      "maxLength": 5000
    },
    "skill_id": {
      "title": "Skills",
      "type": "array",
      "uniqueItems": true,
      "minItems": 1,
      "maxItems": 100,
      "items": {
        "type": "integer",
        "exclusiveMinimum": 0,
        "x-messages": {
          "type": "Skill ID must be a positive number",
          "exclusiveMinimum": "Skill ID must be a positive number"
        }
      },
      "x-lookup": "skills",
      "x-messages": {
        "required": "At least one skill is required",
        "minItems": "At least one skill is required"
      }
    }
  }
};

const validate = validate10;
const schema27 = schema;
const func2 = ucs2length;
const formats0 = formats.date;
const formats2 = formats.email;
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
if(data.first_name_ar === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name_ar"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.last_name_ar === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_name_ar"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.designation === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "designation"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.highest_qualification === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "highest_qualification"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.years_of_experience === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "years_of_experience"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.candidate_dob === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "candidate_dob"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.gender === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gender"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.country_id === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country_id"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.email1 === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email1"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.phone1 === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone1"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.skill_id === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skill_id"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.candidate_picture !== undefined){
let data0 = data.candidate_picture;
if(typeof data0 == "object" && data0 !== null && !Array.isArray(data0)){
if(!(["image/jpeg","image/png","image/gif"].includes(data0.type))){
const err13 = {instancePath:instancePath+"/candidate_picture",schemaPath:"#/properties/candidate_picture/x-file",keyword:"x-file",params:{rule: "accept", limit: "image/jpeg, image/png, image/gif"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(data0.size <= 2097152)){
const err14 = {instancePath:instancePath+"/candidate_picture",schemaPath:"#/properties/candidate_picture/x-file",keyword:"x-file",params:{rule: "maxBytes", limit: "2MB"}};
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
if(!(typeof data0 == "string")){
const err15 = {instancePath:instancePath+"/candidate_picture",schemaPath:"#/properties/candidate_picture/x-file",keyword:"x-file",params:{rule: "type", limit: ""}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.candidate_cover !== undefined){
let data1 = data.candidate_cover;
if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1)){
if(!(["image/jpeg","image/png","image/gif"].includes(data1.type))){
const err16 = {instancePath:instancePath+"/candidate_cover",schemaPath:"#/properties/candidate_cover/x-file",keyword:"x-file",params:{rule: "accept", limit: "image/jpeg, image/png, image/gif"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(data1.size <= 2097152)){
const err17 = {instancePath:instancePath+"/candidate_cover",schemaPath:"#/properties/candidate_cover/x-file",keyword:"x-file",params:{rule: "maxBytes", limit: "2MB"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
if(!(typeof data1 == "string")){
const err18 = {instancePath:instancePath+"/candidate_cover",schemaPath:"#/properties/candidate_cover/x-file",keyword:"x-file",params:{rule: "type", limit: ""}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.first_name !== undefined){
let data2 = data.first_name;
if(typeof data2 === "string"){
if(func2(data2) > 100){
const err19 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.last_name !== undefined){
let data3 = data.last_name;
if(typeof data3 === "string"){
if(func2(data3) > 100){
const err21 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.first_name_ar !== undefined){
let data4 = data.first_name_ar;
if(typeof data4 === "string"){
if(func2(data4) > 100){
const err23 = {instancePath:instancePath+"/first_name_ar",schemaPath:"#/properties/first_name_ar/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/first_name_ar",schemaPath:"#/properties/first_name_ar/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.last_name_ar !== undefined){
let data5 = data.last_name_ar;
if(typeof data5 === "string"){
if(func2(data5) > 100){
const err25 = {instancePath:instancePath+"/last_name_ar",schemaPath:"#/properties/last_name_ar/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/last_name_ar",schemaPath:"#/properties/last_name_ar/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.designation !== undefined){
let data6 = data.designation;
if(typeof data6 === "string"){
if(func2(data6) > 100){
const err27 = {instancePath:instancePath+"/designation",schemaPath:"#/properties/designation/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/designation",schemaPath:"#/properties/designation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.highest_qualification !== undefined){
let data7 = data.highest_qualification;
if(typeof data7 === "string"){
if(func2(data7) > 200){
const err29 = {instancePath:instancePath+"/highest_qualification",schemaPath:"#/properties/highest_qualification/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/highest_qualification",schemaPath:"#/properties/highest_qualification/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.years_of_experience !== undefined){
let data8 = data.years_of_experience;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err31 = {instancePath:instancePath+"/years_of_experience",schemaPath:"#/properties/years_of_experience/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 80 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/years_of_experience",schemaPath:"#/properties/years_of_experience/maximum",keyword:"maximum",params:{comparison: "<=", limit: 80}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err33 = {instancePath:instancePath+"/years_of_experience",schemaPath:"#/properties/years_of_experience/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.candidate_dob !== undefined){
let data9 = data.candidate_dob;
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
const err34 = {instancePath:instancePath+"/candidate_dob",schemaPath:"#/properties/candidate_dob/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/candidate_dob",schemaPath:"#/properties/candidate_dob/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.gender !== undefined){
let data10 = data.gender;
if(typeof data10 !== "string"){
const err36 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!((data10 === "M") || (data10 === "F"))){
const err37 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/enum",keyword:"enum",params:{allowedValues: schema27.properties.gender.enum}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.country_id !== undefined){
let data11 = data.country_id;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err38 = {instancePath:instancePath+"/country_id",schemaPath:"#/properties/country_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.current_country !== undefined){
let data12 = data.current_country;
if(typeof data12 === "string"){
if(func2(data12) > 100){
const err39 = {instancePath:instancePath+"/current_country",schemaPath:"#/properties/current_country/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/current_country",schemaPath:"#/properties/current_country/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.current_city !== undefined){
let data13 = data.current_city;
if(typeof data13 === "string"){
if(func2(data13) > 100){
const err41 = {instancePath:instancePath+"/current_city",schemaPath:"#/properties/current_city/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/current_city",schemaPath:"#/properties/current_city/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.language !== undefined){
let data14 = data.language;
if(Array.isArray(data14)){
if(data14.length > 50){
const err43 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.lang_id === undefined){
const err44 = {instancePath:instancePath+"/language/" + i0,schemaPath:"#/properties/language/items/required",keyword:"required",params:{missingProperty: "lang_id"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data15.lang_proficiency_id === undefined){
const err45 = {instancePath:instancePath+"/language/" + i0,schemaPath:"#/properties/language/items/required",keyword:"required",params:{missingProperty: "lang_proficiency_id"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data15.lang_id !== undefined){
let data16 = data15.lang_id;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err46 = {instancePath:instancePath+"/language/" + i0+"/lang_id",schemaPath:"#/properties/language/items/properties/lang_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data15.lang_proficiency_id !== undefined){
let data17 = data15.lang_proficiency_id;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err47 = {instancePath:instancePath+"/language/" + i0+"/lang_proficiency_id",schemaPath:"#/properties/language/items/properties/lang_proficiency_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/language/" + i0,schemaPath:"#/properties/language/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.email1 !== undefined){
let data18 = data.email1;
if(typeof data18 === "string"){
if(func2(data18) > 254){
const err50 = {instancePath:instancePath+"/email1",schemaPath:"#/properties/email1/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(formats2.validate(data18))){
const err51 = {instancePath:instancePath+"/email1",schemaPath:"#/properties/email1/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/email1",schemaPath:"#/properties/email1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.phone1 !== undefined){
let data19 = data.phone1;
if(typeof data19 === "string"){
if(!pattern0.test(data19)){
const err53 = {instancePath:instancePath+"/phone1",schemaPath:"#/properties/phone1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{7,15}$"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/phone1",schemaPath:"#/properties/phone1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.candidate_comment1 !== undefined){
let data20 = data.candidate_comment1;
if(typeof data20 === "string"){
if(func2(data20) > 5000){
const err55 = {instancePath:instancePath+"/candidate_comment1",schemaPath:"#/properties/candidate_comment1/maxLength",keyword:"maxLength",params:{limit: 5000}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/candidate_comment1",schemaPath:"#/properties/candidate_comment1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.skill_id !== undefined){
let data21 = data.skill_id;
if(Array.isArray(data21)){
if(data21.length > 100){
const err57 = {instancePath:instancePath+"/skill_id",schemaPath:"#/properties/skill_id/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data21.length < 1){
const err58 = {instancePath:instancePath+"/skill_id",schemaPath:"#/properties/skill_id/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
const err59 = {instancePath:instancePath+"/skill_id/" + i1,schemaPath:"#/properties/skill_id/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(typeof data22 == "number"){
if(data22 <= 0 || isNaN(data22)){
const err60 = {instancePath:instancePath+"/skill_id/" + i1,schemaPath:"#/properties/skill_id/items/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
let i2 = data21.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data21[i2];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err61 = {instancePath:instancePath+"/skill_id",schemaPath:"#/properties/skill_id/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err62 = {instancePath:instancePath+"/skill_id",schemaPath:"#/properties/skill_id/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "edit-profile/profile",
title: "Profile",
schema,
groups: [
  {
    "fields": [
      "first_name",
      "last_name"
    ]
  },
  {
    "fields": [
      "first_name_ar",
      "last_name_ar"
    ]
  },
  {
    "fields": [
      "highest_qualification",
      "years_of_experience"
    ]
  },
  {
    "fields": [
      "candidate_dob",
      "gender"
    ]
  },
  {
    "fields": [
      "current_country",
      "current_city"
    ]
  },
  {
    "fields": [
      "email1",
      "phone1"
    ]
  }
],
ui: {
  "candidate_picture": {
    "widget": "image",
    "help": "Recommended 400x400px, max 2MB"
  },
  "candidate_cover": {
    "widget": "image",
    "help": "1024x320px, max 2MB"
  },
  "first_name": {
    "autocomplete": "given-name"
  },
  "last_name": {
    "autocomplete": "family-name"
  },
  "first_name_ar": {
    "dir": "rtl"
  },
  "last_name_ar": {
    "dir": "rtl"
  },
  "designation": {
    "autocomplete": "organization-title"
  },
  "candidate_dob": {
    "autocomplete": "bday"
  },
  "gender": {
    "widget": "segmented"
  },
  "language": {
    "add": "+ Add Language"
  },
  "phone1": {
    "help": "Digits only, without the country code",
    "inputmode": "numeric",
    "autocomplete": "tel-national"
  },
  "candidate_comment1": {
    "widget": "textarea",
    "rows": 8
  },
  "skill_id": {
    "widget": "multi-select"
  }
},
validate,
};
