// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { formats, ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "properties": {
    "education": {
      "title": "Education",
      "type": "array",
      "maxItems": 50,
      "x-read": "educations",
      "items": {
        "type": "object",
        "title": "Education",
        "required": [
          "ced_level",
          "ced_major",
          "institution_name",
          "year_graduation",
          "graduation_gps"
        ],
        "properties": {
          "ced_level": {
            "title": "Degree level",
            "type": "integer",
            "x-lookup": "education-levels",
            "x-messages": {
              "required": "Degree Level is required"
            }
          },
          "ced_major": {
            "title": "Field of study",
            "type": "string",
            "maxLength": 200,
            "x-messages": {
              "required": "Field of Study is required"
            }
          },
          "institution_name": {
            "title": "Institution name",
            "type": "string",
            "maxLength": 200,
            "x-messages": {
              "required": "Institution Name is required"
            }
          },
          "graduation_attainment": {
            "title": "Graduation attainment level",
            "type": "string",
            "maxLength": 200
          },
          "year_graduation": {
            "title": "Year of graduation",
            "type": "string",
            "format": "date",
            "x-messages": {
              "required": "Graduation Year is required",
              "format": "Invalid date format"
            }
          },
          "graduation_gps": {
            "title": "GPA/Grade",
            "type": "number",
            "minimum": 0,
            "maximum": 4,
            "x-messages": {
              "required": "GPA/Grade is required",
              "type": "GPA must be a number",
              "minimum": "GPA cannot be negative",
              "maximum": "GPA cannot be more than 4"
            }
          }
        }
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
if(data.education !== undefined){
let data0 = data.education;
if(Array.isArray(data0)){
if(data0.length > 50){
const err0 = {instancePath:instancePath+"/education",schemaPath:"#/properties/education/maxItems",keyword:"maxItems",params:{limit: 50}};
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
if(data1.ced_level === undefined){
const err1 = {instancePath:instancePath+"/education/" + i0,schemaPath:"#/properties/education/items/required",keyword:"required",params:{missingProperty: "ced_level"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.ced_major === undefined){
const err2 = {instancePath:instancePath+"/education/" + i0,schemaPath:"#/properties/education/items/required",keyword:"required",params:{missingProperty: "ced_major"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.institution_name === undefined){
const err3 = {instancePath:instancePath+"/education/" + i0,schemaPath:"#/properties/education/items/required",keyword:"required",params:{missingProperty: "institution_name"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.year_graduation === undefined){
const err4 = {instancePath:instancePath+"/education/" + i0,schemaPath:"#/properties/education/items/required",keyword:"required",params:{missingProperty: "year_graduation"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.graduation_gps === undefined){
const err5 = {instancePath:instancePath+"/education/" + i0,schemaPath:"#/properties/education/items/required",keyword:"required",params:{missingProperty: "graduation_gps"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.ced_level !== undefined){
let data2 = data1.ced_level;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/education/" + i0+"/ced_level",schemaPath:"#/properties/education/items/properties/ced_level/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.ced_major !== undefined){
let data3 = data1.ced_major;
if(typeof data3 === "string"){
if(func2(data3) > 200){
const err7 = {instancePath:instancePath+"/education/" + i0+"/ced_major",schemaPath:"#/properties/education/items/properties/ced_major/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err8 = {instancePath:instancePath+"/education/" + i0+"/ced_major",schemaPath:"#/properties/education/items/properties/ced_major/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.institution_name !== undefined){
let data4 = data1.institution_name;
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err9 = {instancePath:instancePath+"/education/" + i0+"/institution_name",schemaPath:"#/properties/education/items/properties/institution_name/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err10 = {instancePath:instancePath+"/education/" + i0+"/institution_name",schemaPath:"#/properties/education/items/properties/institution_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.graduation_attainment !== undefined){
let data5 = data1.graduation_attainment;
if(typeof data5 === "string"){
if(func2(data5) > 200){
const err11 = {instancePath:instancePath+"/education/" + i0+"/graduation_attainment",schemaPath:"#/properties/education/items/properties/graduation_attainment/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err12 = {instancePath:instancePath+"/education/" + i0+"/graduation_attainment",schemaPath:"#/properties/education/items/properties/graduation_attainment/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.year_graduation !== undefined){
let data6 = data1.year_graduation;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err13 = {instancePath:instancePath+"/education/" + i0+"/year_graduation",schemaPath:"#/properties/education/items/properties/year_graduation/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/education/" + i0+"/year_graduation",schemaPath:"#/properties/education/items/properties/year_graduation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.graduation_gps !== undefined){
let data7 = data1.graduation_gps;
if(typeof data7 == "number"){
if(data7 > 4 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/education/" + i0+"/graduation_gps",schemaPath:"#/properties/education/items/properties/graduation_gps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/education/" + i0+"/graduation_gps",schemaPath:"#/properties/education/items/properties/graduation_gps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/education/" + i0+"/graduation_gps",schemaPath:"#/properties/education/items/properties/graduation_gps/type",keyword:"type",params:{type: "number"}};
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
const err18 = {instancePath:instancePath+"/education/" + i0,schemaPath:"#/properties/education/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/education",schemaPath:"#/properties/education/type",keyword:"type",params:{type: "array"}};
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
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "edit-profile/education",
title: "Education",
schema,
ui: {
  "education": {
    "add": "+ Add Education",
    "empty": "candidate.no_educations"
  }
},
validate,
};
