// SPDX-License-Identifier: Apache-2.0
#include <gtk/gtk.h>

// What libdispatch exports for run loops that are not its own, declared in none of its public
// headers. The handle is an eventfd that becomes readable when the main queue has work; it has to
// be read before the callback drains the queue.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);
