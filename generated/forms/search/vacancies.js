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
if(data.salary_min !== undefined){
let data1 = data.salary_min;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/salary_min",schemaPath:"#/properties/salary_min/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100000 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/salary_min",schemaPath:"#/properties/salary_min/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/salary_min",schemaPath:"#/properties/salary_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.salary_max !== undefined){
let data2 = data.salary_max;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err5 = {instancePath:instancePath+"/salary_max",schemaPath:"#/properties/salary_max/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/salary_max",schemaPath:"#/properties/salary_max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/salary_max",schemaPath:"#/properties/salary_max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.country_id !== undefined){
let data3 = data.country_id;
if(Array.isArray(data3)){
if(data3.length > 100){
const err8 = {instancePath:instancePath+"/country_id",schemaPath:"#/properties/country_id/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err9 = {instancePath:instancePath+"/country_id/" + i0,schemaPath:"#/properties/country_id/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
const err10 = {instancePath:instancePath+"/country_id",schemaPath:"#/properties/country_id/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/country_id",schemaPath:"#/properties/country_id/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.city !== undefined){
let data5 = data.city;
if(Array.isArray(data5)){
if(data5.length > 100){
const err12 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(func2(data6) > 100){
const err13 = {instancePath:instancePath+"/city/" + i2,schemaPath:"#/properties/city/items/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err14 = {instancePath:instancePath+"/city/" + i2,schemaPath:"#/properties/city/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err15 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err16 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.curriculum_id !== undefined){
let data7 = data.curriculum_id;
if(Array.isArray(data7)){
if(data7.length > 100){
const err17 = {instancePath:instancePath+"/curriculum_id",schemaPath:"#/properties/curriculum_id/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len2 = data7.length;
for(let i4=0; i4<len2; i4++){
let data8 = data7[i4];
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err18 = {instancePath:instancePath+"/curriculum_id/" + i4,schemaPath:"#/properties/curriculum_id/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
let i5 = data7.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data7[i5];
if(!((typeof item2 == "number") && (!(item2 % 1) && !isNaN(item2)))){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err19 = {instancePath:instancePath+"/curriculum_id",schemaPath:"#/properties/curriculum_id/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
break;
}
indices2[item2] = i5;
}
}
}
else {
const err20 = {instancePath:instancePath+"/curriculum_id",schemaPath:"#/properties/curriculum_id/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.sort !== undefined){
let data9 = data.sort;
if(typeof data9 !== "string"){
const err21 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data9 === "-created_at") || (data9 === "application_deadline"))){
const err22 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema27.properties.sort.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.page !== undefined){
let data10 = data.page;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err23 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 1000000 || isNaN(data10)){
const err24 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "search/vacancies",
title: "Filter jobs",
schema,
groups: [
  {
    "title": "Salary Range",
    "as": "range",
    "step": 100,
    "format": "money-k",
    "currency": "USD",
    "fields": [
      "salary_min",
      "salary_max"
    ]
  },
  {
    "title": "Location",
    "fields": [
      "country_id",
      "city"
    ]
  },
  {
    "title": "Education",
    "fields": [
      "curriculum_id"
    ]
  }
],
ui: {
  "search": {
    "widget": "search",
    "placeholder": "Job title"
  },
  "country_id": {
    "widget": "checkboxes",
    "shown": 3
  },
  "city": {
    "widget": "checkboxes",
    "shown": 2
  },
  "curriculum_id": {
    "widget": "checkboxes",
    "shown": 4
  },
  "page": {
    "widget": "hidden"
  }
},
validate,
};
