// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { formats, ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "properties": {
    "candidate_status": {
      "title": "Status",
      "type": "string",
      "maxLength": 100
    },
    "application_date": {
      "title": "Application date",
      "type": "string",
      "format": "date",
      "x-messages": {
        "format": "Invalid date format"
      }
    },
    "availability_date": {
      "title": "Available from",
      "type": "string",
      "format": "date",
      "x-messages": {
        "format": "Invalid date format"
      }
    },
    "expl_id": {
      "title": "Experience level",
      "type": "integer",
      "x-lookup": "experience-levels"
    },
    "candidate_comment2": {
      "title": "Comment",
      "type": "string",
      "maxLength": 5000
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
if(data.candidate_status !== undefined){
let data0 = data.candidate_status;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err0 = {instancePath:instancePath+"/candidate_status",schemaPath:"#/properties/candidate_status/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/candidate_status",schemaPath:"#/properties/candidate_status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.application_date !== undefined){
let data1 = data.application_date;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err2 = {instancePath:instancePath+"/application_date",schemaPath:"#/properties/application_date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/application_date",schemaPath:"#/properties/application_date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.availability_date !== undefined){
let data2 = data.availability_date;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err4 = {instancePath:instancePath+"/availability_date",schemaPath:"#/properties/availability_date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/availability_date",schemaPath:"#/properties/availability_date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.expl_id !== undefined){
let data3 = data.expl_id;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err6 = {instancePath:instancePath+"/expl_id",schemaPath:"#/properties/expl_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.candidate_comment2 !== undefined){
let data4 = data.candidate_comment2;
if(typeof data4 === "string"){
if(func2(data4) > 5000){
const err7 = {instancePath:instancePath+"/candidate_comment2",schemaPath:"#/properties/candidate_comment2/maxLength",keyword:"maxLength",params:{limit: 5000}};
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
const err8 = {instancePath:instancePath+"/candidate_comment2",schemaPath:"#/properties/candidate_comment2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "admin/candidate",
title: "For the administration",
schema,
groups: [
  {
    "fields": [
      "application_date",
      "availability_date"
    ]
  }
],
ui: {
  "candidate_comment2": {
    "widget": "textarea",
    "rows": 6,
    "help": "Only Admins read this"
  }
},
validate,
};
