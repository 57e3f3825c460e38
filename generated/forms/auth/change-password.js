// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { equal, ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "current_password",
    "password",
    "confirm_password"
  ],
  "properties": {
    "current_password": {
      "title": "Current password",
      "type": "string",
      "maxLength": 128,
      "writeOnly": true,
      "x-messages": {
        "required": "Current Password is required"
      }
    },
    "password": {
      "title": "New password",
      "type": "string",
      "minLength": 6,
      "maxLength": 128,
      "writeOnly": true,
      "x-messages": {
        "required": "Password is required",
        "minLength": "Password must be at least 6 characters"
      }
    },
    "confirm_password": {
      "title": "Confirm password",
      "type": "string",
      "const": {
        "$data": "1/password"
      },
      "writeOnly": true,
      "x-messages": {
        "required": "Confirm Password is required",
        "const": "Passwords must match"
      }
    }
  }
};

const validate = validate10;
const func2 = ucs2length;
const func0 = equal;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.current_password === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "current_password"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.confirm_password === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirm_password"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.current_password !== undefined){
let data0 = data.current_password;
if(typeof data0 === "string"){
if(func2(data0) > 128){
const err3 = {instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 128}};
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
const err4 = {instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(func2(data1) > 128){
const err5 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 6){
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 6}};
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
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.confirm_password !== undefined){
let data2 = data.confirm_password;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/confirm_password",schemaPath:"#/properties/confirm_password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const vSchema0 = data && data.password;
if(vSchema0 !== undefined && (!func0(data2, vSchema0))){
const err9 = {instancePath:instancePath+"/confirm_password",schemaPath:"#/properties/confirm_password/const",keyword:"const",params:{allowedValue: vSchema0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "auth/change-password",
title: "Change password",
schema,
ui: {
  "current_password": {
    "widget": "password",
    "autocomplete": "current-password"
  },
  "password": {
    "widget": "password",
    "autocomplete": "new-password"
  },
  "confirm_password": {
    "widget": "password",
    "autocomplete": "new-password"
  }
},
validate,
};
