// SPDX-License-Identifier: Apache-2.0
#include <gdk-pixbuf/gdk-pixbuf.h>
