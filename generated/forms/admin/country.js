// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "name_en"
  ],
  "properties": {
    "name_en": {
      "title": "Name",
      "type": "string",
      "maxLength": 100,
      "x-unique": true,
      "x-messages": {
        "required": "Name is required",
        "x-unique": "This country exists already"
      }
    },
    "name_ar": {
      "title": "Name in Arabic",
      "type": "string",
      "maxLength": 100
    },
    "iso2": {
      "title": "ISO code",
      "type": "string",
      "pattern": "^[A-Z]{2}$",
      "x-unique": true,
      "x-messages": {
        "pattern": "Enter two capital letters",
        "x-unique": "This code exists already"
      }
    },
    "phone_code": {
      "title": "Dialling code",
      "type": "string",
      "pattern": "^\\+[0-9]{1,6}$",
      "x-messages": {
        "pattern": "Enter a plus sign and up to six digits"
      }
    }
  }
};

const validate = validate10;
const func2 = ucs2length;
const pattern0 = new RegExp("^[A-Z]{2}$", "u");
const pattern1 = new RegExp("^\\+[0-9]{1,6}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name_en === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name_en"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name_en !== undefined){
let data0 = data.name_en;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err1 = {instancePath:instancePath+"/name_en",schemaPath:"#/properties/name_en/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err2 = {instancePath:instancePath+"/name_en",schemaPath:"#/properties/name_en/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name_ar !== undefined){
let data1 = data.name_ar;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err3 = {instancePath:instancePath+"/name_ar",schemaPath:"#/properties/name_ar/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err4 = {instancePath:instancePath+"/name_ar",schemaPath:"#/properties/name_ar/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.iso2 !== undefined){
let data2 = data.iso2;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err5 = {instancePath:instancePath+"/iso2",schemaPath:"#/properties/iso2/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}};
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
const err6 = {instancePath:instancePath+"/iso2",schemaPath:"#/properties/iso2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.phone_code !== undefined){
let data3 = data.phone_code;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err7 = {instancePath:instancePath+"/phone_code",schemaPath:"#/properties/phone_code/pattern",keyword:"pattern",params:{pattern: "^\\+[0-9]{1,6}$"}};
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
const err8 = {instancePath:instancePath+"/phone_code",schemaPath:"#/properties/phone_code/type",keyword:"type",params:{type: "string"}};
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
name: "admin/country",
title: "Country",
schema,
groups: [
  {
    "fields": [
      "name_en",
      "name_ar"
    ]
  },
  {
    "fields": [
      "iso2",
      "phone_code"
    ]
  }
],
ui: {
  "name_ar": {
    "dir": "rtl"
  },
  "iso2": {
    "placeholder": "e.g. AE",
    "help": "ISO 3166, two letters"
  },
  "phone_code": {
    "placeholder": "e.g. +971",
    "dir": "ltr"
  }
},
validate,
};
