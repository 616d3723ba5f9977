// SPDX-License-Identifier: Apache-2.0
#include <gdk-pixbuf/gdk-pixbuf.h>

// Swift would warn of GTimeVal, which gdk-pixbuf 2 has no other name for.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
static inline GdkPixbufAnimationIter *mullion_animation_begin(GdkPixbufAnimation *animation) {
  GTimeVal start = {1, 0};
  return gdk_pixbuf_animation_get_iter(animation, &start);
}

static inline void mullion_animation_go(GdkPixbufAnimationIter *iter, glong milliseconds) {
  GTimeVal now = {1 + milliseconds / 1000, (milliseconds % 1000) * 1000};
  gdk_pixbuf_animation_iter_advance(iter, &now);
}
G_GNUC_END_IGNORE_DEPRECATIONS
