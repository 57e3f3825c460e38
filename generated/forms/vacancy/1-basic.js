// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { formats, ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "vacancy_title",
    "position_type",
    "country_id",
    "city",
    "application_deadline"
  ],
  "properties": {
    "vacancy_title": {
      "title": "Vacancy title",
      "type": "string",
      "maxLength": 255,
      "x-messages": {
        "required": "Vacancy title is required",
        "maxLength": "Vacancy title must be at most 255 characters"
      }
    },
    "position_type": {
      "title": "Position type",
      "type": "string",
      "enum": [
        "full_time",
        "part_time",
        "contract",
        "internship"
      ],
      "x-labels": {
        "full_time": "Full time",
        "part_time": "Part time",
        "contract": "Contract",
        "internship": "Internship"
      },
      "x-messages": {
        "required": "Please select a valid position type",
        "enum": "Please select a valid position type"
      }
    },
    "country_id": {
      "title": "Country",
      "type": "integer",
      "x-lookup": "countries",
      "x-messages": {
        "required": "Country is required"
      }
    },
    "city": {
      "title": "City",
      "type": "string",
      "maxLength": 100,
      "x-messages": {
        "required": "City is required",
        "maxLength": "City must be at most 100 characters"
      }
    },
    "application_deadline": {
      "title": "Application deadline",
      "type": "string",
      "format": "date",
      "x-server": [
        "today-or-later"
      ],
      "x-messages": {
        "required": "Application deadline is required",
        "format": "Invalid date format",
        "today-or-later": "Application deadline must not be in the past"
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
if(data.vacancy_title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vacancy_title"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.position_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "position_type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.country_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.city === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.application_deadline === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "application_deadline"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.vacancy_title !== undefined){
let data0 = data.vacancy_title;
if(typeof data0 === "string"){
if(func2(data0) > 255){
const err5 = {instancePath:instancePath+"/vacancy_title",schemaPath:"#/properties/vacancy_title/maxLength",keyword:"maxLength",params:{limit: 255}};
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
const err6 = {instancePath:instancePath+"/vacancy_title",schemaPath:"#/properties/vacancy_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.position_type !== undefined){
let data1 = data.position_type;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/position_type",schemaPath:"#/properties/position_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data1 === "full_time") || (data1 === "part_time")) || (data1 === "contract")) || (data1 === "internship"))){
const err8 = {instancePath:instancePath+"/position_type",schemaPath:"#/properties/position_type/enum",keyword:"enum",params:{allowedValues: schema27.properties.position_type.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.country_id !== undefined){
let data2 = data.country_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/country_id",schemaPath:"#/properties/country_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if(typeof data3 === "string"){
if(func2(data3) > 100){
const err10 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err11 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.application_deadline !== undefined){
let data4 = data.application_deadline;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err12 = {instancePath:instancePath+"/application_deadline",schemaPath:"#/properties/application_deadline/format",keyword:"format",params:{format: "date"}};
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
const err13 = {instancePath:instancePath+"/application_deadline",schemaPath:"#/properties/application_deadline/type",keyword:"type",params:{type: "string"}};
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
name: "vacancy/1-basic",
title: "Basic Information",
schema,
groups: [
  {
    "fields": [
      "country_id",
      "city"
    ]
  }
],
ui: {
  "vacancy_title": {
    "placeholder": "e.g. Primary teacher, Grade 4"
  }
},
validate,
};
