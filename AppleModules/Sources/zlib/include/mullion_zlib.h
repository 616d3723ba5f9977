// SPDX-License-Identifier: Apache-2.0

#ifndef MULLION_ZLIB_H
#define MULLION_ZLIB_H

#if __has_include(<zlib.h>)
#include <zlib.h>
#else
#error "zlib.h is missing: install zlib1g-dev (apt-get install)."
#endif

#endif
