// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { equal, formats, ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "email",
    "token",
    "password",
    "confirm_password"
  ],
  "properties": {
    "email": {
      "title": "E-mail",
      "type": "string",
      "format": "email",
      "maxLength": 254,
      "x-messages": {
        "required": "This link is incomplete. Please ask for a new one.",
        "format": "This link is incomplete. Please ask for a new one."
      }
    },
    "token": {
      "title": "Token",
      "type": "string",
      "maxLength": 200,
      "x-messages": {
        "required": "This link is incomplete. Please ask for a new one."
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
      "x-local": true,
      "x-messages": {
        "required": "Confirm Password is required",
        "const": "Passwords must match"
      }
    }
  }
};

const validate = validate10;
const formats0 = formats.email;
const func2 = ucs2length;
const func0 = equal;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.token === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.password === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.confirm_password === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirm_password"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func2(data0) > 254){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0.validate(data0))){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
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
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.token !== undefined){
let data1 = data.token;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err7 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err8 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.password !== undefined){
let data2 = data.password;
if(typeof data2 === "string"){
if(func2(data2) > 128){
const err9 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data2) < 6){
const err10 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 6}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.confirm_password !== undefined){
let data3 = data.confirm_password;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/confirm_password",schemaPath:"#/properties/confirm_password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const vSchema0 = data && data.password;
if(vSchema0 !== undefined && (!func0(data3, vSchema0))){
const err13 = {instancePath:instancePath+"/confirm_password",schemaPath:"#/properties/confirm_password/const",keyword:"const",params:{allowedValue: vSchema0}};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "auth/reset-password",
title: "Reset password",
schema,
ui: {
  "email": {
    "widget": "hidden"
  },
  "token": {
    "widget": "hidden"
  },
  "password": {
    "widget": "password",
    "placeholder": "Enter Password",
    "autocomplete": "new-password"
  },
  "confirm_password": {
    "widget": "password",
    "placeholder": "Enter Password again",
    "autocomplete": "new-password"
  }
},
validate,
};
