// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "properties": {
    "application_questions": {
      "title": "Questions",
      "type": "array",
      "maxItems": 50,
      "items": {
        "type": "object",
        "title": "Question",
        "required": [
          "question",
          "question_type_id"
        ],
        "properties": {
          "question_id": {
            "title": "Question number",
            "description": "Which of the vacancy's questions this is; absent for a new one",
            "type": "integer",
            "minimum": 1
          },
          "question": {
            "title": "Question",
            "type": "string",
            "maxLength": 500,
            "x-messages": {
              "required": "Question is required"
            }
          },
          "question_type_id": {
            "title": "Answer type",
            "type": "integer",
            "default": 1,
            "x-lookup": {
              "lookup": "question-types",
              "row": "question_type"
            },
            "x-messages": {
              "required": "Answer type is required"
            }
          },
          "is_required": {
            "title": "Required",
            "type": "integer",
            "enum": [
              0,
              1
            ],
            "default": 1,
            "x-labels": {
              "0": "No",
              "1": "Yes"
            }
          },
          "question_type": {
            "type": "object",
            "readOnly": true,
            "properties": {
              "type_key": {
                "type": "string"
              },
              "has_options": {
                "type": "boolean"
              },
              "has_rating_scale": {
                "type": "boolean"
              }
            }
          }
        },
        "allOf": [
          {
            "if": {
              "required": [
                "question_type"
              ],
              "properties": {
                "question_type": {
                  "anyOf": [
                    {
                      "required": [
                        "has_options"
                      ],
                      "properties": {
                        "has_options": {
                          "const": true
                        }
                      }
                    },
                    {
                      "required": [
                        "has_rating_scale"
                      ],
                      "properties": {
                        "has_rating_scale": {
                          "const": true
                        }
                      }
                    }
                  ]
                }
              }
            },
            "then": {
              "required": [
                "options"
              ],
              "properties": {
                "options": {
                  "title": "Options",
                  "type": "array",
                  "minItems": 1,
                  "maxItems": 50,
                  "uniqueItems": true,
                  "items": {
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 200
                  },
                  "x-messages": {
                    "required": "At least one option is required",
                    "minItems": "At least one option is required",
                    "uniqueItems": "Each option may occur only once"
                  }
                }
              }
            }
          },
          {
            "if": {
              "required": [
                "question_type"
              ],
              "properties": {
                "question_type": {
                  "required": [
                    "has_rating_scale"
                  ],
                  "properties": {
                    "has_rating_scale": {
                      "const": true
                    }
                  }
                }
              }
            },
            "then": {
              "required": [
                "rating_scale_id"
              ],
              "properties": {
                "rating_scale_id": {
                  "title": "Rating scale",
                  "type": "integer",
                  "default": 1,
                  "x-lookup": "rating-scales",
                  "x-messages": {
                    "required": "Rating scale is required"
                  }
                }
              }
            }
          }
        ],
        "x-rules": [
          {
            "when": {
              "question_type.has_options": {
                "const": false
              },
              "question_type.has_rating_scale": {
                "const": false
              }
            },
            "clear": [
              "options"
            ]
          },
          {
            "when": {
              "question_type.has_rating_scale": {
                "const": false
              }
            },
            "clear": [
              "rating_scale_id"
            ]
          }
        ]
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
if(data.application_questions !== undefined){
let data0 = data.application_questions;
if(Array.isArray(data0)){
if(data0.length > 50){
const err0 = {instancePath:instancePath+"/application_questions",schemaPath:"#/properties/application_questions/maxItems",keyword:"maxItems",params:{limit: 50}};
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
const _errs6 = errors;
let valid4 = true;
const _errs7 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.question_type === undefined) && (missing0 = "question_type")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data1.question_type !== undefined){
let data2 = data1.question_type;
const _errs9 = errors;
let valid6 = false;
const _errs10 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.has_options === undefined) && (missing1 = "has_options")){
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
if(data2.has_options !== undefined){
if(true !== data2.has_options){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs12 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((data2.has_rating_scale === undefined) && (missing2 = "has_rating_scale")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data2.has_rating_scale !== undefined){
if(true !== data2.has_rating_scale){
const err5 = {};
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
}
var _valid1 = _errs12 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs14 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.options === undefined){
const err7 = {instancePath:instancePath+"/application_questions/" + i0,schemaPath:"#/properties/application_questions/items/allOf/0/then/required",keyword:"required",params:{missingProperty: "options"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.options !== undefined){
let data5 = data1.options;
if(Array.isArray(data5)){
if(data5.length > 50){
const err8 = {instancePath:instancePath+"/application_questions/" + i0+"/options",schemaPath:"#/properties/application_questions/items/allOf/0/then/properties/options/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5.length < 1){
const err9 = {instancePath:instancePath+"/application_questions/" + i0+"/options",schemaPath:"#/properties/application_questions/items/allOf/0/then/properties/options/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func2(data6) > 200){
const err10 = {instancePath:instancePath+"/application_questions/" + i0+"/options/" + i1,schemaPath:"#/properties/application_questions/items/allOf/0/then/properties/options/items/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data6) < 1){
const err11 = {instancePath:instancePath+"/application_questions/" + i0+"/options/" + i1,schemaPath:"#/properties/application_questions/items/allOf/0/then/properties/options/items/minLength",keyword:"minLength",params:{limit: 1}};
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
const err12 = {instancePath:instancePath+"/application_questions/" + i0+"/options/" + i1,schemaPath:"#/properties/application_questions/items/allOf/0/then/properties/options/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let i2 = data5.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data5[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/application_questions/" + i0+"/options",schemaPath:"#/properties/application_questions/items/allOf/0/then/properties/options/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err14 = {instancePath:instancePath+"/application_questions/" + i0+"/options",schemaPath:"#/properties/application_questions/items/allOf/0/then/properties/options/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
var _valid0 = _errs14 === errors;
valid4 = _valid0;
}
if(!valid4){
const err15 = {instancePath:instancePath+"/application_questions/" + i0,schemaPath:"#/properties/application_questions/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs20 = errors;
let valid13 = true;
const _errs21 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing3;
if((data1.question_type === undefined) && (missing3 = "question_type")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data1.question_type !== undefined){
let data7 = data1.question_type;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing4;
if((data7.has_rating_scale === undefined) && (missing4 = "has_rating_scale")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data7.has_rating_scale !== undefined){
if(true !== data7.has_rating_scale){
const err18 = {};
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
}
}
}
}
var _valid2 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs24 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.rating_scale_id === undefined){
const err19 = {instancePath:instancePath+"/application_questions/" + i0,schemaPath:"#/properties/application_questions/items/allOf/1/then/required",keyword:"required",params:{missingProperty: "rating_scale_id"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data1.rating_scale_id !== undefined){
let data9 = data1.rating_scale_id;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err20 = {instancePath:instancePath+"/application_questions/" + i0+"/rating_scale_id",schemaPath:"#/properties/application_questions/items/allOf/1/then/properties/rating_scale_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
var _valid2 = _errs24 === errors;
valid13 = _valid2;
}
if(!valid13){
const err21 = {instancePath:instancePath+"/application_questions/" + i0,schemaPath:"#/properties/application_questions/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.question === undefined){
const err22 = {instancePath:instancePath+"/application_questions/" + i0,schemaPath:"#/properties/application_questions/items/required",keyword:"required",params:{missingProperty: "question"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data1.question_type_id === undefined){
const err23 = {instancePath:instancePath+"/application_questions/" + i0,schemaPath:"#/properties/application_questions/items/required",keyword:"required",params:{missingProperty: "question_type_id"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data1.question_id !== undefined){
let data10 = data1.question_id;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err24 = {instancePath:instancePath+"/application_questions/" + i0+"/question_id",schemaPath:"#/properties/application_questions/items/properties/question_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 1 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/application_questions/" + i0+"/question_id",schemaPath:"#/properties/application_questions/items/properties/question_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data1.question !== undefined){
let data11 = data1.question;
if(typeof data11 === "string"){
if(func2(data11) > 500){
const err26 = {instancePath:instancePath+"/application_questions/" + i0+"/question",schemaPath:"#/properties/application_questions/items/properties/question/maxLength",keyword:"maxLength",params:{limit: 500}};
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
const err27 = {instancePath:instancePath+"/application_questions/" + i0+"/question",schemaPath:"#/properties/application_questions/items/properties/question/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.question_type_id !== undefined){
let data12 = data1.question_type_id;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err28 = {instancePath:instancePath+"/application_questions/" + i0+"/question_type_id",schemaPath:"#/properties/application_questions/items/properties/question_type_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.is_required !== undefined){
let data13 = data1.is_required;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err29 = {instancePath:instancePath+"/application_questions/" + i0+"/is_required",schemaPath:"#/properties/application_questions/items/properties/is_required/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!((data13 === 0) || (data13 === 1))){
const err30 = {instancePath:instancePath+"/application_questions/" + i0+"/is_required",schemaPath:"#/properties/application_questions/items/properties/is_required/enum",keyword:"enum",params:{allowedValues: schema27.properties.application_questions.items.properties.is_required.enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.question_type !== undefined){
let data14 = data1.question_type;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.type_key !== undefined){
if(typeof data14.type_key !== "string"){
const err31 = {instancePath:instancePath+"/application_questions/" + i0+"/question_type/type_key",schemaPath:"#/properties/application_questions/items/properties/question_type/properties/type_key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data14.has_options !== undefined){
if(typeof data14.has_options !== "boolean"){
const err32 = {instancePath:instancePath+"/application_questions/" + i0+"/question_type/has_options",schemaPath:"#/properties/application_questions/items/properties/question_type/properties/has_options/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data14.has_rating_scale !== undefined){
if(typeof data14.has_rating_scale !== "boolean"){
const err33 = {instancePath:instancePath+"/application_questions/" + i0+"/question_type/has_rating_scale",schemaPath:"#/properties/application_questions/items/properties/question_type/properties/has_rating_scale/type",keyword:"type",params:{type: "boolean"}};
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
const err34 = {instancePath:instancePath+"/application_questions/" + i0+"/question_type",schemaPath:"#/properties/application_questions/items/properties/question_type/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/application_questions/" + i0,schemaPath:"#/properties/application_questions/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/application_questions",schemaPath:"#/properties/application_questions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "vacancy/5-questions",
title: "Custom Application Questions",
schema,
ui: {
  "application_questions": {
    "add": "+ Add Question",
    "empty": "vacancy.no_questions",
    "items": {
      "question_id": {
        "widget": "hidden"
      },
      "question": {
        "widget": "textarea",
        "rows": 2
      },
      "is_required": {
        "widget": "checkbox"
      },
      "options": {
        "widget": "tags",
        "placeholder": "Type an option"
      }
    }
  }
},
validate,
};
