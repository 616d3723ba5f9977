// SPDX-License-Identifier: Apache-2.0

#include "CMullionLines.h"

#include <string.h>

// What is read of types is laid out as Swift's stable interface says for platforms without Objective-C, where
// an address has eight bytes. Weak, because a toolchain may name the functions otherwise.
extern const void *swift_conformsToProtocol(const void *type, const void *protocol)
    __attribute__((weak));
extern char *swift_demangle(
    const char *name, size_t length, char *into, size_t *size, uint32_t flags)
    __attribute__((weak));

#if defined(__linux__) && UINTPTR_MAX == UINT64_MAX

static uint32_t number_at(const void *place) {
  uint32_t number;
  memcpy(&number, place, sizeof number);
  return number;
}

static const void *address_at(const void *place) {
  const void *address;
  memcpy(&address, place, sizeof address);
  return address;
}

/// What an offset leads to that stands at a place and counts from there; its last bits say whether the
/// address stands there.
static const void *led_to(const void *place) {
  int32_t offset = (int32_t)number_at(place);
  const void *found = (const char *)place + (offset & ~3);
  return offset & 1 ? address_at(found) : found;
}

enum { ClassKind = 0, ExistentialKind = 0x303, ProtocolRequirement = 0, HasSuperclass = 0x40000000 };

const void *mullion_superclass(const void *type) {
  return (uintptr_t)address_at(type) == ClassKind ? address_at((const char *)type + 8) : NULL;
}

const void *mullion_class_descriptor(const void *type) {
  return (uintptr_t)address_at(type) == ClassKind ? address_at((const char *)type + 40) : NULL;
}

const void *mullion_protocol_of(const void *existential) {
  const char *type = existential;
  if ((uintptr_t)address_at(type) != ExistentialKind || number_at(type + 12) != 1 ||
      number_at(type + 8) & HasSuperclass)
    return NULL;
  return address_at(type + 16);
}

size_t mullion_refined_protocols(const void *protocol, const void **protocols, size_t limit) {
  uint32_t requirements = number_at((const char *)protocol + 12);
  size_t count = 0;
  for (uint32_t place = 0; place < requirements && count < limit; place++) {
    const char *requirement = (const char *)protocol + 24 + 12 * place;
    if ((number_at(requirement) & 0x1F) != ProtocolRequirement) continue;
    protocols[count++] = led_to(requirement + 8);
  }
  return count;
}

bool mullion_conforms(const void *type, const void *protocol) {
  return swift_conformsToProtocol && swift_conformsToProtocol(type, protocol);
}

#else

const void *mullion_superclass(const void *type) { return NULL; }
const void *mullion_class_descriptor(const void *type) { return NULL; }
const void *mullion_protocol_of(const void *existential) { return NULL; }
size_t mullion_refined_protocols(const void *protocol, const void **protocols, size_t limit) {
  return 0;
}
bool mullion_conforms(const void *type, const void *protocol) { return false; }

#endif

char *mullion_demangled(const char *name) {
  return swift_demangle ? swift_demangle(name, strlen(name), NULL, NULL, 0) : NULL;
}
