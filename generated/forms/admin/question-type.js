// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "type_label",
    "type_key"
  ],
  "properties": {
    "type_label": {
      "title": "Name",
      "type": "string",
      "maxLength": 100,
      "x-unique": true,
      "x-messages": {
        "required": "Name is required",
        "x-unique": "This question type exists already"
      }
    },
    "type_key": {
      "title": "How it is answered",
      "type": "string",
      "enum": [
        "short_text",
        "descriptive",
        "option_select",
        "multi_select",
        "date",
        "number",
        "rating_scale",
        "radio"
      ],
      "x-labels": {
        "short_text": "One line of text",
        "descriptive": "A longer text",
        "option_select": "One option from a list",
        "multi_select": "Several options",
        "date": "A date",
        "number": "A number",
        "rating_scale": "A mark for each option",
        "radio": "One option, all in sight"
      },
      "x-messages": {
        "required": "Choose how it is answered",
        "enum": "Choose how it is answered"
      }
    }
  }
};

const validate = validate10;
const schema27 = schema;
const func2 = ucs2length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type_label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type_label"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type_key === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type_key"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type_label !== undefined){
let data0 = data.type_label;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err2 = {instancePath:instancePath+"/type_label",schemaPath:"#/properties/type_label/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err3 = {instancePath:instancePath+"/type_label",schemaPath:"#/properties/type_label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type_key !== undefined){
let data1 = data.type_key;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type_key",schemaPath:"#/properties/type_key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((data1 === "short_text") || (data1 === "descriptive")) || (data1 === "option_select")) || (data1 === "multi_select")) || (data1 === "date")) || (data1 === "number")) || (data1 === "rating_scale")) || (data1 === "radio"))){
const err5 = {instancePath:instancePath+"/type_key",schemaPath:"#/properties/type_key/enum",keyword:"enum",params:{allowedValues: schema27.properties.type_key.enum}};
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
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "admin/question-type",
title: "Question type",
schema,
ui: {
  "type_label": {
    "placeholder": "e.g. Short text"
  }
},
validate,
};
