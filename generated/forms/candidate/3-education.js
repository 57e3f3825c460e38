// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { formats, ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "properties": {
    "education": {
      "title": "Education",
      "type": "array",
      "maxItems": 50,
      "x-read": "educations",
      "items": {
        "type": "object",
        "title": "Education",
        "required": [
          "ced_level",
          "ced_major",
          "institution_name",
          "year_graduation",
          "graduation_gps"
        ],
        "properties": {
          "ced_level": {
            "title": "Degree level",
            "type": "integer",
            "x-lookup": "education-levels",
            "x-messages": {
              "required": "Degree Level is required"
            }
          },
          "ced_major": {
            "title": "Field of study",
            "type": "string",
            "maxLength": 200,
            "x-messages": {
              "required": "Field of Study is required"
            }
          },
          "institution_name": {
            "title": "Institution name",
            "type": "string",
            "maxLength": 200,
            "x-messages": {
              "required": "Institution Name is required"
            }
          },
          "graduation_attainment": {
            "title": "Graduation attainment level",
            "type": "string",
            "maxLength": 200
          },
          "year_graduation": {
            "title": "Year of graduation",
            "type": "string",
            "format": "date",
            "x-messages": {
              "required": "Graduation Year is required",
              "format": "Invalid date format"
            }
          },
          "graduation_gps": {
            "title": "GPA/Grade",
            "type": "number",
            "minimum": 0,
            "maximum": 4,
            "x-messages": {
              "required": "GPA/Grade is required",
              "type": "GPA must be a number",
              "minimum": "GPA cannot be negative",
              "maximum": "GPA cannot be more than 4"
            }
          }
        }
      }
    },
    "certificate": {
      "title": "Certifications",
      "type": "array",
      "maxItems": 50,
      "x-read": "certificates",
      "items": {
        "type": "object",
        "title": "Certification",
        "required": [
          "cert_type_id",
          "institution_name",
          "issue_date",
          "exp_date"
        ],
        "properties": {
          "cert_id": {
            "type": "integer",
            "readOnly": true
          },
          "cert_type_id": {
            "title": "Certificate type",
            "type": "integer",
            "x-lookup": "certificate-types",
            "x-messages": {
              "required": "Certificate Type is required"
            }
          },
          "institution_name": {
            "title": "Issuing authority",
            "type": "string",
            "maxLength": 200,
            "x-messages": {
              "required": "Institution Name is required"
            }
          },
          "issue_date": {
            "title": "Issue date",
            "type": "string",
            "format": "date",
            "x-messages": {
              "required": "Issue Date is required",
              "format": "Invalid date format"
            }
          },
          "exp_date": {
            "title": "Expiry date",
            "type": "string",
            "format": "date",
            "formatMinimum": {
              "$data": "1/issue_date"
            },
            "x-messages": {
              "required": "Expiry Date is required",
              "format": "Invalid date format",
              "formatMinimum": "Expiry date must not be before the issue date"
            }
          }
        }
      }
    }
  }
};

