// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
const schema = {
  "type": "object",
  "properties": {
    "tab": {
      "title": "Tab",
      "type": "string",
      "enum": [
        "applications",
        "saved"
      ],
      "default": "applications"
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
if(!((data0 === "applications") || (data0 === "saved"))){
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
if(data.page !== undefined){
let data1 = data.page;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 1000000 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "search/dashboard",
title: "Dashboard",
schema,
ui: {
  "tab": {
    "widget": "hidden"
  },
  "page": {
    "widget": "hidden"
  }
},
validate,
};
