// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Functions for deriving properties of images from file names, and for finding image files by name.
enum ImageName {
  private static let endings = ["png", "jpg", "jpeg", "gif", "webp", "svg"]

  /// Returns the number of pixels per point of the file at `path`, from the suffix `@2x` or `@3x` of its
  /// name; otherwise 1.
  static func scale(ofPath path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if name.hasSuffix("@2x") { return 2 }
    if name.hasSuffix("@3x") { return 3 }
    return 1
  }

  /// Returns the path of the image file called `name` in `bundle`, or `nil`.
  ///
  /// Without a file name extension in `name`, the extensions are searched in order; of the files with an
  /// extension, the one with the highest scale is preferred.
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
