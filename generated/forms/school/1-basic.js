// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { formats, ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "school_name",
    "school_type",
    "year_established",
    "contact_email",
    "contact_phone",
    "country_id",
    "city"
  ],
  "properties": {
    "school_logo": {
      "title": "School logo",
      "x-file": {
        "accept": [
          "image/jpeg",
          "image/png",
          "image/webp"
        ],
        "maxBytes": 2097152
      },
      "x-messages": {
        "accept": "Unsupported file format",
        "maxBytes": "File size must be less than 2MB"
      }
    },
    "school_name": {
      "title": "School name",
      "type": "string",
      "maxLength": 200,
      "x-messages": {
        "required": "School name is required"
      }
    },
    "school_type": {
      "title": "School type",
      "type": "string",
      "enum": [
        "public",
        "private",
        "international"
      ],
      "x-labels": {
        "public": "Public",
        "private": "Private",
        "international": "International"
      },
      "x-messages": {
        "required": "School type is required"
      }
    },
    "year_established": {
      "title": "Year established",
      "type": "string",
      "pattern": "^[0-9]{4}$",
      "x-messages": {
        "required": "Year established is required",
        "pattern": "Enter a valid 4-digit year"
      }
    },
    "contact_email": {
      "title": "E-mail",
      "type": "string",
      "format": "email",
      "maxLength": 254,
      "x-messages": {
        "required": "School email is required",
        "format": "Invalid email address"
      }
    },
    "contact_phone": {
      "title": "Phone",
      "type": "string",
      "pattern": "^[0-9]{7,15}$",
      "x-messages": {
        "required": "Phone number is required",
        "pattern": "Invalid phone number"
      }
    },
    "website": {
      "title": "Website",
      "type": "string",
      "maxLength": 2000,
      "pattern": "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$",
      "x-messages": {
        "pattern": "Enter a valid URL"
      }
    },
    "country_id": {
      "title": "Country",
      "type": "integer",
      "x-lookup": "countries",
      "x-messages": {
        "required": "Country is required"
      }
    },
    "city": {
      "title": "City",
      "type": "string",
      "maxLength": 100,
      "x-messages": {
        "required": "City is required",
        "maxLength": "City must be at most 100 characters"
      }
    },
    "address": {
      "title": "Address",
      "type": "string",
      "maxLength": 300
    },
    "postal_code": {
      "title": "Postal code",
      "type": "string",
      "maxLength": 20
    },
    "map_location": {
      "title": "Map location",
      "type": "string",
      "maxLength": 2000,
      "pattern": "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$",
      "x-messages": {
        "pattern": "Enter a valid URL"
      }
    }
  }
};

