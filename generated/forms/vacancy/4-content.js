// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "job_description"
  ],
  "properties": {
    "job_description": {
      "title": "Job description",
      "type": "string",
      "contentMediaType": "text/html",
      "maxLength": 20000,
      "x-messages": {
        "required": "Job Description Required"
      }
    },
    "requirements": {
      "title": "Requirements",
      "type": "string",
      "contentMediaType": "text/html",
      "maxLength": 20000
    },
    "benefits": {
      "title": "Benefits",
      "type": "string",
      "contentMediaType": "text/html",
      "maxLength": 20000
    }
  }
};

const validate = validate10;
const func2 = ucs2length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.job_description === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "job_description"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.job_description !== undefined){
let data0 = data.job_description;
if(typeof data0 === "string"){
if(func2(data0) > 20000){
const err1 = {instancePath:instancePath+"/job_description",schemaPath:"#/properties/job_description/maxLength",keyword:"maxLength",params:{limit: 20000}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/job_description",schemaPath:"#/properties/job_description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.requirements !== undefined){
let data1 = data.requirements;
if(typeof data1 === "string"){
if(func2(data1) > 20000){
const err3 = {instancePath:instancePath+"/requirements",schemaPath:"#/properties/requirements/maxLength",keyword:"maxLength",params:{limit: 20000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requirements",schemaPath:"#/properties/requirements/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.benefits !== undefined){
let data2 = data.benefits;
if(typeof data2 === "string"){
if(func2(data2) > 20000){
const err5 = {instancePath:instancePath+"/benefits",schemaPath:"#/properties/benefits/maxLength",keyword:"maxLength",params:{limit: 20000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/benefits",schemaPath:"#/properties/benefits/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "vacancy/4-content",
title: "Content Sections",
schema,
ui: {
  "job_description": {
    "widget": "rich-text"
  },
  "requirements": {
    "widget": "rich-text"
  },
  "benefits": {
    "widget": "rich-text"
  }
},
validate,
};
