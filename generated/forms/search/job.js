// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
const schema = {
  "type": "object",
  "properties": {
    "tab": {
      "title": "Tab",
      "type": "string",
      "enum": [
        "description",
        "requirements",
        "benefits",
        "school"
      ],
      "default": "description"
    }
  }
};

const validate = validate10;
const schema27 = schema;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tab !== undefined){
let data0 = data.tab;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/tab",schemaPath:"#/properties/tab/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data0 === "description") || (data0 === "requirements")) || (data0 === "benefits")) || (data0 === "school"))){
const err1 = {instancePath:instancePath+"/tab",schemaPath:"#/properties/tab/enum",keyword:"enum",params:{allowedValues: schema27.properties.tab.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "search/job",
title: "Job",
schema,
ui: {
  "tab": {
    "widget": "hidden"
  }
},
validate,
};
