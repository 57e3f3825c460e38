// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { formats, ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "properties": {
    "experience": {
      "title": "Experience",
      "type": "array",
      "maxItems": 50,
      "x-read": "experiences",
      "items": {
        "type": "object",
        "title": "Experience",
        "properties": {
          "school_name": {
            "title": "School name",
            "type": "string",
            "maxLength": 100,
            "x-messages": {
              "maxLength": "School name must be at most 100 characters"
            }
          },
          "position_title": {
            "title": "Position title",
            "type": "string",
            "maxLength": 100,
            "x-messages": {
              "maxLength": "Position title must be at most 100 characters"
            }
          },
          "country_id": {
            "title": "Country",
            "type": "integer",
            "x-lookup": "countries"
          },
          "start_date": {
            "title": "Start date",
            "type": "string",
            "format": "date",
            "x-messages": {
              "format": "Invalid date format"
            }
          },
          "end_date": {
            "title": "End date",
            "type": "string",
            "format": "date",
            "formatMinimum": {
              "$data": "1/start_date"
            },
            "x-messages": {
              "format": "Invalid date format",
              "formatMinimum": "End date must not be before the start date"
            }
          },
          "is_current": {
            "title": "Currently Working Here",
            "type": "boolean",
            "default": false
          },
          "curriculum_id": {
            "title": "Curriculum type",
            "type": "integer",
            "x-lookup": "curriculums"
          },
          "subject_id": {
            "title": "Subjects taught",
            "type": "integer",
            "x-lookup": "subjects"
          },
          "job_summary": {
            "title": "Job summary",
            "type": "string",
            "maxLength": 5000
          }
        },
        "x-rules": [
          {
            "when": {
              "is_current": {
                "const": true
              }
            },
            "clear": [
              "end_date"
            ],
            "disable": [
              "end_date"
            ]
          }
        ]
      }
    }
  }
};

const validate = validate10;
const func2 = ucs2length;
const formats0 = formats.date;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.experience !== undefined){
let data0 = data.experience;
if(Array.isArray(data0)){
if(data0.length > 50){
const err0 = {instancePath:instancePath+"/experience",schemaPath:"#/properties/experience/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.school_name !== undefined){
let data2 = data1.school_name;
if(typeof data2 === "string"){
if(func2(data2) > 100){
const err1 = {instancePath:instancePath+"/experience/" + i0+"/school_name",schemaPath:"#/properties/experience/items/properties/school_name/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err2 = {instancePath:instancePath+"/experience/" + i0+"/school_name",schemaPath:"#/properties/experience/items/properties/school_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.position_title !== undefined){
let data3 = data1.position_title;
if(typeof data3 === "string"){
if(func2(data3) > 100){
const err3 = {instancePath:instancePath+"/experience/" + i0+"/position_title",schemaPath:"#/properties/experience/items/properties/position_title/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err4 = {instancePath:instancePath+"/experience/" + i0+"/position_title",schemaPath:"#/properties/experience/items/properties/position_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.country_id !== undefined){
let data4 = data1.country_id;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err5 = {instancePath:instancePath+"/experience/" + i0+"/country_id",schemaPath:"#/properties/experience/items/properties/country_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.start_date !== undefined){
let data5 = data1.start_date;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
const err6 = {instancePath:instancePath+"/experience/" + i0+"/start_date",schemaPath:"#/properties/experience/items/properties/start_date/format",keyword:"format",params:{format: "date"}};
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
const err7 = {instancePath:instancePath+"/experience/" + i0+"/start_date",schemaPath:"#/properties/experience/items/properties/start_date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.end_date !== undefined){
let data6 = data1.end_date;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err8 = {instancePath:instancePath+"/experience/" + i0+"/end_date",schemaPath:"#/properties/experience/items/properties/end_date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const vSchema0 = data1 && data1.start_date;
if(vSchema0 !== undefined && ((typeof vSchema0 !== "string") || (formats0.compare(data6, vSchema0) < 0))){
const err9 = {instancePath:instancePath+"/experience/" + i0+"/end_date",schemaPath:"#/properties/experience/items/properties/end_date/formatMinimum",keyword:"formatMinimum",params:{comparison: ">=", limit: vSchema0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/experience/" + i0+"/end_date",schemaPath:"#/properties/experience/items/properties/end_date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.is_current !== undefined){
if(typeof data1.is_current !== "boolean"){
const err11 = {instancePath:instancePath+"/experience/" + i0+"/is_current",schemaPath:"#/properties/experience/items/properties/is_current/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.curriculum_id !== undefined){
let data8 = data1.curriculum_id;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err12 = {instancePath:instancePath+"/experience/" + i0+"/curriculum_id",schemaPath:"#/properties/experience/items/properties/curriculum_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.subject_id !== undefined){
let data9 = data1.subject_id;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err13 = {instancePath:instancePath+"/experience/" + i0+"/subject_id",schemaPath:"#/properties/experience/items/properties/subject_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.job_summary !== undefined){
let data10 = data1.job_summary;
if(typeof data10 === "string"){
if(func2(data10) > 5000){
const err14 = {instancePath:instancePath+"/experience/" + i0+"/job_summary",schemaPath:"#/properties/experience/items/properties/job_summary/maxLength",keyword:"maxLength",params:{limit: 5000}};
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
const err15 = {instancePath:instancePath+"/experience/" + i0+"/job_summary",schemaPath:"#/properties/experience/items/properties/job_summary/type",keyword:"type",params:{type: "string"}};
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
const err16 = {instancePath:instancePath+"/experience/" + i0,schemaPath:"#/properties/experience/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/experience",schemaPath:"#/properties/experience/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "edit-profile/experience",
title: "Experience",
schema,
ui: {
  "experience": {
    "add": "+ Add Experience",
    "empty": "candidate.no_experience",
    "items": {
      "job_summary": {
        "widget": "textarea",
        "rows": 6
      }
    }
  }
},
validate,
};
