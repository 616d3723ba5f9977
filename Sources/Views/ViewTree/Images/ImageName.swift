// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What file names tell about pictures, and where pictures of a name are.
enum ImageName {
  private static let endings = ["png", "jpg", "jpeg", "gif", "webp", "svg"]

  /// Pixels per point of the file at `path`, by the `@2x` or `@3x` at the end of its name.
  static func scale(ofPath path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if name.hasSuffix("@2x") { return 2 }
    if name.hasSuffix("@3x") { return 3 }
    return 1
  }

  /// The file of the picture called `name` in `bundle`; the finest scale is preferred.
  static func path(of name: String, in bundle: Bundle) -> String? {
    guard !name.isEmpty, let folder = bundle.resourcePath else { return nil }
    let url = URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: folder + "/"))
    let given = url.pathExtension
    let base = given.isEmpty ? name : String(name.dropLast(given.count + 1))
    let candidates = (given.isEmpty ? endings : [given]).flatMap { ending in
      ["@3x", "@2x", ""].map { "\(folder)/\(base)\($0).\(ending)" }
    }
    return candidates.first { FileManager.default.fileExists(atPath: $0) }
  }
}
