// SPDX-License-Identifier: Apache-2.0

#include "image.h"

#ifdef __linux__

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static Bytes mapped_file(const char *path) {
  Bytes none = {NULL, 0};
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return none;
  struct stat facts;
  Bytes bytes = none;
  if (fstat(file, &facts) == 0 && facts.st_size > 0) {
    void *start = mmap(NULL, (size_t)facts.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (start != MAP_FAILED) bytes = (Bytes){start, (size_t)facts.st_size};
  }
  close(file);
  return bytes;
}

/// The bytes of a section; none where it is not in the file.
static Bytes section_bytes(Bytes file, const ElfW(Shdr) *section) {
  if (section->sh_type == SHT_NOBITS || section->sh_offset > file.size ||
      section->sh_size > file.size - section->sh_offset)
    return (Bytes){NULL, 0};
  return (Bytes){file.start + section->sh_offset, section->sh_size};
}

LineImage line_image_open(const char *path) {
  LineImage image = {.is_readable = true};
  Bytes file = mapped_file(path);
  const ElfW(Ehdr) *head = (const void *)file.start;
  if (file.size < sizeof *head || memcmp(head->e_ident, ELFMAG, SELFMAG) != 0 ||
      head->e_shentsize != sizeof(ElfW(Shdr)) || head->e_shoff > file.size ||
      (size_t)head->e_shnum * sizeof(ElfW(Shdr)) > file.size - head->e_shoff ||
      head->e_shstrndx >= head->e_shnum)
    return image;
  const ElfW(Shdr) *sections = (const void *)(file.start + head->e_shoff);
  Bytes names = section_bytes(file, &sections[head->e_shstrndx]);
  bool is_elsewhere = false;
  for (size_t place = 0; place < head->e_shnum; place++) {
    const ElfW(Shdr) *section = &sections[place];
    if (section->sh_type == SHT_SYMTAB && section->sh_link < head->e_shnum) {
      image.symbols = section_bytes(file, section);
      image.symbol_names = section_bytes(file, &sections[section->sh_link]);
    }
    if (section->sh_name >= names.size) continue;
    const char *name = (const char *)names.start + section->sh_name;
    if (!memchr(name, 0, names.size - section->sh_name)) continue;
    if (strcmp(name, ".gnu_debuglink") == 0) is_elsewhere = true;
    Bytes *wanted = strcmp(name, ".debug_line") == 0       ? &image.lines
                    : strcmp(name, ".debug_line_str") == 0 ? &image.line_texts
                    : strcmp(name, ".debug_str") == 0      ? &image.texts
                                                           : NULL;
    if (!wanted) continue;
    if (section->sh_flags & SHF_COMPRESSED) image.is_readable = false;
    *wanted = section_bytes(file, section);
  }
  if (is_elsewhere && !image.lines.size) image.is_readable = false;
  return image;
}

#else

LineImage line_image_open(const char *path) { return (LineImage){.is_readable = false}; }

#endif
