// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { formats, ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "curriculum_offered",
    "primary_language_id",
    "grade_levels",
    "ministry_license_number",
    "license_expiry_date"
  ],
  "properties": {
    "curriculum_offered": {
      "title": "Curriculum offered",
      "type": "array",
      "uniqueItems": true,
      "minItems": 1,
      "items": {
        "type": "integer"
      },
      "x-lookup": "curriculums",
      "x-messages": {
        "required": "At least one curriculum must be selected",
        "minItems": "At least one curriculum must be selected"
      }
    },
    "primary_language_id": {
      "title": "Primary language",
      "type": "integer",
      "x-lookup": "languages",
      "x-messages": {
        "required": "Primary language is required"
      }
    },
    "additional_languages": {
      "title": "Additional languages",
      "type": "array",
      "uniqueItems": true,
      "items": {
        "type": "integer"
      },
      "x-lookup": "languages"
    },
    "grade_levels": {
      "title": "Grade levels",
      "type": "array",
      "uniqueItems": true,
      "minItems": 1,
      "items": {
        "type": "integer"
      },
      "x-lookup": "grade-levels",
      "x-messages": {
        "required": "At least one grade level must be selected",
        "minItems": "At least one grade level must be selected"
      }
    },
    "total_student_count": {
      "title": "Total student count",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000000,
      "x-messages": {
        "minimum": "Number cannot be negative"
      }
    },
    "average_class_size": {
      "title": "Average class size",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000,
      "x-messages": {
        "minimum": "Number cannot be negative"
      }
    },
    "accreditation": {
      "title": "Accreditation",
      "type": "array",
      "uniqueItems": true,
      "items": {
        "type": "integer"
      },
      "x-lookup": "accreditation"
    },
    "other_accreditation": {
      "title": "Other accreditation",
      "type": "string",
      "maxLength": 200
    },
    "ministry_license_number": {
      "title": "Ministry license number",
      "type": "string",
      "maxLength": 100,
      "x-messages": {
        "required": "Ministry license number is required"
      }
    },
    "license_expiry_date": {
      "title": "License expiry date",
      "type": "string",
      "format": "date",
      "x-messages": {
        "required": "License expiry date is required",
        "format": "Invalid date format"
      }
    },
    "school_rating": {
      "title": "School rating",
      "type": "string",
      "enum": [
        "excellent",
        "very_good",
        "good",
        "average",
        "poor"
      ],
      "x-labels": {
        "excellent": "Excellent",
        "very_good": "Very good",
        "good": "Good",
        "average": "Average",
        "poor": "Poor"
      }
    }
  }
};

