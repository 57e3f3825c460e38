// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "name",
    "filters"
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
    "filters": {
      "title": "Filters",
      "type": "object",
      "x-messages": {
        "required": "There is nothing to save"
      },
      "properties": {
        "search": {
          "title": "Search",
          "type": "string",
          "maxLength": 200
        },
        "salary_min": {
          "title": "Salary from",
          "type": "integer",
          "minimum": 0,
          "maximum": 100000,
          "default": 0
        },
        "salary_max": {
          "title": "Salary to",
          "type": "integer",
          "minimum": 0,
          "maximum": 100000,
          "default": 100000,
          "x-gap": {
            "over": "salary_min",
            "by": 100
          }
        },
        "country_id": {
          "title": "Countries",
          "type": "array",
          "uniqueItems": true,
          "maxItems": 100,
          "items": {
            "type": "integer"
          },
          "x-lookup": "countries"
        },
        "city": {
          "title": "Cities",
          "type": "array",
          "uniqueItems": true,
          "maxItems": 100,
          "items": {
            "type": "string",
            "maxLength": 100
          },
          "x-lookup": {
            "lookup": "cities",
            "params": {
              "country_id": "country_id"
            }
          }
        },
        "curriculum_id": {
          "title": "Education",
          "type": "array",
          "uniqueItems": true,
          "maxItems": 100,
          "items": {
            "type": "integer"
          },
          "x-lookup": "curriculums"
        },
        "sort": {
          "title": "Sort by",
          "type": "string",
          "enum": [
            "-created_at",
            "application_deadline"
          ],
          "default": "-created_at",
          "x-labels": {
            "-created_at": "Newest first",
            "application_deadline": "Closing soonest"
          }
        },
        "page": {
          "title": "Page",
          "type": "integer",
          "minimum": 1,
          "maximum": 1000000,
          "default": 1
        }
      }
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
if(data.filters === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filters"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.filters !== undefined){
let data1 = data.filters;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.search !== undefined){
let data2 = data1.search;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err4 = {instancePath:instancePath+"/filters/search",schemaPath:"#/properties/filters/properties/search/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err5 = {instancePath:instancePath+"/filters/search",schemaPath:"#/properties/filters/properties/search/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.salary_min !== undefined){
let data3 = data1.salary_min;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err6 = {instancePath:instancePath+"/filters/salary_min",schemaPath:"#/properties/filters/properties/salary_min/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 100000 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/filters/salary_min",schemaPath:"#/properties/filters/properties/salary_min/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/filters/salary_min",schemaPath:"#/properties/filters/properties/salary_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data1.salary_max !== undefined){
let data4 = data1.salary_max;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err9 = {instancePath:instancePath+"/filters/salary_max",schemaPath:"#/properties/filters/properties/salary_max/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100000 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/filters/salary_max",schemaPath:"#/properties/filters/properties/salary_max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/filters/salary_max",schemaPath:"#/properties/filters/properties/salary_max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data1.country_id !== undefined){
let data5 = data1.country_id;
if(Array.isArray(data5)){
if(data5.length > 100){
const err12 = {instancePath:instancePath+"/filters/country_id",schemaPath:"#/properties/filters/properties/country_id/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err13 = {instancePath:instancePath+"/filters/country_id/" + i0,schemaPath:"#/properties/filters/properties/country_id/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
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
const err14 = {instancePath:instancePath+"/filters/country_id",schemaPath:"#/properties/filters/properties/country_id/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
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
const err15 = {instancePath:instancePath+"/filters/country_id",schemaPath:"#/properties/filters/properties/country_id/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.city !== undefined){
let data7 = data1.city;
if(Array.isArray(data7)){
if(data7.length > 100){
const err16 = {instancePath:instancePath+"/filters/city",schemaPath:"#/properties/filters/properties/city/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
if(func2(data8) > 100){
const err17 = {instancePath:instancePath+"/filters/city/" + i2,schemaPath:"#/properties/filters/properties/city/items/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/filters/city/" + i2,schemaPath:"#/properties/filters/properties/city/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
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
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err19 = {instancePath:instancePath+"/filters/city",schemaPath:"#/properties/filters/properties/city/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err20 = {instancePath:instancePath+"/filters/city",schemaPath:"#/properties/filters/properties/city/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.curriculum_id !== undefined){
let data9 = data1.curriculum_id;
if(Array.isArray(data9)){
if(data9.length > 100){
const err21 = {instancePath:instancePath+"/filters/curriculum_id",schemaPath:"#/properties/filters/properties/curriculum_id/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len2 = data9.length;
for(let i4=0; i4<len2; i4++){
let data10 = data9[i4];
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err22 = {instancePath:instancePath+"/filters/curriculum_id/" + i4,schemaPath:"#/properties/filters/properties/curriculum_id/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
let i5 = data9.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data9[i5];
if(!((typeof item2 == "number") && (!(item2 % 1) && !isNaN(item2)))){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err23 = {instancePath:instancePath+"/filters/curriculum_id",schemaPath:"#/properties/filters/properties/curriculum_id/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
break;
}
indices2[item2] = i5;
}
}
}
else {
const err24 = {instancePath:instancePath+"/filters/curriculum_id",schemaPath:"#/properties/filters/properties/curriculum_id/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.sort !== undefined){
let data11 = data1.sort;
if(typeof data11 !== "string"){
const err25 = {instancePath:instancePath+"/filters/sort",schemaPath:"#/properties/filters/properties/sort/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((data11 === "-created_at") || (data11 === "application_deadline"))){
const err26 = {instancePath:instancePath+"/filters/sort",schemaPath:"#/properties/filters/properties/sort/enum",keyword:"enum",params:{allowedValues: schema27.properties.filters.properties.sort.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data1.page !== undefined){
let data12 = data1.page;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err27 = {instancePath:instancePath+"/filters/page",schemaPath:"#/properties/filters/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 1000000 || isNaN(data12)){
const err28 = {instancePath:instancePath+"/filters/page",schemaPath:"#/properties/filters/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err29 = {instancePath:instancePath+"/filters/page",schemaPath:"#/properties/filters/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "candidate/saved-search",
title: "Save this search",
schema,
ui: {
  "name": {
    "placeholder": "e.g. Mathematics in Dubai"
  },
  "filters": {
    "widget": "hidden"
  }
},
validate,
};
