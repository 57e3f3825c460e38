// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
const schema = {
  "type": "object",
  "required": [
    "total_teachers",
    "minimum_qualification_id",
    "minimum_experience"
  ],
  "properties": {
    "total_teachers": {
      "title": "Total teachers",
      "type": "integer",
      "minimum": 0,
      "maximum": 100000,
      "x-messages": {
        "required": "Total teachers is required",
        "minimum": "Number cannot be negative"
      }
    },
    "international_teachers": {
      "title": "International teachers",
      "type": "integer",
      "minimum": 0,
      "maximum": 100000,
      "x-messages": {
        "minimum": "Number cannot be negative"
      }
    },
    "administrative_staff": {
      "title": "Administrative staff",
      "type": "integer",
      "minimum": 0,
      "maximum": 100000,
      "x-messages": {
        "minimum": "Number cannot be negative"
      }
    },
    "minimum_qualification_id": {
      "title": "Minimum qualification",
      "type": "integer",
      "x-lookup": "education-levels",
      "x-messages": {
        "required": "Minimum qualification is required"
      }
    },
    "minimum_experience": {
      "title": "Minimum experience (years)",
      "type": "integer",
      "minimum": 0,
      "maximum": 80,
      "x-messages": {
        "required": "Minimum experience is required",
        "minimum": "Experience cannot be negative"
      }
    },
    "preferred_certifications": {
      "title": "Preferred certifications",
      "type": "array",
      "uniqueItems": true,
      "items": {
        "type": "integer"
      },
      "x-lookup": "certificate-types"
    },
    "language_requirements": {
      "title": "Language requirements",
      "type": "array",
      "uniqueItems": true,
      "items": {
        "type": "integer"
      },
      "x-lookup": "languages"
    }
  }
};

const validate = validate10;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total_teachers === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_teachers"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.minimum_qualification_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimum_qualification_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.minimum_experience === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimum_experience"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.total_teachers !== undefined){
let data0 = data.total_teachers;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/total_teachers",schemaPath:"#/properties/total_teachers/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100000 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/total_teachers",schemaPath:"#/properties/total_teachers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/total_teachers",schemaPath:"#/properties/total_teachers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.international_teachers !== undefined){
let data1 = data.international_teachers;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/international_teachers",schemaPath:"#/properties/international_teachers/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100000 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/international_teachers",schemaPath:"#/properties/international_teachers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/international_teachers",schemaPath:"#/properties/international_teachers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.administrative_staff !== undefined){
let data2 = data.administrative_staff;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/administrative_staff",schemaPath:"#/properties/administrative_staff/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100000 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/administrative_staff",schemaPath:"#/properties/administrative_staff/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/administrative_staff",schemaPath:"#/properties/administrative_staff/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.minimum_qualification_id !== undefined){
let data3 = data.minimum_qualification_id;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err12 = {instancePath:instancePath+"/minimum_qualification_id",schemaPath:"#/properties/minimum_qualification_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.minimum_experience !== undefined){
let data4 = data.minimum_experience;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err13 = {instancePath:instancePath+"/minimum_experience",schemaPath:"#/properties/minimum_experience/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 80 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/minimum_experience",schemaPath:"#/properties/minimum_experience/maximum",keyword:"maximum",params:{comparison: "<=", limit: 80}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/minimum_experience",schemaPath:"#/properties/minimum_experience/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.preferred_certifications !== undefined){
let data5 = data.preferred_certifications;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err16 = {instancePath:instancePath+"/preferred_certifications/" + i0,schemaPath:"#/properties/preferred_certifications/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err17 = {instancePath:instancePath+"/preferred_certifications",schemaPath:"#/properties/preferred_certifications/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err18 = {instancePath:instancePath+"/preferred_certifications",schemaPath:"#/properties/preferred_certifications/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.language_requirements !== undefined){
let data7 = data.language_requirements;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
let data8 = data7[i2];
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err19 = {instancePath:instancePath+"/language_requirements/" + i2,schemaPath:"#/properties/language_requirements/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
let i3 = data7.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data7[i3];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err20 = {instancePath:instancePath+"/language_requirements",schemaPath:"#/properties/language_requirements/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err21 = {instancePath:instancePath+"/language_requirements",schemaPath:"#/properties/language_requirements/type",keyword:"type",params:{type: "array"}};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "school/3-faculty",
title: "Faculty Information",
schema,
groups: [
  {
    "fields": [
      "total_teachers",
      "international_teachers",
      "administrative_staff"
    ]
  },
  {
    "fields": [
      "minimum_qualification_id",
      "minimum_experience"
    ]
  }
],
ui: {
  "preferred_certifications": {
    "widget": "multi-select"
  },
  "language_requirements": {
    "widget": "multi-select"
  }
},
validate,
};
