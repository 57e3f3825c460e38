// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
const schema = {
  "type": "object",
  "required": [
    "resume"
  ],
  "properties": {
    "resume": {
      "title": "Resume",
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
        "maxBytes": "File size must be less than 5MB",
        "required": "Resume is required"
      }
    }
  }
};

const validate = validate10;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resume === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resume"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.resume !== undefined){
let data0 = data.resume;
if(typeof data0 == "object" && data0 !== null && !Array.isArray(data0)){
if(!(["application/pdf","application/msword","application/vnd.openxmlformats-officedocument.wordprocessingml.document"].includes(data0.type))){
const err1 = {instancePath:instancePath+"/resume",schemaPath:"#/properties/resume/x-file",keyword:"x-file",params:{rule: "accept", limit: "application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0.size <= 5242880)){
const err2 = {instancePath:instancePath+"/resume",schemaPath:"#/properties/resume/x-file",keyword:"x-file",params:{rule: "maxBytes", limit: "5MB"}};
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
if(!(typeof data0 == "string")){
const err3 = {instancePath:instancePath+"/resume",schemaPath:"#/properties/resume/x-file",keyword:"x-file",params:{rule: "type", limit: ""}};
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
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "apply/2-resume",
title: "Resume",
schema,
ui: {
  "resume": {
    "widget": "file",
    "help": "PDF, DOC or DOCX, max 5MB",
    "choose": "Update Resume",
    "keep": "Use Current Resume"
  }
},
validate,
};
