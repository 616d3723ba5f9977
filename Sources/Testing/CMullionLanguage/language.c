// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CMullionLanguage.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What is used of Core Foundation, whose headers need a compiler with blocks and are not where a C
// target finds them.
extern const struct CallBacks kCFTypeArrayCallBacks;
extern void *CFArrayCreate(
    void *allocator, const void **values, long count, const struct CallBacks *callbacks);
extern long CFArrayGetCount(void *array);
extern void *CFArrayGetValueAtIndex(void *array, long index);
extern void *CFBundleCopyBundleLocalizations(void *bundle);
extern void *CFBundleCopyLocalizedStringForLocalization(
    void *bundle, void *key, void *value, void *table, void *language);
extern void *CFBundleCopyResourceURLForLocalization(
    void *bundle, void *name, void *type, void *folder, void *language);
extern void *CFBundleGetDevelopmentRegion(void *bundle);
extern void *CFRetain(void *object);
extern void CFRelease(void *object);
extern unsigned char CFStringGetCString(void *text, char *into, long size, uint32_t encoding);

static _Atomic(MullionLanguageChooser) languageChooser;

void mullion_choose_languages(MullionLanguageChooser chooser) {
  atomic_store(&languageChooser, chooser);
}

/// The maximum number of languages, and the maximum length of a name including its terminator.
enum { MOST = 256, LONGEST = 48 };

static bool read_name(void *text, char *into) {
  return text && CFStringGetCString(text, into, LONGEST, 0x08000100 /* UTF-8 */);
}

/// Returns the language of `known` for the running code, owned by the caller, or NULL for that of the
/// process.
static void *spoken_among(void *known, void *own) {
  MullionLanguageChooser chooser = atomic_load(&languageChooser);
  if (!chooser || !known) return NULL;
  char texts[MOST][LONGEST];
  const char *names[MOST];
  long places[MOST];
  int count = 0;
  long all = CFArrayGetCount(known);
  for (long place = 0; place < all && count < MOST; place++) {
    if (!read_name(CFArrayGetValueAtIndex(known, place), texts[count])) continue;
    names[count] = texts[count];
    places[count++] = place;
  }
  char region[LONGEST];
  int chosen = chooser(names, count, read_name(own, region) ? region : NULL);
  return chosen < 0 || chosen >= count
             ? NULL
             : CFRetain(CFArrayGetValueAtIndex(known, places[chosen]));
}

/// Returns the language of `bundle` for the running code, owned by the caller, or NULL for that of the
/// process.
static void *language_of(void *bundle) {
  if (!bundle || !atomic_load(&languageChooser)) return NULL;
  void *known = CFBundleCopyBundleLocalizations(bundle);
  if (!known) return NULL;
  void *language = spoken_among(known, CFBundleGetDevelopmentRegion(bundle));
  CFRelease(known);
  return language;
}

#define ORIGINAL(name, ...) \
  static _Atomic(void *) found; \
  void *original = atomic_load(&found); \
  if (!original) { \
    original = dlsym(RTLD_NEXT, name); \
    atomic_store(&found, original); \
  } \
  return ((void *(*)(__VA_ARGS__))original)

static void *original_text(void *bundle, void *key, void *value, void *table) {
  ORIGINAL("CFBundleCopyLocalizedString", void *, void *, void *, void *)
  (bundle, key, value, table);
}

static void *original_resource(void *bundle, void *name, void *type, void *folder) {
  ORIGINAL("CFBundleCopyResourceURL", void *, void *, void *, void *)(bundle, name, type, folder);
}

static void *original_preferred(void *known) {
  ORIGINAL("CFBundleCopyPreferredLocalizationsFromArray", void *)(known);
}

// --- What stands before the library's functions -------------------------------------------------

// Weak, so that a program into which the library is linked statically has each of them once.
__attribute__((weak)) void *CFBundleCopyLocalizedString(
    void *bundle, void *key, void *value, void *table) {
  void *language = language_of(bundle);
  if (!language) return original_text(bundle, key, value, table);
  void *text = CFBundleCopyLocalizedStringForLocalization(bundle, key, value, table, language);
  CFRelease(language);
  return text;
}

__attribute__((weak)) void *CFBundleCopyResourceURL(
    void *bundle, void *name, void *type, void *folder) {
  void *language = language_of(bundle);
  if (!language) return original_resource(bundle, name, type, folder);
  void *url = CFBundleCopyResourceURLForLocalization(bundle, name, type, folder, language);
  CFRelease(language);
  return url ? url : original_resource(bundle, name, type, folder);
}

__attribute__((weak)) void *CFBundleCopyPreferredLocalizationsFromArray(void *known) {
  void *spoken = spoken_among(known, NULL);
  if (!spoken) return original_preferred(known);
  const void *values[] = {spoken};
  void *list = CFArrayCreate(NULL, values, 1, &kCFTypeArrayCallBacks);
  CFRelease(spoken);
  return list;
}
