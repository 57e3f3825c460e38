// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "school_description"
  ],
  "properties": {
    "school_description": {
      "title": "School description",
      "type": "string",
      "minLength": 100,
      "maxLength": 500,
      "x-messages": {
        "required": "School description is required",
        "minLength": "Must be at least 100 characters",
        "maxLength": "Must not exceed 500 characters"
      }
    },
    "mission_statement": {
      "title": "Mission statement",
      "type": "string",
      "maxLength": 2000
    },
    "vision_statement": {
      "title": "Vision statement",
      "type": "string",
      "maxLength": 2000
    },
    "core_values": {
      "title": "Core values",
      "type": "string",
      "maxLength": 2000
    },
    "key_strength": {
      "title": "Key strengths",
      "type": "array",
      "uniqueItems": true,
      "items": {
        "type": "integer"
      },
      "x-lookup": "key-strengths"
    },
    "special_program": {
      "title": "Special program",
      "type": "string",
      "maxLength": 1000
    },
    "school_photos": {
      "title": "School photos",
      "type": "array",
      "minItems": 1,
      "maxItems": 20,
      "items": {
        "title": "Photo",
        "x-file": {
          "accept": [
            "image/png",
            "image/jpeg"
          ],
          "maxBytes": 2097152
        },
        "x-messages": {
          "accept": "Unsupported file format",
          "maxBytes": "File size must be less than 2MB"
        }
      },
      "x-messages": {
        "minItems": "At least one photo is required"
      }
    },
    "campus_video_url": {
      "title": "Campus video link",
      "type": "string",
      "maxLength": 2000,
      "pattern": "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$",
      "x-messages": {
        "pattern": "Must be a valid URL"
      }
    },
    "virtual_tour_url": {
      "title": "Virtual tour link",
      "type": "string",
      "maxLength": 2000,
      "pattern": "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$",
      "x-messages": {
        "pattern": "Must be a valid URL"
      }
    },
    "school_brochure": {
      "title": "Brochure",
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
    },
    "facebook_url": {
      "title": "Facebook",
      "type": "string",
      "maxLength": 2000,
      "pattern": "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$",
      "x-messages": {
        "pattern": "Must be a valid Facebook URL"
      }
    },
    "twitter_url": {
      "title": "Twitter",
      "type": "string",
      "maxLength": 2000,
      "pattern": "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$",
      "x-messages": {
        "pattern": "Must be a valid Twitter URL"
      }
    },
    "instagram_url": {
      "title": "Instagram",
      "type": "string",
      "maxLength": 2000,
      "pattern": "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$",
      "x-messages": {
        "pattern": "Must be a valid Instagram URL"
      }
    },
    "linkedin_url": {
      "title": "LinkedIn",
      "type": "string",
      "maxLength": 2000,
      "pattern": "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$",
      "x-messages": {
        "pattern": "Must be a valid LinkedIn URL"
      }
    },
    "youtube_url": {
      "title": "YouTube",
      "type": "string",
      "maxLength": 2000,
      "pattern": "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$",
      "x-messages": {
        "pattern": "Must be a valid YouTube URL"
      }
    }
  }
};

