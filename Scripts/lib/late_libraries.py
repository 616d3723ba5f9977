# SPDX-License-Identifier: Apache-2.0
"""Writes functions that load a system library when one of its functions is called first.

A release starts on a machine that has neither Cairo nor GTK. Its libraries are not linked to them: each function of
theirs that Mullion calls is a jump through a table here, and the first call loads the library and fills the table.
"""

from dataclasses import dataclass, field


@dataclass
class Group:
    """Libraries that are loaded together."""

    # The number by which Mullion asks for the group: CMullionLibraries.h.
    number: int
    # What the libraries are for, in the sentence that is printed without them.
    use: str
    # The Debian packages to install.
    packages: str
    # The names under which the libraries are loaded.
    names: list[str]
    # The functions that are called, by library.
    functions: dict[str, list[str]] = field(default_factory=dict)


def assembly(functions):
    """The jumps, in the assembly language of x86-64.

    The first call comes with arguments in registers, which stay as they are while the library is loaded.
    """
    registers = ["rax", "rdi", "rsi", "rdx", "rcx", "r8", "r9", "r10"]
    lines = [".text"]
    for index, name in enumerate(functions):
        lines += [
            f".hidden {name}", f".globl {name}", f".type {name},@function",
            f"{name}:", f"  jmp *.Ltable+{8 * index}(%rip)",
            f".Lfirst{index}:", f"  pushq ${index}", "  jmp .Lload", f".size {name},.-{name}",
        ]
    lines += [".Lload:", *(f"  pushq %{name}" for name in registers), "  pushq %rbp", "  movq %rsp, %rbp",
              "  subq $128, %rsp", "  andq $-16, %rsp",
              *(f"  movups %xmm{n}, {16 * n}(%rsp)" for n in range(8)),
              f"  movq {8 * (len(registers) + 1)}(%rbp), %rdi", "  callq mullion_load_function",
              f"  movq %rax, {8 * (len(registers) + 1)}(%rbp)",
              *(f"  movups {16 * n}(%rsp), %xmm{n}" for n in range(8)),
              "  movq %rbp, %rsp", "  popq %rbp", *(f"  popq %{name}" for name in reversed(registers)),
              # The address of the function stands where its number stood.
              "  retq"]
    lines += [".data", ".balign 8", ".hidden mullion_function_table", ".globl mullion_function_table",
              "mullion_function_table:", ".Ltable:", *(f"  .quad .Lfirst{n}" for n in range(len(functions))),
              '.section .note.GNU-stack,"",@progbits']
    return "\n".join(lines) + "\n"


def text(value):
    """A C string."""
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def source(groups):
    """What loads the libraries, in C, and answers whether a group can be loaded."""
    rows, libraries = [], []
    for group in groups:
        for name in group.names:
            for function in group.functions.get(name, []):
                rows.append(f"  {{{text(function)}, {len(libraries)}}},")
            libraries.append(f"  {{{group.number}, {text(name)}, {text(group.use)}, {text(group.packages)}, NULL}},")
    return "\n".join([
        "#include <dlfcn.h>", "#include <stdio.h>", "#include <stdlib.h>", "#include <stddef.h>",
        "typedef struct { int group; const char *name, *use, *packages; void *_Atomic handle; } library;",
        "static library libraries[] = {", *libraries, "};",
        "static const struct { const char *name; int library; } functions[] = {", *rows, "};",
        "extern __attribute__((visibility(\"hidden\"))) void *_Atomic mullion_function_table[];",
        """
static void *opened(library *it) {
  void *handle = it->handle;
  if (!handle) it->handle = handle = dlopen(it->name, RTLD_NOW | RTLD_GLOBAL);
  return handle;
}

const char *mullion_missing_library(int group) {
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++)
    if (libraries[i].group == group && !opened(&libraries[i])) return libraries[i].packages;
  return NULL;
}

__attribute__((visibility("hidden"))) void *mullion_load_function(size_t index) {
  library *it = &libraries[functions[index].library];
  void *handle = opened(it), *found = handle ? dlsym(handle, functions[index].name) : NULL;
  if (!found) {
    fprintf(stderr, "mullion: %s needs %s%s%s; install %s (apt-get install).\\n", it->use,
            handle ? functions[index].name : "", handle ? ", which is not in this version of " : "", it->name, it->packages);
    exit(1);
  }
  mullion_function_table[index] = found;
  return found;
}
"""])


def ordered(groups):
    """The functions of all groups, as the table has them."""
    return [function for group in groups for name in group.names for function in group.functions.get(name, [])]
