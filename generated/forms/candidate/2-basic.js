// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { formats, ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "gender",
    "candidate_dob",
    "marital_status",
    "kids_num",
    "years_of_experience",
    "highest_qualification",
    "country_id",
    "address"
  ],
  "properties": {
    "candidate_cv": {
      "title": "Resume",
      "x-file": {
        "accept": [
          "application/pdf",
          "application/msword",
          "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        ],
        "maxBytes": 5242880
      },
      "x-messages": {
        "accept": "Only PDF or DOC files are allowed",
        "maxBytes": "File size must be less than 5MB",
        "required": "Resume is required"
      }
    },
    "candidate_picture": {
      "title": "Photo",
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
    "marital_status": {
      "title": "Marital status",
      "type": "integer",
      "enum": [
        0,
        1
      ],
      "default": 0,
      "x-labels": {
        "0": "Single",
        "1": "Married"
      },
      "x-messages": {
        "required": "Marital status is required"
      }
    },
    "kids_num": {
      "title": "Number of kids",
      "type": "integer",
      "minimum": 0,
      "maximum": 30,
      "x-messages": {
        "required": "Number of kids is required",
        "minimum": "Number cannot be negative"
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
    "highest_qualification": {
      "title": "Highest qualification",
      "type": "string",
      "maxLength": 200,
      "x-messages": {
        "required": "Highest Qualification is required"
      }
    },
    "country_id": {
      "title": "Nationality",
      "type": "integer",
      "x-lookup": "countries",
      "x-messages": {
        "required": "Nationality is required"
      }
    },
    "email2": {
      "title": "Alternate e-mail",
      "type": "string",
      "format": "email",
      "maxLength": 254,
      "x-messages": {
        "required": "Email is required",
        "format": "Invalid email"
      }
    },
    "phone2": {
      "title": "Alternate phone",
      "type": "string",
      "pattern": "^[0-9]{7,15}$",
      "x-messages": {
        "required": "Phone number is required",
        "pattern": "Invalid phone number"
      }
    },
    "address": {
      "title": "Address",
      "type": "string",
      "maxLength": 300,
      "x-messages": {
        "required": "Address is required"
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
    "candidate_comment1": {
      "title": "Bio",
      "type": "string",
      "maxLength": 5000
    }
  }
};

const validate = validate10;
const schema27 = schema;
const formats0 = formats.date;
const formats2 = formats.email;
const func2 = ucs2length;
const pattern0 = new RegExp("^[0-9]{7,15}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gender === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gender"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.candidate_dob === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "candidate_dob"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.marital_status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "marital_status"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.kids_num === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kids_num"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.years_of_experience === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "years_of_experience"}};
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
if(data.country_id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country_id"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.address === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.candidate_cv !== undefined){
let data0 = data.candidate_cv;
if(typeof data0 == "object" && data0 !== null && !Array.isArray(data0)){
if(!(["application/pdf","application/msword","application/vnd.openxmlformats-officedocument.wordprocessingml.document"].includes(data0.type))){
const err8 = {instancePath:instancePath+"/candidate_cv",schemaPath:"#/properties/candidate_cv/x-file",keyword:"x-file",params:{rule: "accept", limit: "application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(data0.size <= 5242880)){
const err9 = {instancePath:instancePath+"/candidate_cv",schemaPath:"#/properties/candidate_cv/x-file",keyword:"x-file",params:{rule: "maxBytes", limit: "5MB"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
if(!(typeof data0 == "string")){
const err10 = {instancePath:instancePath+"/candidate_cv",schemaPath:"#/properties/candidate_cv/x-file",keyword:"x-file",params:{rule: "type", limit: ""}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.candidate_picture !== undefined){
let data1 = data.candidate_picture;
if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1)){
if(!(["image/jpeg","image/png","image/gif"].includes(data1.type))){
const err11 = {instancePath:instancePath+"/candidate_picture",schemaPath:"#/properties/candidate_picture/x-file",keyword:"x-file",params:{rule: "accept", limit: "image/jpeg, image/png, image/gif"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(data1.size <= 2097152)){
const err12 = {instancePath:instancePath+"/candidate_picture",schemaPath:"#/properties/candidate_picture/x-file",keyword:"x-file",params:{rule: "maxBytes", limit: "2MB"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
if(!(typeof data1 == "string")){
const err13 = {instancePath:instancePath+"/candidate_picture",schemaPath:"#/properties/candidate_picture/x-file",keyword:"x-file",params:{rule: "type", limit: ""}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.gender !== undefined){
let data2 = data.gender;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data2 === "M") || (data2 === "F"))){
const err15 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/enum",keyword:"enum",params:{allowedValues: schema27.properties.gender.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.candidate_dob !== undefined){
let data3 = data.candidate_dob;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err16 = {instancePath:instancePath+"/candidate_dob",schemaPath:"#/properties/candidate_dob/format",keyword:"format",params:{format: "date"}};
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
const err17 = {instancePath:instancePath+"/candidate_dob",schemaPath:"#/properties/candidate_dob/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.marital_status !== undefined){
let data4 = data.marital_status;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err18 = {instancePath:instancePath+"/marital_status",schemaPath:"#/properties/marital_status/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data4 === 0) || (data4 === 1))){
const err19 = {instancePath:instancePath+"/marital_status",schemaPath:"#/properties/marital_status/enum",keyword:"enum",params:{allowedValues: schema27.properties.marital_status.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.kids_num !== undefined){
let data5 = data.kids_num;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err20 = {instancePath:instancePath+"/kids_num",schemaPath:"#/properties/kids_num/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 30 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/kids_num",schemaPath:"#/properties/kids_num/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/kids_num",schemaPath:"#/properties/kids_num/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.years_of_experience !== undefined){
let data6 = data.years_of_experience;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err23 = {instancePath:instancePath+"/years_of_experience",schemaPath:"#/properties/years_of_experience/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 80 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/years_of_experience",schemaPath:"#/properties/years_of_experience/maximum",keyword:"maximum",params:{comparison: "<=", limit: 80}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/years_of_experience",schemaPath:"#/properties/years_of_experience/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.highest_qualification !== undefined){
let data7 = data.highest_qualification;
if(typeof data7 === "string"){
if(func2(data7) > 200){
const err26 = {instancePath:instancePath+"/highest_qualification",schemaPath:"#/properties/highest_qualification/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/highest_qualification",schemaPath:"#/properties/highest_qualification/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.country_id !== undefined){
let data8 = data.country_id;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err28 = {instancePath:instancePath+"/country_id",schemaPath:"#/properties/country_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.email2 !== undefined){
let data9 = data.email2;
if(typeof data9 === "string"){
if(func2(data9) > 254){
const err29 = {instancePath:instancePath+"/email2",schemaPath:"#/properties/email2/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats2.validate(data9))){
const err30 = {instancePath:instancePath+"/email2",schemaPath:"#/properties/email2/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/email2",schemaPath:"#/properties/email2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.phone2 !== undefined){
let data10 = data.phone2;
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err32 = {instancePath:instancePath+"/phone2",schemaPath:"#/properties/phone2/pattern",keyword:"pattern",params:{pattern: "^[0-9]{7,15}$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/phone2",schemaPath:"#/properties/phone2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.address !== undefined){
let data11 = data.address;
if(typeof data11 === "string"){
if(func2(data11) > 300){
const err34 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 300}};
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
const err35 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.current_country !== undefined){
let data12 = data.current_country;
if(typeof data12 === "string"){
if(func2(data12) > 100){
const err36 = {instancePath:instancePath+"/current_country",schemaPath:"#/properties/current_country/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/current_country",schemaPath:"#/properties/current_country/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.current_city !== undefined){
let data13 = data.current_city;
if(typeof data13 === "string"){
if(func2(data13) > 100){
const err38 = {instancePath:instancePath+"/current_city",schemaPath:"#/properties/current_city/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/current_city",schemaPath:"#/properties/current_city/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.email1 !== undefined){
let data14 = data.email1;
if(typeof data14 === "string"){
if(func2(data14) > 254){
const err40 = {instancePath:instancePath+"/email1",schemaPath:"#/properties/email1/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!(formats2.validate(data14))){
const err41 = {instancePath:instancePath+"/email1",schemaPath:"#/properties/email1/format",keyword:"format",params:{format: "email"}};
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
const err42 = {instancePath:instancePath+"/email1",schemaPath:"#/properties/email1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.candidate_comment1 !== undefined){
let data15 = data.candidate_comment1;
if(typeof data15 === "string"){
if(func2(data15) > 5000){
const err43 = {instancePath:instancePath+"/candidate_comment1",schemaPath:"#/properties/candidate_comment1/maxLength",keyword:"maxLength",params:{limit: 5000}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/candidate_comment1",schemaPath:"#/properties/candidate_comment1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "candidate/2-basic",
title: "Basic information",
schema,
groups: [
  {
    "fields": [
      "gender",
      "candidate_dob"
    ]
  },
  {
    "fields": [
      "marital_status",
      "kids_num"
    ]
  },
  {
    "fields": [
      "years_of_experience",
      "highest_qualification"
    ]
  },
  {
    "fields": [
      "email2",
      "phone2"
    ]
  },
  {
    "fields": [
      "current_country",
      "current_city"
    ]
  }
],
ui: {
  "candidate_cv": {
    "widget": "file",
    "help": "PDF, DOC or DOCX, max 5MB"
  },
  "candidate_picture": {
    "widget": "image",
    "help": "JPG, PNG or GIF. Recommended 400x400px, max 2MB"
  },
  "gender": {
    "widget": "segmented"
  },
  "candidate_dob": {
    "autocomplete": "bday"
  },
  "marital_status": {
    "widget": "segmented"
  },
  "highest_qualification": {
    "placeholder": "e.g. Master of Education"
  },
  "phone2": {
    "help": "Digits only",
    "inputmode": "numeric"
  },
  "address": {
    "autocomplete": "street-address"
  },
  "email1": {
    "help": "Schools write to this address"
  },
  "candidate_comment1": {
    "widget": "textarea",
    "rows": 8
  }
},
validate,
};
