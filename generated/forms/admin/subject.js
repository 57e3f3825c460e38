// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "subject_name"
  ],
  "properties": {
    "subject_name": {
      "title": "Name",
      "type": "string",
      "maxLength": 100,
      "x-unique": true,
      "x-messages": {
        "required": "Name is required",
        "x-unique": "This subject exists already"
      }
    }
  }
};

const validate = validate10;
const func2 = ucs2length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject_name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.subject_name !== undefined){
let data0 = data.subject_name;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err1 = {instancePath:instancePath+"/subject_name",schemaPath:"#/properties/subject_name/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err2 = {instancePath:instancePath+"/subject_name",schemaPath:"#/properties/subject_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "admin/subject",
title: "Subject",
schema,
ui: {
  "subject_name": {
    "placeholder": "e.g. Mathematics"
  }
},
validate,
};
