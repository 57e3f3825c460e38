// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { formats, ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "starts_at",
    "minutes"
  ],
  "properties": {
    "starts_at": {
      "title": "Date and time",
      "type": "string",
      "format": "date-time",
      "x-server": [
        "in-future"
      ],
      "x-messages": {
        "required": "Date and time are required",
        "format": "Invalid date format",
        "in-future": "The interview must be in the future"
      }
    },
    "minutes": {
      "title": "Length in minutes",
      "type": "integer",
      "minimum": 5,
      "maximum": 480,
      "default": 45,
      "x-messages": {
        "required": "Length is required",
        "minimum": "An interview takes at least 5 minutes",
        "maximum": "An interview takes at most 480 minutes"
      }
    },
    "place": {
      "title": "Place",
      "type": "string",
      "maxLength": 300,
      "x-messages": {
        "required": "Enter a place or a link"
      }
    },
    "link": {
      "title": "Link",
      "type": "string",
      "maxLength": 2000,
      "pattern": "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$",
      "x-messages": {
        "pattern": "Enter a valid URL",
        "required": "Enter a place or a link"
      }
    },
    "note": {
      "title": "Note",
      "type": "string",
      "maxLength": 1000
    }
  },
  "allOf": [
    {
      "if": {
        "anyOf": [
          {
            "required": [
              "place"
            ]
          },
          {
            "required": [
              "link"
            ]
          }
        ]
      },
      "else": {
        "required": [
          "place",
          "link"
        ]
      }
    }
  ]
};

const validate = validate10;
const formats0 = formats["date-time"];
const func2 = ucs2length;
const pattern0 = new RegExp("^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.place === undefined) && (missing0 = "place")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid1 = _errs5 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.link === undefined) && (missing1 = "link")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid1 = _errs6 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.place === undefined){
const err3 = {instancePath,schemaPath:"#/allOf/0/else/required",keyword:"required",params:{missingProperty: "place"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.link === undefined){
const err4 = {instancePath,schemaPath:"#/allOf/0/else/required",keyword:"required",params:{missingProperty: "link"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.starts_at === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "starts_at"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.minutes === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minutes"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.starts_at !== undefined){
let data0 = data.starts_at;
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
const err8 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.minutes !== undefined){
let data1 = data.minutes;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err10 = {instancePath:instancePath+"/minutes",schemaPath:"#/properties/minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 480 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/minutes",schemaPath:"#/properties/minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 480}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1 < 5 || isNaN(data1)){
const err12 = {instancePath:instancePath+"/minutes",schemaPath:"#/properties/minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.place !== undefined){
let data2 = data.place;
if(typeof data2 === "string"){
if(func2(data2) > 300){
const err13 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/maxLength",keyword:"maxLength",params:{limit: 300}};
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
const err14 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.link !== undefined){
let data3 = data.link;
if(typeof data3 === "string"){
if(func2(data3) > 2000){
const err15 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern0.test(data3)){
const err16 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/pattern",keyword:"pattern",params:{pattern: "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$"}};
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
const err17 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.note !== undefined){
let data4 = data.note;
if(typeof data4 === "string"){
if(func2(data4) > 1000){
const err18 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}};
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
name: "application/interview",
title: "Interview",
schema,
groups: [
  {
    "fields": [
      "starts_at",
      "minutes"
    ]
  }
],
ui: {
  "place": {
    "placeholder": "e.g. Main building, room 12"
  },
  "link": {
    "placeholder": "https://",
    "inputmode": "url",
    "dir": "ltr"
  },
  "note": {
    "widget": "textarea",
    "rows": 3,
    "help": "The candidate reads it"
  }
},
validate,
};