const validate = validate10;
const func2 = ucs2length;
const pattern0 = new RegExp("^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.school_description === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "school_description"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.school_description !== undefined){
let data0 = data.school_description;
if(typeof data0 === "string"){
if(func2(data0) > 500){
const err1 = {instancePath:instancePath+"/school_description",schemaPath:"#/properties/school_description/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 100){
const err2 = {instancePath:instancePath+"/school_description",schemaPath:"#/properties/school_description/minLength",keyword:"minLength",params:{limit: 100}};
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
const err3 = {instancePath:instancePath+"/school_description",schemaPath:"#/properties/school_description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.mission_statement !== undefined){
let data1 = data.mission_statement;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err4 = {instancePath:instancePath+"/mission_statement",schemaPath:"#/properties/mission_statement/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/mission_statement",schemaPath:"#/properties/mission_statement/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.vision_statement !== undefined){
let data2 = data.vision_statement;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err6 = {instancePath:instancePath+"/vision_statement",schemaPath:"#/properties/vision_statement/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/vision_statement",schemaPath:"#/properties/vision_statement/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.core_values !== undefined){
let data3 = data.core_values;
if(typeof data3 === "string"){
if(func2(data3) > 2000){
const err8 = {instancePath:instancePath+"/core_values",schemaPath:"#/properties/core_values/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err9 = {instancePath:instancePath+"/core_values",schemaPath:"#/properties/core_values/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.key_strength !== undefined){
let data4 = data.key_strength;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err10 = {instancePath:instancePath+"/key_strength/" + i0,schemaPath:"#/properties/key_strength/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err11 = {instancePath:instancePath+"/key_strength",schemaPath:"#/properties/key_strength/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err12 = {instancePath:instancePath+"/key_strength",schemaPath:"#/properties/key_strength/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.special_program !== undefined){
let data6 = data.special_program;
if(typeof data6 === "string"){
if(func2(data6) > 1000){
const err13 = {instancePath:instancePath+"/special_program",schemaPath:"#/properties/special_program/maxLength",keyword:"maxLength",params:{limit: 1000}};
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
const err14 = {instancePath:instancePath+"/special_program",schemaPath:"#/properties/special_program/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.school_photos !== undefined){
let data7 = data.school_photos;
if(Array.isArray(data7)){
if(data7.length > 20){
const err15 = {instancePath:instancePath+"/school_photos",schemaPath:"#/properties/school_photos/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.length < 1){
const err16 = {instancePath:instancePath+"/school_photos",schemaPath:"#/properties/school_photos/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
let data8 = data7[i2];
if(typeof data8 == "object" && data8 !== null && !Array.isArray(data8)){
if(!(["image/png","image/jpeg"].includes(data8.type))){
const err17 = {instancePath:instancePath+"/school_photos/" + i2,schemaPath:"#/properties/school_photos/items/x-file",keyword:"x-file",params:{rule: "accept", limit: "image/png, image/jpeg"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(data8.size <= 2097152)){
const err18 = {instancePath:instancePath+"/school_photos/" + i2,schemaPath:"#/properties/school_photos/items/x-file",keyword:"x-file",params:{rule: "maxBytes", limit: "2MB"}};
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
if(!(typeof data8 == "string")){
const err19 = {instancePath:instancePath+"/school_photos/" + i2,schemaPath:"#/properties/school_photos/items/x-file",keyword:"x-file",params:{rule: "type", limit: ""}};
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
else {
const err20 = {instancePath:instancePath+"/school_photos",schemaPath:"#/properties/school_photos/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.campus_video_url !== undefined){
let data9 = data.campus_video_url;
if(typeof data9 === "string"){
if(func2(data9) > 2000){
const err21 = {instancePath:instancePath+"/campus_video_url",schemaPath:"#/properties/campus_video_url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern0.test(data9)){
const err22 = {instancePath:instancePath+"/campus_video_url",schemaPath:"#/properties/campus_video_url/pattern",keyword:"pattern",params:{pattern: "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$"}};
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
const err23 = {instancePath:instancePath+"/campus_video_url",schemaPath:"#/properties/campus_video_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.virtual_tour_url !== undefined){
let data10 = data.virtual_tour_url;
if(typeof data10 === "string"){
if(func2(data10) > 2000){
const err24 = {instancePath:instancePath+"/virtual_tour_url",schemaPath:"#/properties/virtual_tour_url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern0.test(data10)){
const err25 = {instancePath:instancePath+"/virtual_tour_url",schemaPath:"#/properties/virtual_tour_url/pattern",keyword:"pattern",params:{pattern: "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$"}};
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
const err26 = {instancePath:instancePath+"/virtual_tour_url",schemaPath:"#/properties/virtual_tour_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.school_brochure !== undefined){
let data11 = data.school_brochure;
if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11)){
if(!(["application/pdf","application/msword","application/vnd.openxmlformats-officedocument.wordprocessingml.document"].includes(data11.type))){
const err27 = {instancePath:instancePath+"/school_brochure",schemaPath:"#/properties/school_brochure/x-file",keyword:"x-file",params:{rule: "accept", limit: "application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(data11.size <= 5242880)){
const err28 = {instancePath:instancePath+"/school_brochure",schemaPath:"#/properties/school_brochure/x-file",keyword:"x-file",params:{rule: "maxBytes", limit: "5MB"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
if(!(typeof data11 == "string")){
const err29 = {instancePath:instancePath+"/school_brochure",schemaPath:"#/properties/school_brochure/x-file",keyword:"x-file",params:{rule: "type", limit: ""}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.facebook_url !== undefined){
let data12 = data.facebook_url;
if(typeof data12 === "string"){
if(func2(data12) > 2000){
const err30 = {instancePath:instancePath+"/facebook_url",schemaPath:"#/properties/facebook_url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern0.test(data12)){
const err31 = {instancePath:instancePath+"/facebook_url",schemaPath:"#/properties/facebook_url/pattern",keyword:"pattern",params:{pattern: "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/facebook_url",schemaPath:"#/properties/facebook_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.twitter_url !== undefined){
let data13 = data.twitter_url;
if(typeof data13 === "string"){
if(func2(data13) > 2000){
const err33 = {instancePath:instancePath+"/twitter_url",schemaPath:"#/properties/twitter_url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!pattern0.test(data13)){
const err34 = {instancePath:instancePath+"/twitter_url",schemaPath:"#/properties/twitter_url/pattern",keyword:"pattern",params:{pattern: "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/twitter_url",schemaPath:"#/properties/twitter_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.instagram_url !== undefined){
let data14 = data.instagram_url;
if(typeof data14 === "string"){
if(func2(data14) > 2000){
const err36 = {instancePath:instancePath+"/instagram_url",schemaPath:"#/properties/instagram_url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern0.test(data14)){
const err37 = {instancePath:instancePath+"/instagram_url",schemaPath:"#/properties/instagram_url/pattern",keyword:"pattern",params:{pattern: "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/instagram_url",schemaPath:"#/properties/instagram_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.linkedin_url !== undefined){
let data15 = data.linkedin_url;
if(typeof data15 === "string"){
if(func2(data15) > 2000){
const err39 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern0.test(data15)){
const err40 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/pattern",keyword:"pattern",params:{pattern: "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/linkedin_url",schemaPath:"#/properties/linkedin_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.youtube_url !== undefined){
let data16 = data.youtube_url;
if(typeof data16 === "string"){
if(func2(data16) > 2000){
const err42 = {instancePath:instancePath+"/youtube_url",schemaPath:"#/properties/youtube_url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!pattern0.test(data16)){
const err43 = {instancePath:instancePath+"/youtube_url",schemaPath:"#/properties/youtube_url/pattern",keyword:"pattern",params:{pattern: "^https?://[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:[0-9]{1,5})?([/?#]\\S*)?$"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/youtube_url",schemaPath:"#/properties/youtube_url/type",keyword:"type",params:{type: "string"}};
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
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "school/6-media",
title: "School Description & Media",
schema,
groups: [
  {
    "fields": [
      "campus_video_url",
      "virtual_tour_url"
    ]
  },
  {
    "title": "Social links",
    "fields": [
      "facebook_url",
      "twitter_url",
      "instagram_url",
      "linkedin_url",
      "youtube_url"
    ]
  }
],
ui: {
  "school_description": {
    "widget": "textarea",
    "rows": 6,
    "help": "100 to 500 characters"
  },
  "mission_statement": {
    "widget": "textarea",
    "rows": 4
  },
  "vision_statement": {
    "widget": "textarea",
    "rows": 4
  },
  "core_values": {
    "widget": "textarea",
    "rows": 4
  },
  "key_strength": {
    "widget": "multi-select"
  },
  "special_program": {
    "widget": "textarea",
    "rows": 3
  },
  "school_photos": {
    "widget": "image",
    "help": "PNG or JPG, max 2MB each"
  },
  "campus_video_url": {
    "placeholder": "https://"
  },
  "virtual_tour_url": {
    "placeholder": "https://"
  },
  "school_brochure": {
    "widget": "file",
    "help": "PDF, DOC or DOCX, max 5MB"
  },
  "facebook_url": {
    "placeholder": "https://"
  },
  "twitter_url": {
    "placeholder": "https://"
  },
  "instagram_url": {
    "placeholder": "https://"
  },
  "linkedin_url": {
    "placeholder": "https://"
  },
  "youtube_url": {
    "placeholder": "https://"
  }
},
validate,
};
