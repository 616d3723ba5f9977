// SPDX-License-Identifier: Apache-2.0

import MullionDisplayTree

/// The kinds of files that are read here, by the identifiers that applications know them by.
enum ImageFileKind: String, CaseIterable {
  case png = "public.png"
  case jpeg = "public.jpeg"
  case gif = "com.compuserve.gif"
  case webP = "org.webmproject.webp"

  /// The kind of a file; nil: drawings have no pixels of their own.
  init?(_ format: ImageHeader.Format) {
    switch format {
    case .png: self = .png
    case .jpeg: self = .jpeg
    case .gif: self = .gif
    case .webP: self = .webP
    case .svg: return nil
    }
  }

  /// Whether such files are written.
  var isWritten: Bool { self == .png || self == .jpeg }
}
