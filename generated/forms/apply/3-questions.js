// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { formats, ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "properties": {
    "answers": {
      "title": "Additional questions",
      "type": "array",
      "items": {
        "type": "object",
        "title": "Question",
        "required": [
          "question_id"
        ],
        "properties": {
          "question_id": {
            "type": "integer"
          },
          "question": {
            "type": "string",
            "readOnly": true
          },
          "is_required": {
            "type": [
              "boolean",
              "integer"
            ],
            "readOnly": true
          },
          "question_type": {
            "type": "object",
            "readOnly": true,
            "properties": {
              "type_key": {
                "type": "string"
              }
            }
          },
          "options": {
            "type": "array",
            "readOnly": true,
            "items": {
              "type": "object",
              "properties": {
                "value": {
                  "type": "string"
                }
              }
            }
          },
          "rating_scale": {
            "type": [
              "object",
              "null"
            ],
            "readOnly": true,
            "properties": {
              "options": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              }
            }
          }
        },
        "allOf": [
          {
            "if": {
              "required": [
                "is_required",
                "question_type"
              ],
              "properties": {
                "is_required": {
                  "enum": [
                    1,
                    true
                  ]
                },
                "question_type": {
                  "required": [
                    "type_key"
                  ],
                  "properties": {
                    "type_key": {
                      "not": {
                        "const": "rating_scale"
                      }
                    }
                  }
                }
              }
            },
            "then": {
              "required": [
                "answer"
              ]
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
                    "type_key"
                  ],
                  "properties": {
                    "type_key": {
                      "enum": [
                        "short_text",
                        "text"
                      ]
                    }
                  }
                }
              }
            },
            "then": {
              "properties": {
                "answer": {
                  "type": "string",
                  "maxLength": 500
                }
              }
            },
            "else": {
              "if": {
                "required": [
                  "question_type"
                ],
                "properties": {
                  "question_type": {
                    "required": [
                      "type_key"
                    ],
                    "properties": {
                      "type_key": {
                        "enum": [
                          "descriptive",
                          "textarea"
                        ]
                      }
                    }
                  }
                }
              },
              "then": {
                "properties": {
                  "answer": {
                    "type": "string",
                    "maxLength": 5000
                  }
                }
              },
              "else": {
                "if": {
                  "required": [
                    "question_type"
                  ],
                  "properties": {
                    "question_type": {
                      "required": [
                        "type_key"
                      ],
                      "properties": {
                        "type_key": {
                          "enum": [
                            "option_select",
                            "radio"
                          ]
                        }
                      }
                    }
                  }
                },
                "then": {
                  "properties": {
                    "answer": {
                      "type": "string",
                      "x-options": "options[*].value"
                    }
                  }
                },
                "else": {
                  "if": {
                    "required": [
                      "question_type"
                    ],
                    "properties": {
                      "question_type": {
                        "required": [
                          "type_key"
                        ],
                        "properties": {
                          "type_key": {
                            "enum": [
                              "multi_select"
                            ]
                          }
                        }
                      }
                    }
                  },
                  "then": {
                    "properties": {
                      "answer": {
                        "type": "array",
                        "uniqueItems": true,
                        "items": {
                          "type": "string"
                        },
                        "x-options": "options[*].value",
                        "x-messages": {
                          "required": "At least one option is required"
                        }
                      }
                    },
                    "if": {
                      "required": [
                        "is_required"
                      ],
                      "properties": {
                        "is_required": {
                          "enum": [
                            1,
                            true
                          ]
                        }
                      }
                    },
                    "then": {
                      "properties": {
                        "answer": {
                          "minItems": 1,
                          "x-messages": {
                            "minItems": "At least one option is required"
                          }
                        }
                      }
                    }
                  },
                  "else": {
                    "if": {
                      "required": [
                        "question_type"
                      ],
                      "properties": {
                        "question_type": {
                          "required": [
                            "type_key"
                          ],
                          "properties": {
                            "type_key": {
                              "enum": [
                                "date"
                              ]
                            }
                          }
                        }
                      }
                    },
                    "then": {
                      "properties": {
                        "answer": {
                          "type": [
                            "string",
                            "null"
                          ],
                          "format": "date",
                          "x-messages": {
                            "format": "Invalid date format"
                          }
                        }
                      }
                    },
                    "else": {
                      "if": {
                        "required": [
                          "question_type"
                        ],
                        "properties": {
                          "question_type": {
                            "required": [
                              "type_key"
                            ],
                            "properties": {
                              "type_key": {
                                "enum": [
                                  "number"
                                ]
                              }
                            }
                          }
                        }
                      },
                      "then": {
                        "properties": {
                          "answer": {
                            "type": [
                              "number",
                              "null"
                            ],
                            "x-messages": {
                              "type": "Enter a number"
                            }
                          }
                        }
                      },
                      "else": {
                        "if": {
                          "required": [
                            "question_type"
                          ],
                          "properties": {
                            "question_type": {
                              "required": [
                                "type_key"
                              ],
                              "properties": {
                                "type_key": {
                                  "enum": [
                                    "rating_scale"
                                  ]
                                }
                              }
                            }
                          }
                        },
                        "then": {
                          "properties": {
                            "answer": {
                              "type": "object",
                              "x-keys": "options[*].value",
                              "additionalProperties": {
                                "type": "string",
                                "x-options": "rating_scale.options"
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        ]
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
if(data.answers !== undefined){
let data0 = data.answers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs6 = errors;
let valid4 = true;
const _errs7 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if(((data1.is_required === undefined) && (missing0 = "is_required")) || ((data1.question_type === undefined) && (missing0 = "question_type"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data1.is_required !== undefined){
let data2 = data1.is_required;
const _errs8 = errors;
if(!((data2 === 1) || (data2 === true))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid5 = _errs8 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data1.question_type !== undefined){
let data3 = data1.question_type;
const _errs9 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.type_key === undefined) && (missing1 = "type_key")){
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
if(data3.type_key !== undefined){
const _errs11 = errors;
const _errs12 = errors;
if("rating_scale" !== data3.type_key){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid7 = _errs12 === errors;
if(valid7){
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
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
}
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
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
const _errs13 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.answer === undefined){
const err5 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/allOf/0/then/required",keyword:"required",params:{missingProperty: "answer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid4 = _valid0;
}
if(!valid4){
const err6 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs15 = errors;
let valid8 = true;
const _errs16 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if((data1.question_type === undefined) && (missing2 = "question_type")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data1.question_type !== undefined){
let data5 = data1.question_type;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing3;
if((data5.type_key === undefined) && (missing3 = "type_key")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data5.type_key !== undefined){
let data6 = data5.type_key;
if(!((data6 === "short_text") || (data6 === "text"))){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
}
}
}
var _valid1 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs19 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.answer !== undefined){
let data7 = data1.answer;
if(typeof data7 === "string"){
if(func2(data7) > 500){
const err10 = {instancePath:instancePath+"/answers/" + i0+"/answer",schemaPath:"#/properties/answers/items/allOf/1/then/properties/answer/maxLength",keyword:"maxLength",params:{limit: 500}};
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
const err11 = {instancePath:instancePath+"/answers/" + i0+"/answer",schemaPath:"#/properties/answers/items/allOf/1/then/properties/answer/type",keyword:"type",params:{type: "string"}};
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
var _valid1 = _errs19 === errors;
valid8 = _valid1;
ifClause0 = "then";
}
else {
const _errs22 = errors;
const _errs23 = errors;
let valid12 = true;
const _errs24 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing4;
if((data1.question_type === undefined) && (missing4 = "question_type")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data1.question_type !== undefined){
let data8 = data1.question_type;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing5;
if((data8.type_key === undefined) && (missing5 = "type_key")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data8.type_key !== undefined){
let data9 = data8.type_key;
if(!((data9 === "descriptive") || (data9 === "textarea"))){
const err14 = {};
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
}
}
}
}
var _valid2 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid2){
const _errs27 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.answer !== undefined){
let data10 = data1.answer;
if(typeof data10 === "string"){
if(func2(data10) > 5000){
const err15 = {instancePath:instancePath+"/answers/" + i0+"/answer",schemaPath:"#/properties/answers/items/allOf/1/else/then/properties/answer/maxLength",keyword:"maxLength",params:{limit: 5000}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/answers/" + i0+"/answer",schemaPath:"#/properties/answers/items/allOf/1/else/then/properties/answer/type",keyword:"type",params:{type: "string"}};
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
var _valid2 = _errs27 === errors;
valid12 = _valid2;
ifClause1 = "then";
}
else {
const _errs30 = errors;
const _errs31 = errors;
let valid16 = true;
const _errs32 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing6;
if((data1.question_type === undefined) && (missing6 = "question_type")){
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
if(data1.question_type !== undefined){
let data11 = data1.question_type;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing7;
if((data11.type_key === undefined) && (missing7 = "type_key")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(data11.type_key !== undefined){
let data12 = data11.type_key;
if(!((data12 === "option_select") || (data12 === "radio"))){
const err19 = {};
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
}
}
}
}
var _valid3 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid3){
const _errs35 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.answer !== undefined){
if(typeof data1.answer !== "string"){
const err20 = {instancePath:instancePath+"/answers/" + i0+"/answer",schemaPath:"#/properties/answers/items/allOf/1/else/else/then/properties/answer/type",keyword:"type",params:{type: "string"}};
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
var _valid3 = _errs35 === errors;
valid16 = _valid3;
ifClause2 = "then";
}
else {
const _errs38 = errors;
const _errs39 = errors;
let valid20 = true;
const _errs40 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing8;
if((data1.question_type === undefined) && (missing8 = "question_type")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
if(data1.question_type !== undefined){
let data14 = data1.question_type;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing9;
if((data14.type_key === undefined) && (missing9 = "type_key")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(data14.type_key !== undefined){
if(!(data14.type_key === "multi_select")){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
}
}
}
var _valid4 = _errs40 === errors;
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid4){
const _errs43 = errors;
const _errs44 = errors;
let valid23 = true;
const _errs45 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing10;
if((data1.is_required === undefined) && (missing10 = "is_required")){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data1.is_required !== undefined){
let data16 = data1.is_required;
if(!((data16 === 1) || (data16 === true))){
const err25 = {};
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
var _valid5 = _errs45 === errors;
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs47 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.answer !== undefined){
let data17 = data1.answer;
if(Array.isArray(data17)){
if(data17.length < 1){
const err26 = {instancePath:instancePath+"/answers/" + i0+"/answer",schemaPath:"#/properties/answers/items/allOf/1/else/else/else/then/then/properties/answer/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
var _valid5 = _errs47 === errors;
valid23 = _valid5;
}
if(!valid23){
const err27 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/allOf/1/else/else/else/then/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.answer !== undefined){
let data18 = data1.answer;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(typeof data18[i1] !== "string"){
const err28 = {instancePath:instancePath+"/answers/" + i0+"/answer/" + i1,schemaPath:"#/properties/answers/items/allOf/1/else/else/else/then/properties/answer/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let i2 = data18.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data18[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err29 = {instancePath:instancePath+"/answers/" + i0+"/answer",schemaPath:"#/properties/answers/items/allOf/1/else/else/else/then/properties/answer/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err30 = {instancePath:instancePath+"/answers/" + i0+"/answer",schemaPath:"#/properties/answers/items/allOf/1/else/else/else/then/properties/answer/type",keyword:"type",params:{type: "array"}};
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
var _valid4 = _errs43 === errors;
valid20 = _valid4;
ifClause3 = "then";
}
else {
const _errs53 = errors;
const _errs54 = errors;
let valid30 = true;
const _errs55 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing11;
if((data1.question_type === undefined) && (missing11 = "question_type")){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
if(data1.question_type !== undefined){
let data20 = data1.question_type;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing12;
if((data20.type_key === undefined) && (missing12 = "type_key")){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
if(data20.type_key !== undefined){
if(!(data20.type_key === "date")){
const err33 = {};
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
}
}
}
}
var _valid6 = _errs55 === errors;
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid6){
const _errs58 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.answer !== undefined){
let data22 = data1.answer;
if((typeof data22 !== "string") && (data22 !== null)){
const err34 = {instancePath:instancePath+"/answers/" + i0+"/answer",schemaPath:"#/properties/answers/items/allOf/1/else/else/else/else/then/properties/answer/type",keyword:"type",params:{type: schema27.properties.answers.items.allOf[1].else.else.else.else.then.properties.answer.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data22 === "string"){
if(!(formats0.validate(data22))){
const err35 = {instancePath:instancePath+"/answers/" + i0+"/answer",schemaPath:"#/properties/answers/items/allOf/1/else/else/else/else/then/properties/answer/format",keyword:"format",params:{format: "date"}};
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
}
var _valid6 = _errs58 === errors;
valid30 = _valid6;
ifClause4 = "then";
}
else {
const _errs61 = errors;
const _errs62 = errors;
let valid34 = true;
const _errs63 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing13;
if((data1.question_type === undefined) && (missing13 = "question_type")){
const err36 = {};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
if(data1.question_type !== undefined){
let data23 = data1.question_type;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing14;
if((data23.type_key === undefined) && (missing14 = "type_key")){
const err37 = {};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
if(data23.type_key !== undefined){
if(!(data23.type_key === "number")){
const err38 = {};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
}
}
}
var _valid7 = _errs63 === errors;
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
let ifClause5;
if(_valid7){
const _errs66 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.answer !== undefined){
let data25 = data1.answer;
if((!(typeof data25 == "number")) && (data25 !== null)){
const err39 = {instancePath:instancePath+"/answers/" + i0+"/answer",schemaPath:"#/properties/answers/items/allOf/1/else/else/else/else/else/then/properties/answer/type",keyword:"type",params:{type: schema27.properties.answers.items.allOf[1].else.else.else.else.else.then.properties.answer.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
var _valid7 = _errs66 === errors;
valid34 = _valid7;
ifClause5 = "then";
}
else {
const _errs69 = errors;
const _errs70 = errors;
let valid38 = true;
const _errs71 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing15;
if((data1.question_type === undefined) && (missing15 = "question_type")){
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
if(data1.question_type !== undefined){
let data26 = data1.question_type;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing16;
if((data26.type_key === undefined) && (missing16 = "type_key")){
const err41 = {};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
if(data26.type_key !== undefined){
if(!(data26.type_key === "rating_scale")){
const err42 = {};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
}
}
}
var _valid8 = _errs71 === errors;
errors = _errs70;
if(vErrors !== null){
if(_errs70){
vErrors.length = _errs70;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs74 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.answer !== undefined){
let data28 = data1.answer;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key0 in data28){
if(typeof data28[key0] !== "string"){
const err43 = {instancePath:instancePath+"/answers/" + i0+"/answer/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/answers/items/allOf/1/else/else/else/else/else/else/then/properties/answer/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/answers/" + i0+"/answer",schemaPath:"#/properties/answers/items/allOf/1/else/else/else/else/else/else/then/properties/answer/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
var _valid8 = _errs74 === errors;
valid38 = _valid8;
}
if(!valid38){
const err45 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/allOf/1/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid7 = _errs69 === errors;
valid34 = _valid7;
ifClause5 = "else";
}
if(!valid34){
const err46 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/allOf/1/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause5}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid6 = _errs61 === errors;
valid30 = _valid6;
ifClause4 = "else";
}
if(!valid30){
const err47 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/allOf/1/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause4}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid4 = _errs53 === errors;
valid20 = _valid4;
ifClause3 = "else";
}
if(!valid20){
const err48 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/allOf/1/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause3}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid3 = _errs38 === errors;
valid16 = _valid3;
ifClause2 = "else";
}
if(!valid16){
const err49 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/allOf/1/else/else/if",keyword:"if",params:{failingKeyword: ifClause2}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid2 = _errs30 === errors;
valid12 = _valid2;
ifClause1 = "else";
}
if(!valid12){
const err50 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/allOf/1/else/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid1 = _errs22 === errors;
valid8 = _valid1;
ifClause0 = "else";
}
if(!valid8){
const err51 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/allOf/1/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.question_id === undefined){
const err52 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/required",keyword:"required",params:{missingProperty: "question_id"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data1.question_id !== undefined){
let data30 = data1.question_id;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
const err53 = {instancePath:instancePath+"/answers/" + i0+"/question_id",schemaPath:"#/properties/answers/items/properties/question_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data1.question !== undefined){
if(typeof data1.question !== "string"){
const err54 = {instancePath:instancePath+"/answers/" + i0+"/question",schemaPath:"#/properties/answers/items/properties/question/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data1.is_required !== undefined){
let data32 = data1.is_required;
if((typeof data32 !== "boolean") && (!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))))){
const err55 = {instancePath:instancePath+"/answers/" + i0+"/is_required",schemaPath:"#/properties/answers/items/properties/is_required/type",keyword:"type",params:{type: schema27.properties.answers.items.properties.is_required.type}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data1.question_type !== undefined){
let data33 = data1.question_type;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.type_key !== undefined){
if(typeof data33.type_key !== "string"){
const err56 = {instancePath:instancePath+"/answers/" + i0+"/question_type/type_key",schemaPath:"#/properties/answers/items/properties/question_type/properties/type_key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/answers/" + i0+"/question_type",schemaPath:"#/properties/answers/items/properties/question_type/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data1.options !== undefined){
let data35 = data1.options;
if(Array.isArray(data35)){
const len2 = data35.length;
for(let i3=0; i3<len2; i3++){
let data36 = data35[i3];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.value !== undefined){
if(typeof data36.value !== "string"){
const err58 = {instancePath:instancePath+"/answers/" + i0+"/options/" + i3+"/value",schemaPath:"#/properties/answers/items/properties/options/items/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/answers/" + i0+"/options/" + i3,schemaPath:"#/properties/answers/items/properties/options/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/answers/" + i0+"/options",schemaPath:"#/properties/answers/items/properties/options/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data1.rating_scale !== undefined){
let data38 = data1.rating_scale;
if((!(data38 && typeof data38 == "object" && !Array.isArray(data38))) && (data38 !== null)){
const err61 = {instancePath:instancePath+"/answers/" + i0+"/rating_scale",schemaPath:"#/properties/answers/items/properties/rating_scale/type",keyword:"type",params:{type: schema27.properties.answers.items.properties.rating_scale.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.options !== undefined){
let data39 = data38.options;
if(Array.isArray(data39)){
const len3 = data39.length;
for(let i4=0; i4<len3; i4++){
if(typeof data39[i4] !== "string"){
const err62 = {instancePath:instancePath+"/answers/" + i0+"/rating_scale/options/" + i4,schemaPath:"#/properties/answers/items/properties/rating_scale/properties/options/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/answers/" + i0+"/rating_scale/options",schemaPath:"#/properties/answers/items/properties/rating_scale/properties/options/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
}
}
else {
const err64 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "apply/3-questions",
title: "Additional questions",
schema,
ui: {
  "answers": {
    "fixed": true,
    "empty": "apply.no_questions",
    "items": {
      "question_id": {
        "widget": "hidden"
      },
      "answer": {
        "title": "{item.question}"
      }
    }
  }
},
validate,
};