const validate = validate10;
const schema27 = schema;
const func2 = ucs2length;
const pattern0 = new RegExp("^[0-9]{4}$", "u");
const pattern1 = new RegExp("^[0-9]{7,15}$", "u");
const pattern2 = new RegExp("^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$", "u");
const formats0 = formats.email;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.school_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "school_name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.school_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "school_type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.year_established === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "year_established"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.contact_email === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_email"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.contact_phone === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact_phone"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.country_id === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country_id"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.city === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.school_logo !== undefined){
let data0 = data.school_logo;
if(typeof data0 == "object" && data0 !== null && !Array.isArray(data0)){
if(!(["image/jpeg","image/png","image/webp"].includes(data0.type))){
const err7 = {instancePath:instancePath+"/school_logo",schemaPath:"#/properties/school_logo/x-file",keyword:"x-file",params:{rule: "accept", limit: "image/jpeg, image/png, image/webp"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(data0.size <= 2097152)){
const err8 = {instancePath:instancePath+"/school_logo",schemaPath:"#/properties/school_logo/x-file",keyword:"x-file",params:{rule: "maxBytes", limit: "2MB"}};
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
if(!(typeof data0 == "string")){
const err9 = {instancePath:instancePath+"/school_logo",schemaPath:"#/properties/school_logo/x-file",keyword:"x-file",params:{rule: "type", limit: ""}};
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
if(data.school_name !== undefined){
let data1 = data.school_name;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err10 = {instancePath:instancePath+"/school_name",schemaPath:"#/properties/school_name/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err11 = {instancePath:instancePath+"/school_name",schemaPath:"#/properties/school_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.school_type !== undefined){
let data2 = data.school_type;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/school_type",schemaPath:"#/properties/school_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data2 === "public") || (data2 === "private")) || (data2 === "international"))){
const err13 = {instancePath:instancePath+"/school_type",schemaPath:"#/properties/school_type/enum",keyword:"enum",params:{allowedValues: schema27.properties.school_type.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.year_established !== undefined){
let data3 = data.year_established;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err14 = {instancePath:instancePath+"/year_established",schemaPath:"#/properties/year_established/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/year_established",schemaPath:"#/properties/year_established/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.contact_email !== undefined){
let data4 = data.contact_email;
if(typeof data4 === "string"){
if(func2(data4) > 254){
const err16 = {instancePath:instancePath+"/contact_email",schemaPath:"#/properties/contact_email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.validate(data4))){
const err17 = {instancePath:instancePath+"/contact_email",schemaPath:"#/properties/contact_email/format",keyword:"format",params:{format: "email"}};
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
const err18 = {instancePath:instancePath+"/contact_email",schemaPath:"#/properties/contact_email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.contact_phone !== undefined){
let data5 = data.contact_phone;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err19 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/pattern",keyword:"pattern",params:{pattern: "^[0-9]{7,15}$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.website !== undefined){
let data6 = data.website;
if(typeof data6 === "string"){
if(func2(data6) > 2000){
const err21 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern2.test(data6)){
const err22 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/pattern",keyword:"pattern",params:{pattern: "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.country_id !== undefined){
let data7 = data.country_id;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err24 = {instancePath:instancePath+"/country_id",schemaPath:"#/properties/country_id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.city !== undefined){
let data8 = data.city;
if(typeof data8 === "string"){
if(func2(data8) > 100){
const err25 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.address !== undefined){
let data9 = data.address;
if(typeof data9 === "string"){
if(func2(data9) > 300){
const err27 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.postal_code !== undefined){
let data10 = data.postal_code;
if(typeof data10 === "string"){
if(func2(data10) > 20){
const err29 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.map_location !== undefined){
let data11 = data.map_location;
if(typeof data11 === "string"){
if(func2(data11) > 2000){
const err31 = {instancePath:instancePath+"/map_location",schemaPath:"#/properties/map_location/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern2.test(data11)){
const err32 = {instancePath:instancePath+"/map_location",schemaPath:"#/properties/map_location/pattern",keyword:"pattern",params:{pattern: "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/map_location",schemaPath:"#/properties/map_location/type",keyword:"type",params:{type: "string"}};
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
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "school/1-basic",
title: "Basic Information",
schema,
groups: [
  {
    "fields": [
      "school_type",
      "year_established"
    ]
  },
  {
    "fields": [
      "contact_email",
      "contact_phone"
    ]
  },
  {
    "fields": [
      "country_id",
      "city"
    ]
  },
  {
    "fields": [
      "address",
      "postal_code"
    ]
  }
],
ui: {
  "school_logo": {
    "widget": "image",
    "help": "JPEG, PNG or WebP, max 2MB"
  },
  "school_name": {
    "autocomplete": "organization"
  },
  "year_established": {
    "inputmode": "numeric",
    "placeholder": "e.g. 1998"
  },
  "contact_email": {
    "autocomplete": "email"
  },
  "contact_phone": {
    "help": "Digits only",
    "inputmode": "numeric",
    "autocomplete": "tel"
  },
  "website": {
    "placeholder": "https://"
  },
  "map_location": {
    "placeholder": "https://",
    "help": "A link to the school on a map"
  }
},
validate,
};
