// SPDX-License-Identifier: Apache-2.0

#ifndef MULLION_LINES_H
#define MULLION_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What is known of an address of this program.
typedef enum {
  /// Which line it is of.
  MullionLineFound,
  /// It is of no line: of a program without debug information, or of nothing.
  MullionLineMissing,
  /// Its line tables are in a form that is not read here.
  MullionLineUnreadable,
} MullionLineAnswer;

/// The most bytes of a path, its end included.
enum { MullionPathLength = 4096 };

/// Looks up the line of the source that `address` was compiled from, in this program or a library that it
/// has loaded.
///
/// Writes the path of the source, the line, from 1 on, or 0 where the compiler itself made the code, and the
/// column, in bytes from 1 on, or 0 where it is not known. May be called on any thread.
///
/// Of each file the tables are gone through once, the first time: some ten nanoseconds a byte of them. What
/// is kept is 24 bytes a function.
MullionLineAnswer mullion_line_at(
    uintptr_t address, char path[MullionPathLength], int *line, int *column);

/// Writes where the calls that lead here return to, the nearest first, `limit` of them at most.
///
/// May be called on any thread. Takes some nanoseconds a call, or half a microsecond where functions keep
/// no frame pointers.
///
/// Returns how many were written.
size_t mullion_calls(uintptr_t *calls, size_t limit);

/// How many files' tables were gone through since the program began.
int mullion_line_tables_read(void);

/// The class above `type`, a class of Swift's; NULL: there is none.
const void *mullion_superclass(const void *type);

/// The descriptor of `type`, a class of Swift's.
const void *mullion_class_descriptor(const void *type);

/// The descriptor of `P`, of the type `any P`; NULL: the type is another.
const void *mullion_protocol_of(const void *existential);

/// Writes the descriptors of the protocols that a protocol refines, `limit` of them at most.
///
/// Returns how many were written.
size_t mullion_refined_protocols(const void *protocol, const void **protocols, size_t limit);

/// Whether a class, or one above it, conforms to a protocol.
bool mullion_conforms(const void *type, const void *protocol);

/// The name of a symbol as Swift writes it, which the caller frees; NULL: nobody knows.
char *mullion_demangled(const char *name);

/// The symbol of a class's or a protocol's descriptor; NULL where the file has no symbols, or not this one.
///
/// May be called on any thread. Of each file the symbols are gone through once, the first time: some
/// hundred nanoseconds a symbol. What is kept is 16 bytes a function and type. Names live as long as the process.
const char *mullion_descriptor_name(const void *descriptor);

/// Writes the symbols of the functions that a class or a protocol declares, in extensions too, and in
/// types within it, `limit` of them at most.
///
/// Returns how many there are; 0 where the file has no symbols.
size_t mullion_method_names(const void *descriptor, const char **names, size_t limit);

#endif
