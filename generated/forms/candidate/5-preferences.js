// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
const schema = {
  "type": "object",
  "required": [
    "expected_salary",
    "notice_period",
    "employmenttype_id",
    "preferred_locations",
    "skill_id"
  ],
  "properties": {
    "expected_salary": {
      "title": "Expected salary",
      "type": "number",
      "exclusiveMinimum": 0,
      "maximum": 999999999999,
      "x-messages": {
        "required": "Expected salary is required",
        "type": "Expected salary must be a number",
        "exclusiveMinimum": "Expected salary must be a positive number",
        "maximum": "Expected salary must be at most 12 digits"
      }
    },
    "notice_period": {
      "title": "Notice period (days)",
      "type": "integer",
      "exclusiveMinimum": 0,
      "maximum": 3650,
      "x-messages": {
        "required": "Notice period is required",
        "exclusiveMinimum": "Notice period must be a positive number"
      }
    },
    "employmenttype_id": {
      "title": "Employment type",
      "type": "integer",
      "x-lookup": "employment-types",
      "x-messages": {
        "required": "Employment type is required"
      }
    },
    "preferred_locations": {
      "title": "Preferred locations",
      "type": "array",
      "uniqueItems": true,
      "minItems": 1,
      "items": {
        "type": "integer"
      },
      "x-lookup": "locations",
      "x-messages": {
        "required": "At least one preferred location is required",
        "minItems": "At least one preferred location is required"
      }
    },
    "language": {
      "title": "Languages",
      "type": "array",
      "maxItems": 50,
      "x-read": "languages",
      "items": {
        "type": "object",
        "title": "Language",
        "required": [
          "lang_id",
          "lang_proficiency_id"
        ],
        "properties": {
          "lang_id": {
            "title": "Language",
            "type": "integer",
            "x-lookup": "languages",
            "x-messages": {
              "required": "Language is required"
            }
          },
          "lang_proficiency_id": {
            "title": "Proficiency",
            "type": "integer",
            "x-lookup": "language-proficiencies",
            "x-messages": {
              "required": "Language Proficiency is required"
            }
          }
        }
      }
    },
    "skill_id": {
      "title": "Skills",
      "type": "array",
      "uniqueItems": true,
      "minItems": 1,
      "maxItems": 100,
      "items": {
        "type": "integer",
        "exclusiveMinimum": 0,
        "x-messages": {
          "type": "Skill ID must be a positive number",
          "exclusiveMinimum": "Skill ID must be a positive number"
        }
      },
      "x-lookup": "skills",
      "x-messages": {
        "required": "At least one skill is required",
        "minItems": "At least one skill is required"
      }
    }
  }
};

const validate = validate10;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expected_salary === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected_salary"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.notice_period === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notice_period"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.employmenttype_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "employmenttype_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.preferred_locations === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preferred_locations"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.skill_id === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skill_id"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.expected_salary !== undefined){
let data0 = data.expected_salary;
if(typeof data0 == "number"){
if(data0 > 999999999999 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/expected_salary",schemaPath:"#/properties/expected_salary/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 <= 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/expected_salary",schemaPath:"#/properties/expected_salary/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
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
const err7 = {instancePath:instancePath+"/expected_salary",schemaPath:"#/properties/expected_salary/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.notice_period !== undefined){
let data1 = data.notice_period;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err8 = {instancePath:instancePath+"/notice_period",schemaPath:"#/properties/notice_period/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 3650 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/notice_period",schemaPath:"#/properties/notice_period/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1 <= 0 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/notice_period",schemaPath:"#/properties/notice_period/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.employmenttype_id !== undefined){
let data2 = data.employmenttype_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err11 = {instancePath:instancePath+"/employmenttype_id",schemaPath:"#/properties/employmenttype_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.preferred_locations !== undefined){
let data3 = data.preferred_locations;
if(Array.isArray(data3)){
if(data3.length < 1){
const err12 = {instancePath:instancePath+"/preferred_locations",schemaPath:"#/properties/preferred_locations/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err13 = {instancePath:instancePath+"/preferred_locations/" + i0,schemaPath:"#/properties/preferred_locations/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err14 = {instancePath:instancePath+"/preferred_locations",schemaPath:"#/properties/preferred_locations/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err15 = {instancePath:instancePath+"/preferred_locations",schemaPath:"#/properties/preferred_locations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.language !== undefined){
let data5 = data.language;
if(Array.isArray(data5)){
if(data5.length > 50){
const err16 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.lang_id === undefined){
const err17 = {instancePath:instancePath+"/language/" + i2,schemaPath:"#/properties/language/items/required",keyword:"required",params:{missingProperty: "lang_id"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.lang_proficiency_id === undefined){
const err18 = {instancePath:instancePath+"/language/" + i2,schemaPath:"#/properties/language/items/required",keyword:"required",params:{missingProperty: "lang_proficiency_id"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.lang_id !== undefined){
let data7 = data6.lang_id;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err19 = {instancePath:instancePath+"/language/" + i2+"/lang_id",schemaPath:"#/properties/language/items/properties/lang_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.lang_proficiency_id !== undefined){
let data8 = data6.lang_proficiency_id;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err20 = {instancePath:instancePath+"/language/" + i2+"/lang_proficiency_id",schemaPath:"#/properties/language/items/properties/lang_proficiency_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/language/" + i2,schemaPath:"#/properties/language/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.skill_id !== undefined){
let data9 = data.skill_id;
if(Array.isArray(data9)){
if(data9.length > 100){
const err23 = {instancePath:instancePath+"/skill_id",schemaPath:"#/properties/skill_id/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.length < 1){
const err24 = {instancePath:instancePath+"/skill_id",schemaPath:"#/properties/skill_id/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len2 = data9.length;
for(let i3=0; i3<len2; i3++){
let data10 = data9[i3];
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err25 = {instancePath:instancePath+"/skill_id/" + i3,schemaPath:"#/properties/skill_id/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 <= 0 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/skill_id/" + i3,schemaPath:"#/properties/skill_id/items/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
let i4 = data9.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data9[i4];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err27 = {instancePath:instancePath+"/skill_id",schemaPath:"#/properties/skill_id/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
const err28 = {instancePath:instancePath+"/skill_id",schemaPath:"#/properties/skill_id/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "candidate/5-preferences",
title: "Job preferences, language proficiency, skills",
schema,
groups: [
  {
    "fields": [
      "expected_salary",
      "notice_period"
    ]
  }
],
ui: {
  "expected_salary": {
    "help": "Per year"
  },
  "preferred_locations": {
    "widget": "multi-select"
  },
  "language": {
    "add": "+ Add Language"
  },
  "skill_id": {
    "widget": "multi-select"
  }
},
validate,
};
