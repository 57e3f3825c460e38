// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
const schema = {
  "type": "object",
  "properties": {
    "candidate_cover": {
      "title": "Cover",
      "x-file": {
        "accept": [
          "image/jpeg",
          "image/png",
          "image/gif"
        ],
        "maxBytes": 2097152
      },
      "x-messages": {
        "accept": "Only JPG, PNG, or GIF files are allowed",
        "maxBytes": "File size must be less than 2MB"
      }
    }
  }
};

const validate = validate10;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.candidate_cover !== undefined){
let data0 = data.candidate_cover;
if(typeof data0 == "object" && data0 !== null && !Array.isArray(data0)){
if(!(["image/jpeg","image/png","image/gif"].includes(data0.type))){
const err0 = {instancePath:instancePath+"/candidate_cover",schemaPath:"#/properties/candidate_cover/x-file",keyword:"x-file",params:{rule: "accept", limit: "image/jpeg, image/png, image/gif"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data0.size <= 2097152)){
const err1 = {instancePath:instancePath+"/candidate_cover",schemaPath:"#/properties/candidate_cover/x-file",keyword:"x-file",params:{rule: "maxBytes", limit: "2MB"}};
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
const err2 = {instancePath:instancePath+"/candidate_cover",schemaPath:"#/properties/candidate_cover/x-file",keyword:"x-file",params:{rule: "type", limit: ""}};
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
name: "candidate/cover",
title: "Cover",
schema,
ui: {
  "candidate_cover": {
    "widget": "image",
    "help": "JPG, PNG or GIF. 1024x320px, max 2MB"
  }
},
validate,
};