const validate = validate10;
const schema27 = schema;
const func2 = ucs2length;
const formats0 = formats.date;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.curriculum_offered === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "curriculum_offered"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.primary_language_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "primary_language_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.grade_levels === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grade_levels"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.ministry_license_number === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ministry_license_number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.license_expiry_date === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "license_expiry_date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.curriculum_offered !== undefined){
let data0 = data.curriculum_offered;
if(Array.isArray(data0)){
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/curriculum_offered",schemaPath:"#/properties/curriculum_offered/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/curriculum_offered/" + i0,schemaPath:"#/properties/curriculum_offered/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/curriculum_offered",schemaPath:"#/properties/curriculum_offered/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/curriculum_offered",schemaPath:"#/properties/curriculum_offered/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.primary_language_id !== undefined){
let data2 = data.primary_language_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/primary_language_id",schemaPath:"#/properties/primary_language_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.additional_languages !== undefined){
let data3 = data.additional_languages;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err10 = {instancePath:instancePath+"/additional_languages/" + i2,schemaPath:"#/properties/additional_languages/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data3[i3];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err11 = {instancePath:instancePath+"/additional_languages",schemaPath:"#/properties/additional_languages/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err12 = {instancePath:instancePath+"/additional_languages",schemaPath:"#/properties/additional_languages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.grade_levels !== undefined){
let data5 = data.grade_levels;
if(Array.isArray(data5)){
if(data5.length < 1){
const err13 = {instancePath:instancePath+"/grade_levels",schemaPath:"#/properties/grade_levels/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len2 = data5.length;
for(let i4=0; i4<len2; i4++){
let data6 = data5[i4];
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err14 = {instancePath:instancePath+"/grade_levels/" + i4,schemaPath:"#/properties/grade_levels/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i5 = data5.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data5[i5];
if(!((typeof item2 == "number") && (!(item2 % 1) && !isNaN(item2)))){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err15 = {instancePath:instancePath+"/grade_levels",schemaPath:"#/properties/grade_levels/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
indices2[item2] = i5;
}
}
}
else {
const err16 = {instancePath:instancePath+"/grade_levels",schemaPath:"#/properties/grade_levels/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.total_student_count !== undefined){
let data7 = data.total_student_count;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err17 = {instancePath:instancePath+"/total_student_count",schemaPath:"#/properties/total_student_count/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 1000000 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/total_student_count",schemaPath:"#/properties/total_student_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/total_student_count",schemaPath:"#/properties/total_student_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.average_class_size !== undefined){
let data8 = data.average_class_size;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err20 = {instancePath:instancePath+"/average_class_size",schemaPath:"#/properties/average_class_size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 1000 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/average_class_size",schemaPath:"#/properties/average_class_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/average_class_size",schemaPath:"#/properties/average_class_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.accreditation !== undefined){
let data9 = data.accreditation;
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i6=0; i6<len3; i6++){
let data10 = data9[i6];
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err23 = {instancePath:instancePath+"/accreditation/" + i6,schemaPath:"#/properties/accreditation/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
let i7 = data9.length;
let j3;
if(i7 > 1){
const indices3 = {};
for(;i7--;){
let item3 = data9[i7];
if(!((typeof item3 == "number") && (!(item3 % 1) && !isNaN(item3)))){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
const err24 = {instancePath:instancePath+"/accreditation",schemaPath:"#/properties/accreditation/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j3}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
break;
}
indices3[item3] = i7;
}
}
}
else {
const err25 = {instancePath:instancePath+"/accreditation",schemaPath:"#/properties/accreditation/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.other_accreditation !== undefined){
let data11 = data.other_accreditation;
if(typeof data11 === "string"){
if(func2(data11) > 200){
const err26 = {instancePath:instancePath+"/other_accreditation",schemaPath:"#/properties/other_accreditation/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/other_accreditation",schemaPath:"#/properties/other_accreditation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.ministry_license_number !== undefined){
let data12 = data.ministry_license_number;
if(typeof data12 === "string"){
if(func2(data12) > 100){
const err28 = {instancePath:instancePath+"/ministry_license_number",schemaPath:"#/properties/ministry_license_number/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/ministry_license_number",schemaPath:"#/properties/ministry_license_number/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.license_expiry_date !== undefined){
let data13 = data.license_expiry_date;
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
const err30 = {instancePath:instancePath+"/license_expiry_date",schemaPath:"#/properties/license_expiry_date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/license_expiry_date",schemaPath:"#/properties/license_expiry_date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.school_rating !== undefined){
let data14 = data.school_rating;
if(typeof data14 !== "string"){
const err32 = {instancePath:instancePath+"/school_rating",schemaPath:"#/properties/school_rating/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((((data14 === "excellent") || (data14 === "very_good")) || (data14 === "good")) || (data14 === "average")) || (data14 === "poor"))){
const err33 = {instancePath:instancePath+"/school_rating",schemaPath:"#/properties/school_rating/enum",keyword:"enum",params:{allowedValues: schema27.properties.school_rating.enum}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "school/2-academic",
title: "Curriculum and language details",
schema,
groups: [
  {
    "fields": [
      "total_student_count",
      "average_class_size"
    ]
  },
  {
    "fields": [
      "ministry_license_number",
      "license_expiry_date"
    ]
  }
],
ui: {
  "curriculum_offered": {
    "widget": "multi-select"
  },
  "additional_languages": {
    "widget": "multi-select"
  },
  "grade_levels": {
    "widget": "multi-select"
  },
  "accreditation": {
    "widget": "multi-select"
  }
},
validate,
};
