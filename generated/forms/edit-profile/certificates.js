// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { formats, ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "properties": {
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
              "required": "Degree Level is required"
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
              "required": "Graduation Year is required",
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
              "required": "Graduation Year is required",
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
if(data.certificate !== undefined){
let data0 = data.certificate;
if(Array.isArray(data0)){
if(data0.length > 50){
const err0 = {instancePath:instancePath+"/certificate",schemaPath:"#/properties/certificate/maxItems",keyword:"maxItems",params:{limit: 50}};
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
if(data1.cert_type_id === undefined){
const err1 = {instancePath:instancePath+"/certificate/" + i0,schemaPath:"#/properties/certificate/items/required",keyword:"required",params:{missingProperty: "cert_type_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.institution_name === undefined){
const err2 = {instancePath:instancePath+"/certificate/" + i0,schemaPath:"#/properties/certificate/items/required",keyword:"required",params:{missingProperty: "institution_name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.issue_date === undefined){
const err3 = {instancePath:instancePath+"/certificate/" + i0,schemaPath:"#/properties/certificate/items/required",keyword:"required",params:{missingProperty: "issue_date"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.exp_date === undefined){
const err4 = {instancePath:instancePath+"/certificate/" + i0,schemaPath:"#/properties/certificate/items/required",keyword:"required",params:{missingProperty: "exp_date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.cert_id !== undefined){
let data2 = data1.cert_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err5 = {instancePath:instancePath+"/certificate/" + i0+"/cert_id",schemaPath:"#/properties/certificate/items/properties/cert_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.cert_type_id !== undefined){
let data3 = data1.cert_type_id;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err6 = {instancePath:instancePath+"/certificate/" + i0+"/cert_type_id",schemaPath:"#/properties/certificate/items/properties/cert_type_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.institution_name !== undefined){
let data4 = data1.institution_name;
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err7 = {instancePath:instancePath+"/certificate/" + i0+"/institution_name",schemaPath:"#/properties/certificate/items/properties/institution_name/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err8 = {instancePath:instancePath+"/certificate/" + i0+"/institution_name",schemaPath:"#/properties/certificate/items/properties/institution_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.issue_date !== undefined){
let data5 = data1.issue_date;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
const err9 = {instancePath:instancePath+"/certificate/" + i0+"/issue_date",schemaPath:"#/properties/certificate/items/properties/issue_date/format",keyword:"format",params:{format: "date"}};
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
const err10 = {instancePath:instancePath+"/certificate/" + i0+"/issue_date",schemaPath:"#/properties/certificate/items/properties/issue_date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.exp_date !== undefined){
let data6 = data1.exp_date;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err11 = {instancePath:instancePath+"/certificate/" + i0+"/exp_date",schemaPath:"#/properties/certificate/items/properties/exp_date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const vSchema0 = data1 && data1.issue_date;
if(vSchema0 !== undefined && ((typeof vSchema0 !== "string") || (formats0.compare(data6, vSchema0) < 0))){
const err12 = {instancePath:instancePath+"/certificate/" + i0+"/exp_date",schemaPath:"#/properties/certificate/items/properties/exp_date/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: vSchema0}};
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
const err13 = {instancePath:instancePath+"/certificate/" + i0+"/exp_date",schemaPath:"#/properties/certificate/items/properties/exp_date/type",keyword:"type",params:{type: "string"}};
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
else {
const err14 = {instancePath:instancePath+"/certificate/" + i0,schemaPath:"#/properties/certificate/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/certificate",schemaPath:"#/properties/certificate/type",keyword:"type",params:{type: "array"}};
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
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "edit-profile/certificates",
title: "Certificates and Liscences",
schema,
ui: {
  "certificate": {
    "add": "+ Add Certification",
    "empty": "candidate.no_certificates"
  }
},
validate,
};