const validate = validate10;
const func2 = ucs2length;
const formats0 = formats.date;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.education !== undefined){
let data0 = data.education;
if(Array.isArray(data0)){
if(data0.length > 50){
const err0 = {instancePath:instancePath+"/education",schemaPath:"#/properties/education/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.ced_level === undefined){
const err1 = {instancePath:instancePath+"/education/" + i0,schemaPath:"#/properties/education/items/required",keyword:"required",params:{missingProperty: "ced_level"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.ced_major === undefined){
const err2 = {instancePath:instancePath+"/education/" + i0,schemaPath:"#/properties/education/items/required",keyword:"required",params:{missingProperty: "ced_major"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.institution_name === undefined){
const err3 = {instancePath:instancePath+"/education/" + i0,schemaPath:"#/properties/education/items/required",keyword:"required",params:{missingProperty: "institution_name"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.year_graduation === undefined){
const err4 = {instancePath:instancePath+"/education/" + i0,schemaPath:"#/properties/education/items/required",keyword:"required",params:{missingProperty: "year_graduation"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.graduation_gps === undefined){
const err5 = {instancePath:instancePath+"/education/" + i0,schemaPath:"#/properties/education/items/required",keyword:"required",params:{missingProperty: "graduation_gps"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.ced_level !== undefined){
let data2 = data1.ced_level;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/education/" + i0+"/ced_level",schemaPath:"#/properties/education/items/properties/ced_level/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.ced_major !== undefined){
let data3 = data1.ced_major;
if(typeof data3 === "string"){
if(func2(data3) > 200){
const err7 = {instancePath:instancePath+"/education/" + i0+"/ced_major",schemaPath:"#/properties/education/items/properties/ced_major/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/education/" + i0+"/ced_major",schemaPath:"#/properties/education/items/properties/ced_major/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.institution_name !== undefined){
let data4 = data1.institution_name;
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err9 = {instancePath:instancePath+"/education/" + i0+"/institution_name",schemaPath:"#/properties/education/items/properties/institution_name/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err10 = {instancePath:instancePath+"/education/" + i0+"/institution_name",schemaPath:"#/properties/education/items/properties/institution_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.graduation_attainment !== undefined){
let data5 = data1.graduation_attainment;
if(typeof data5 === "string"){
if(func2(data5) > 200){
const err11 = {instancePath:instancePath+"/education/" + i0+"/graduation_attainment",schemaPath:"#/properties/education/items/properties/graduation_attainment/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/education/" + i0+"/graduation_attainment",schemaPath:"#/properties/education/items/properties/graduation_attainment/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.year_graduation !== undefined){
let data6 = data1.year_graduation;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err13 = {instancePath:instancePath+"/education/" + i0+"/year_graduation",schemaPath:"#/properties/education/items/properties/year_graduation/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/education/" + i0+"/year_graduation",schemaPath:"#/properties/education/items/properties/year_graduation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.graduation_gps !== undefined){
let data7 = data1.graduation_gps;
if(typeof data7 == "number"){
if(data7 > 4 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/education/" + i0+"/graduation_gps",schemaPath:"#/properties/education/items/properties/graduation_gps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/education/" + i0+"/graduation_gps",schemaPath:"#/properties/education/items/properties/graduation_gps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err17 = {instancePath:instancePath+"/education/" + i0+"/graduation_gps",schemaPath:"#/properties/education/items/properties/graduation_gps/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/education/" + i0,schemaPath:"#/properties/education/items/type",keyword:"type",params:{type: "object"}};
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
else {
const err19 = {instancePath:instancePath+"/education",schemaPath:"#/properties/education/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.certificate !== undefined){
let data8 = data.certificate;
if(Array.isArray(data8)){
if(data8.length > 50){
const err20 = {instancePath:instancePath+"/certificate",schemaPath:"#/properties/certificate/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.cert_type_id === undefined){
const err21 = {instancePath:instancePath+"/certificate/" + i1,schemaPath:"#/properties/certificate/items/required",keyword:"required",params:{missingProperty: "cert_type_id"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9.institution_name === undefined){
const err22 = {instancePath:instancePath+"/certificate/" + i1,schemaPath:"#/properties/certificate/items/required",keyword:"required",params:{missingProperty: "institution_name"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9.issue_date === undefined){
const err23 = {instancePath:instancePath+"/certificate/" + i1,schemaPath:"#/properties/certificate/items/required",keyword:"required",params:{missingProperty: "issue_date"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.exp_date === undefined){
const err24 = {instancePath:instancePath+"/certificate/" + i1,schemaPath:"#/properties/certificate/items/required",keyword:"required",params:{missingProperty: "exp_date"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.cert_id !== undefined){
let data10 = data9.cert_id;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err25 = {instancePath:instancePath+"/certificate/" + i1+"/cert_id",schemaPath:"#/properties/certificate/items/properties/cert_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.cert_type_id !== undefined){
let data11 = data9.cert_type_id;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err26 = {instancePath:instancePath+"/certificate/" + i1+"/cert_type_id",schemaPath:"#/properties/certificate/items/properties/cert_type_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.institution_name !== undefined){
let data12 = data9.institution_name;
if(typeof data12 === "string"){
if(func2(data12) > 200){
const err27 = {instancePath:instancePath+"/certificate/" + i1+"/institution_name",schemaPath:"#/properties/certificate/items/properties/institution_name/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err28 = {instancePath:instancePath+"/certificate/" + i1+"/institution_name",schemaPath:"#/properties/certificate/items/properties/institution_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data9.issue_date !== undefined){
let data13 = data9.issue_date;
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
const err29 = {instancePath:instancePath+"/certificate/" + i1+"/issue_date",schemaPath:"#/properties/certificate/items/properties/issue_date/format",keyword:"format",params:{format: "date"}};
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
const err30 = {instancePath:instancePath+"/certificate/" + i1+"/issue_date",schemaPath:"#/properties/certificate/items/properties/issue_date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data9.exp_date !== undefined){
let data14 = data9.exp_date;
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
const err31 = {instancePath:instancePath+"/certificate/" + i1+"/exp_date",schemaPath:"#/properties/certificate/items/properties/exp_date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const vSchema0 = data9 && data9.issue_date;
if(vSchema0 !== undefined && ((typeof vSchema0 !== "string") || (formats0.compare(data14, vSchema0) < 0))){
const err32 = {instancePath:instancePath+"/certificate/" + i1+"/exp_date",schemaPath:"#/properties/certificate/items/properties/exp_date/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: vSchema0}};
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
const err33 = {instancePath:instancePath+"/certificate/" + i1+"/exp_date",schemaPath:"#/properties/certificate/items/properties/exp_date/type",keyword:"type",params:{type: "string"}};
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
else {
const err34 = {instancePath:instancePath+"/certificate/" + i1,schemaPath:"#/properties/certificate/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/certificate",schemaPath:"#/properties/certificate/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "candidate/3-education",
title: "Education and certifications",
schema,
ui: {
  "education": {
    "add": "+ Add Education",
    "empty": "candidate.no_educations"
  },
  "certificate": {
    "add": "+ Add Certification",
    "empty": "candidate.no_certificates"
  }
},
validate,
};
