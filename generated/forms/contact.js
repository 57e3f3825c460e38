// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { formats, ucs2length } from '../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "name",
    "email",
    "subject",
    "message"
  ],
  "properties": {
    "name": {
      "title": "Name",
      "type": "string",
      "maxLength": 100,
      "x-messages": {
        "required": "Name is required",
        "maxLength": "Name must be at most 100 characters"
      }
    },
    "email": {
      "title": "E-mail",
      "type": "string",
      "format": "email",
      "maxLength": 254,
      "x-messages": {
        "required": "Email is required",
        "format": "Invalid email format"
      }
    },
    "plan": {
      "title": "Plan",
      "type": "string",
      "enum": [
        "basic_school",
        "premium_school",
        "enterprise_group",
        "starter_educator",
        "pro_educator",
        "career_coaching"
      ],
      "x-labels": {
        "basic_school": "Basic School Subscription",
        "premium_school": "Premium School Subscription",
        "enterprise_group": "Enterprise School Group",
        "starter_educator": "Starter Educator Plan",
        "pro_educator": "Pro Educator Plan",
        "career_coaching": "Career Coaching Plan"
      }
    },
    "subject": {
      "title": "Subject",
      "type": "string",
      "maxLength": 150,
      "x-messages": {
        "required": "Subject is required",
        "maxLength": "Subject must be at most 150 characters"
      }
    },
    "message": {
      "title": "Message",
      "type": "string",
      "minLength": 10,
      "maxLength": 5000,
      "x-messages": {
        "required": "Message is required",
        "minLength": "Message must be at least 10 characters",
        "maxLength": "Message must be at most 5000 characters"
      }
    }
  }
};

const validate = validate10;
const schema27 = schema;
const func2 = ucs2length;
const formats0 = formats.email;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.subject === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.message === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(func2(data1) > 254){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.validate(data1))){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
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
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.plan !== undefined){
let data2 = data.plan;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((data2 === "basic_school") || (data2 === "premium_school")) || (data2 === "enterprise_group")) || (data2 === "starter_educator")) || (data2 === "pro_educator")) || (data2 === "career_coaching"))){
const err10 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/enum",keyword:"enum",params:{allowedValues: schema27.properties.plan.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.subject !== undefined){
let data3 = data.subject;
if(typeof data3 === "string"){
if(func2(data3) > 150){
const err11 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.message !== undefined){
let data4 = data.message;
if(typeof data4 === "string"){
if(func2(data4) > 5000){
const err13 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 5000}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data4) < 10){
const err14 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
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
name: "contact",
title: "Contact us",
schema,
groups: [
  {
    "fields": [
      "name",
      "email"
    ]
  }
],
ui: {
  "name": {
    "autocomplete": "name"
  },
  "email": {
    "autocomplete": "email"
  },
  "plan": {
    "placeholder": "None"
  },
  "message": {
    "widget": "textarea",
    "rows": 6
  }
},
validate,
};
