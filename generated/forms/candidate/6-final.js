// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
const schema = {
  "type": "object",
  "properties": {
    "candidate_dox": {
      "title": "Document",
      "x-file": {
        "accept": [
          "application/pdf",
          "application/msword",
          "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        ],
        "maxBytes": 5242880
      },
      "x-messages": {
        "accept": "Only PDF or DOC files are allowed",
        "maxBytes": "File size must be less than 5MB"
      }
    }
  }
};

const validate = validate10;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.candidate_dox !== undefined){
let data0 = data.candidate_dox;
if(typeof data0 == "object" && data0 !== null && !Array.isArray(data0)){
if(!(["application/pdf","application/msword","application/vnd.openxmlformats-officedocument.wordprocessingml.document"].includes(data0.type))){
const err0 = {instancePath:instancePath+"/candidate_dox",schemaPath:"#/properties/candidate_dox/x-file",keyword:"x-file",params:{rule: "accept", limit: "application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data0.size <= 5242880)){
const err1 = {instancePath:instancePath+"/candidate_dox",schemaPath:"#/properties/candidate_dox/x-file",keyword:"x-file",params:{rule: "maxBytes", limit: "5MB"}};
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
if(!(typeof data0 == "string")){
const err2 = {instancePath:instancePath+"/candidate_dox",schemaPath:"#/properties/candidate_dox/x-file",keyword:"x-file",params:{rule: "type", limit: ""}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "candidate/6-final",
title: "Final steps",
schema,
ui: {
  "candidate_dox": {
    "widget": "file",
    "help": "A further document for your applications. PDF, DOC or DOCX, max 5MB"
  }
},
validate,
};
