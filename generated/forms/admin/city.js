// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "country_id",
    "name"
  ],
  "properties": {
    "country_id": {
      "title": "Country",
      "type": "integer",
      "x-lookup": "countries",
      "x-messages": {
        "required": "Country is required"
      }
    },
    "name": {
      "title": "Name",
      "type": "string",
      "maxLength": 100,
      "x-unique": [
        "country_id"
      ],
      "x-messages": {
        "required": "Name is required",
        "x-unique": "This city exists already"
      }
    },
    "name_ar": {
      "title": "Name in Arabic",
      "type": "string",
      "maxLength": 100
    }
  }
};

const validate = validate10;
const func2 = ucs2length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.country_id !== undefined){
let data0 = data.country_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/country_id",schemaPath:"#/properties/country_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name_ar !== undefined){
let data2 = data.name_ar;
if(typeof data2 === "string"){
if(func2(data2) > 100){
const err5 = {instancePath:instancePath+"/name_ar",schemaPath:"#/properties/name_ar/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err6 = {instancePath:instancePath+"/name_ar",schemaPath:"#/properties/name_ar/type",keyword:"type",params:{type: "string"}};
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
name: "admin/city",
title: "City",
schema,
groups: [
  {
    "fields": [
      "name",
      "name_ar"
    ]
  }
],
ui: {
  "name": {
    "placeholder": "e.g. Dubai"
  },
  "name_ar": {
    "dir": "rtl"
  }
},
validate,
};
