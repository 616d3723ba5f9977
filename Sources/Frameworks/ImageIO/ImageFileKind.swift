// SPDX-License-Identifier: Apache-2.0

import MullionDisplayTree

/// The supported file types, with their type identifiers.
enum ImageFileKind: String, CaseIterable {
  case png = "public.png"
  case jpeg = "public.jpeg"
  case gif = "com.compuserve.gif"
  case webP = "org.webmproject.webp"

  /// Creates the type of a format, or `nil` for vector images.
  init?(_ format: ImageHeader.Format) {
    switch format {
    case .png: self = .png
    case .jpeg: self = .jpeg
    case .gif: self = .gif
    case .webP: self = .webP
    case .svg: return nil
    }
  }

  /// Whether files of this type can be written.
  var isWritten: Bool { self == .png || self == .jpeg }
}
