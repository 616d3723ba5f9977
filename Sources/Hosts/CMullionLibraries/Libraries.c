// SPDX-License-Identifier: Apache-2.0

#include "CMullionLibraries.h"
#include <stddef.h>

// `Scripts/release` defines it; programs that are built from sources are linked to the libraries.
extern const char *mullion_missing_library(int group) __attribute__((weak));

const char *CMullionMissingPackages(enum CMullionLibraryGroup group) {
  return mullion_missing_library ? mullion_missing_library(group) : NULL;
}
