// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "expl_id",
    "minimum_experience"
  ],
  "properties": {
    "expl_id": {
      "title": "Experience level",
      "type": "integer",
      "x-lookup": "experience-levels",
      "x-messages": {
        "required": "Experience Level required"
      }
    },
    "minimum_experience": {
      "title": "Minimum years of experience",
      "type": "integer",
      "minimum": 0,
      "maximum": 80,
      "x-messages": {
        "required": "Minimum Years Of Experience required",
        "minimum": "Experience cannot be negative"
      }
    },
    "required_qualification": {
      "title": "Required qualification",
      "type": "string",
      "maxLength": 200
    }
  }
};

const validate = validate10;
const func2 = ucs2length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expl_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expl_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.minimum_experience === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimum_experience"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.expl_id !== undefined){
let data0 = data.expl_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/expl_id",schemaPath:"#/properties/expl_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.minimum_experience !== undefined){
let data1 = data.minimum_experience;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/minimum_experience",schemaPath:"#/properties/minimum_experience/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 80 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/minimum_experience",schemaPath:"#/properties/minimum_experience/maximum",keyword:"maximum",params:{comparison: "<=", limit: 80}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/minimum_experience",schemaPath:"#/properties/minimum_experience/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.required_qualification !== undefined){
let data2 = data.required_qualification;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err6 = {instancePath:instancePath+"/required_qualification",schemaPath:"#/properties/required_qualification/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err7 = {instancePath:instancePath+"/required_qualification",schemaPath:"#/properties/required_qualification/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "vacancy/3-requirements",
title: "Requirements",
schema,
groups: [
  {
    "fields": [
      "expl_id",
      "minimum_experience"
    ]
  }
],
ui: {
  "required_qualification": {
    "placeholder": "e.g. Bachelor of Education",
    "help": "Matched with the highest qualification of those who apply"
  }
},
validate,
};
