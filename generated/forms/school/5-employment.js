// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import { ucs2length } from '../../../src/shared/validator-runtime.ts';

const schema = {
  "type": "object",
  "required": [
    "contract_duration",
    "working_hours",
    "working_days",
    "visa_sponsorship",
    "academic_calendar",
    "salary_range_min",
    "salary_range_max",
    "salary_currency",
    "tax_status"
  ],
  "properties": {
    "contract_duration": {
      "title": "Contract duration",
      "type": "string",
      "enum": [
        "6_months",
        "1_year",
        "2_years",
        "3_years",
        "5_years",
        "more_than_5_years"
      ],
      "x-labels": {
        "6_months": "6 months",
        "1_year": "1 year",
        "2_years": "2 years",
        "3_years": "3 years",
        "5_years": "5 years",
        "more_than_5_years": "More than 5 years"
      },
      "x-messages": {
        "required": "Contract duration is required"
      }
    },
    "working_hours": {
      "title": "Working hours",
      "type": "string",
      "maxLength": 100,
      "x-messages": {
        "required": "Working hours is required"
      }
    },
    "working_days": {
      "title": "Working days",
      "type": "array",
      "uniqueItems": true,
      "minItems": 1,
      "items": {
        "type": "integer"
      },
      "x-lookup": "working-days",
      "x-messages": {
        "required": "Please select at least one working day",
        "minItems": "Please select at least one working day"
      }
    },
    "visa_sponsorship": {
      "title": "Visa sponsorship",
      "type": "integer",
      "enum": [
        1,
        0
      ],
      "x-labels": {
        "0": "No",
        "1": "Yes"
      },
      "x-messages": {
        "required": "Visa sponsorship is required"
      }
    },
    "probation_period": {
      "title": "Probation period",
      "type": "string",
      "maxLength": 100
    },
    "academic_calendar": {
      "title": "Academic calendar",
      "type": "integer",
      "enum": [
        1,
        0
      ],
      "x-labels": {
        "0": "No",
        "1": "Yes"
      },
      "x-messages": {
        "required": "Academic calendar is required"
      }
    },
    "salary_range_min": {
      "title": "Minimum salary",
      "type": "number",
      "minimum": 0,
      "x-messages": {
        "required": "Minimum salary is required",
        "minimum": "Minimum salary must be at least 0"
      }
    },
    "salary_range_max": {
      "title": "Maximum salary",
      "type": "number",
      "minimum": {
        "$data": "1/salary_range_min"
      },
      "x-messages": {
        "required": "Maximum salary is required",
        "minimum": "Maximum salary must be greater than or equal to minimum salary"
      }
    },
    "salary_currency": {
      "title": "Currency",
      "type": "string",
      "enum": [
        "SAR",
        "AED",
        "QAR",
        "KWD",
        "BHD",
        "OMR",
        "USD",
        "EUR",
        "GBP",
        "PKR",
        "INR",
        "CAD",
        "AUD",
        "SGD",
        "JPY",
        "CNY"
      ],
      "default": "SAR",
      "x-labels": {
        "SAR": "SAR – Saudi riyal",
        "AED": "AED – UAE dirham",
        "QAR": "QAR – Qatari riyal",
        "KWD": "KWD – Kuwaiti dinar",
        "BHD": "BHD – Bahraini dinar",
        "OMR": "OMR – Omani rial",
        "USD": "USD – US dollar",
        "EUR": "EUR – Euro",
        "GBP": "GBP – British pound",
        "PKR": "PKR – Pakistani rupee",
        "INR": "INR – Indian rupee",
        "CAD": "CAD – Canadian dollar",
        "AUD": "AUD – Australian dollar",
        "SGD": "SGD – Singapore dollar",
        "JPY": "JPY – Japanese yen",
        "CNY": "CNY – Chinese yuan"
      },
      "x-messages": {
        "required": "Currency is required"
      }
    },
    "tax_status": {
      "title": "Tax status",
      "type": "string",
      "enum": [
        "taxable",
        "non_taxable"
      ],
      "x-labels": {
        "taxable": "Taxable",
        "non_taxable": "Non-taxable"
      },
      "x-messages": {
        "required": "Tax status is required"
      }
    },
    "housing_benefit": {
      "title": "Housing benefit",
      "type": "string",
      "enum": [
        "provided",
        "allowance",
        "not_provided",
        "reimbursed",
        "prefer_not_to_say"
      ],
      "x-labels": {
        "provided": "Provided",
        "allowance": "Allowance",
        "not_provided": "Not provided",
        "reimbursed": "Reimbursed",
        "prefer_not_to_say": "Prefer not to say"
      }
    },
    "transport_allowance": {
      "title": "Transport allowance",
      "type": "string",
      "enum": [
        "provided",
        "allowance",
        "not_provided",
        "reimbursed",
        "prefer_not_to_say"
      ],
      "x-labels": {
        "provided": "Provided",
        "allowance": "Allowance",
        "not_provided": "Not provided",
        "reimbursed": "Reimbursed",
        "prefer_not_to_say": "Prefer not to say"
      }
    },
    "benefits": {
      "title": "Benefits",
      "type": "array",
      "uniqueItems": true,
      "items": {
        "type": "integer"
      },
      "x-lookup": "benefits"
    },
    "other_benefits": {
      "title": "Other benefits",
      "type": "string",
      "maxLength": 500
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
if(data.contract_duration === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contract_duration"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.working_hours === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "working_hours"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.working_days === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "working_days"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.visa_sponsorship === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "visa_sponsorship"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.academic_calendar === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "academic_calendar"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.salary_range_min === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "salary_range_min"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.salary_range_max === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "salary_range_max"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.salary_currency === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "salary_currency"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.tax_status === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tax_status"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.contract_duration !== undefined){
let data0 = data.contract_duration;
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/contract_duration",schemaPath:"#/properties/contract_duration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((data0 === "6_months") || (data0 === "1_year")) || (data0 === "2_years")) || (data0 === "3_years")) || (data0 === "5_years")) || (data0 === "more_than_5_years"))){
const err10 = {instancePath:instancePath+"/contract_duration",schemaPath:"#/properties/contract_duration/enum",keyword:"enum",params:{allowedValues: schema27.properties.contract_duration.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.working_hours !== undefined){
let data1 = data.working_hours;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err11 = {instancePath:instancePath+"/working_hours",schemaPath:"#/properties/working_hours/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err12 = {instancePath:instancePath+"/working_hours",schemaPath:"#/properties/working_hours/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.working_days !== undefined){
let data2 = data.working_days;
if(Array.isArray(data2)){
if(data2.length < 1){
const err13 = {instancePath:instancePath+"/working_days",schemaPath:"#/properties/working_days/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err14 = {instancePath:instancePath+"/working_days/" + i0,schemaPath:"#/properties/working_days/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err15 = {instancePath:instancePath+"/working_days",schemaPath:"#/properties/working_days/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err16 = {instancePath:instancePath+"/working_days",schemaPath:"#/properties/working_days/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.visa_sponsorship !== undefined){
let data4 = data.visa_sponsorship;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err17 = {instancePath:instancePath+"/visa_sponsorship",schemaPath:"#/properties/visa_sponsorship/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((data4 === 1) || (data4 === 0))){
const err18 = {instancePath:instancePath+"/visa_sponsorship",schemaPath:"#/properties/visa_sponsorship/enum",keyword:"enum",params:{allowedValues: schema27.properties.visa_sponsorship.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.probation_period !== undefined){
let data5 = data.probation_period;
if(typeof data5 === "string"){
if(func2(data5) > 100){
const err19 = {instancePath:instancePath+"/probation_period",schemaPath:"#/properties/probation_period/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err20 = {instancePath:instancePath+"/probation_period",schemaPath:"#/properties/probation_period/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.academic_calendar !== undefined){
let data6 = data.academic_calendar;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err21 = {instancePath:instancePath+"/academic_calendar",schemaPath:"#/properties/academic_calendar/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data6 === 1) || (data6 === 0))){
const err22 = {instancePath:instancePath+"/academic_calendar",schemaPath:"#/properties/academic_calendar/enum",keyword:"enum",params:{allowedValues: schema27.properties.academic_calendar.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.salary_range_min !== undefined){
let data7 = data.salary_range_min;
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/salary_range_min",schemaPath:"#/properties/salary_range_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/salary_range_min",schemaPath:"#/properties/salary_range_min/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.salary_range_max !== undefined){
let data8 = data.salary_range_max;
if(typeof data8 == "number"){
const vSchema3 = data && data.salary_range_min;
if(vSchema3 !== undefined && ((!(typeof vSchema3 == "number")) || (data8 < vSchema3 || isNaN(data8)))){
const err25 = {instancePath:instancePath+"/salary_range_max",schemaPath:"#/properties/salary_range_max/minimum",keyword:"minimum",params:{comparison: ">=", limit: vSchema3}};
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
const err26 = {instancePath:instancePath+"/salary_range_max",schemaPath:"#/properties/salary_range_max/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.salary_currency !== undefined){
let data9 = data.salary_currency;
if(typeof data9 !== "string"){
const err27 = {instancePath:instancePath+"/salary_currency",schemaPath:"#/properties/salary_currency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((((((((((((((((data9 === "SAR") || (data9 === "AED")) || (data9 === "QAR")) || (data9 === "KWD")) || (data9 === "BHD")) || (data9 === "OMR")) || (data9 === "USD")) || (data9 === "EUR")) || (data9 === "GBP")) || (data9 === "PKR")) || (data9 === "INR")) || (data9 === "CAD")) || (data9 === "AUD")) || (data9 === "SGD")) || (data9 === "JPY")) || (data9 === "CNY"))){
const err28 = {instancePath:instancePath+"/salary_currency",schemaPath:"#/properties/salary_currency/enum",keyword:"enum",params:{allowedValues: schema27.properties.salary_currency.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.tax_status !== undefined){
let data10 = data.tax_status;
if(typeof data10 !== "string"){
const err29 = {instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!((data10 === "taxable") || (data10 === "non_taxable"))){
const err30 = {instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/enum",keyword:"enum",params:{allowedValues: schema27.properties.tax_status.enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.housing_benefit !== undefined){
let data11 = data.housing_benefit;
if(typeof data11 !== "string"){
const err31 = {instancePath:instancePath+"/housing_benefit",schemaPath:"#/properties/housing_benefit/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(((((data11 === "provided") || (data11 === "allowance")) || (data11 === "not_provided")) || (data11 === "reimbursed")) || (data11 === "prefer_not_to_say"))){
const err32 = {instancePath:instancePath+"/housing_benefit",schemaPath:"#/properties/housing_benefit/enum",keyword:"enum",params:{allowedValues: schema27.properties.housing_benefit.enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.transport_allowance !== undefined){
let data12 = data.transport_allowance;
if(typeof data12 !== "string"){
const err33 = {instancePath:instancePath+"/transport_allowance",schemaPath:"#/properties/transport_allowance/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((((data12 === "provided") || (data12 === "allowance")) || (data12 === "not_provided")) || (data12 === "reimbursed")) || (data12 === "prefer_not_to_say"))){
const err34 = {instancePath:instancePath+"/transport_allowance",schemaPath:"#/properties/transport_allowance/enum",keyword:"enum",params:{allowedValues: schema27.properties.transport_allowance.enum}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.benefits !== undefined){
let data13 = data.benefits;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
let data14 = data13[i2];
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err35 = {instancePath:instancePath+"/benefits/" + i2,schemaPath:"#/properties/benefits/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
let i3 = data13.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data13[i3];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err36 = {instancePath:instancePath+"/benefits",schemaPath:"#/properties/benefits/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err37 = {instancePath:instancePath+"/benefits",schemaPath:"#/properties/benefits/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.other_benefits !== undefined){
let data15 = data.other_benefits;
if(typeof data15 === "string"){
if(func2(data15) > 500){
const err38 = {instancePath:instancePath+"/other_benefits",schemaPath:"#/properties/other_benefits/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/other_benefits",schemaPath:"#/properties/other_benefits/type",keyword:"type",params:{type: "string"}};
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
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const form = {
name: "school/5-employment",
title: "Employment and Benefits",
schema,
groups: [
  {
    "fields": [
      "contract_duration",
      "working_hours"
    ]
  },
  {
    "fields": [
      "visa_sponsorship",
      "probation_period"
    ]
  },
  {
    "title": "Salary per year",
    "fields": [
      "salary_range_min",
      "salary_range_max"
    ]
  },
  {
    "fields": [
      "salary_currency",
      "tax_status"
    ]
  },
  {
    "fields": [
      "housing_benefit",
      "transport_allowance"
    ]
  }
],
ui: {
  "working_hours": {
    "placeholder": "e.g. 8 hours a day"
  },
  "working_days": {
    "widget": "multi-select"
  },
  "visa_sponsorship": {
    "widget": "segmented"
  },
  "probation_period": {
    "placeholder": "e.g. 3 months"
  },
  "academic_calendar": {
    "widget": "segmented"
  },
  "benefits": {
    "widget": "multi-select"
  }
},
validate,
};
