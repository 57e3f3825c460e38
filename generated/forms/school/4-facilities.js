// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "properties": {
    "campus_size": {
      "title": "Campus size",
      "type": "string",
      "maxLength": 100
    },
    "facility": {
      "title": "Facilities",
      "type": "array",
      "uniqueItems": true,
      "items": {
        "type": "integer"
      },
      "x-lookup": "facility"
    },
    "other_facilities": {
      "title": "Other facilities",
      "type": "string",
      "maxLength": 500
    },
    "technology_level": {
      "title": "Technology level",
      "type": "string",
      "enum": [
        "entry",
        "adoption",
        "adaptation",
        "infusion",
        "transformation"
      ],
      "x-labels": {
        "entry": "Entry / Awareness",
        "adoption": "Adoption",
        "adaptation": "Adaptation",
        "infusion": "Infusion",
        "transformation": "Transformation"
      }
    },
    "student_device_programs": {
      "title": "Student device programs",
      "type": "array",
      "uniqueItems": true,
      "items": {
        "type": "integer"
      },
      "x-lookup": "student-device-programs"
    },
    "learning_platform": {
      "title": "Learning platform",
      "type": "string",
      "maxLength": 200
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
if(data.campus_size !== undefined){
let data0 = data.campus_size;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err0 = {instancePath:instancePath+"/campus_size",schemaPath:"#/properties/campus_size/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/campus_size",schemaPath:"#/properties/campus_size/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.facility !== undefined){
let data1 = data.facility;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err2 = {instancePath:instancePath+"/facility/" + i0,schemaPath:"#/properties/facility/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err3 = {instancePath:instancePath+"/facility",schemaPath:"#/properties/facility/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err4 = {instancePath:instancePath+"/facility",schemaPath:"#/properties/facility/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.other_facilities !== undefined){
let data3 = data.other_facilities;
if(typeof data3 === "string"){
if(func2(data3) > 500){
const err5 = {instancePath:instancePath+"/other_facilities",schemaPath:"#/properties/other_facilities/maxLength",keyword:"maxLength",params:{limit: 500}};
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
const err6 = {instancePath:instancePath+"/other_facilities",schemaPath:"#/properties/other_facilities/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.technology_level !== undefined){
let data4 = data.technology_level;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/technology_level",schemaPath:"#/properties/technology_level/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((data4 === "entry") || (data4 === "adoption")) || (data4 === "adaptation")) || (data4 === "infusion")) || (data4 === "transformation"))){
const err8 = {instancePath:instancePath+"/technology_level",schemaPath:"#/properties/technology_level/enum",keyword:"enum",params:{allowedValues: schema27.properties.technology_level.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.student_device_programs !== undefined){
let data5 = data.student_device_programs;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err9 = {instancePath:instancePath+"/student_device_programs/" + i2,schemaPath:"#/properties/student_device_programs/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let i3 = data5.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data5[i3];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err10 = {instancePath:instancePath+"/student_device_programs",schemaPath:"#/properties/student_device_programs/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err11 = {instancePath:instancePath+"/student_device_programs",schemaPath:"#/properties/student_device_programs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.learning_platform !== undefined){
let data7 = data.learning_platform;
if(typeof data7 === "string"){
if(func2(data7) > 200){
const err12 = {instancePath:instancePath+"/learning_platform",schemaPath:"#/properties/learning_platform/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err13 = {instancePath:instancePath+"/learning_platform",schemaPath:"#/properties/learning_platform/type",keyword:"type",params:{type: "string"}};
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
name: "school/4-facilities",
title: "Facilities and technology",
schema,
ui: {
  "campus_size": {
    "placeholder": "e.g. 12,000 m²"
  },
  "facility": {
    "widget": "multi-select"
  },
  "student_device_programs": {
    "widget": "multi-select"
  },
  "learning_platform": {
    "placeholder": "e.g. Google Classroom"
  }
},
validate,
};
