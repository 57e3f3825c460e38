// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { formats, ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "candr_id",
    "ced_level",
    "subject_id",
    "curriculum_id",
    "salary_range_min",
    "salary_range_max"
  ],
  "properties": {
    "candr_id": {
      "title": "Role",
      "type": "integer",
      "x-lookup": "candidate-roles",
      "x-messages": {
        "required": "Role is required"
      }
    },
    "ced_level": {
      "title": "Education level",
      "type": "integer",
      "x-lookup": "education-levels",
      "x-messages": {
        "required": "Education Level is required"
      }
    },
    "subject_id": {
      "title": "Subject",
      "type": "integer",
      "x-lookup": "subjects",
      "x-messages": {
        "required": "Subject is required"
      }
    },
    "curriculum_id": {
      "title": "Curriculum",
      "type": "integer",
      "x-lookup": "curriculums",
      "x-messages": {
        "required": "Curriculum is required"
      }
    },
    "salary_range_min": {
      "title": "Minimum salary",
      "type": "number",
      "minimum": 0,
      "x-messages": {
        "required": "Minimum Salary is required",
        "type": "Minimum Salary must be a number",
        "minimum": "Minimum Salary must be at least 0"
      }
    },
    "salary_range_max": {
      "title": "Maximum salary",
      "type": "number",
      "minimum": 0,
      "x-gap": {
        "over": "salary_range_min",
        "by": 100
      },
      "x-messages": {
        "required": "Maximum Salary is required",
        "type": "Maximum Salary must be a number",
        "minimum": "Maximum Salary must be at least 0",
        "x-gap": "Maximum Salary must be at least 100 above Minimum Salary"
      }
    },
    "show_salary_range": {
      "title": "Show salary range",
      "type": "integer",
      "enum": [
        0,
        1
      ],
      "default": 1,
      "x-labels": {
        "0": "No",
        "1": "Yes"
      }
    },
    "display_vacancy_public": {
      "title": "Display to public",
      "type": "integer",
      "enum": [
        0,
        1
      ],
      "default": 1,
      "x-labels": {
        "0": "No",
        "1": "Yes"
      }
    },
    "skill_id": {
      "title": "Skills",
      "type": "array",
      "uniqueItems": true,
      "items": {
        "type": "integer"
      },
      "x-lookup": "skills"
    },
    "start_date": {
      "title": "Start date",
      "type": "string",
      "format": "date",
      "x-messages": {
        "format": "Invalid date format"
      }
    },
    "contract_duration": {
      "title": "Contract duration",
      "type": "string",
      "maxLength": 50
    }
  }
};

const validate = validate10;
const schema27 = schema;
const formats0 = formats.date;
const func2 = ucs2length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.candr_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "candr_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ced_level === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ced_level"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.subject_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.curriculum_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "curriculum_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.salary_range_min === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "salary_range_min"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.salary_range_max === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "salary_range_max"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.candr_id !== undefined){
let data0 = data.candr_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err6 = {instancePath:instancePath+"/candr_id",schemaPath:"#/properties/candr_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ced_level !== undefined){
let data1 = data.ced_level;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err7 = {instancePath:instancePath+"/ced_level",schemaPath:"#/properties/ced_level/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.subject_id !== undefined){
let data2 = data.subject_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.curriculum_id !== undefined){
let data3 = data.curriculum_id;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err9 = {instancePath:instancePath+"/curriculum_id",schemaPath:"#/properties/curriculum_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.salary_range_min !== undefined){
let data4 = data.salary_range_min;
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/salary_range_min",schemaPath:"#/properties/salary_range_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err11 = {instancePath:instancePath+"/salary_range_min",schemaPath:"#/properties/salary_range_min/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.salary_range_max !== undefined){
let data5 = data.salary_range_max;
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/salary_range_max",schemaPath:"#/properties/salary_range_max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/salary_range_max",schemaPath:"#/properties/salary_range_max/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.show_salary_range !== undefined){
let data6 = data.show_salary_range;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err14 = {instancePath:instancePath+"/show_salary_range",schemaPath:"#/properties/show_salary_range/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data6 === 0) || (data6 === 1))){
const err15 = {instancePath:instancePath+"/show_salary_range",schemaPath:"#/properties/show_salary_range/enum",keyword:"enum",params:{allowedValues: schema27.properties.show_salary_range.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.display_vacancy_public !== undefined){
let data7 = data.display_vacancy_public;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err16 = {instancePath:instancePath+"/display_vacancy_public",schemaPath:"#/properties/display_vacancy_public/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data7 === 0) || (data7 === 1))){
const err17 = {instancePath:instancePath+"/display_vacancy_public",schemaPath:"#/properties/display_vacancy_public/enum",keyword:"enum",params:{allowedValues: schema27.properties.display_vacancy_public.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.skill_id !== undefined){
let data8 = data.skill_id;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err18 = {instancePath:instancePath+"/skill_id/" + i0,schemaPath:"#/properties/skill_id/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
let i1 = data8.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data8[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err19 = {instancePath:instancePath+"/skill_id",schemaPath:"#/properties/skill_id/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err20 = {instancePath:instancePath+"/skill_id",schemaPath:"#/properties/skill_id/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.start_date !== undefined){
let data10 = data.start_date;
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
const err21 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.contract_duration !== undefined){
let data11 = data.contract_duration;
if(typeof data11 === "string"){
if(func2(data11) > 50){
const err23 = {instancePath:instancePath+"/contract_duration",schemaPath:"#/properties/contract_duration/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/contract_duration",schemaPath:"#/properties/contract_duration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "vacancy/2-details",
title: "Job Details",
schema,
groups: [
  {
    "fields": [
      "candr_id",
      "ced_level"
    ]
  },
  {
    "fields": [
      "subject_id",
      "curriculum_id"
    ]
  },
  {
    "title": "Salary per year",
    "as": "range",
    "max": 100000,
    "step": 100,
    "format": "money-k",
    "currency": "SAR",
    "inputs": true,
    "fields": [
      "salary_range_min",
      "salary_range_max"
    ]
  },
  {
    "fields": [
      "show_salary_range",
      "display_vacancy_public"
    ]
  },
  {
    "fields": [
      "start_date",
      "contract_duration"
    ]
  }
],
ui: {
  "show_salary_range": {
    "widget": "checkbox"
  },
  "display_vacancy_public": {
    "widget": "checkbox"
  },
  "skill_id": {
    "widget": "multi-select"
  },
  "contract_duration": {
    "placeholder": "e.g. 2 months"
  }
},
validate,
};
