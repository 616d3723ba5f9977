// SPDX-License-Identifier: Apache-2.0

extension Declaration {
  static let ofContent: [Declaration] = [
    Declaration("public.item", [], [], []),
    Declaration("public.content", [], [], []),
    Declaration("public.composite-content", ["public.content"], [], []),
    Declaration("public.disk-image", ["public.archive"], [], []),
    Declaration("public.data", ["public.item"], [], ["application/octet-stream"]),
    Declaration("public.directory", ["public.item"], [], []),
    Declaration("com.apple.resolvable", [], [], []),
    Declaration("public.symlink", ["public.item", "com.apple.resolvable"], [], []),
    Declaration("public.executable", ["public.item"], [], []),
    Declaration("com.apple.mount-point", ["public.item", "com.apple.resolvable"], [], []),
    Declaration("com.apple.alias-file", ["public.data", "com.apple.resolvable"], [], []),
    Declaration("com.apple.bookmark", ["public.data", "com.apple.resolvable"], [], []),
    Declaration("public.url", ["public.data"], [], []),
    Declaration("public.file-url", ["public.url"], [], []),
  ]
}
