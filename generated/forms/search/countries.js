// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "properties": {
    "search": {
      "title": "Search",
      "type": "string",
      "maxLength": 200
    },
    "sort": {
      "title": "Sort by",
      "type": "string",
      "enum": [
        "name_en",
        "-name_en",
        "iso2",
        "-iso2",
        "city_count",
        "-city_count",
        "candidate_count",
        "-candidate_count",
        "school_count",
        "-school_count",
        "vacancy_count",
        "-vacancy_count"
      ],
      "default": "name_en"
    },
    "page": {
      "title": "Page",
      "type": "integer",
      "minimum": 1,
      "maximum": 1000000,
      "default": 1
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
if(data.search !== undefined){
let data0 = data.search;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err0 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err1 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sort !== undefined){
let data1 = data.sort;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((((((data1 === "name_en") || (data1 === "-name_en")) || (data1 === "iso2")) || (data1 === "-iso2")) || (data1 === "city_count")) || (data1 === "-city_count")) || (data1 === "candidate_count")) || (data1 === "-candidate_count")) || (data1 === "school_count")) || (data1 === "-school_count")) || (data1 === "vacancy_count")) || (data1 === "-vacancy_count"))){
const err3 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema27.properties.sort.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.page !== undefined){
let data2 = data.page;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err4 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 1000000 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "search/countries",
title: "Filter countries",
schema,
ui: {
  "search": {
    "widget": "search",
    "placeholder": "Search by name or code"
  },
  "sort": {
    "widget": "hidden"
  },
  "page": {
    "widget": "hidden"
  }
},
validate,
};
