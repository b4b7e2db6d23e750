// Written by Scripts/list-resources. Do not edit.
#include "Catalog.h"

static const catalog_file files[] = {
  {"Apps/built-in.apps",
   (const unsigned char[]){
#embed "Apps/built-in.apps" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Apps/built-in.apps" suffix(, )
   0}) - 1},
  {"Messages/app-delegate.messages",
   (const unsigned char[]){
#embed "Messages/app-delegate.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Messages/app-delegate.messages" suffix(, )
   0}) - 1},
  {"Messages/notifications.messages",
   (const unsigned char[]){
#embed "Messages/notifications.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Messages/notifications.messages" suffix(, )
   0}) - 1},
  {"Messages/objects.messages",
   (const unsigned char[]){
#embed "Messages/objects.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Messages/objects.messages" suffix(, )
   0}) - 1},
  {"Messages/scene-delegate.messages",
   (const unsigned char[]){
#embed "Messages/scene-delegate.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Messages/scene-delegate.messages" suffix(, )
   0}) - 1},
  {"Messages/system.messages",
   (const unsigned char[]){
#embed "Messages/system.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Messages/system.messages" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-10.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-10.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-10.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-11.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-11.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-11.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-12.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-12.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-12.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-13.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-13.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-13.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-14.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-14.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-14.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-3.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-3.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-3.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-4.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-4.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-4.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-5.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-5.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-5.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-6.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-6.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-6.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-7.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-7.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-7.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-8.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-8.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-8.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-9.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-9.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-9.rules" suffix(, )
   0}) - 1},
  {"Sources/record.sources",
   (const unsigned char[]){
#embed "Sources/record.sources" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Sources/record.sources" suffix(, )
   0}) - 1},
  {"Sources/seeds.sources",
   (const unsigned char[]){
#embed "Sources/seeds.sources" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Sources/seeds.sources" suffix(, )
   0}) - 1},
};

unsigned long catalog_count(void) { return sizeof files / sizeof files[0]; }

const catalog_file *catalog_at(unsigned long index) { return &files[index]; }
